import type { NoticeKind } from '../account/account.ts'

/** What the owner of an account is notified of: it has happened already. */
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
 * `{site}` is the company's name, `{phone}` and `{email}` are where it is reached, `{address}` is the new address, `{count}`
 * is how many recovery codes are left, `{provider}` is the provider's name. A mail without a button has no link. `alarm`
 * replaces `ignore` where something has changed already.
 */
export type MailWords = { subject: string; intro: string; button?: string; alarm?: string }

/** All that the auth service writes in one language. */
export type MailLanguage = {
  greeting: string
  code: string
  link: string
  ignore: string
  /**
   * Button and alarm of "This wasn't me". `{press}` is `press`, or `open` in the text part, which has a link and no button.
   */
  wasntMe: { button: string; alarm: string; press: string; open: string }
  sms: string
  mails: Record<MailKind, MailWords>
}
