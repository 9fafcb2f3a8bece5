import type { NamespaceSimpleAdminTranslation } from '../../i18n-types.ts'

const it_simpleAdmin = {
  title: 'Amministrazione semplice',
  gateTitle: 'Riservato al personale',
  gateText: 'Inserite la password per mostrare o nascondere sezioni e funzioni del sito.',
  password: 'Password',
  unlock: 'Sblocca',
  tooMany:
    'Troppe password errate. Riprovate tra 30 minuti, oppure usate l’area di amministrazione.',
  unlocking: 'Sblocco in corso…',
  lock: 'Esci',
  flagsTitle: 'Feature flag',
  flagsIntro: 'Le modifiche hanno effetto immediato, per tutti i visitatori e in tutte le lingue.',
  enabled: 'attivo',
  disabled: 'disattivato',
  group: {
    main_navigation: 'Navigazione principale',
    homepage_sections: 'Sezioni della home',
    site_features: 'Funzioni del sito',
  },
  saving: 'Salvataggio…',
  saved: '{name} ora è {state}',
  reverted: '{name} non è stato modificato: {reason}',
  databaseError: 'Errore del database: {message}',
  unexpected: 'Si è verificato un errore imprevisto durante il caricamento dei flag.',
  empty: 'Nessun flag trovato',
  tryAgain: 'Riprova',
  refresh: 'Aggiorna',
  loading: 'Caricamento dei flag…',
  description: {
    insights: 'Notizie e blog, con i relativi link di navigazione',
    news: 'La pagina delle notizie',
    blog: 'Il blog e i suoi articoli',
    teams: 'La pagina «Chi siamo»',
    partnerships: 'La pagina dei partner',
    solutions: 'La pagina delle soluzioni',
    brand_story: 'La storia del marchio nella home',
    products: 'I prodotti nella home',
    services: 'I servizi nella home',
    contact: 'La sezione «Contatti» della home',
    client_portal: 'Accesso e area clienti',
    founder: 'La fondatrice nella home',
    hero_section: 'La sezione di apertura della home',
    rotating_keywords: 'La parola che cambia nella sezione di apertura',
    our_process: 'Le quattro fasi nella home',
    b2b_request_form: 'Il modulo con cui le aziende chiedono l’accesso',
    hubspot_chat: 'La finestra di chat HubSpot, solo dopo il consenso',
    cookie_consent: 'Il banner dei cookie',
    domain_failover:
      'Le pagine restano leggibili da un secondo server quando il primo non risponde',
    client_orders:
      'Catalogo, prezzi e ordini nell’area clienti; assegnate prima i listini alle aziende',
    french_language: 'La versione francese del sito',
  },
} satisfies NamespaceSimpleAdminTranslation

export default it_simpleAdmin
