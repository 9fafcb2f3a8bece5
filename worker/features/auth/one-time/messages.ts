import { sql } from 'drizzle-orm'
import { batchIf, type Statements } from '../../../db/batch-if.ts'
import type { Deps } from '../../../deps.ts'
import type { Mail } from '../../../adapters/mail.ts'
import { composeMail } from '../mail/compose.ts'
import { localeOf, verifyLink } from '../mail/send.ts'
import { isAddressOf, storeToken } from './one-time-queries.ts'
import {
  type Chosen,
  type LinkType,
  makeToken,
  makeTokens,
  nothingChosen,
  type Secrets,
} from './one-time-tokens.ts'
import type { Challenge } from './pkce.ts'
import type { Call } from '../protocol.ts'
import { updateUser, type UserRow } from '../caller-queries.ts'

/** How a request wants its mail: where the link leads, which flow, and in which language if the user has none. */
export type Wishes = {
  redirectTo: string
  challenge: Challenge | null
  acceptLanguage: string | undefined
}

type Recipient = Pick<UserRow, 'id' | 'email' | 'userMetadata'>
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
  user: Recipient,
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
  { email, userMetadata }: Pick<Recipient, 'email' | 'userMetadata'>,
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
 * Asks both addresses to agree to a change, each with a token of its own.
 * @returns the mails to send once `statements` are through
 */
export async function planEmailChange(
  deps: Deps,
  { id: userId, email, userMetadata }: Recipient,
  newAddress: string,
  { redirectTo, challenge, acceptLanguage }: Wishes,
): Promise<{ statements: Statements; mails: Mail[] }> {
  const recipients = [
    { slot: 'email_change_new' as const, address: newAddress },
    { slot: 'email_change_current' as const, address: email },
  ]
  const change = { changeId: crypto.randomUUID(), newAddress, awaitsOther: true }
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
  user: Recipient & { newEmail: string },
  wishes: Wishes,
): Promise<void> {
  const { statements, mails } = await planEmailChange(deps, user, user.newEmail, wishes)
  const isWanted = sql`exists (select 1 from users where id = ${user.id}
    and email = ${user.email} and new_email = ${user.newEmail})`
  if (await batchIf(deps.db, isWanted, statements)) await sendAll(deps, mails)
}

export const sendAll = (deps: Deps, mails: Mail[]) =>
  Promise.all(mails.map((mail) => deps.sendMail(mail)))

/** Tells somebody who has an account that it was about to be made again. */
export async function mailSignUpAttempt(
  deps: Deps,
  user: Recipient,
  { acceptLanguage }: Wishes,
): Promise<void> {
  const locale = localeOf(user.userMetadata, acceptLanguage)
  const link = deps.auth().siteUrl
  await deps.sendMail(
    await composeMail(deps, { kind: 'signup_attempt', to: user.email, locale, link }),
  )
}

/** The language a request asks for, where its user has not chosen one. */
export const acceptLanguageOf = (c: Call) => c.req.header('accept-language')
