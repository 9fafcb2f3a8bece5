import type { NamespaceAccessRequestTranslation } from '../../i18n-types.ts'

const de_accessRequest = {
  title: 'Ihre Zugangsanfrage',
  sent: 'Gesendet',
  updated: 'Letzte Änderung',
  reference: 'Vorgangsnummer',
  state: {
    submitted: {
      title: 'Wird geprüft',
      text: 'Ihre Anfrage ist bei uns angekommen. Wir lesen jede Anfrage persönlich und antworten per E-Mail, meist innerhalb von zwei Werktagen.',
    },
    moreInformation: {
      title: 'Wir haben eine Frage',
      text: 'Bevor wir entscheiden, brauchen wir noch eine Auskunft. Bitte antworten Sie unten.',
    },
    approved: {
      title: 'Genehmigt',
      text: 'Willkommen! Wir haben Ihnen eine E-Mail mit dem Link zum Kundenportal geschickt.',
    },
    refused: {
      title: 'Nicht genehmigt',
      text: 'Wir können Ihre Anfrage derzeit nicht genehmigen. Sollte sich etwas ändern, können Sie gern erneut anfragen.',
    },
    withdrawn: {
      title: 'Zurückgezogen',
      text: 'Sie haben diese Anfrage zurückgezogen. Sie wird nicht weiter bearbeitet; eine neue können Sie jederzeit senden.',
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
  signIn: 'Zur Anmeldung',
  askAgain: 'Neue Anfrage senden',
  failed: {
    changed:
      'Über die Anfrage wurde inzwischen entschieden, oder sie hat sich geändert. Hier sehen Sie den aktuellen Stand.',
    invalid: 'Bitte schreiben Sie eine Antwort mit höchstens 2.000 Zeichen.',
    other: 'Das hat nicht geklappt. Bitte versuchen Sie es gleich noch einmal.',
  },
  unknownTitle: 'Zu diesem Link gibt es keine Anfrage',
  unknownText:
    'Vielleicht ist der Link unvollständig. Bitte verwenden Sie ihn genau so, wie er in unserer E-Mail steht, oder schreiben Sie uns.',
  unavailableTitle: 'Die Anfrage lässt sich gerade nicht anzeigen',
  unavailableText:
    'Bitte versuchen Sie es in einigen Minuten noch einmal. Es geht nichts verloren.',
} satisfies NamespaceAccessRequestTranslation

export default de_accessRequest
