import type { NamespacePageTranslation } from '../../i18n-types.ts'

const de_page = {
  // rendered on the server only
  network: {
    offline: 'Sie sind offline. Was Sie eingegeben haben, bleibt auf dieser Seite erhalten.',
    lost: 'Ein Teil der Seite konnte nicht geladen werden.',
    again: 'Erneut versuchen',
    loading: 'Wird geladen …',
  },
  notFound: {
    title: 'Hoppla! Seite nicht gefunden',
    text: 'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, oder der Link enthält einen Tippfehler.',
    elsewhere: 'In dieser Sprache nicht verfügbar',
    countdown: 'In 3 Sekunden öffnet sich die Startseite.',
    stay: 'Hierbleiben',
    home: 'Zur Startseite',
    staying: 'Sie bleiben auf dieser Seite.',
  },
  needsScripts: {
    title: 'Diese Seite braucht JavaScript',
    text: 'Bitte erlauben Sie es für diese Website und laden Sie die Seite neu. Gern helfen wir Ihnen auch persönlich:',
  },
  about: {
    home: {
      title: 'Meltemi Imports, Ottawa: Importeur mediterraner Lebensmittel',
      description:
        'Olivenöle, Honige, Oliven, Gewürze, Weine und Käse von Erzeugern am Mittelmeer: importiert und als Marken aufgebaut für Einkäufer in Kanada und den USA.',
    },
    solutions: {
      title: 'Lösungen für den Einkauf',
      description:
        'Importprogramme für Einzelhandel, Gastronomie und Großhandel: wie Meltemi mit Ihnen Schritt für Schritt ein mediterranes Sortiment plant, vorbereitet und führt.',
    },
    teams: {
      title: 'Unser Team',
      description:
        'Das Team von Meltemi in Ottawa: wer einkauft, Etiketten prüft, Marken aufbaut und Paletten bewegt und wie sich alle die Arbeit an Ihrer Bestellung teilen.',
    },
    partnerships: {
      title: 'Partnerschaften',
      description:
        'So arbeitet Meltemi mit Erzeugern rund um das Mittelmeer und mit Einzelhandel, Gastronomie und Großhandel in Kanada und den Vereinigten Staaten.',
    },
    news: {
      title: 'Aktuelles',
      description:
        'Ernten, neue Erzeuger, Kennzeichnung, Zoll und Fracht: was sich für Einkäufer mediterraner Lebensmittel in Kanada und den USA gerade ändert.',
    },
    blog: {
      title: 'Blog',
      description:
        'Ölanalysen, Zölle, Käsekontingente, zweisprachige Etiketten, Einstandskosten: Fragen aus dem Einkauf, eine nach der anderen beantwortet.',
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
        'Melden Sie sich mit Ihrer geschäftlichen E-Mail-Adresse im Kundenportal von Meltemi an. Es ist Einzelhändlern, Gastronomen und Großhändlern vorbehalten, die bei uns einkaufen.',
    },
    clientDashboard: {
      title: 'Übersicht für Kunden',
      description:
        'Ihre Übersicht im Kundenportal von Meltemi: Katalog, Bestellungen, Dauerbestellungen, Einkäufe und Dokumente. Nur für angemeldete Geschäftskunden.',
    },
    accessRequest: {
      title: 'Ihre Zugangsanfrage',
      description:
        'Der Stand Ihrer Zugangsanfrage für das Kundenportal von Meltemi. Öffnen Sie die Seite über den Link in unserer E-Mail; ein Konto brauchen Sie nicht.',
    },
    adminLogin: {
      title: 'Anmeldung für Mitarbeitende',
      description:
        'Anmeldung für Mitarbeitende von Meltemi. Danach kehren Sie zu der Seite zurück, von der Sie kamen; für Kunden gibt es ein eigenes Portal.',
    },
    account: {
      title: 'Kontosicherheit',
      description:
        'Ihr Passwort, die Bestätigung in zwei Schritten, verknüpfte Konten und Geräte. Melden Sie sich an, um den Schutz Ihres Kontos zu prüfen.',
    },
    adminPortal: {
      title: 'Verwaltung',
      description:
        'Die interne Verwaltung der Website von Meltemi: Bereiche, Funktionen, Benutzer und Berichte. Zugang haben nur angemeldete Mitarbeitende.',
    },
    simpleAdmin: {
      title: 'Einfache Verwaltung',
      description:
        'Eine kurze Liste von Schaltern für die Website von Meltemi: Mitarbeitende machen nach Eingabe des Passworts Bereiche und Funktionen sichtbar oder verbergen sie.',
    },
    notFound: {
      title: 'Seite nicht gefunden',
      description:
        'Unter dieser Adresse hat die Website von Meltemi keine Seite. Über die Startseite gelangen Sie zu Produkten, Leistungen, Geschichte und Kontakt.',
    },
  },
} satisfies NamespacePageTranslation

export default de_page
