import type { NamespaceStaffPortalTranslation } from '../../i18n-types.ts'

export default {
  gate: {
    title: 'Verwaltung',
    intro: 'Bereiche, Funktionen, Personen und Berichte dieser Website.',
    signIn: 'Anmeldung für die Verwaltung',
    refused: 'Dieses Konto hat keinen Zugang zur Verwaltung.',
    memory:
      'Sie bleiben angemeldet, bis Sie sich abmelden, die Seite neu laden oder diesen Tab schließen.',
  },
  shell: {
    title: 'Verwaltung',
    navigation: 'Verwaltung',
    collapse: 'Seitenleiste einklappen',
    expand: 'Seitenleiste ausklappen',
    shortcut: 'Strg oder ⌘ + B',
    open: 'Menü öffnen',
    close: 'Menü schließen',
    website: 'Website ansehen',
    account: 'Kontosicherheit',
    logout: 'Abmelden',
    waiting: '{n} offen',
    unread: '{n} ungelesen',
    signedInAs: 'Angemeldet als',
    again: 'Erneut versuchen',
    refresh: 'Aktualisieren',
    dismiss: 'Schließen',
    cancel: 'Abbrechen',
    discard: {
      question: 'Änderungen verwerfen?',
      keep: 'Weiter bearbeiten',
      discard: 'Verwerfen',
    },
    unsaved: {
      title: 'Verlassen, ohne zu speichern?',
      text: 'Ihre Änderungen sind noch nicht gespeichert. Wenn Sie diese Ansicht verlassen, gehen sie verloren.',
      stay: 'Hierbleiben',
      leave: 'Verlassen und verwerfen',
    },
  },
  groups: { website: 'Website', sales: 'Verkauf', people: 'Personen', system: 'Technik' },
  find: {
    open: 'Suchen',
    shortcut: 'Strg oder ⌘ + K',
    hint: 'Seiten, Personen, Unternehmen, Bestellungen, Produkte, Texte',
    none: 'Keine Treffer.',
    failed: 'Die Suche ist fehlgeschlagen: {detail}',
    kinds: {
      screens: 'Seiten',
      orders: 'Bestellungen',
      companies: 'Unternehmen',
      people: 'Personen',
      products: 'Produkte',
      stories: 'Texte',
    },
  },
  screens: {
    dashboard: {
      title: 'Übersicht',
      lead: 'Wie es um die Website steht und was zuletzt geschehen ist.',
    },
    sections: {
      title: 'Bereiche und Funktionen',
      lead: 'Was Besucher sehen, Seite für Seite: sichtbar oder verborgen. Änderungen gelten sofort, in allen Sprachen.',
    },
    'feature-flags': {
      title: 'Schalter',
      lead: 'Alle Schalter mit Verlauf, Zeitplan und Vorschau, dazu der Zustand des Systems.',
    },
    users: { title: 'Benutzerverwaltung', lead: 'Wer sich anmelden kann und mit welchen Rechten.' },
    companies: { title: 'Unternehmen', lead: 'Wer bei uns einkauft oder einkaufen möchte.' },
    content: {
      title: 'Inhalte',
      lead: 'Die Meldungen, Beiträge und Seitentexte der Website, in allen Sprachen.',
    },
    'amazon-assets': {
      title: 'Amazon-Material',
      lead: 'Alles, was ein Markenshop bei Amazon braucht, fertig zum Einfügen.',
    },
    analytics: { title: 'Auswertungen', lead: 'Was Besucher lesen und woher sie kommen.' },
    settings: {
      title: 'Einstellungen',
      lead: 'Kontaktdaten, Öffnungszeiten, Sicherheit und Veröffentlichung.',
    },
    notifications: {
      title: 'Benachrichtigungen',
      lead: 'Worum sich jemand kümmern muss und wie Sie davon erfahren.',
    },
    messages: {
      title: 'Nachrichten',
      lead: 'Was Besucher geschrieben haben: beantworten, zuweisen, abschließen.',
    },
    catalogue: {
      title: 'Katalog',
      lead: 'Was Sie verkaufen und zu welchem Preis, hier bearbeitet oder aus einer Datei eingelesen.',
    },
    orders: {
      title: 'Bestellungen',
      lead: 'Was Kunden bestellen, nach Bestellschluss geordnet: bestätigen, ändern oder ablehnen.',
    },
    recalls: {
      title: 'Rückrufe',
      lead: 'Chargen zurückrufen, Antworten verfolgen und einmal im Jahr üben.',
    },
  },
  missing: {
    title: 'Seite nicht gefunden',
    text: 'Unter dieser Adresse gibt es in der Verwaltung keine Seite. Prüfen Sie sie auf Tippfehler.',
    back: 'Zur Übersicht',
  },
  preview: {
    label: 'Vorschau',
    on: 'In der Vorschau eingeschaltet: {flags}.',
    off: 'In der Vorschau ausgeschaltet: {flags}.',
    until: 'Endet am {time}, Ortszeit Ottawa.',
    leave: 'Vorschau verlassen',
    ended: 'Dieser Vorschaulink ist abgelaufen. Sie sehen die Website, wie sie ist.',
  },
} satisfies Partial<NamespaceStaffPortalTranslation>
