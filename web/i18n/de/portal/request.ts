import type { NamespacePortalTranslation } from '../../i18n-types.ts'

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
  needsHint: 'Produkte, Mengen, Absatzgebiete: alles, was uns bei der Antwort hilft.',
  passwordHint:
    'Wählen Sie ein Passwort, um Ihr Konto gleich anzulegen. Den Zugang müssen wir noch freigeben.',
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
    'Ihr Konto konnte jetzt nicht angelegt werden. Wenn wir Ihre Anfrage genehmigen, senden wir Ihnen eine Einladung per E-Mail.',
} satisfies NamespacePortalTranslation['request']
