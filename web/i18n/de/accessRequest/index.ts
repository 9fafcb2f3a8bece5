import type { NamespaceAccessRequestTranslation } from '../../i18n-types.ts'

const de_accessRequest = {
  title: 'Ihre Zugangsanfrage',
  sent: 'Gesendet',
  updated: 'Letzte Änderung',
  reference: 'Vorgangsnummer',
  state: {
    submitted: {
      title: 'Wird geprüft',
      text: 'Wir haben Ihre Anfrage erhalten. Wir lesen jede persönlich und antworten per E-Mail, meist innerhalb von zwei Werktagen.',
    },
    moreInformation: {
      title: 'Wir haben eine Frage',
      text: 'Bevor wir entscheiden, brauchen wir noch eine Auskunft. Bitte antworten Sie unten.',
    },
    approved: {
      title: 'Genehmigt',
      text: 'Willkommen! Wir haben Ihnen den Link zum Kundenportal per E-Mail geschickt.',
    },
    refused: {
      title: 'Nicht genehmigt',
      text: 'Wir können Ihre Anfrage derzeit nicht genehmigen. Sollte sich etwas ändern, können Sie gern erneut anfragen.',
    },
    withdrawn: {
      title: 'Zurückgezogen',
      text: 'Sie haben diese Anfrage zurückgezogen. Eine neue können Sie jederzeit senden.',
    },
  },
  question: 'Unsere Frage',
  reason: 'Unsere Begründung',
  yourAnswer: 'Ihre Antwort',
  answer: 'Antwort',
  answerHint: 'Höchstens 2.000 Zeichen.',
  send: 'Antwort senden',
  withdrawTitle: 'Anders überlegt?',
  withdrawText: 'Solange wir nicht entschieden haben, können Sie die Anfrage zurückziehen.',
  withdraw: 'Anfrage zurückziehen',
  signIn: 'Anmelden',
  askAgain: 'Neue Anfrage senden',
  failed: {
    changed: 'Diese Anfrage hat sich geändert. Sie sehen den aktuellen Stand.',
    invalid: 'Bitte schreiben Sie eine Antwort mit höchstens 2.000 Zeichen.',
    other: 'Das hat nicht geklappt. Bitte versuchen Sie es gleich noch einmal.',
  },
  unknownTitle: 'Wir finden diese Anfrage nicht',
  unknownText:
    'Vielleicht ist der Link unvollständig. Öffnen Sie ihn aus unserer E-Mail oder schreiben Sie uns.',
  unavailableTitle: 'Die Anfrage lässt sich gerade nicht anzeigen',
  unavailableText:
    'Bitte versuchen Sie es in einigen Minuten noch einmal. Es geht nichts verloren.',
} satisfies NamespaceAccessRequestTranslation

export default de_accessRequest
