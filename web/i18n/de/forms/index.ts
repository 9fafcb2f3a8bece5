import type { NamespaceFormsTranslation } from '../../i18n-types.ts'

const de_forms = {
  contact: {
    formTitle: 'Ein paar Zeilen genügen',
    formText:
      'Sagen Sie uns, wer Sie sind, an wen Sie verkaufen und welche Produkte Sie interessieren. Wir melden uns bei Ihnen.',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    phone: 'Telefon',
    message: 'Nachricht',
    optional: 'optional',
    offline:
      'Keine Internetverbindung. Bitte versuchen Sie es erneut, sobald Sie wieder online sind.',
    submit: 'Nachricht senden',
    busy: 'Wird gesendet …',
    thanksTitle: 'Vielen Dank für Ihre Nachricht',
    thanks: 'Sie ist bei uns angekommen. Wir antworten meist innerhalb von zwei Werktagen.',
  },
  /** Shown beside every form, and sent to HubSpot by worker/features/outbox/form-words.ts. */
  consent:
    'Mit dem Absenden stimmen Sie zu, dass {company} diese Angaben wie in der Datenschutzerklärung beschrieben speichert und verwendet, um Ihnen zu antworten.',
  fault: {
    required: 'Bitte füllen Sie dieses Feld aus.',
    choose: 'Bitte wählen Sie eine Option aus.',
    email: 'Bitte geben Sie eine E-Mail-Adresse wie name@firma.com ein.',
    url: 'Bitte geben Sie eine Webadresse wie firma.com ein.',
    'too-long': 'Die Eingabe ist zu lang. Bitte kürzen Sie sie.',
    characters:
      'Die Eingabe enthält Zeichen, die sich nicht senden lassen. Bitte entfernen Sie sie.',
  },
  failed:
    'Beim Senden ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal oder nehmen Sie direkt Kontakt mit uns auf.',
  close: 'Schließen',
  leaveEmpty: 'Bitte leer lassen',
} satisfies NamespaceFormsTranslation

export default de_forms
