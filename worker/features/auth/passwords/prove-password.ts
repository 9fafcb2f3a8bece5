import { sql } from 'drizzle-orm'
import type { Session } from '#contract/auth.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../lib/http/problem.ts'
import type { Caller } from '../bearer.ts'
import { isTooNew } from '../fresh-proof.ts'
import { raiseSession } from '../sessions/raise-session.ts'
import { oneGuess } from './own-password-guesses.ts'

/**
 * Notes in the caller's session that its owner has just given the password again. The session keeps its level and gets new
 * tokens: whoever copied the old ones, and asks for more with them, gains nothing by the proof (fresh-proof.ts). Try and
 * note are one transaction, for the password that was looked at.
 * @throws Failure `account/no-password`, `account/password-wrong`, `account/password-too-new`, `request/rate-limited` when the account's tries are
 *   used up or too many passwords wait to be looked at, `auth/session-gone`
 */
export async function provePassword(
  deps: Deps,
  caller: Caller,
  password: string,
): Promise<Session> {
  const { user } = caller
  const { passwordHash } = user
  if (passwordHash === null) throw new Failure('account/no-password')
  const guess = oneGuess(deps, caller)
  if (!(await guess.isPassword(password, passwordHash))) throw new Failure('account/password-wrong')
  if (isTooNew(user, deps.now())) {
    await guess.giveBack()
    throw new Failure('account/password-too-new')
  }

  const proof = {
    method: 'password',
    given: () =>
      sql`exists (select 1 from users where id = ${user.id} and password_hash = ${passwordHash})`,
    statements: guess.returned(),
  }
  const raised = await raiseSession(deps, caller, proof)
  if (!raised) throw new Failure('account/password-wrong')
  return raised
}
