import type { Translation } from '../i18n-types.ts'

const it = {
  skipToContent: 'Vai al contenuto',
  loading: 'Caricamento…',
  nav: {
    label: 'Navigazione principale',
    home: 'Pagina iniziale',
    products: 'Prodotti',
    services: 'Servizi',
    brandStory: 'Storia',
    contact: 'Contatti',
    solutions: 'Soluzioni',
    teams: 'Chi siamo',
    partnerships: 'Partner',
    news: 'Notizie',
    blog: 'Blog',
    clientPortal: 'Area clienti',
    menu: 'Menù',
    closeMenu: 'Chiudi il menù',
    trail: 'Percorso di navigazione',
  },
  language: { label: 'Lingua' },
  footer: {
    tagline:
      'Alimenti del Mediterraneo, importati con cura e venduti con marchi destinati a restare.',
    explore: 'Esplora',
    company: 'Azienda',
    legal: 'Note legali',
    home: 'Pagina iniziale',
    products: 'Prodotti',
    services: 'Servizi',
    brandStory: 'La nostra storia',
    contact: 'Contatti',
    privacy: 'Informativa privacy',
    terms: 'Condizioni d’uso',
    cookieSettings: 'Impostazioni dei cookie',
    rights: '© {year} {company} · Tutti i diritti riservati',
  },
  office: {
    address: 'Indirizzo',
    phone: 'Telefono',
    email: 'Posta elettronica',
    hours: 'Orari di apertura',
    openNow: 'Ora aperto',
    closedNow: 'Ora chiuso',
    weekdays: 'Dal lunedì al venerdì',
    saturday: 'Sabato',
    sunday: 'Domenica',
    closed: 'Chiuso',
    country: 'Canada',
  },
  consent: {
    label: 'Consenso ai cookie',
    text: 'Il sito funziona senza tracciamento. Se accettate, fornitori esterni potranno contare le pagine visitate e mostrare una finestra di chat; se rifiutate, non cambia nulla.',
    accept: 'Accetto',
    decline: 'Rifiuto',
    learnMore: 'Maggiori informazioni',
  },
  notFound: {
    title: 'Ops! Pagina non trovata',
    text: 'A questo indirizzo non c’è alcuna pagina. Forse è stata spostata, oppure nel link c’è un errore di battitura.',
    countdown: 'Tra 3 secondi si aprirà la pagina iniziale.',
    stay: 'Restare qui',
    home: 'Torna alla pagina iniziale',
    staying: 'Restate su questa pagina.',
  },
  problem: {
    'request/not-json':
      'Il server non è riuscito a leggere la richiesta. Ricaricate la pagina e riprovate.',
    'request/too-large':
      'Il contenuto supera quanto il server accetta in una volta. Accorciatelo e riprovate.',
    'request/invalid': 'Alcuni dati mancano o non sono validi. Controllateli e riprovate.',
    'request/not-found': 'Ciò che avete richiesto non esiste, o non esiste più.',
    'request/rate-limited': 'Troppi tentativi in poco tempo. Attendete un minuto e riprovate.',
    'request/wrong-origin': 'La richiesta proveniva da un altro sito ed è stata respinta.',
    'auth/no-token': 'Per continuare è necessario accedere.',
    'auth/token-invalid': 'L’accesso non è più valido. Effettuatelo di nuovo.',
    'auth/forbidden': 'Il vostro account non è abilitato a questa operazione.',
    'auth/session-gone': 'La sessione è terminata. Accedete di nuovo.',
    'simple-admin/incorrect-password': 'Password errata',
    'flag/unknown':
      'Questo interruttore non esiste. Aggiornate l’elenco per vedere quelli attuali.',
    'flag/changed-since':
      'Nel frattempo qualcun altro ha modificato questo interruttore. L’elenco è stato aggiornato.',
    'server/database-unavailable':
      'La banca dati al momento non è raggiungibile. Riprovate tra poco.',
    'server/setting-missing':
      'Il server non è ancora configurato per questa operazione. Avvisate l’amministratore.',
    'server/unexpected': 'Si è verificato un problema da parte nostra. Riprovate.',
    'network/unreachable': 'Il server non risponde. Controllate la connessione e riprovate.',
  },
} satisfies Translation

export default it
