import type { BaseTranslation } from '../../i18n-types.ts'

/** Errors of the captcha, loaded with it. */
const en_captcha = {
  failed:
    'The security check could not be loaded, so this form cannot be sent. Check your connection. If you use a content blocker, allow challenges.cloudflare.com.',
  goWithout: 'The security check could not be loaded. You can send the form without it.',
  unanswered: 'Please complete the security check above, then press the button again.',
  again: 'Try again',
} satisfies BaseTranslation

export default en_captcha
