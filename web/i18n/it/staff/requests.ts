import type { NamespaceStaffTranslation } from '../../i18n-types.ts'

export default {
  caption: 'Richieste di accesso',
  searchHint: 'Azienda, nome o e-mail',
  business: 'Azienda',
  contact: 'Contatto',
  status: 'Stato',
  received: 'Ricevuta',
  statuses: {
    submitted: 'Da esaminare',
    'more-information': 'In attesa di risposta',
    approved: 'Approvata',
    refused: 'Rifiutata',
    withdrawn: 'Ritirata',
  },
  reason: 'Il nostro messaggio',
  reply: 'Risposta ricevuta',
  approve: 'Approva',
  approveText:
    '{company} avrà accesso all’area clienti e {email} riceverà un invito in {language}.',
  approved: 'Approvata. L’invito è partito.',
  refuse: 'Rifiuta…',
  refuseTitle: 'Rifiuta la richiesta',
  refuseSend: 'Rifiuta e invia',
  refused: 'Rifiutata. Il motivo è stato inviato a chi ha fatto richiesta.',
  ask: 'Fai una domanda…',
  askTitle: 'Chiedi altre informazioni',
  askSend: 'Invia la domanda',
  asked: 'La domanda è partita.',
  message: 'Messaggio a chi ha fatto richiesta',
  messageHint:
    'Inviato così come lo scrivete, in un’e-mail in {language}. Al massimo 2.000 caratteri.',
  toCompany: 'Vai all’azienda',
  stale: 'Questa richiesta è già stata decisa. Ecco la situazione attuale.',
} satisfies NamespaceStaffTranslation['requests']
