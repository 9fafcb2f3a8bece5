import type { NamespacePeopleTranslation } from '../../i18n-types.ts'

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
  reply: 'Risposta dell’azienda',
  approve: 'Approva',
  approveText:
    '{company} ottiene l’accesso all’area clienti e {email} riceve un invito in {language}.',
  approved: 'Approvata. L’invito è partito.',
  refuse: 'Rifiuta…',
  refuseTitle: 'Rifiuta la richiesta',
  refuseSend: 'Rifiuta e invia',
  refused: 'Rifiutata. Chi ha fatto richiesta riceve il motivo via e-mail.',
  ask: 'Fai una domanda…',
  askTitle: 'Chiedi altre informazioni',
  askSend: 'Invia la domanda',
  asked: 'La domanda è partita.',
  message: 'Messaggio a chi ha fatto richiesta',
  messageHint:
    'Parte così come lo scrivete, all’interno di un’e-mail in {language}. Al massimo 2.000 caratteri.',
  toCompany: 'Vai all’azienda',
  stale: 'Nel frattempo è stata presa una decisione. Ecco la situazione attuale.',
} satisfies NamespacePeopleTranslation['requests']
