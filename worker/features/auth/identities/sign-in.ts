import { type SQL, sql } from 'drizzle-orm'
import { batchIf } from '../../../db/batch-if.ts'
import { usersTable } from '../../../db/schema/users.ts'
import { isConstraintError } from '../../../db/client.ts'
import type { Deps } from '../../../deps.ts'
import { notifyLater } from '../account/notices.ts'
import { mailNotice } from '../account/owner-notices.ts'
import { AuthFailure } from '../protocol.ts'
import {
  findUser,
  findUserByEmail,
  hasRole,
  isInRole,
  type UserRow,
  verifiedFactors,
} from '../caller-queries.ts'
import { assertNotBanned } from '../sessions/sessions.ts'
import type { Profile } from './openid/profile.ts'
import {
  addMetadata,
  findIdentity,
  insertIdentity,
  recountProviders,
  refreshIdentity,
  takeOverUnproven,
} from './identity-queries.ts'

export type UserId = Pick<UserRow, 'id'>

/** Two first sign-ins at the same moment: the second finds what the first stored. */
const maxAttempts = 3

/**
 * The user behind a profile. A known identity decides; else an address that the provider vouches for leads to its
 * user; else there is a new one. An address that nobody vouches for leads nowhere: whoever could type it in at
 * some provider would take over an account. Where a stranger may have chosen
 * something for an address, whoever the provider vouches for gets the account without it.
 * @param status of `user_banned`: 400 where a client signs in, 403 where a browser is led on
 * @throws AuthFailure `user_banned`, `provider_email_needs_verification`
 */
export async function userOf(deps: Deps, profile: Profile, status: 400 | 403): Promise<UserId> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    try {
      const user = await findOrCreate(deps, profile, status)
      if (user) return user // else somebody changed the account under our hands: look again
    } catch (error) {
      if (!isConstraintError(error)) throw error
    }
  }
  throw new AuthFailure('conflict')
}

async function findOrCreate(
  deps: Deps,
  profile: Profile,
  status: 400 | 403,
): Promise<UserId | null> {
  const { db } = deps
  const now = deps.now()
  const identity = await findIdentity(db, profile)
  if (identity) {
    const user = await findUser(db, identity.userId)
    if (!user) throw new AuthFailure('conflict') // deleted a moment ago
    assertNotBanned(user, now, status)
    await db.batch([
      refreshIdentity(db, identity.id, profile, now),
      addMetadata(db, user.id, profile, now),
    ])
    return user
  }
  const { verifiedEmail } = profile
  if (verifiedEmail === null) throw new AuthFailure('provider_email_needs_verification')
  const owner = await findUserByEmail(db, verifiedEmail)
  if (!owner) return createUser(deps, profile, verifiedEmail)
  assertNotBanned(owner, now, status)
  // rights are given to the owner alone (account/unproven.ts): what is unproven in such an account came later
  const isOpen = owner.passwordProvenAt === null && !(await hasRole(db, owner.id))
  const isTaken = owner.emailConfirmedAt === null || isOpen
  const taken = isTaken ? takeOverUnproven(db, owner.id, profile, now) : []
  // whose address it is, and whether that and all else was proven, must be as we found it
  const isSo = sql`exists (select 1 from users where id = ${owner.id} and email = ${verifiedEmail}
    and email_confirmed_at is ${owner.emailConfirmedAt}
    and password_proven_at is ${owner.passwordProvenAt}) ${isOpen ? sql`and not ${isInRole(owner.id)}` : sql``}`
  const steps = isTaken ? await verifiedFactors(db, owner.id) : []
  const done = await batchIf(db, isSo, [
    addMetadata(db, owner.id, profile, now),
    ...taken,
    insertIdentity(db, owner.id, profile, now),
    recountProviders(db, owner.id, now),
  ])
  if (done) mailNotice(deps, owner, 'identity_added', { provider: profile.provider })
  if (done && steps.length > 0)
    notifyLater(deps, { kind: 'factor_removed', user: owner }, undefined)
  return done && owner
}

/** The identity still leads to its user, for the transaction that signs in: it may have been taken away since. */
export const leadsTo = ({ id }: UserId, { provider, subject }: Profile): SQL =>
  sql`exists (select 1 from identities i where i.user_id = ${id}
    and i.provider = ${provider} and i.provider_id = ${subject})`

async function createUser({ db, now }: Deps, profile: Profile, email: string): Promise<UserId> {
  const id = crypto.randomUUID()
  const at = now()
  const { provider, data } = profile
  const [createdAt, updatedAt] = [at.toISOString(), at.toISOString()]
  await db.batch([
    db.insert(usersTable).values({
      id,
      email,
      emailConfirmedAt: createdAt,
      passwordProvenAt: createdAt,
      appMetadata: {
        provider,
        providers: [provider],
      },
      userMetadata: data,
      createdAt,
      updatedAt,
    }),
    insertIdentity(db, id, profile, at),
  ])
  return { id }
}
