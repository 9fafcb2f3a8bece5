import type { Translation } from '../i18n-types.ts'

const de = {
  skipToContent: 'Zum Inhalt springen',
  loading: 'Wird geladen …',
  nav: {
    label: 'Hauptnavigation',
    home: 'Startseite',
    products: 'Produkte',
    services: 'Leistungen',
    brandStory: 'Geschichte',
    contact: 'Kontakt',
    solutions: 'Lösungen',
    teams: 'Team',
    partnerships: 'Partner',
    news: 'Aktuelles',
    blog: 'Blog',
    clientPortal: 'Kundenportal',
    menu: 'Menü',
    closeMenu: 'Menü schließen',
    trail: 'Sie sind hier',
  },
  language: { label: 'Sprache' },
  footer: {
    tagline:
      'Mediterrane Lebensmittel, sorgfältig importiert und unter Marken verkauft, die bleiben.',
    explore: 'Entdecken',
    company: 'Unternehmen',
    legal: 'Rechtliches',
    home: 'Startseite',
    products: 'Produkte',
    services: 'Leistungen',
    brandStory: 'Unsere Geschichte',
    contact: 'Kontakt',
    privacy: 'Datenschutz',
    terms: 'Nutzungsbedingungen',
    cookieSettings: 'Cookie-Einstellungen',
    rights: '© {year} {company} · Alle Rechte vorbehalten',
  },
  office: {
    openNow: 'Jetzt geöffnet',
    closedNow: 'Zurzeit geschlossen',
    until: 'bis {time} Uhr',
    opens: 'wieder ab {day}, {time} Uhr',
    // a range of weekdays
    days: '{first} bis {last}',
    closed: 'Geschlossen',
    country: 'Kanada',
  },
  // by the country of the visitor
  quotations: {
    CAD: 'Unsere Angebote erhalten Sie in kanadischen Dollar (CAD).',
    USD: 'Unsere Angebote erhalten Sie in US-Dollar (USD).',
    EUR: 'Unsere Angebote erhalten Sie in Euro (EUR).',
  },
  consent: {
    label: 'Cookie-Einwilligung',
    text: 'Diese Website kommt ohne Tracking aus. Wenn Sie zustimmen, dürfen externe Anbieter Seitenaufrufe zählen und ein Chatfenster anzeigen; wenn Sie ablehnen, geschieht beides nicht.',
    accept: 'Zustimmen',
    decline: 'Ablehnen',
    learnMore: 'Mehr erfahren',
    // appended to the link for screen readers
    learnMoreAbout: 'über Cookies und Datenschutz',
  },
  brokenPage: {
    title: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
    retry: 'Erneut versuchen',
    part: 'Dieser Teil der Seite konnte nicht geladen werden.',
  },
} satisfies Translation

export default de
