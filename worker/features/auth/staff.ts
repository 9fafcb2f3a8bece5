import { type SQL, sql } from 'drizzle-orm'
import type { Locale } from '#contract/locales.ts'
import { type PageId, pages } from '#contract/pages.ts'
import type { Mail } from '../../adapters/mail.ts'
import type { Statements } from '../../db/batch-if.ts'
import type { Deps } from '../../deps.ts'
import { localeOfTag } from '../../lib/http/accept-language.ts'
import { pageLink } from '../flags/snapshot.ts'
import {
  type Account,
  bare,
  cancelAddressChange,
  cancelPending,
  emailIdentity,
  type IdentityRow,
  isBanned,
  issue,
  keepTokens,
  newAccount,
  serverClaims,
  type TokenRow,
  type UserRow,
  withProviders,
  withUser,
} from './account/account.ts'
import { findUser, isUnchanged, readAccount, statementsFor } from './account/store.ts'
import { takeMail } from './limits.ts'
import { composeMail } from './mail/compose.ts'
import { mailedLink } from './mail/mails.ts'
import { makeToken } from './tokens.ts'

/*
 * Account changes by staff, as statements for their transactions. Other features import only this
 * file and guard.ts from the auth service.
 */
export { findUser, isBanned, type UserRow }

/**
 * Empties an account that gets its first rights (auth/decisions.md, rule 4): it keeps only its
 * email address and an identity whose provider has verified this address. The owner is invited and
 * sets a new password.
 * @param data language and names of the owner, as known to staff
 */
export function emptyAndInvite(
  account: Account,
  { token, data }: { token: TokenRow; data: Record<string, unknown> },
  now: Date,
): Account {
  const { user } = account
  const wasInvited = user.invitedAt !== null && user.emailConfirmedAt === null
  const metadata = {
    ...(wasInvited && user.userMetadata),
    ...data,
    ...serverClaims(user, false),
  }
  const emptied = withUser(account, {
    passwordHash: null,
    userMetadata: metadata,
    emailConfirmedAt: null,
    lastSignInAt: null,
    newEmail: null,
    confirmationSentAt: null,
    updatedAt: now.toISOString(),
  })
  const known = account.identities.find(({ provider }) => provider === 'email')
  const own = {
    ...emailIdentity(emptied.user, now),
    ...(known && { id: known.id, createdAt: known.createdAt }),
  }
  const isVerified = ({ provider, email, identityData }: IdentityRow) =>
    provider !== 'email' && email === user.email && identityData['email_verified'] === true
  const identities = [own, ...account.identities.filter(isVerified)]
  return issue(withProviders({ ...emptied, ...bare, identities }, now), token)
}

/** Voids address changes, pending or reversible, of an account with rights whose rights change. */
const cancelAddressChanges = (account: Account, now: Date): Account =>
  keepTokens(
    withUser(cancelAddressChange(account), { updatedAt: now.toISOString() }),
    ({ purpose }) => purpose !== 'undo',
  )

/** Ends all sessions and cancels pending sign-ins: PKCE codes and OAuth flows. */
const endAll = (account: Account): Account => ({ ...cancelPending(account), sessions: [] })

/**
 * A change for a staff transaction, on condition that the account is unchanged since it was read.
 */
export type Planned = { condition: SQL; statements: Statements }

const planned = ({ db }: Pick<Deps, 'db'>, before: Account | null, after: Account): Planned => ({
  condition: before === null ? sql`true` : isUnchanged(before),
  statements: statementsFor(db, before, after),
})

const gone: Planned = { condition: sql`false`, statements: [] }

/** Ends all sessions of a user and cancels pending sign-ins: PKCE codes and OAuth flows. */
export async function planEnd(deps: Pick<Deps, 'db'>, id: string): Promise<Planned> {
  const account = await readAccount(deps.db, { id })
  return account ? planned(deps, account, endAll(account)) : gone
}

/** Suspends a user until a date, or reinstates the user (`null`). */
export async function planSuspension(
  deps: Pick<Deps, 'db' | 'now'>,
  id: string,
  bannedUntil: string | null,
): Promise<Planned> {
  const account = await readAccount(deps.db, { id })
  if (!account) return gone
  const changed = withUser(account, { bannedUntil, updatedAt: deps.now().toISOString() })
  return planned(deps, account, bannedUntil === null ? changed : endAll(changed))
}

export type Invitee = { email: string; locale: Locale; firstName?: string; lastName?: string }

export type Door = Extract<PageId, 'clientLogin' | 'adminLogin'>

