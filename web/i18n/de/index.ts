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
  page: {
    home: {
      title: 'Meltemi Imports: Importeur für Lebensmittel vom Mittelmeer',
      description:
        'Olivenöle, Honige, Oliven, Gewürze, Weine und Käse von Erzeugern am Mittelmeer: importiert und als Marke aufgebaut für Käufer in Kanada und den USA.',
    },
    solutions: {
      title: 'Lösungen für den Einkauf',
      description:
        'Importprogramme für Handel, Gastronomie und Großhandel: wie Meltemi ein mediterranes Sortiment mit Ihnen plant, vorbereitet und weiterführt.',
    },
    teams: {
      title: 'Unser Team',
      description:
        'Das Team von Meltemi in Ottawa: wer einkauft, wer Etiketten prüft, wer Marken aufbaut und wer Paletten bewegt, und wie sich alle die Arbeit teilen.',
    },
    partnerships: {
      title: 'Partnerschaften',
      description:
        'So arbeitet Meltemi mit Erzeugern rund um das Mittelmeer und mit Handel, Gastronomie und Großhandel in Kanada und den Vereinigten Staaten.',
    },
    news: {
      title: 'Aktuelles',
      description:
        'Ernten, neue Erzeuger, Kennzeichnung, Zoll und Fracht: was sich für Einkäufer mediterraner Lebensmittel in Kanada und den USA gerade ändert.',
    },
    blog: {
      title: 'Blog',
      description:
        'Ölanalysen, Zölle, Käsekontingente, zweisprachige Etiketten, Einstandskosten: Fragen aus dem Einkauf, von uns eine nach der anderen beantwortet.',
    },
    privacy: {
      title: 'Datenschutz',
      description:
        'Was diese Website auf Ihrem Gerät speichert, was sie erst nach Ihrer Einwilligung an Dritte sendet und wie Sie die zuständige Person erreichen.',
    },
    terms: {
      title: 'Nutzungsbedingungen',
      description:
        'Die Bedingungen für diese Website: was ihre Texte zusagen und was nicht, wem die Inhalte gehören und dass das Recht der Provinz Ontario gilt.',
    },
    clientLogin: {
      title: 'Anmeldung für Kunden',
      description:
        'Melden Sie sich mit Ihrer geschäftlichen E-Mail-Adresse im Kundenportal von Meltemi an, das Handel, Gastronomie und Großhandel vorbehalten ist.',
    },
    clientDashboard: {
      title: 'Kundenübersicht',
      description:
        'Ihre Übersicht im Kundenportal von Meltemi. Nur angemeldete Geschäftskunden sehen diese Seite; Suchmaschinen nehmen sie nicht in ihren Index auf.',
    },
    adminLogin: {
      title: 'Anmeldung für Mitarbeitende',
      description:
        'Anmeldung für Mitarbeitende von Meltemi. Danach kehren Sie zu der Seite zurück, von der Sie kamen; für Kunden gibt es ein eigenes Portal.',
    },
    account: {
      title: 'Kontosicherheit',
      description:
        'Ihr Passwort, die Anmeldung in zwei Schritten, verknüpfte Konten und Sitzungen. Nur angemeldete Personen sehen diese Seite, Suchmaschinen nicht.',
    },
    adminPortal: {
      title: 'Verwaltung',
      description:
        'Die interne Verwaltung der Website von Meltemi: Bereiche, Funktionen, Benutzer und Berichte. Zugang haben nur angemeldete Mitarbeitende.',
    },
    simpleAdmin: {
      title: 'Einfache Verwaltung',
      description:
        'Eine kurze Liste von Schaltern für die Website von Meltemi: Mitarbeitende blenden nach Eingabe des Passworts Bereiche und Funktionen ein oder aus.',
    },
    notFound: {
      title: 'Seite nicht gefunden',
      description:
        'Unter dieser Adresse hat die Website von Meltemi keine Seite. Über die Startseite gelangen Sie zu Produkten, Leistungen, Geschichte und Kontakt.',
    },
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
