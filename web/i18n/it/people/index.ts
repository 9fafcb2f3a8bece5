import type { NamespacePeopleTranslation } from '../../i18n-types.ts'
// `.js`, as nowhere else: typesafe-i18n compiles these files and follows their imports
import businesses from './businesses.js'
import requests from './requests.js'
import submissions from './submissions.js'
import users from './users.js'

const it_people = {
  list: {
    search: 'Cerca',
    all: 'Tutti',
    more: 'Mostra altri',
    shown: 'In elenco: {n}',
    empty: 'Qui non c’è ancora nulla.',
    noMatch: 'Nessun risultato per questa ricerca.',
    reset: 'Azzera la ricerca',
    open: 'Apri {name}',
    never: 'Mai',
    unknown: 'Sconosciuto',
    erased: 'Dati personali cancellati',
    language: 'Lingua',
    history: 'Che cosa è stato fatto',
    noHistory: 'Finora nulla.',
    by: 'da {name}',
    applicant: 'chi ha fatto richiesta',
    sure: 'Confermate?',
    saved: 'Fatto.',
  },
  actions: {
    'user/role-changed': 'Ruolo modificato',
    'user/suspended': 'Account sospeso',
    'user/reinstated': 'Account riattivato',
    'user/sessions-ended': 'Sessioni chiuse',
    'user/invited': 'Invito inviato',
    'user/password-reset-sent': 'Link per una nuova password inviato',
    'user/factors-removed': 'Secondo passaggio rimosso',
    'access-request/approved': 'Richiesta approvata',
    'access-request/refused': 'Richiesta rifiutata',
    'access-request/more-information': 'Chieste altre informazioni',
    'access-request/answered': 'Risposta ricevuta',
    'access-request/withdrawn': 'Richiesta ritirata',
    'company/member-invited': 'Collega invitato',
    'submission/sent-again': 'Messaggio inviato di nuovo',
    'submission/exported': 'Messaggi esportati',
    'flag-previews/ended': 'Link di anteprima disattivati',
  },
  tabs: {
    label: 'Parti di questa schermata',
    requests: 'Richieste',
    businesses: 'Aziende',
    messages: 'Messaggi',
  },
  refused: {
    'user/unknown': 'Questo utente non esiste più.',
    'user/exists': 'Esiste già un account con questo indirizzo: lo trovate nell’elenco.',
    'user/last-admin': 'È l’ultimo amministratore che può accedere. Prima nominatene un altro.',
    'user/own-account': 'Non potete farlo sul vostro account.',
    'user/suspended': 'L’account di questa persona è sospeso. Prima riattivatelo.',
    'user/not-invited': 'L’invito è già stato accettato.',
    'user/no-email': 'Questo account non ha un indirizzo e-mail.',
    'user/no-factor': 'Questo account non ha un secondo passaggio.',
    'access-request/unknown': 'Questa richiesta non esiste più.',
    'access-request/changed-since': 'Nel frattempo la richiesta è cambiata.',
    'access-request/erased':
      'I dati personali di questa richiesta sono stati cancellati: non si può avvisare nessuno.',
    'company/unknown': 'Questa azienda non esiste più.',
    'company/already-member': 'Questa persona fa già parte dell’azienda.',
    'submission/unknown': 'Questo messaggio non esiste più.',
    'submission/not-sendable': 'È in corso di invio, oppure il contenuto è stato cancellato.',
    'settings/changed-since':
      'Qualcun altro ha apportato una modifica nel frattempo. Non è stato salvato nulla.',
    'settings/locked': 'Lo decide una variabile del gestore: qui non si può modificare.',
    'settings/link-over': 'Questo link è scaduto, oppure ne è stato inviato uno più recente.',
    'account/proof-needed': 'Prima confermate la vostra identità.',
    'account/password-wrong': 'La password è errata.',
    'account/no-password':
      'Questo account non ha una password. Accedete di nuovo con il secondo passaggio, oppure scegliete una password in Sicurezza dell’account.',
  },
  users,
  requests,
  businesses,
  submissions,
} satisfies NamespacePeopleTranslation

export default it_people
