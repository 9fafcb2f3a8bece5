import type { NamespaceStaffContentTranslation } from '../../i18n-types.ts'

export default {
  title: 'Revisione',
  ask: 'Chiedi una revisione',
  again: 'Chiedi un’altra revisione',
  asked: 'Ora un collega può rivedere il testo.',
  waiting: 'Revisione richiesta da {who}, {when}.',
  own: 'La revisione spetta a un collega. Non potete rivedere un vostro testo.',
  approve: 'Approva',
  approved: 'Approvato. Ora si può pubblicare.',
  isApproved: 'Approvato da {who}, {when}.',
  sendBack: 'Rimanda',
  why: 'Che cosa va cambiato?',
  send: 'Rimanda con questa nota',
  returned: 'Rimandato con la vostra nota.',
  isReturned: 'Rimandato da {who}, {when}:',
  second:
    'Non potete pubblicare un testo scritto da voi. Chiedete una revisione o lasciate che lo pubblichi un collega.',
  secondPlan: 'Verrà pubblicato automaticamente solo se per allora un collega l’avrà approvato.',
  states: {
    asked: 'Da rivedere',
    approved: 'Approvato',
    returned: 'Da correggere',
  },
} satisfies NamespaceStaffContentTranslation['review']
