import type { NamespacePortalTranslation } from '../../i18n-types.ts'

export default {
  address: 'Il vostro indirizzo e-mail torna a essere {email}.',
  factor: 'Il secondo passaggio che era stato rimosso viene ripristinato.',
  identity: 'Il modo di accedere che era stato rimosso viene ripristinato.',
  after:
    'Poi scegliete una nuova password: uscirete da tutti gli altri dispositivi e verrà rimosso ciò che è stato aggiunto al vostro account nelle ultime 24 ore.',
} satisfies NamespacePortalTranslation['undo']
