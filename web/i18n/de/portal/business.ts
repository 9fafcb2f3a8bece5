import type { NamespacePortalTranslation } from '../../i18n-types.ts'

/** The client's company and access request on the dashboard. */
export default {
  yours: 'Ihr Unternehmen',
  requestText: 'Ihre Anfrage und unsere Nachrichten dazu.',
  youWrote: 'Ihre Nachricht',
  open: 'Anfrage öffnen',
  answer: 'Frage beantworten',
  failed: 'Ihr Unternehmen und Ihre Anfrage lassen sich gerade nicht anzeigen.',
  again: 'Erneut versuchen',
  subject: '{company}: Frage von {email}',
  greeting: 'Guten Tag {name},',
  orCall: 'oder rufen Sie an: {phone}',
} satisfies NamespacePortalTranslation['business']
