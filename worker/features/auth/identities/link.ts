import { type SQL, sql } from 'drizzle-orm'
import { batchIf, type Statements } from '../../../db/batch-if.ts'
import { isConstraintError } from '../../../db/client.ts'
import type { Deps } from '../../../deps.ts'
import { assertSetUp } from '../authenticated.ts'
import { type Caller, callerOf } from '../bearer.ts'
import { mailNotice } from '../account/owner-notices.ts'
import { assertFreshSignIn, assertNobodyRecovers } from '../fresh-proof.ts'
import { AuthFailure } from '../protocol.ts'
import { isSignedIn } from '../sessions/session-life.ts'
import type { Profile } from './openid/profile.ts'
import { findIdentity, insertIdentity, recountProviders } from './identity-queries.ts'
import type { Linking } from './visits.ts'

/** A linking, for the transaction that does it: it may be called off until then. */
export type Link = {
  /** The session lives that it is for, its user is not suspended, and has no second step to take. */
  given: SQL
  statements: Statements
}

/**
 * For whom something is to be linked. Whoever holds an old session only may not even set out.
 * @throws AuthFailure `reauthentication_needed`, `insufficient_aal` where a second step has to be set up first
 */
export async function beginLinking(deps: Deps, caller: Caller): Promise<Linking> {
  assertSetUp(deps, caller)
  await assertFreshSignIn(deps.db, caller, deps.now())
  return { userId: caller.user.id, sessionId: caller.session.id }
}

/**
 * Gives a user another way of signing in, for a session. The provider was asked meanwhile, so whether the session still
 * lives is asked by the transaction that links: who signed out, was suspended, or whose password was changed elsewhere
 * links nothing any more, and is not signed in anew. The owner is told by mail.
 * @param carryOut runs the transaction; resolves to `null` when `given` did not hold: nothing was written
 * @throws AuthFailure `identity_already_exists` when it is somebody's already, the user's own included;
 *   `session_not_found`, `user_banned`, `insufficient_aal`
 */
export async function linkIdentity<Result>(
  deps: Deps,
  linking: Linking,
  profile: Profile,
  carryOut: (link: Link) => Promise<Result | null>,
): Promise<Result> {
  const { user, session } = await getLinker(deps, linking)
  const { db } = deps
  const { userId } = linking
  const known = await findIdentity(db, profile)
  if (known) throw alreadyLinked(known.userId === userId)
  const now = deps.now()
  const statements = [insertIdentity(db, userId, profile, now), recountProviders(db, userId, now)]
  const link = { given: isSignedIn(deps, session), statements }
  const result = await carryOut(link).catch((error: unknown) => {
    throw isConstraintError(error) ? alreadyLinked(false) : error
  })
  if (result !== null) {
    mailNotice(deps, user, 'identity_added', { provider: profile.provider })
    return result
  }
  await getLinker(deps, linking)
  throw new AuthFailure('session_not_found')
}

/** Carries a linking out by itself, unless the password has changed since the caller was read. */
export const justLink =
  ({ db }: Pick<Deps, 'db'>, { user: { id, passwordHash } }: Pick<Caller, 'user'>) =>
  ({ given, statements }: Link) => {
    const isSame = sql`exists (select 1 from users p where p.id = ${id} and p.password_hash is ${passwordHash})`
    return batchIf(db, sql`${given} and ${isSame}`, statements)
  }

async function getLinker(deps: Deps, { userId, sessionId }: Linking): Promise<Caller> {
  // no token: the session decides, and nothing is proven
  const caller = await callerOf(deps, { sessionId, userId, amr: [] })
  if (typeof caller === 'string') throw new AuthFailure(caller)
  const { hasFactor, session } = caller
  await assertNobodyRecovers(deps.db, caller, deps.now())
  if (hasFactor && session.aal !== 'aal2') throw new AuthFailure('insufficient_aal')
  return caller
}

const alreadyLinked = (isOwn: boolean) =>
  new AuthFailure('identity_already_exists', {
    message: isOwn ? 'Identity is already linked' : 'Identity is already linked to another user',
  })
