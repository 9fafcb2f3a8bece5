import type { Deps } from '../../deps.ts'
import type { Mail } from '../../lib/mail.ts'
import type { SmsChannel } from '../../lib/sms.ts'
import { composeMail, composeSms } from './mail/compose.ts'
import { localeOf, verifyLink } from './mail/send.ts'
import { issueTokens, type LinkType, type PhoneType } from './one-time-tokens.ts'
import type { Challenge } from './pkce.ts'
import { AuthFailure, type Call, invalid } from './protocol.ts'
import { updateUser, type UserRow } from './queries.ts'

/** How a request wants its mail: where the link leads, which flow, and in which language if the user has none. */
export type Wishes = {
  redirectTo: string
  challenge: Challenge | null
  acceptLanguage: string | undefined
}

type Recipient = Pick<UserRow, 'id' | 'userMetadata'>
type LinkKind = Exclude<LinkType, 'email_change'>

const slots = {
  signup: 'confirmation',
  invite: 'confirmation',
  recovery: 'recovery',
  magiclink: 'recovery',
} as const satisfies Record<LinkKind, string>

const sentAtColumns = {
  signup: 'confirmationSentAt',
  invite: 'invitedAt',
  recovery: 'recoverySentAt',
  magiclink: 'recoverySentAt',
} as const satisfies Record<LinkKind, keyof UserRow>

/** Mails a link and a code to a user's own address, in place of an older one of the same slot. */
export async function mailLink(
  deps: Deps,
  user: Recipient & { email: string },
  kind: LinkKind,
  { redirectTo, challenge, acceptLanguage }: Wishes,
): Promise<void> {
  const now = deps.now()
  const wanted = { userId: user.id, slot: slots[kind], type: kind, address: user.email, challenge }
  const [secrets] = await issueTokens(deps, [wanted])
  if (!secrets) return
  await updateUser(deps.db, user.id, { [sentAtColumns[kind]]: now.toISOString() }, now)
  await deps.sendMail(
    composeMail({
      kind,
      to: user.email,
      locale: localeOf(user.userMetadata, acceptLanguage),
      link: verifyLink(deps.origin, secrets.link, kind, redirectTo),
      code: secrets.code,
    }),
  )
}

/**
 * Asks both addresses to agree to a change, each with a token of its own; who has no address yet is asked once.
 * @returns the mails to send: the tokens are stored already
 */
export async function issueEmailChange(
  deps: Deps,
  { id: userId, email, newEmail, userMetadata }: Recipient & Pick<UserRow, 'email' | 'newEmail'>,
  { redirectTo, challenge, acceptLanguage }: Wishes,
): Promise<Mail[]> {
  if (newEmail === null) return []
  const recipients = [
    { slot: 'email_change_new' as const, address: newEmail },
    ...(email === null ? [] : [{ slot: 'email_change_current' as const, address: email }]),
  ]
  const shared = { userId, type: 'email_change', challenge, awaitsOther: email !== null }
  const wanted = recipients.map((recipient) => ({ ...shared, ...recipient }))
  const locale = localeOf(userMetadata, acceptLanguage)
  const issued = await issueTokens(deps, wanted)
  return issued.flatMap(({ link, code }, index) => {
    const recipient = recipients[index]
    if (!recipient) return []
    return composeMail({
      kind: recipient.slot,
      to: recipient.address,
      locale,
      code,
      newAddress: newEmail,
      link: verifyLink(deps.origin, link, 'email_change', redirectTo),
    })
  })
}

/** Mails the code that PUT /user takes as `nonce`. It opens nothing by itself, so there is no link. */
export async function mailNonce(
  deps: Deps,
  user: Recipient & { email: string },
  acceptLanguage: string | undefined,
): Promise<void> {
  const slot = 'reauthentication'
  const wanted = {
    userId: user.id,
    slot,
    type: slot,
    address: user.email,
    challenge: null,
  } as const
  const [secrets] = await issueTokens(deps, [wanted])
  if (!secrets) return
  const now = deps.now()
  await updateUser(deps.db, user.id, { reauthenticationSentAt: now.toISOString() }, now)
  const locale = localeOf(user.userMetadata, acceptLanguage)
  await deps.sendMail(composeMail({ kind: slot, to: user.email, locale, code: secrets.code }))
}

/** Tells somebody who has an account that it was about to be made again. */
export async function mailSignUpAttempt(
  deps: Deps,
  user: Recipient & { email: string },
  { acceptLanguage }: Wishes,
): Promise<void> {
  const locale = localeOf(user.userMetadata, acceptLanguage)
  const link = deps.auth().siteUrl
  await deps.sendMail(composeMail({ kind: 'signup_attempt', to: user.email, locale, link }))
}

/** Sends a code to a number. Resolves to the provider's id of the message. */
export async function textCode(
  deps: Deps,
  user: Recipient,
  { phone, type, channel }: { phone: string; type: PhoneType; channel: SmsChannel },
  acceptLanguage: string | undefined,
): Promise<string> {
  const send = getSms(deps)
  const slot = type === 'sms' ? 'phone_confirmation' : 'phone_change'
  const wanted = { userId: user.id, slot, type, address: phone, challenge: null } as const
  const [secrets] = await issueTokens(deps, [wanted])
  if (!secrets) return ''
  const now = deps.now()
  const column = type === 'sms' ? 'confirmationSentAt' : 'phoneChangeSentAt'
  await updateUser(deps.db, user.id, { [column]: now.toISOString() }, now)
  return send(phone, composeSms(localeOf(user.userMetadata, acceptLanguage), secrets.code), channel)
}

/** @throws AuthFailure `phone_provider_disabled` where nobody could send a text message */
export function getSms(deps: Pick<Deps, 'sms'>) {
  const send = deps.sms()
  if (send === null) throw new AuthFailure('phone_provider_disabled')
  return send
}

/** @throws AuthFailure `validation_failed` for anything but sms (the default) and whatsapp */
export function parseChannel(channel: string | undefined): SmsChannel {
  if (channel === undefined || channel === '' || channel === 'sms') return 'sms'
  if (channel === 'whatsapp') return 'whatsapp'
  throw invalid('Invalid channel, supported values are: sms, whatsapp')
}

/** The language a request asks for, where its user has not chosen one. */
export const acceptLanguageOf = (c: Call) => c.req.header('accept-language')
