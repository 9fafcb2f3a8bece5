import type { NamespacePeopleTranslation } from '../../i18n-types.ts'

/** What staff are told of, and how they choose to be. */
export default {
  tabs: {
    label: 'Notifiche in arrivo e preferenze',
    inbox: 'In arrivo',
    preferences: 'Preferenze',
  },
  list: 'Notifiche',
  views: {
    label: 'Quali notifiche',
    unread: 'Non lette',
    all: 'Tutte',
    done: 'Gestite',
  },
  sentences: {
    'request-submitted': '{name} ha richiesto l’accesso',
    'request-answered': '{name} ha risposto alla vostra domanda sulla richiesta',
    message: 'Nuovo messaggio da {name}',
    order: 'L’ordine {number} di {name} attende una risposta',
    'delivery-dead': 'Un messaggio di {name} non è stato recapitato',
    'recall-mail-dead': 'Alcuni clienti non hanno ricevuto l’e-mail di un richiamo: {name}',
    'drill-due': 'È ora di fare un’esercitazione di richiamo',
    'health-healthy': 'Il sistema funziona di nuovo normalmente',
    'health-warning': 'Il sistema ha emesso un avviso',
    'health-error': 'Il sistema segnala un errore',
    'review-asked': 'Revisione richiesta: {name}',
    published: 'Pubblicato: {name}',
    'publication-failed': 'Un testo programmato non è stato pubblicato: {name}',
    'plan-conflict': 'Una modifica programmata non è stata eseguita: {name}',
    'role-admin': '{name} ha ora il ruolo di amministratore',
    'role-client': '{name} ha ora il ruolo di cliente',
    'role-none': '{name} non ha più alcun ruolo',
    'address-changed': '{name} accede ora con questo indirizzo',
  },
  nameless: '(dati cancellati)',
  unread: 'Non letta',
  read: 'Segna come letta',
  readAll: 'Segna tutte come lette',
  allRead: 'Tutte le notifiche sono segnate come lette.',
  done: 'Gestita',
  notDone: 'Non ancora gestita',
  isDone: 'Segnata come gestita per tutti.',
  isOpen: 'Riaperta per tutti.',
  doneBy: 'Gestita da {name}, {when}',
  settled: 'Risolta automaticamente, {when}',
  reason: 'Ricevete questa notifica perché siete amministratori e seguite «{event}».',
  change: 'Modifica',
  empty: {
    unread: 'Tutto letto.',
    all: 'Ancora nessuna notifica.',
    done: 'Non è ancora stata gestita nessuna notifica.',
    text: 'Nuovi messaggi, richieste, ordini e problemi compaiono qui automaticamente.',
  },
  preferences: {
    title: 'Come vi avvisiamo',
    text: 'Queste scelte valgono solo per voi e per le nuove notifiche.',
    digest:
      'Il riepilogo del mattino parte alle 8:00 (ora di Ottawa) nei giorni lavorativi ed elenca tutto ciò che è aperto e non letto. Se non c’è nulla, non parte.',
    inbox: 'Mostra tra le notifiche in arrivo',
    mail: 'E-mail',
    now: 'Dopo 10 minuti, se non è stata letta',
    atOnce: 'Subito',
    daily: 'Nel riepilogo del mattino',
    off: 'Mai',
    saved: 'Salvato: {event}.',
  },
  events: {
    'request-submitted': {
      title: 'Nuove richieste di accesso',
      text: 'Un’azienda chiede l’accesso all’area clienti.',
    },
    'request-answered': {
      title: 'Risposte sulle richieste',
      text: 'Un’azienda risponde a una vostra domanda.',
    },
    message: { title: 'Messaggi', text: 'Un visitatore scrive dal modulo di contatto.' },
    order: { title: 'Ordini', text: 'L’ordine di un cliente attende una risposta.' },
    'delivery-dead': {
      title: 'Messaggi non recapitati',
      text: 'Un messaggio non arriva né a HubSpot né all’ufficio.',
    },
    'recall-mail-dead': {
      title: 'E-mail di richiamo non recapitate',
      text: 'Un’e-mail su un richiamo non viene recapitata.',
    },
    'drill-due': {
      title: 'Esercitazioni di richiamo',
      text: 'L’ultima esercitazione risale a più di 12 mesi fa.',
    },
    health: {
      title: 'Stato del sistema',
      text: 'Il sistema smette di funzionare normalmente o riprende a farlo.',
    },
    'review-asked': { title: 'Revisioni', text: 'Un collega chiede la revisione di un testo.' },
    published: {
      title: 'Testi pubblicati',
      text: 'Un collega pubblica una notizia o un articolo, oppure esce un testo programmato.',
    },
    'publication-failed': {
      title: 'Testi non pubblicati',
      text: 'Un testo programmato non viene pubblicato all’ora prevista.',
    },
    'plan-conflict': {
      title: 'Modifiche programmate non eseguite',
      text: 'Il flag è cambiato prima, oppure chi aveva programmato la modifica non ne ha più il diritto.',
    },
    'role-changed': {
      title: 'Ruoli modificati',
      text: 'Un collega cambia il ruolo di una persona.',
    },
    'address-changed': {
      title: 'Indirizzi modificati',
      text: 'Un utente con un ruolo cambia il proprio indirizzo di accesso.',
    },
  },
} satisfies NamespacePeopleTranslation['notifications']
