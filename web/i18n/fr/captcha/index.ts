import type { NamespaceCaptchaTranslation } from '../../i18n-types.ts'

/** What is said beside a form's button where its captcha does not work. Loaded with the captcha. */
const fr_captcha = {
  failed:
    'La vérification de sécurité n’a pas pu être chargée ; sans elle, ce formulaire ne peut pas être envoyé. Veuillez vérifier votre connexion et, si vous utilisez un bloqueur de contenu, autoriser challenges.cloudflare.com.',
  goWithout:
    'La vérification de sécurité n’a pas pu être chargée. Vous pouvez envoyer le formulaire sans elle.',
  unanswered:
    'Veuillez effectuer la vérification de sécurité ci-dessus, puis appuyer de nouveau sur le bouton.',
  again: 'Réessayer',
} satisfies NamespaceCaptchaTranslation

export default fr_captcha
