import { and, eq, sql } from 'drizzle-orm'
import type { Session } from '#contract/auth.ts'
import { usersTable } from '../../../db/schema/users.ts'
import type { Deps } from '../../../deps.ts'
import {
  dummyHash,
  hashPassword,
  isPassword,
  needsRehash,
} from '../../../lib/secrets/password-hash.ts'
import { explain, weaknessOf } from './password-rules.ts'
import { AuthFailure } from '../protocol.ts'
import { findUser, type UserRow } from '../caller-queries.ts'
import { assertNotBanned, type Device, startSessionIf } from '../sessions/sessions.ts'

/**
 * Signs in by password. Unknown users, users without a password and wrong passwords are refused alike, after
 * the same work; that an account is unconfirmed learns only who knows its password (contract §4, §9).
 * @throws AuthFailure `invalid_credentials`, `user_banned` (400), `email_not_confirmed`
 */
export async function signInByPassword(
  deps: Deps,
  found: UserRow | null,
  password: string,
  device: Device,
): Promise<Session> {
  let user = found
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const verified = await verifyPassword(deps, user, password)
    const session = await startSessionIf(deps, verified.id, { method: 'password' }, device, {
      given: hasPasswordHash(verified),
    })
    if (session) {
      if (needsRehash(verified.passwordHash)) deps.defer(renewHash(deps, verified, password))
      const reasons = weaknessOf(password)
      if (reasons.length === 0) return session
      return { ...session, weak_password: { message: explain(reasons), reasons } }
    }
    user = await findUser(deps.db, verified.id)
  }
  throw new AuthFailure('conflict')
}

/** A password that changes between the look and the session sends us back; nobody changes it for ever. */
const maxAttempts = 3

type Verified = UserRow & { passwordHash: string }

async function verifyPassword(
  { now }: Deps,
  user: UserRow | null,
  password: string,
): Promise<Verified> {
  const isRight = await isPassword(password, user?.passwordHash ?? dummyHash())
  if (!user?.passwordHash) throw new AuthFailure('invalid_credentials')
  assertNotBanned(user, now(), 400)
  if (!isRight) throw new AuthFailure('invalid_credentials')
  if (!user.emailConfirmedAt) throw new AuthFailure('email_not_confirmed')
  return { ...user, passwordHash: user.passwordHash }
}

/** While the hash is the one that was verified, the password is still the user's. */
const hasPasswordHash = ({ id, passwordHash }: Verified) =>
  sql`exists (select 1 from users where id = ${id} and password_hash = ${passwordHash})`

async function renewHash({ db, now }: Deps, user: Verified, password: string): Promise<void> {
  const passwordHash = await hashPassword(password)
  await db
    .update(usersTable)
    .set({ passwordHash, updatedAt: now().toISOString() })
    .where(and(eq(usersTable.id, user.id), eq(usersTable.passwordHash, user.passwordHash)))
}
