import type { NamespacePeopleTranslation } from '../../i18n-types.ts'

export default {
  caption: 'Che cosa hanno inviato i visitatori',
  kind: 'Modulo',
  kinds: {
    contact: 'Contatto',
    'b2b-access': 'Richiesta di accesso',
  },
  state: 'Consegna',
  states: {
    dead: 'Abbandonata',
    waiting: 'In corso',
    delivered: 'Consegnata',
  },
  attempts: 'Tentativi',
  destination: 'Consegnata a',
  destinations: {
    mail: 'Casella dell’ufficio',
  },
  error: 'Ultimo errore',
  received: 'Ricevuto',
  next: 'Prossimo tentativo',
  content: 'Contenuto',
  tries: 'Tutti i tentativi',
  noTries: 'Ancora nessuno.',
  outcomes: {
    delivered: 'consegnato',
    retry: 'sarà ritentato',
    refused: 'rifiutato',
  },
  again: 'Invia di nuovo',
  againText: 'È già stato consegnato. Inviarlo di nuovo crea una seconda voce a destinazione.',
  sentAgain: 'Nuovo invio in corso.',
  fields: {
    firstName: 'Nome',
    lastName: 'Cognome',
    email: 'E-mail',
    phone: 'Telefono',
    message: 'Messaggio',
    companyName: 'Azienda',
    jobTitle: 'Ruolo',
    companySize: 'Dimensione dell’azienda',
    industry: 'Settore',
    website: 'Sito web',
    businessNeeds: 'Esigenze',
  },
} satisfies NamespacePeopleTranslation['submissions']
