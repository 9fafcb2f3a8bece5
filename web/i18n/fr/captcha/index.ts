import type { NamespaceCaptchaTranslation } from '../../i18n-types.ts'

/** Errors of the captcha, loaded with it. */
const fr_captcha = {
  failed:
    'La vérification de sécurité n’a pas pu être chargée : ce formulaire ne peut pas être envoyé. Vérifiez votre connexion. Si vous utilisez un bloqueur de contenu, autorisez challenges.cloudflare.com.',
  goWithout:
    'La vérification de sécurité n’a pas pu être chargée. Vous pouvez envoyer le formulaire sans elle.',
  unanswered:
    'Effectuez la vérification de sécurité ci-dessus, puis appuyez de nouveau sur le bouton.',
  again: 'Réessayer',
} satisfies NamespaceCaptchaTranslation

export default fr_captcha
