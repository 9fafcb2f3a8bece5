import type { NamespacePortalTranslation } from '../../i18n-types.ts'

/** The client's own company and request, on their dashboard. */
export default {
  yours: 'La vostra azienda',
  requestText:
    'Che cosa avete chiesto e che cosa se n’è detto. Si trova anche nella pagina a cui portano le nostre e-mail.',
  youWrote: 'Avete scritto',
  open: 'Aprite la richiesta',
  answer: 'Rispondete alla domanda',
  failed: 'La vostra azienda e la vostra richiesta non si possono mostrare in questo momento.',
  again: 'Riprovate',
  subject: '{company}: una domanda da {email}',
  greeting: 'Buongiorno {name},',
  orCall: 'oppure chiamate il {phone}',
} satisfies NamespacePortalTranslation['business']
