import type { NamespaceCaptchaTranslation } from '../../i18n-types.ts'

/** Errors of the captcha, loaded with it. */
const it_captcha = {
  failed:
    'Non è stato possibile caricare il controllo di sicurezza, quindi il modulo non si può inviare. Controllate la connessione. Se usate un programma che blocca i contenuti, consentite challenges.cloudflare.com.',
  goWithout:
    'Non è stato possibile caricare il controllo di sicurezza. Potete inviare il modulo anche senza.',
  unanswered: 'Completate il controllo di sicurezza qui sopra, poi premete di nuovo il pulsante.',
  again: 'Riprova',
} satisfies NamespaceCaptchaTranslation

export default it_captcha
