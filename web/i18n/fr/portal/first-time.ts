import type { NamespacePortalTranslation } from '../../i18n-types.ts'

export default {
  setPassword: 'Définir le mot de passe',
  passwordSet: 'Votre mot de passe est défini. Vous êtes déconnecté sur tous vos autres appareils.',
  codes:
    'Copiez, enregistrez ou imprimez vos codes avant de continuer. Ils ne s’affichent qu’une seule fois.',
} satisfies NamespacePortalTranslation['firstTime']
