import type { NamespaceStaffPortalTranslation } from '../../i18n-types.ts'

export default {
  gate: {
    title: 'Area di amministrazione',
    intro: 'Sezioni, funzioni, utenti e statistiche di questo sito.',
    signIn: 'Accesso per amministratori',
    refused: 'Questo account non ha accesso all’area di amministrazione.',
    memory: 'L’accesso termina quando si esce, si ricarica la pagina o si chiude questa scheda.',
  },
  shell: {
    title: 'Area di amministrazione',
    navigation: 'Area di amministrazione',
    collapse: 'Comprimi la barra laterale',
    expand: 'Espandi la barra laterale',
    shortcut: 'Ctrl o ⌘ + B',
    open: 'Apri il menu',
    close: 'Chiudi il menu',
    website: 'Vai al sito',
    account: 'Sicurezza dell’account',
    logout: 'Esci',
    waiting: 'da fare: {n}',
    unread: 'non lette: {n}',
    signedInAs: 'Accesso effettuato come',
    again: 'Riprova',
    refresh: 'Aggiorna',
    dismiss: 'Chiudi',
    cancel: 'Annulla',
    discard: {
      question: 'Annullare le modifiche?',
      keep: 'Continua a modificare',
      discard: 'Annulla le modifiche',
    },
    unsaved: {
      title: 'Uscire senza salvare?',
      text: 'Le modifiche non sono ancora state salvate. Se uscite da questa schermata, andranno perse.',
      stay: 'Resta qui',
      leave: 'Esci senza salvare',
    },
  },
  groups: { website: 'Sito web', sales: 'Vendite', people: 'Persone', system: 'Sistema' },
  find: {
    open: 'Cerca',
    shortcut: 'Ctrl o ⌘ + K',
    hint: 'Schermate, persone, aziende, ordini, prodotti, testi',
    none: 'Nessun risultato.',
    failed: 'La ricerca non è riuscita: {detail}',
    kinds: {
      screens: 'Schermate',
      orders: 'Ordini',
      companies: 'Aziende',
      people: 'Persone',
      products: 'Prodotti',
      stories: 'Testi',
    },
  },
  screens: {
    dashboard: {
      title: 'Panoramica',
      lead: 'Come va il sito e che cosa è successo di recente.',
    },
    sections: {
      title: 'Sezioni e funzioni',
      lead: 'Ciò che vedono i visitatori, pagina per pagina: mostratelo o nascondetelo. Le modifiche hanno effetto immediato, in tutte le lingue.',
    },
    'feature-flags': {
      title: 'Feature flag',
      lead: 'Tutti i flag con cronologia, programmazione e anteprime, e lo stato del sistema.',
    },
    users: { title: 'Gestione utenti', lead: 'Chi può accedere e che cosa può fare.' },
    companies: {
      title: 'Aziende',
      lead: 'Le aziende che comprano da noi o hanno chiesto di farlo.',
    },
    content: {
      title: 'Gestione dei contenuti',
      lead: 'Le notizie, gli articoli e i testi delle pagine del sito, in tutte le lingue.',
    },
    'amazon-assets': {
      title: 'Materiali per Amazon',
      lead: 'Tutto ciò che serve allo Store del marchio su Amazon, pronto da incollare.',
    },
    analytics: {
      title: 'Statistiche',
      lead: 'Che cosa leggono i visitatori e da dove arrivano.',
    },
    settings: { title: 'Impostazioni', lead: 'Recapiti, orari, sicurezza e pubblicazione.' },
    notifications: {
      title: 'Notifiche',
      lead: 'Che cosa richiede attenzione e come venite avvisati.',
    },
    messages: {
      title: 'Messaggi',
      lead: 'Che cosa hanno scritto i visitatori: rispondete, assegnate, concludete.',
    },
    catalogue: {
      title: 'Catalogo',
      lead: 'Che cosa vendete e a che prezzo: si modifica qui o si importa da un file.',
    },
    orders: {
      title: 'Ordini',
      lead: 'Gli ordini dei clienti, in ordine di scadenza: confermateli, modificateli o rifiutateli.',
    },
    recalls: {
      title: 'Richiami',
      lead: 'Richiamate i lotti, seguite le risposte e svolgete un’esercitazione all’anno.',
    },
  },
  missing: {
    title: 'Pagina non trovata',
    text: 'A questo indirizzo dell’area di amministrazione non c’è alcuna pagina. Controllate che non ci siano errori di battitura.',
    back: 'Vai alla panoramica',
  },
  preview: {
    label: 'Anteprima',
    on: 'Mostrati come attivi: {flags}.',
    off: 'Mostrati come disattivati: {flags}.',
    until: 'Scade: {time}, ora di Ottawa.',
    leave: 'Esci dall’anteprima',
    ended: 'Questo link di anteprima è scaduto. Vedete il sito così com’è.',
  },
} satisfies Partial<NamespaceStaffPortalTranslation>
