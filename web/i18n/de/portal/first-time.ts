import type { NamespacePortalTranslation } from '../../i18n-types.ts'

export default {
  setPassword: 'Passwort festlegen',
  passwordSet: 'Ihr Passwort ist festgelegt. Auf allen anderen Geräten sind Sie abgemeldet.',
  codes:
    'Kopieren, speichern oder drucken Sie Ihre Codes, bevor Sie fortfahren. Sie werden nur dieses eine Mal angezeigt.',
} satisfies NamespacePortalTranslation['firstTime']
