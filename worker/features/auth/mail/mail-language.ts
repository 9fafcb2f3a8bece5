import type { NoticeKind } from '../account/account.ts'

/** Changes that the account's owner is notified of afterwards. */
export type OwnerNoticeKind =
  | NoticeKind
  | 'password_guesses'
  | 'own_password_guesses'
  | 'factor_guesses'

export type MailKind =
  | 'signup'
  | 'invite'
  | 'recovery'
  | 'magiclink'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication'
  | 'signup_attempt'
  | OwnerNoticeKind

/**
 * Placeholders: `{site}` is the company's name, `{phone}` and `{email}` are its contacts,
 * `{address}` is the new email address, `{count}` is the number of remaining recovery codes,
 * `{provider}` is the provider's name. Emails without `button` have no link. `alarm` replaces
 * `ignore` if something has already changed.
 */
export type MailWords = { subject: string; intro: string; button?: string; alarm?: string }

/** All texts of the auth service in one language. */
export type MailLanguage = {
  greeting: string
  code: string
  link: string
  ignore: string
  /**
   * Button and warning of "This wasn't me". `{press}` becomes `press`, or `open` in the plain-text
   * part, which has a link instead of a button.
   */
  wasntMe: { button: string; alarm: string; press: string; open: string }
  sms: string
  mails: Record<MailKind, MailWords>
}
