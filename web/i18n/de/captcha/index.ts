import type { NamespaceCaptchaTranslation } from '../../i18n-types.ts'

/** Errors of the captcha, loaded with it. */
const de_captcha = {
  failed:
    'Die Sicherheitsprüfung konnte nicht geladen werden. Ohne sie lässt sich dieses Formular nicht absenden. Prüfen Sie Ihre Internetverbindung. Falls Sie einen Inhaltsblocker verwenden, erlauben Sie challenges.cloudflare.com.',
  goWithout:
    'Die Sicherheitsprüfung konnte nicht geladen werden. Sie können das Formular auch ohne sie absenden.',
  unanswered:
    'Bitte schließen Sie die Sicherheitsprüfung oben ab und klicken Sie dann noch einmal auf die Schaltfläche.',
  again: 'Erneut versuchen',
} satisfies NamespaceCaptchaTranslation

export default de_captcha
