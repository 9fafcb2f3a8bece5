import type { NamespacePortalTranslation } from '../../i18n-types.ts'

/** Ciò che si fa per la prima volta: nulla di vecchio viene sostituito. */
export default {
  setPassword: 'Imposta la password',
  passwordSet: 'La password è impostata. Siete usciti da tutti gli altri dispositivi.',
  codes:
    'Copiate, salvate o stampate i vostri codici prima di continuare. Vengono mostrati solo ora.',
} satisfies NamespacePortalTranslation['firstTime']
