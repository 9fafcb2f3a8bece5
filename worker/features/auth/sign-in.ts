import type { Session } from '../../contract/auth.ts'
import type { Deps } from '../../deps.ts'
import { dummyHash, hashPassword, isPassword, needsRehash } from '../../lib/password-hash.ts'
import { explain, weaknessOf } from './password-rules.ts'
import { AuthFailure } from './protocol.ts'
import { updateUser, type UserRow } from './queries.ts'
import { assertNotBanned, type Device, startSession } from './sessions.ts'

/**
 * Signs in by password. Unknown users, users without a password and wrong passwords are refused alike, after
 * the same work; that an account is unconfirmed learns only who knows its password (contract §4, §9).
 * @throws AuthFailure `invalid_credentials`, `user_banned` (400), `email_not_confirmed`, `phone_not_confirmed`
 */
export async function signInByPassword(
  deps: Deps,
  user: UserRow | null,
  password: string,
  confirmed: 'emailConfirmedAt' | 'phoneConfirmedAt',
  device: Device,
): Promise<Session> {
  const isRight = await isPassword(password, user?.passwordHash ?? dummyHash)
  if (!user?.passwordHash) throw new AuthFailure('invalid_credentials')
  assertNotBanned(user, deps.now(), 400)
  if (!isRight) throw new AuthFailure('invalid_credentials')
  if (!user[confirmed]) {
    const isEmail = confirmed === 'emailConfirmedAt'
    throw new AuthFailure(isEmail ? 'email_not_confirmed' : 'phone_not_confirmed')
  }
  if (needsRehash(user.passwordHash)) {
    deps.defer(renewHash(deps, user, password))
  }
  const session = await startSession(deps, user, { method: 'password' }, device)
  const reasons = weaknessOf(password)
  if (reasons.length === 0) return session
  return { ...session, weak_password: { message: explain(reasons), reasons } }
}

async function renewHash({ db, now }: Deps, { id }: UserRow, password: string): Promise<void> {
  await updateUser(db, id, { passwordHash: await hashPassword(password) }, now())
}
