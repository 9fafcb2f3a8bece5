import type { NamespacePeopleTranslation } from '../../i18n-types.ts'

export default {
  caption: 'Was Besucher gesendet haben',
  kind: 'Formular',
  kinds: {
    contact: 'Kontakt',
    'b2b-access': 'Zugangsanfrage',
  },
  state: 'Zustellung',
  states: {
    dead: 'Aufgegeben',
    waiting: 'Unterwegs',
    delivered: 'Zugestellt',
  },
  attempts: 'Versuche',
  destination: 'Zugestellt an',
  destinations: {
    mail: 'Büro-Postfach',
  },
  error: 'Letzter Fehler',
  received: 'Eingegangen',
  next: 'Nächster Versuch',
  content: 'Inhalt',
  tries: 'Alle Versuche',
  noTries: 'Noch keiner.',
  outcomes: {
    delivered: 'zugestellt',
    retry: 'wird wiederholt',
    refused: 'abgelehnt',
  },
  again: 'Erneut senden',
  againText:
    'Dies ist schon zugestellt. Beim erneuten Senden entsteht am Ziel ein zweiter Eintrag.',
  sentAgain: 'Es wird erneut gesendet.',
  fields: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    phone: 'Telefon',
    message: 'Nachricht',
    companyName: 'Unternehmen',
    jobTitle: 'Funktion',
    companySize: 'Unternehmensgröße',
    industry: 'Branche',
    website: 'Website',
    businessNeeds: 'Bedarf',
  },
} satisfies NamespacePeopleTranslation['submissions']
