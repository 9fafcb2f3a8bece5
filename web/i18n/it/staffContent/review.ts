import type { NamespaceStaffContentTranslation } from '../../i18n-types.ts'

export default {
  title: 'Revisione',
  ask: 'Chiedi una revisione',
  again: 'Chiedi un’altra revisione',
  asked: 'Richiesta registrata. Ora un collega può rivedere il testo.',
  waiting: 'Revisione richiesta da {who}, {when}.',
  own: 'Deve rispondere un collega: nessuno può rivedere i propri testi.',
  approve: 'Approva',
  approved: 'Approvato. Ora si può pubblicare.',
  isApproved: 'Approvato da {who}, {when}.',
  sendBack: 'Rimanda indietro',
  why: 'Che cosa va cambiato?',
  send: 'Rimanda con questa nota',
  returned: 'Rimandato indietro con la vostra nota.',
  isReturned: 'Rimandato indietro da {who}, {when}:',
  second:
    'Chi ha scritto questo testo non può pubblicarlo: chiedete una revisione o lasciate che lo pubblichi un collega.',
  secondPlan: 'Verrà pubblicato automaticamente solo se per allora un collega l’avrà approvato.',
  states: {
    asked: 'Da rivedere',
    approved: 'Approvato',
    returned: 'Da correggere',
  },
} satisfies NamespaceStaffContentTranslation['review']
