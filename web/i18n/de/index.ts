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
    tagline: 'Lebensmittel vom Mittelmeer, sorgfältig importiert, unter Marken, die bleiben.',
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
    address: 'Anschrift',
    phone: 'Telefon',
    email: 'E-Mail',
    hours: 'Öffnungszeiten',
    openNow: 'Jetzt geöffnet',
    closedNow: 'Zurzeit geschlossen',
    weekdays: 'Montag bis Freitag',
    saturday: 'Samstag',
    sunday: 'Sonntag',
    closed: 'Geschlossen',
    country: 'Kanada',
  },
  consent: {
    label: 'Cookie-Einwilligung',
    text: 'Die Website kommt ohne Nachverfolgung aus. Wenn Sie zustimmen, dürfen externe Anbieter Seitenaufrufe zählen und ein Chatfenster anzeigen; wenn Sie ablehnen, ändert sich nichts.',
    accept: 'Zustimmen',
    decline: 'Ablehnen',
    learnMore: 'Mehr erfahren',
  },
  notFound: {
    title: 'Hoppla! Seite nicht gefunden',
    text: 'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, oder der Link enthält einen Tippfehler.',
    countdown: 'In 3 Sekunden öffnet sich die Startseite.',
    stay: 'Hierbleiben',
    home: 'Zur Startseite',
    staying: 'Sie bleiben auf dieser Seite.',
  },
  problem: {
    'request/not-json':
      'Der Server konnte die Anfrage nicht lesen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
    'request/too-large':
      'Das ist mehr, als der Server auf einmal annimmt. Bitte kürzen Sie die Eingabe.',
    'request/invalid': 'Einige Angaben fehlen oder sind ungültig. Bitte prüfen Sie Ihre Eingaben.',
    'request/not-found': 'Das Gesuchte gibt es nicht oder nicht mehr.',
    'request/rate-limited': 'Zu viele Versuche in kurzer Zeit. Bitte warten Sie eine Minute.',
    'request/wrong-origin': 'Die Anfrage kam von einer fremden Website und wurde abgelehnt.',
    'auth/no-token': 'Bitte melden Sie sich an, um fortzufahren.',
    'auth/token-invalid': 'Ihre Anmeldung ist nicht mehr gültig. Bitte melden Sie sich erneut an.',
    'auth/forbidden': 'Ihr Konto ist dazu nicht berechtigt.',
    'auth/session-gone': 'Ihre Sitzung ist beendet. Bitte melden Sie sich wieder an.',
    'simple-admin/incorrect-password': 'Falsches Passwort',
    'flag/unknown':
      'Diesen Schalter gibt es nicht. Aktualisieren Sie die Liste, um die vorhandenen zu sehen.',
    'flag/changed-since':
      'Jemand anderes hat diesen Schalter inzwischen geändert. Die Liste ist jetzt auf dem neuesten Stand.',
    'server/database-unavailable':
      'Die Datenbank ist im Moment nicht erreichbar. Bitte versuchen Sie es in Kürze wieder.',
    'server/setting-missing':
      'Der Server ist dafür noch nicht eingerichtet. Bitte verständigen Sie die Administration.',
    'server/unexpected': 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
    'network/unreachable': 'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung.',
  },
} satisfies Translation

export default de
