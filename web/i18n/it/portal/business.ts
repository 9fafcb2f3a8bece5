import type { NamespacePortalTranslation } from '../../i18n-types.ts'

/** The client's own company and request, on their dashboard. */
export default {
  yours: 'La vostra azienda',
  requestText:
    'La vostra richiesta e i messaggi che la riguardano. Li trovate anche nella pagina a cui portano i link delle nostre e-mail.',
  youWrote: 'Avete scritto',
  open: 'Apri la richiesta',
  answer: 'Rispondi alla domanda',
  failed:
    'Al momento non è possibile mostrare i dati della vostra azienda e della vostra richiesta.',
  again: 'Riprova',
  subject: '{company}: una domanda da {email}',
  greeting: 'Buongiorno {name},',
  orCall: 'oppure chiamate il {phone}',
} satisfies NamespacePortalTranslation['business']
