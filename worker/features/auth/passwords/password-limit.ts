import { type Budget, returnGuess, takeGuess } from '../../../db/guess-budget.ts'
import type { Deps } from '../../../deps.ts'
import type { Caller } from '../bearer.ts'
import { AuthFailure } from '../protocol.ts'

/**
 * Five new passwords at once and five more a day. Each voids what was mailed: whoever knows the password could keep the
 * owner's mail from ever opening, who has six at once and one more each hour.
 */
const limit = { size: 5, everyS: 17_280 }

/**
 * Sets a new password within the limit of an account, which counts those that were set. Not where its owner comes by a
 * mail for a forgotten one.
 * @throws AuthFailure `over_request_rate_limit`
 */
export async function withinPasswordLimit<Result>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { user, session }: Pick<Caller, 'user' | 'session'>,
  { password }: { password?: string | undefined },
  set: () => Promise<Result>,
): Promise<Result> {
  const isRecovering = (session.recoversUntil ?? '') > now().toISOString()
  if (password === undefined || isRecovering) return set()
  const budget: Budget = { ...limit, key: `new-passwords:${user.id}` }
  const empty = await takeGuess(db, [budget], now())
  if (empty) {
    throw new AuthFailure('over_request_rate_limit', {
      message: 'Too many new passwords today. Ask for a link to choose one, or try again later.',
      headers: { 'retry-after': String(empty.retryAfterS) },
    })
  }
  try {
    return await set()
  } catch (error) {
    await returnGuess(db, [budget])
    throw error
  }
}
