import { sql } from 'drizzle-orm'
import { batchIf, type Statements } from '../../../db/batch-if.ts'
import type { Deps } from '../../../deps.ts'
import type { Mail } from '../../../adapters/mail.ts'
import { type SmsChannel, TextUnanswered } from '../../../adapters/sms.ts'
import { composeMail, composeSms } from '../mail/compose.ts'
import { localeOf, verifyLink } from '../mail/send.ts'
import { isAddressOf, storeToken } from './one-time-queries.ts'
import {
  type Chosen,
  type LinkType,
  makeToken,
  makeTokens,
  nothingChosen,
  type PhoneType,
  type Secrets,
} from './one-time-tokens.ts'
import type { Challenge } from './pkce.ts'
import { AuthFailure, type Call, invalid } from '../protocol.ts'
import { updateUser, type UserRow } from '../caller-queries.ts'

/** How a request wants its mail: where the link leads, which flow, and in which language if the user has none. */
export type Wishes = {
  redirectTo: string
  challenge: Challenge | null
  acceptLanguage: string | undefined
}

type Recipient = Pick<UserRow, 'id' | 'userMetadata'>
/** Invitations are staff's (accounts.ts). */
type LinkKind = Exclude<LinkType, 'email_change' | 'invite'>

const slots = {
  signup: 'confirmation',
  recovery: 'recovery',
  magiclink: 'recovery',
} as const satisfies Record<LinkKind, string>

const sentAtColumns = {
  signup: 'confirmationSentAt',
  recovery: 'recoverySentAt',
  magiclink: 'recoverySentAt',
} as const satisfies Record<LinkKind, keyof UserRow>

/**
 * Mails a link and a code to a user's own address, in place of an older one of the same slot. Nothing is sent to an
 * address that is not the user's any more, nor a confirmation to who has confirmed.
 * @param chosen what becomes the user's with the token; `'as before'` for the same mail again
 */
export async function mailLink(
  deps: Deps,
  user: Recipient & { email: string },
  kind: LinkKind,
  wishes: Wishes,
  chosen: Chosen | 'as before' = nothingChosen,
): Promise<void> {
  const { db } = deps
  const now = deps.now()
  const keeps = chosen === 'as before'
  const { secrets, row } = await makeToken(deps, {
    userId: user.id,
    slot: slots[kind],
    type: kind,
    address: user.email,
    challenge: wishes.challenge,
    ...(!keeps && { chosen }),
  })
  const unproven = kind === 'signup'
  const stored = await batchIf(db, isAddressOf(user.id, user.email, { unproven }), [
    storeToken(db, row, { keeps }),
    updateUser(db, user.id, { [sentAtColumns[kind]]: now.toISOString() }, now),
  ])
  if (stored) await sendLink(deps, user, kind, wishes, secrets)
}

/** Mails a link and a code that are stored already. */
export const sendLink = async (
  deps: Deps,
  { email, userMetadata }: Pick<Recipient, 'userMetadata'> & { email: string },
  kind: LinkKind,
  { redirectTo, acceptLanguage }: Wishes,
  { link, code }: Secrets,
): Promise<void> =>
  deps.sendMail(
    await composeMail(deps, {
      kind,
      to: email,
      locale: localeOf(userMetadata, acceptLanguage),
      link: verifyLink(deps.origin, link, kind, redirectTo),
      code,
    }),
  )

/**
 * Asks both addresses to agree to a change, each with a token of its own; who has no address yet is asked once.
 * @returns the mails to send once `statements` are through
 */
export async function planEmailChange(
  deps: Deps,
  { id: userId, email, userMetadata }: Recipient & Pick<UserRow, 'email'>,
  newAddress: string,
  { redirectTo, challenge, acceptLanguage }: Wishes,
): Promise<{ statements: Statements; mails: Mail[] }> {
  const recipients = [
    { slot: 'email_change_new' as const, address: newAddress },
    ...(email === null ? [] : [{ slot: 'email_change_current' as const, address: email }]),
  ]
  const change = { changeId: crypto.randomUUID(), newAddress, awaitsOther: email !== null }
  const shared = { userId, type: 'email_change', challenge, change }
  const locale = localeOf(userMetadata, acceptLanguage)
  const made = await makeTokens(
    deps,
    recipients.map((recipient) => ({ ...shared, ...recipient })),
  )
  return {
    statements: made.map(({ row }) => storeToken(deps.db, row)),
    mails: await Promise.all(
      recipients.map(({ slot: kind, address: to }, index) => {
        const { link = '', code = '' } = made[index]?.secrets ?? {}
        return composeMail(deps, {
          kind,
          to,
          locale,
          code,
          newAddress,
          link: verifyLink(deps.origin, link, 'email_change', redirectTo),
        })
      }),
    ),
  }
}

/** Mails both halves of a change again, if the user still wants it. */
export async function mailEmailChange(
  deps: Deps,
  user: Recipient & Pick<UserRow, 'email'> & { newEmail: string },
  wishes: Wishes,
): Promise<void> {
  const { statements, mails } = await planEmailChange(deps, user, user.newEmail, wishes)
  const isWanted = sql`exists (select 1 from users where id = ${user.id}
    and email is ${user.email} and new_email = ${user.newEmail})`
  if (await batchIf(deps.db, isWanted, statements)) await sendAll(deps, mails)
}

export const sendAll = (deps: Deps, mails: Mail[]) =>
  Promise.all(mails.map((mail) => deps.sendMail(mail)))

/** Tells somebody who has an account that it was about to be made again. */
export async function mailSignUpAttempt(
  deps: Deps,
  user: Recipient & { email: string },
  { acceptLanguage }: Wishes,
): Promise<void> {
  const locale = localeOf(user.userMetadata, acceptLanguage)
  const link = deps.auth().siteUrl
  await deps.sendMail(
    await composeMail(deps, { kind: 'signup_attempt', to: user.email, locale, link }),
  )
}

/**
 * Sends a code to a number, which then takes the place of the one before: unless it may have left, that one is all there is.
 * Resolves to the provider's id of the message.
 */
export async function textCode(
  deps: Deps,
  user: Recipient,
  { phone, type, channel }: { phone: string; type: PhoneType; channel: SmsChannel },
  acceptLanguage: string | undefined,
  chosen: Chosen | 'as before' = nothingChosen,
): Promise<string> {
  const { db } = deps
  const send = getSms(deps)
  const slot = type === 'sms' ? 'phone_confirmation' : 'phone_change'
  const keeps = chosen === 'as before'
  const { secrets, row } = await makeToken(deps, {
    userId: user.id,
    slot,
    type,
    address: phone,
    challenge: null,
    ...(!keeps && { chosen }),
  })
  const now = deps.now()
  const column = type === 'sms' ? 'confirmationSentAt' : 'phoneChangeSentAt'
  const text = composeSms(localeOf(user.userMetadata, acceptLanguage), secrets.code)
  // a change that is asked for again is no younger for it
  const sent = keeps && type === 'phone_change' ? {} : { [column]: now.toISOString() }
  const store = () => db.batch([storeToken(db, row, { keeps }), updateUser(db, user.id, sent, now)])
  const id = await send(phone, text, channel).catch(async (error: unknown) => {
    if (error instanceof TextUnanswered) await store()
    throw error
  })
  await store()
  return id
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
