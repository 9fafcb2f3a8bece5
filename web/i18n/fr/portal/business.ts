import type { NamespacePortalTranslation } from '../../i18n-types.ts'

/** The client's company and access request on the dashboard. */
export default {
  yours: 'Votre entreprise',
  requestText: 'Votre demande et nos messages à son sujet.',
  youWrote: 'Vous avez écrit',
  open: 'Ouvrir la demande',
  answer: 'Répondre à la question',
  failed: 'Impossible d’afficher votre entreprise et votre demande pour le moment.',
  again: 'Réessayer',
  subject: '{company} : question posée par {email}',
  greeting: 'Bonjour {name},',
  orCall: 'ou appelez le {phone}',
} satisfies NamespacePortalTranslation['business']
