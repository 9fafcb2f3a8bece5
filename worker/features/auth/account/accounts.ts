import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Locale } from '#contract/locales.ts'
import { type PageId, pages } from '#contract/pages.ts'
import { factorsTable } from '../../../db/schema/factors.ts'
import { usersTable } from '../../../db/schema/users.ts'
import type { Statements } from '../../../db/batch-if.ts'
import type { Db } from '../../../db/client.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { asLocale } from '../../../lib/http/accept-language.ts'
import type { Mail } from '../../../adapters/mail.ts'
import { pageLink } from '../../flags/snapshot.ts'
import { isBanned } from '../bearer.ts'
import { insertAccount, newAccount } from './create-user.ts'
import { isOwners, leaveToOwner } from './unproven.ts'
import { composeMail } from '../mail/compose.ts'
import { callOffChanges, callOffUnderWay, storeToken } from '../one-time/one-time-queries.ts'
import { makeToken } from '../one-time/one-time-tokens.ts'
import { dropOrphanedCodes } from '../recovery-codes/recovery-code-queries.ts'
import { deleteSessions, findUserByEmail, isAdmitted, type UserRow } from '../caller-queries.ts'
import { maySend } from '../one-time/send-limits.ts'

/*
 * What staff may do to accounts, as statements for a transaction of theirs. Besides guard.ts the only file of the
 * auth service that other features import.
 */
export { findUser, updateUser } from '../caller-queries.ts'
export { isBanned, type UserRow }

/** Ends all sessions of a user, and what would begin another: codes and visits to a provider. */
export const endSessions = (db: Db, userId: string) =>
  [deleteSessions(db, userId), ...callOffUnderWay(db, userId)] as const

export type Invitee = { email: string; locale: Locale; firstName?: string; lastName?: string }

/** The page where a role signs in. */
export type Door = Extract<PageId, 'clientLogin' | 'adminLogin'>

export type Invitation = {
  userId: string
  /** Somebody whose address and password are proven needs no invitation: `link` just leads to the sign-in page. */
  isKnown: boolean
  /** There is no account yet; the statements make it. */
  isNew: boolean
  isSuspended: boolean
  /** The account still has that address: a condition for whatever the invitation is written with. */
  given: SQL
  /** Make the account and the link's one-time token. Constraints break when the address is taken meanwhile. */
  statements: Statements
  link: string
}

/**
 * How somebody gets in: with a new account, with one that nobody has proven yet, or with their own. An unproven account
 * loses its password and all else: whoever chose it may not be the owner of the address. Not so an administrator's,
 * which is unproven after a change of address: who reads that mailbox would be one without the second step.
 * @throws Failure `user/unproven-admin`
 */
export async function planInvitation(
  deps: Deps,
  invitee: Invitee,
  door: Door,
): Promise<Invitation> {
  const { db } = deps
  const { email, locale } = invitee
  const now = deps.now()
  const page = await pageLink(deps, pages[door].path, locale)
  const known = await findUserByEmail(db, email)
  if (known?.emailConfirmedAt && (await isOwners(db, known))) {
    const isSuspended = isBanned(known, now)
    return {
      userId: known.id,
      isKnown: true,
      isNew: false,
      isSuspended,
      given: isAsSeen(known, now),
      // its mailbox agreed to one as that of an account without these rights
      statements: callOffChanges(db, known.id),
      link: page,
    }
  }
  if (known?.emailConfirmedAt && (await isAdmin(db, known.id))) {
    throw new Failure('user/unproven-admin')
  }
  const invitation = await leaveAndInvite(deps, invitee, known, page)
  // a role that is given meanwhile is looked at again
  const given = sql`(${invitation.given} and not ${isConfirmedAdmin(invitation.userId)})`
  return { ...invitation, given }
}

const isConfirmedAdmin = (userId: string): SQL => sql`exists (select 1 from user_roles r
  join users c on c.id = r.user_id
  where r.user_id = ${userId} and r.role = 'admin' and c.email_confirmed_at is not null)`

async function isAdmin(db: Db, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(usersTable)
    .where(and(eq(usersTable.id, userId), isConfirmedAdmin(userId)))
  return row !== undefined
}

/** An account for who has none, or what is left of one that nobody has proven, with the link that leads in. */
async function leaveAndInvite(
  deps: Deps,
  invitee: Invitee,
  known: UserRow | null,
  page: string,
): Promise<Invitation> {
  const { db } = deps
  const { email } = invitee
  const now = deps.now()
  const account = invitedAccount(invitee, now, known?.id)
  const userId = account.user.id
  const slot = { slot: 'invitation', type: 'invite', challenge: null } as const
  const token = await makeToken(deps, { ...slot, userId, address: email })
  return {
    userId,
    isKnown: false,
    isNew: known === null,
    isSuspended: known !== null && isBanned(known, now),
    given: known ? isAsSeen(known, now) : sql`true`,
    statements: [
      ...(known ? leaveToOwner(db, account, now) : insertAccount(db, account)),
      storeToken(db, token.row),
    ],
    link: linkTo(page, token.secrets.link, 'invite'),
  }
}