export type Invitation = Planned & {
  userId: string
  /**
   * Whether the account has rights and is in use. It needs no invitation: `link` leads to the
   * sign-in page.
   */
  isKnown: boolean
  /** Whether the statements create the account. */
  isNew: boolean
  isSuspended: boolean
  link: string
}

/**
 * Invites a person, with a new account or the existing one. An account that has rights and is in
 * use stays unchanged.
 */
export async function planInvitation(
  deps: Deps,
  invitee: Invitee,
  door: Door,
): Promise<Invitation> {
  const now = deps.now()
  const { email, locale, firstName: first_name, lastName: last_name } = invitee
  const page = await pageLink(deps, pages[door].path, locale)
  const known = await readAccount(deps.db, { email })
  const isSuspended = known !== null && isBanned(known.user, now)
  const isNew = known === null
  if (known !== null && known.role !== null && known.user.emailConfirmedAt !== null) {
    const { id: userId } = known.user
    const kept = planned(deps, known, cancelAddressChanges(known, now))
    return { userId, isKnown: true, isNew, isSuspended, ...kept, link: page }
  }
  const data = {
    language: locale,
    ...(first_name !== undefined && { first_name }),
    ...(last_name !== undefined && { last_name }),
  }
  const from = known ?? newAccount({ email, data }, now)
  const { account, link } = invited(deps, from, data, page)
  const { id: userId } = account.user
  return { userId, isKnown: false, isNew, isSuspended, ...planned(deps, known, account), link }
}

/** Empties an account and creates its invitation link (auth/decisions.md, rule 4). */
function invited(deps: Deps, account: Account, data: Record<string, unknown>, page: string) {
  const { id: userId, email: address } = account.user
  const { secrets, row: token } = makeToken(deps, { userId, purpose: 'invite', address })
  const emptied = emptyAndInvite(account, { token, data }, deps.now())
  return { account: emptied, link: mailedLink(deps, secrets.link, 'invite', page) }
}

/** The invitation email without additional text. */
export const invitationMail = (
  deps: Deps,
  { email, locale }: Invitee,
  { link }: Pick<Invitation, 'link'>,
): Promise<Mail> => composeMail(deps, { kind: 'invite', to: email, locale, link })

export type Rights = Planned & { invitation: { mail: Mail; locale: Locale } | null }

/** The account changes when a role is granted: an account without rights is emptied and invited. */
export async function planRights(deps: Deps, userId: string, door: Door): Promise<Rights> {
  const known = await readAccount(deps.db, { id: userId })
  if (!known) return { ...gone, invitation: null }
  if (known.role !== null) {
    const account = cancelAddressChanges(known, deps.now())
    return { ...planned(deps, known, account), invitation: null }
  }
  const { email } = known.user
  const locale = localeIn(known)
  const page = await pageLink(deps, pages[door].path, locale)
  const { account, link } = invited(deps, known, { language: locale }, page)
  const mail = await invitationMail(deps, { email, locale }, { link })
  return { ...planned(deps, known, account), invitation: { mail, locale } }
}

const localeIn = (account: Account | null): Locale =>
  localeOfTag(account?.user.userMetadata['language']) ?? 'en'

export type PlannedMail = Planned & { mail: Mail; locale: Locale }

/** The email of `POST /recover`, sent by staff; `null` within a minute of the last one. */
export async function planRecovery(
  deps: Deps,
  { id: userId, email: to }: UserRow,
  door: Door,
): Promise<PlannedMail | null> {
  const right = await takeMail(deps, 'link', to, 'staff', 'nothing')
  const account = right.length > 0 ? await readAccount(deps.db, { id: userId }) : null
  if (!account) return null
  const { secrets, row } = makeToken(deps, { userId, purpose: 'recovery', address: to })
  const locale = localeIn(account)
  const page = await pageLink(deps, pages[door].path, locale)
  const link = mailedLink(deps, secrets.link, 'recovery', page)
  const { code } = secrets
  const mail = await composeMail(deps, { kind: 'recovery', to, locale, link, code })
  return { ...planned(deps, account, issue(account, row)), locale, mail }
}

/**
 * Removes all second factors and recovery codes of a user, ends all sessions, and emails the owner.
 */
export async function planFactorRemoval(
  deps: Deps,
  { id, email: to }: UserRow,
): Promise<PlannedMail> {
  const account = await readAccount(deps.db, { id })
  const locale = localeIn(account)
  const link = await pageLink(deps, pages.account.path, locale)
  const mail = await composeMail(deps, { kind: 'factors_removed', to, locale, link })
  const removed = account && { ...account, factors: [], codes: [], sessions: [] }
  return { ...(removed ? planned(deps, account, removed) : gone), locale, mail }
}
