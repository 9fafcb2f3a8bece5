import type { NamespacePortalTranslation } from '../../i18n-types.ts'

/** The client's company and access request on the dashboard. */
export default {
  yours: 'La vostra azienda',
  requestText: 'La vostra richiesta e i nostri messaggi al riguardo.',
  youWrote: 'Avete scritto',
  open: 'Apri la richiesta',
  answer: 'Rispondi alla domanda',
  failed: 'Al momento non è possibile mostrare la vostra azienda e la vostra richiesta.',
  again: 'Riprova',
  subject: '{company}: una domanda da {email}',
  greeting: 'Buongiorno {name},',
  orCall: 'oppure chiamate il {phone}',
} satisfies NamespacePortalTranslation['business']