function invitedAccount({ email, locale, firstName, lastName }: Invitee, now: Date, id?: string) {
  const data = {
    language: locale,
    ...(firstName !== undefined && { first_name: firstName }),
    ...(lastName !== undefined && { last_name: lastName }),
  }
  const known = id === undefined ? {} : { id }
  const account = newAccount({ ...known, email, passwordHash: null, data }, now)
  const at = now.toISOString()
  // nobody but staff chose anything for it
  const invited = { invitedAt: at, passwordProvenAt: at, confirmationSentAt: null }
  return { ...account, user: { ...account.user, ...invited } }
}

/** The mail of an invitation that needs no further words. */
export const invitationMail = (
  deps: Deps,
  { email, locale }: Invitee,
  { link }: Invitation,
): Promise<Mail> => composeMail(deps, { kind: 'invite', to: email, locale, link })

/** Whether an account has the address that it had when we looked: rights are given to who reads its mail. */
const hasAddress = ({ id, email }: Pick<UserRow, 'id' | 'email'>): SQL =>
  sql`exists (select 1 from users a where a.id = ${id} and a.email = ${email})`

/** And is not suspended by then: whoever is invited comes in. */
const isAsSeen = (known: Pick<UserRow, 'id' | 'email'>, now: Date): SQL =>
  sql`(${hasAddress(known)} and ${isAdmitted(known.id, now)})`

/** What rights given to an account bring with them. */
export type Rights = {
  /** The account still has the address that staff saw: a condition for the transaction. */
  given: SQL
  statements: Statements
  invitation: { mail: Mail; locale: Locale } | null
}

/**
 * What has to happen to an account in the transaction that gives it rights. One that nobody has proven is left to its
 * owner, who is mailed an invitation.
 */
export async function planRights(deps: Deps, user: UserRow, door: Door): Promise<Rights> {
  const { db } = deps
  const { id, email } = user
  const given = hasAddress(user)
  if (await isOwners(db, user)) {
    return { given, statements: callOffChanges(db, id), invitation: null }
  }
  const locale = asLocale(user.userMetadata['language']) ?? 'en'
  const invitee = { email, locale }
  const page = await pageLink(deps, pages[door].path, locale)
  const invitation = await leaveAndInvite(deps, invitee, user, page)
  const mail = await invitationMail(deps, invitee, invitation)
  return { given, statements: invitation.statements, invitation: { mail, locale } }
}

/**
 * A new password for somebody who asked staff for one: the mail that `POST /recover` sends, with the same limit of
 * one a minute.
 * @returns `null` when the last one left less than a minute ago
 */
export async function planRecovery(
  deps: Deps,
  user: UserRow,
  door: Door,
): Promise<{ statements: Statements; mail: Mail; locale: Locale } | null> {
  if ((await maySend(deps, 'recovery', user.email, 'staff')) === null) return null
  const locale = asLocale(user.userMetadata['language']) ?? 'en'
  const slot = { slot: 'recovery', type: 'recovery', challenge: null } as const
  const token = await makeToken(deps, { ...slot, userId: user.id, address: user.email })
  const page = await pageLink(deps, pages[door].path, locale)
  const link = linkTo(page, token.secrets.link, 'recovery')
  const at = deps.now().toISOString()
  const { code } = token.secrets
  return {
    locale,
    statements: [
      storeToken(deps.db, token.row),
      deps.db
        .update(usersTable)
        .set({ recoverySentAt: at, updatedAt: at })
        .where(eq(usersTable.id, user.id)),
    ],
    mail: await composeMail(deps, { kind: 'recovery', to: user.email, locale, link, code }),
  }
}

/**
 * Takes all second factors of a user away, with the recovery codes that stand for them, and ends every session. `notice` tells the owner.
 */
export async function planFactorRemoval(
  deps: Deps,
  { id, email, userMetadata }: UserRow,
): Promise<{ statements: Statements; notice: { mail: Mail; locale: Locale } }> {
  const { db } = deps
  const statements = [
    db.delete(factorsTable).where(eq(factorsTable.userId, id)),
    dropOrphanedCodes(db, id),
    deleteSessions(db, id),
  ]
  const locale = asLocale(userMetadata['language']) ?? 'en'
  const link = await pageLink(deps, pages.account.path, locale)
  const mail = await composeMail(deps, { kind: 'factors_removed', to: email, locale, link })
  return { statements, notice: { mail, locale } }
}

/**
 * Straight to the page, which spends the token by itself: the scanners of company mail follow links, and must not
 * use them up.
 */
const linkTo = (page: string, token: string, type: 'invite' | 'recovery') =>
  `${page}?${new URLSearchParams({ token_hash: token, type })}`
