import type { NoticeKind } from '../account/account.ts'

/** What a mail is about. */
export type MailKind =
  | 'signup'
  | 'invite'
  | 'recovery'
  | 'magiclink'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication'
  | 'signup_attempt'
  | NoticeKind
  | 'password_guesses'
  | 'own_password_guesses'
  | 'factor_guesses'

/** What the owner of an account hears of: it happened already. */
export type OwnerNoticeKind = Extract<
  MailKind,
  NoticeKind | 'password_guesses' | 'own_password_guesses' | 'factor_guesses'
>

/**
 * `{site}` is the company's name, `{phone}` and `{email}` are where it is reached, `{address}` is the new address,
 * `{count}` is how many recovery codes are left, `{provider}` vouches for who signs in. A mail
 * without a button has no link. `alarm` takes the place of `ignore` where something has changed already.
 */
export type MailWords = { subject: string; intro: string; button?: string; alarm?: string }

/** All that the auth service writes in one language. */
export type MailLanguage = {
  greeting: string
  code: string
  link: string
  ignore: string
  /**
   * The button and the alarm of a notice, where "this wasn't me" can still be said. `{press}` is `press`, or `open` in the
   * text part, which has a link and no button.
   */
  wasntMe: { button: string; alarm: string; press: string; open: string }
  sms: string
  mails: Record<MailKind, MailWords>
}
