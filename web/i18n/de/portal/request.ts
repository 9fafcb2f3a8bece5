import type { NamespacePortalTranslation } from '../../i18n-types.ts'

/** Das Formular, mit dem ein Unternehmen einen Zugang anfragt. */
export default {
  title: 'Werden Sie Teil des B2B-Netzwerks',
  text: 'Erzählen Sie uns von Ihrem Unternehmen. Unser Team meldet sich bei Ihnen.',
  field: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'Geschäftliche E-Mail-Adresse',
    phone: 'Telefon',
    companyName: 'Unternehmen',
    jobTitle: 'Ihre Funktion',
    companySize: 'Unternehmensgröße',
    industry: 'Branche',
    website: 'Website',
    businessNeeds: 'Was brauchen Sie?',
    password: 'Passwort',
  },
  needsHint: 'Produkte, Mengen, Absatzgebiete: alles, was uns hilft, gut zu antworten.',
  passwordHint:
    'Wählen Sie eines, wenn Ihr Konto sofort angelegt werden soll. Der Zugang bedarf dennoch unserer Freigabe.',
  choose: 'Bitte wählen',
  employees: '{range} Beschäftigte',
  industry: {
    retail: 'Einzelhandel',
    foodservice: 'Gastronomie',
    wholesale: 'Großhandel',
    distribution: 'Vertrieb',
    manufacturing: 'Herstellung',
    other: 'Andere',
  },
  submit: 'Zugang anfragen',
  busy: 'Wird gesendet …',
  toSignIn: 'Sie haben schon einen Zugang? Anmelden',
  sent: 'Ihre B2B-Zugangsanfrage ist bei uns eingegangen. Unser Team meldet sich in Kürze bei Ihnen.',
  failed: 'Beim Senden ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
  noAccount:
    'Ihr Konto konnte noch nicht angelegt werden. Wenn wir Ihre Anfrage genehmigen, erhalten Sie mit unserer Antwort eine Einladung.',
} satisfies NamespacePortalTranslation['request']
