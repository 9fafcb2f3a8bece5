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
  | 'factors_removed'
  | 'password_changed'
  | 'email_changed'
  | 'factor_added'
  | 'factor_removed'

/** What a notice tells the owner of an account: it happened already, and nothing in it has to be confirmed. */
export type OwnerNoticeKind =
  | 'recovery_code_used'
  | 'recovery_codes_made'
  | 'factors_dropped'
  | 'password_guesses'
  | 'own_password_guesses'
  | 'factor_guesses'
  | 'identity_added'
  | 'identity_removed'

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
  sms: string
  mails: Record<MailKind, MailWords>
  notices: Record<OwnerNoticeKind, Required<MailWords>>
}
