import type { Translation } from '../i18n-types.ts'

const it = {
  skipToContent: 'Vai al contenuto',
  loading: 'Caricamento…',
  nav: {
    label: 'Navigazione principale',
    home: 'Home',
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
    menu: 'Menu',
    closeMenu: 'Chiudi il menu',
    trail: 'Percorso di navigazione',
  },
  language: { label: 'Lingua' },
  footer: {
    tagline:
      'Alimenti del Mediterraneo, importati con cura e venduti con marchi destinati a durare.',
    explore: 'Esplora',
    company: 'Azienda',
    legal: 'Note legali',
    home: 'Home',
    products: 'Prodotti',
    services: 'Servizi',
    brandStory: 'La nostra storia',
    contact: 'Contatti',
    privacy: 'Privacy',
    terms: 'Condizioni d’uso',
    cookieSettings: 'Impostazioni dei cookie',
    rights: '© {year} {company} · Tutti i diritti riservati',
  },
  office: {
    openNow: 'Aperto ora',
    closedNow: 'Chiuso ora',
    until: 'fino alle {time}',
    opens: 'apriamo {day} alle {time}',
    // a range of weekdays
    days: 'Da {first} a {last}',
    closed: 'Chiuso',
    country: 'Canada',
  },
  // by the country of the visitor
  quotations: {
    CAD: 'I nostri preventivi sono in dollari canadesi (CAD).',
    USD: 'I nostri preventivi sono in dollari statunitensi (USD).',
    EUR: 'I nostri preventivi sono in euro (EUR).',
  },
  consent: {
    label: 'Consenso ai cookie',
    text: 'Il sito funziona senza tracciamento. Se accettate, fornitori esterni potranno contare le pagine visitate e mostrare una finestra di chat; se rifiutate, non potranno fare né l’una né l’altra cosa.',
    accept: 'Accetto',
    decline: 'Rifiuto',
    learnMore: 'Maggiori informazioni',
    // appended to the link for screen readers
    learnMoreAbout: 'su cookie e privacy',
  },
  brokenPage: {
    title: 'Si è verificato un errore sul nostro server. Riprovate.',
    retry: 'Riprova',
    part: 'Non è stato possibile caricare questa parte della pagina.',
  },
} satisfies Translation

export default it
