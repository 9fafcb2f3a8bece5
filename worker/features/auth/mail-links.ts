import type { Deps } from '../../deps.ts'
import type { TokenRow, UserRow } from './account/account.ts'
import { issueTo } from './account/decide-mail.ts'
import type { Challenge } from './tokens/pkce.ts'
import { makeToken, type Secrets, typeOf } from './tokens/one-time-tokens.ts'
import { changeAccount } from './change-account.ts'
import { composeMail } from './mail/compose.ts'
import { localeOf, mailedLink } from './mail/send.ts'

/** How a request wants its mail: where the link leads, which flow, and in which language if the user has none. */
export type Wishes = {
  redirectTo: string
  challenge: Challenge | null
  acceptLanguage: string | undefined
}

type LinkPurpose = Extract<TokenRow['purpose'], 'signup' | 'recovery' | 'magiclink'>
type Chosen = Partial<Pick<TokenRow, 'passwordHash' | 'metadata' | 'charged'>>

/**
 * Mails a link and a code to a user's own address, in place of an older one of its purpose.
 * @param chosen of the token before: what becomes the account's with this one
 * @throws AuthFailure `otp_expired` where the address is not the account's any more, or there is nothing left to confirm
 */
export async function mailLink(
  deps: Deps,
  user: UserRow,
  purpose: LinkPurpose,
  wishes: Wishes,
  chosen: (before: TokenRow | undefined) => Chosen = () => ({}),
): Promise<void> {
  const { id: userId, email: address } = user
  let secrets: Secrets | undefined
  await changeAccount(deps, { id: userId }, (account) => {
    const before = account.tokens.find((it) => it.purpose === purpose)
    const { challenge } = wishes
    const wanted = { userId, purpose, address, challenge, ...chosen(before) }
    const made = makeToken(deps, wanted)
    secrets = made.secrets
    return { decision: issueTo(account, made.row) }
  })
  if (secrets) await sendLink(deps, user, purpose, wishes, secrets)
}

/** Mails a link and a code that are stored already. */
export const sendLink = async (
  deps: Deps,
  { email, userMetadata }: Pick<UserRow, 'email' | 'userMetadata'>,
  purpose: LinkPurpose,
  { redirectTo, acceptLanguage }: Wishes,
  { link, code }: Secrets,
): Promise<void> =>
  deps.sendMail(
    await composeMail(deps, {
      kind: purpose,
      to: email,
      locale: localeOf(userMetadata, acceptLanguage),
      link: mailedLink(deps, link, typeOf(purpose), redirectTo),
      code,
    }),
  )

/** The two tokens that ask both mailboxes to agree to a new address, and the mails that carry them. */
export function planAddressMails(
  deps: Deps,
  { id: userId, email, userMetadata }: UserRow,
  newAddress: string,
  { redirectTo, challenge, acceptLanguage }: Wishes,
  charged: string | null,
): { tokens: TokenRow[]; send: () => Promise<unknown> } {
  const locale = localeOf(userMetadata, acceptLanguage)
  const recipients = [
    { purpose: 'email_change_new' as const, address: newAddress, charged },
    { purpose: 'email_change_current' as const, address: email },
  ]
  const made = recipients.map((it) => makeToken(deps, { userId, challenge, newAddress, ...it }))
  const mails = () =>
    recipients.map(async ({ purpose: kind, address: to }, index) => {
      const { link = '', code = '' } = made[index]?.secrets ?? {}
      const url = mailedLink(deps, link, 'email_change', redirectTo)
      const mail = { kind, to, locale, code, newAddress, link: url }
      await deps.sendMail(await composeMail(deps, mail))
    })
  return { tokens: made.map(({ row }) => row), send: () => Promise.all(mails()) }
}

/** Tells someone who has an account that it was about to be made again. */
export async function mailSignUpAttempt(
  deps: Deps,
  { email, userMetadata }: UserRow,
  { acceptLanguage }: Wishes,
): Promise<void> {
  const locale = localeOf(userMetadata, acceptLanguage)
  const link = deps.auth().siteUrl
  await deps.sendMail(await composeMail(deps, { kind: 'signup_attempt', to: email, locale, link }))
}
