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
  type Change,
  isBanned,
  issue,
  newAccount,
  type UserRow,
  withUser,
} from './account/account.ts'
import { callOffChanges, dropFactors, emptyAndInvite, endAll } from './account/decide-staff.ts'
import { findUser, isUnchanged, readAccount, statementsFor } from './account/store.ts'
import { takeMail } from './limits.ts'
import { composeMail } from './mail/compose.ts'
import { mailedLink } from './mail/mails.ts'
import { makeToken } from './tokens.ts'

/*
 * What staff may do to accounts, as statements for a transaction of theirs, and the condition that the account is still as
 * it was read. Besides guard.ts the only file of the auth service that other features import.
 */
export { findUser, isBanned, type UserRow }

/** A change for a transaction of staff: it holds while the account is as it was read. */
export type Planned = { condition: SQL; statements: Statements }

/** What turns an account into another one, or makes it. */
const planned = ({ db }: Pick<Deps, 'db'>, before: Account | null, after: Account): Planned => ({
  condition: before === null ? sql`true` : isUnchanged(before),
  statements: statementsFor(db, before, after),
})

const gone: Planned = { condition: sql`false`, statements: [] }

async function plan(
  deps: Pick<Deps, 'db'>,
  id: string,
  decide: (account: Account) => Change,
): Promise<Planned> {
  const account = await readAccount(deps.db, { id })
  return account ? planned(deps, account, decide(account).account) : gone
}

/** Ends all sessions of a user, and what would begin another: codes and visits to a provider. */
export const planEnd = (deps: Pick<Deps, 'db'>, id: string): Promise<Planned> =>
  plan(deps, id, endAll)

/** Suspends a user until then, or lets them in again (`null`). */
export const planSuspension = (
  deps: Pick<Deps, 'db' | 'now'>,
  id: string,
  bannedUntil: string | null,
): Promise<Planned> => {
  const updatedAt = deps.now().toISOString()
  const decide = (account: Account): Change => {
    const changed = withUser(account, { bannedUntil, updatedAt })
    return bannedUntil === null ? { account: changed } : endAll(changed)
  }
  return plan(deps, id, decide)
}

export type Invitee = { email: string; locale: Locale; firstName?: string; lastName?: string }

/** The page where a role signs in. */
export type Door = Extract<PageId, 'clientLogin' | 'adminLogin'>

export type Invitation = Planned & {
  userId: string
  /** An account that has rights and is in use needs no invitation: `link` just leads to the sign-in page. */
  isKnown: boolean
  /** There is no account yet; the statements make it. */
  isNew: boolean
  isSuspended: boolean
  link: string
}

/**
 * How someone gets in: with a new account, or with the one of their address. First rights empty it (rule 4); an account
 * that has some, and is in use, stays as it is.
 */
export async function planInvitation(
  deps: Deps,
  invitee: Invitee,
  door: Door,
): Promise<Invitation> {
  const now = deps.now()
  const { email, locale, firstName, lastName } = invitee
  const page = await pageLink(deps, pages[door].path, locale)
  const known = await readAccount(deps.db, { email })
  const isSuspended = known !== null && isBanned(known.user, now)
  if (known !== null && known.role !== null && known.user.emailConfirmedAt !== null) {
    const { id: userId } = known.user
    // its mailbox agreed to one as that of an account without these rights
    const kept = planned(deps, known, callOffChanges(known, now).account)
    return { userId, isKnown: true, isNew: false, isSuspended, ...kept, link: page }
  }
  const data = {
    language: locale,
    ...(firstName !== undefined && { first_name: firstName }),
    ...(lastName !== undefined && { last_name: lastName }),
  }
  const { account, link } = invited(deps, known, { email, data, page })
  const { id: userId } = account.user
  const isNew = known === null
  return { userId, isKnown: false, isNew, isSuspended, ...planned(deps, known, account), link }
}

type Inviting = { email: string; data: Record<string, unknown>; page: string }

function invited(deps: Deps, known: Account | null, { email, data, page }: Inviting) {
  const now = deps.now()
  const identityId = crypto.randomUUID()
  const made = { id: crypto.randomUUID(), identityId, email, passwordHash: null, data }
  const account = known ?? newAccount(made, now)
  const { user } = account
  const { secrets, row: token } = makeToken(deps, {
    userId: user.id,
    purpose: 'invite',
    address: user.email,
  })
  const change = emptyAndInvite(account, { token, identityId, data }, now)
  return { account: change.account, link: mailedLink(deps, secrets.link, 'invite', page) }
}

/** The mail of an invitation that needs no further words. */
export const invitationMail = (
  deps: Deps,
  { email, locale }: Invitee,
  { link }: Pick<Invitation, 'link'>,
): Promise<Mail> => composeMail(deps, { kind: 'invite', to: email, locale, link })

/** What rights given to an account bring with them. */
export type Rights = Planned & { invitation: { mail: Mail; locale: Locale } | null }

/**
 * What has to happen to an account in the transaction that gives it a role: one that has none is emptied, and its owner
 * mailed an invitation.
 */
export async function planRights(deps: Deps, userId: string, door: Door): Promise<Rights> {
  const known = await readAccount(deps.db, { id: userId })
  if (!known) return { ...gone, invitation: null }
  if (known.role !== null) {
    const { account } = callOffChanges(known, deps.now())
    return { ...planned(deps, known, account), invitation: null }
  }
  const { email } = known.user
  const locale = localeIn(known)
  const page = await pageLink(deps, pages[door].path, locale)
  const { account, link } = invited(deps, known, { email, data: { language: locale }, page })
  const mail = await invitationMail(deps, { email, locale }, { link })
  return { ...planned(deps, known, account), invitation: { mail, locale } }
}

const localeIn = ({ user }: Pick<Account, 'user'>): Locale =>
  localeOfTag(user.userMetadata['language']) ?? 'en'

/** A change, and the mail that goes with it. */
export type PlannedMail = Planned & { mail: Mail; locale: Locale }

/**
 * A new password for someone who asked staff for one: the mail that `POST /recover` sends, with the same limit of
 * one a minute.
 * @returns `null` when the last one left less than a minute ago
 */
export async function planRecovery(
  deps: Deps,
  { id: userId, email: address }: UserRow,
  door: Door,
): Promise<PlannedMail | null> {
  const right = await takeMail(deps, 'link', address, { by: 'staff' }, 'nothing')
  if (right.length === 0) return null
  const account = await readAccount(deps.db, { id: userId })
  if (!account) return null
  const { secrets, row } = makeToken(deps, { userId, purpose: 'recovery', address })
  const locale = localeIn(account)
  const page = await pageLink(deps, pages[door].path, locale)
  const link = mailedLink(deps, secrets.link, 'recovery', page)
  const { code } = secrets
  const mail = await composeMail(deps, { kind: 'recovery', to: address, locale, link, code })
  return { ...planned(deps, account, issue(account, row)), locale, mail }
}

/**
 * Takes all second factors of a user away, with the recovery codes that stand for them, and ends every session. The mail
 * tells the owner.
 */
export async function planFactorRemoval(
  deps: Deps,
  { id, email: to }: UserRow,
): Promise<PlannedMail> {
  const account = await readAccount(deps.db, { id })
  const locale = account ? localeIn(account) : 'en'
  const link = await pageLink(deps, pages.account.path, locale)
  const mail = await composeMail(deps, { kind: 'factors_removed', to, locale, link })
  return {
    ...(account ? planned(deps, account, dropFactors(account).account) : gone),
    locale,
    mail,
  }
}
