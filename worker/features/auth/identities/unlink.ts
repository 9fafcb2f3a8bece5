import { and, eq, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { type Db, isConstraintError } from '../../../db/client.ts'
import { flowStatesTable, oneTimeTokensTable } from '../../../db/schema/sign-in.ts'
import { identitiesTable, usersTable } from '../../../db/schema/users.ts'
import type { Deps } from '../../../deps.ts'
import { notifyLater } from '../account/notices.ts'
import { mailNotice } from '../account/owner-notices.ts'
import { tellOfAddress } from '../account/staff-notices.ts'
import { waitsFor } from '../one-time/one-time-queries.ts'
import { AuthFailure } from '../protocol.ts'
import { belongings, type IdentityRow, isInRole, type UserRow } from '../caller-queries.ts'
import { type Caller, callerOf } from '../bearer.ts'
import { assertSecondStep, assertSetUp } from '../authenticated.ts'
import { isSignedIn } from '../sessions/session-life.ts'
import { isYoung } from '../first-day.ts'
import { assertFreshSignIn, isProvenAfresh } from '../fresh-proof.ts'
import { recountProviders } from './identity-queries.ts'

/**
 * Takes a way of signing in away from its user (contract §8). The last one stays. If it gave the user's address,
 * another verified one takes its place, and what was mailed to the old one is void: one that was linked a day ago, of
 * which its owner was told. Without such a one it stays.
 * It takes a sign-in of the last minutes, as adding one does; where it would move an account with rights to another
 * mailbox, a password or second step. The owner is told by mail.
 * @throws AuthFailure `validation_failed` (404), `single_identity_not_deletable`, `identity_not_found`,
 *   `email_conflict_identity_not_deletable`, `reauthentication_needed`
 */
export async function unlinkIdentity(
  deps: Deps,
  caller: Caller,
  identityId: string,
  acceptLanguage: string | undefined,
): Promise<void> {
  assertSetUp(deps, caller)
  await assertFreshSignIn(deps.db, caller, deps.now())
  const { user } = caller
  if (!z.guid().safeParse(identityId).success) {
    const message = 'identity_id must be an UUID'
    throw new AuthFailure('validation_failed', { status: 404, message })
  }
  const [identities] = await deps.db.batch([belongings(deps.db, user.id)[0]])
  if (identities.length <= 1) throw new AuthFailure('single_identity_not_deletable')
  const identity = identities.find(({ id }) => id === identityId.toLowerCase())
  if (!identity) throw new AuthFailure('identity_not_found')
  const others = identities.filter((other) => other !== identity)
  const change = addressChange(user, identity, others)
  const now = deps.now()
  const isProven = await isProvenAfresh(deps.db, caller, now)
  const to = change?.email
  const isKnown = to === undefined || hasStood(to, others, now)
  if (!isKnown && !isYoung(user, now)) throw givesAddress()
  const isFree = to === undefined || (isKnown && isProven)
  // a role may be given between this look and the transaction
  const given = isFree ? sql`true` : sql`not ${isInRole(user.id)}`
  const outcome = await removeIdentity(deps, caller, { identity, change, given })
  if (outcome === 'kept') {
    throw isProven ? givesAddress() : new AuthFailure('reauthentication_needed')
  }
  if (outcome === 'last') throw new AuthFailure('single_identity_not_deletable')
  if (outcome === 'changed') {
    return unlinkIdentity(deps, await callerNow(deps, caller), identityId, acceptLanguage)
  }
  if (change) {
    notifyLater(deps, { kind: 'email_changed', user, newAddress: change.email }, acceptLanguage)
  }
  mailNotice(deps, user, 'identity_removed', { provider: identity.provider }, acceptLanguage)
}

/** The address that takes the place of the one that goes: whoever chose the password need not read its mail. */
type Change = { email: string; passwordProvenAt: null }

type Removal = { identity: IdentityRow; change: Change | null; given: SQL }

/**
 * What becomes of a user's address. Addresses that nobody vouches for neither give it nor are promoted.
 * @throws AuthFailure `email_conflict_identity_not_deletable` where none is left
 */
function addressChange(user: UserRow, gone: IdentityRow, others: IdentityRow[]): Change | null {
  const isGiver = gone.provider === 'email' || gone.identityData['email_verified'] === true
  if (!isGiver || gone.email !== user.email) return null
  if (others.some(({ email }) => email === user.email)) return null
  for (const { email, identityData } of others) {
    if (email && identityData['email_verified']) return { email, passwordProvenAt: null }
  }
  throw givesAddress()
}

/** Whether an address was linked a day ago, and the owner told of it: a stolen session may have linked a younger one. */
const hasStood = (address: string, others: IdentityRow[], now: Date): boolean =>
  others.some((other) => other.email === address && !isYoung(other, now))

const givesAddress = () =>
  new AuthFailure('email_conflict_identity_not_deletable', {
    message:
      'The address of the account comes from this identity, and no other was linked a day ago',
  })

/** As somebody changed the account under our hands, or may do nothing in it any more. */
async function callerNow(deps: Deps, { session, claimedAmr }: Caller): Promise<Caller> {
  const { id: sessionId, userId } = session
  const again = await callerOf(deps, { sessionId, userId, amr: claimedAmr })
  if (typeof again === 'string') throw new AuthFailure(again)
  assertSecondStep(again)
  return again
}

/** The address as it was read, and the identity that takes its place: either may be another's work by now. */
function isAsRead({ id, email }: Pick<UserRow, 'id' | 'email'>, change: Change | null): SQL {
  const next = change?.email
  return sql`exists (select 1 from users u where u.id = ${id} and u.email = ${email}
    ${next ? sql`and exists (select 1 from identities n where n.user_id = u.id and n.email = ${next})` : sql``})`
}

/**
 * One transaction; the user changes only if the identity really went.
 * @param given what else has to hold for it
 * @returns `last` to the second of two who remove the last two at the same moment; `kept` where `given` did not hold;
 *   `changed` where address or identities are not as they were read, or the session may not act any more
 */
async function removeIdentity(
  deps: Deps,
  { user, session }: Caller,
  { identity: { id }, change, given }: Removal,
): Promise<'removed' | 'last' | 'kept' | 'changed'> {
  const { db } = deps
  const at = deps.now()
  const userId = user.id
  const count = sql`(select count(*) from ${identitiesTable} where ${identitiesTable.userId} = ${userId})`
  const isGone = sql`not exists (select 1 from ${identitiesTable} where ${identitiesTable.id} = ${id})`
  const asRead = sql`(${isAsRead(user, change)} and ${isSignedIn(deps, session)})`
  const work = db.batch([
    db
      .delete(identitiesTable)
      .where(and(eq(identitiesTable.id, id), sql`${count} > 1`, asRead, given))
      .returning({ id: identitiesTable.id }),
    db
      .select({
        held: sql<0 | 1>`${given}`.as('held'),
        same: sql<0 | 1>`${asRead}`.as('same'),
      })
      .from(sql`(select 1) as one`),
    recountProviders(db, userId, at),
    // a code that it led to, or a visit on its way
    db.delete(flowStatesTable).where(and(waitsFor(userId), isGone)),
    ...(change === null ? [] : changeAddress(db, userId, change, isGone, at)),
  ])
  const [removed, [asked]] = await work.catch((error: unknown) => {
    throw isConstraintError(error)
      ? new AuthFailure('email_conflict_identity_not_deletable')
      : error
  })
  if (removed.length > 0) return 'removed'
  if (!asked?.same) return 'changed'
  return asked.held ? 'last' : 'kept'
}

const changeAddress = (db: Db, userId: string, change: Change, isGone: SQL, now: Date) =>
  [
    db
      .update(usersTable)
      .set({ ...change, newEmail: null, updatedAt: now.toISOString() })
      .where(and(eq(usersTable.id, userId), isGone)),
    ...tellOfAddress(db, userId, now),
    db.delete(oneTimeTokensTable).where(and(eq(oneTimeTokensTable.userId, userId), isGone)),
  ] as const
