import { isConstraintError } from '../../../db/client.ts'
import type { Deps } from '../../../deps.ts'
import { AuthFailure } from '../protocol.ts'
import type { Profile } from './profile.ts'
import { fillAddress, findIdentity, insertIdentity, recountProviders } from './queries.ts'

/**
 * Gives a user another way of signing in.
 * @throws AuthFailure `identity_already_exists` when it is somebody's already, the user's own included
 */
export async function linkIdentity(deps: Deps, userId: string, profile: Profile): Promise<void> {
  const { db } = deps
  const known = await findIdentity(db, profile)
  if (known) throw alreadyLinked(known.userId === userId)
  const now = deps.now()
  const work = db.batch([
    insertIdentity(db, userId, profile, now),
    recountProviders(db, userId, now),
    fillAddress(db, userId, profile, now),
  ])
  await work.catch((error: unknown) => {
    throw isConstraintError(error) ? alreadyLinked(false) : error
  })
}

const alreadyLinked = (isOwn: boolean) =>
  new AuthFailure('identity_already_exists', {
    message: isOwn ? 'Identity is already linked' : 'Identity is already linked to another user',
  })
