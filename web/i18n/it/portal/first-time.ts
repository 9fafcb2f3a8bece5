import type { NamespacePortalTranslation } from '../../i18n-types.ts'

export default {
  setPassword: 'Imposta la password',
  passwordSet: 'La password è impostata. Siete usciti da tutti gli altri dispositivi.',
  codes:
    'Copiate, salvate o stampate i vostri codici prima di continuare. Vengono mostrati solo ora.',
} satisfies NamespacePortalTranslation['firstTime']
