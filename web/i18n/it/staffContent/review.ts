import type { NamespaceStaffContentTranslation } from '../../i18n-types.ts'

export default {
  title: 'Revisione',
  ask: 'Chiedi una revisione',
  again: 'Chiedi un’altra revisione',
  asked: 'Annotato. Ora un’altra persona può rivedere il testo.',
  waiting: 'Revisione chiesta da {who}, {when}.',
  own: 'Deve rispondere un’altra persona: nessuno rivede un testo proprio.',
  approve: 'Approva',
  approved: 'Approvato. Ora si può pubblicare.',
  isApproved: 'Approvato da {who}, {when}.',
  sendBack: 'Rimanda indietro',
  why: 'Che cosa va cambiato?',
  send: 'Rimanda con questa nota',
  returned: 'Rimandato indietro con la vostra nota.',
  isReturned: 'Rimandato indietro da {who}, {when}:',
  second:
    'Chi ha scritto questo testo non può pubblicarlo: chiedete una revisione o lasciate la pubblicazione a un’altra persona.',
  secondPlan:
    'Verrà pubblicato automaticamente solo se per allora un’altra persona l’avrà approvato.',
  states: {
    asked: 'Da rivedere',
    approved: 'Approvato',
    returned: 'Rimandato',
  },
} satisfies NamespaceStaffContentTranslation['review']
