import { eq, sql } from 'drizzle-orm'
import { batchIf } from '../../../db/batch-if.ts'
import { sessionsTable } from '../../../db/schema/sessions.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../lib/http/problem.ts'
import type { Caller } from '../bearer.ts'
import { isTooNew } from '../fresh-proof.ts'
import { findCaller } from '../caller-queries.ts'
import { AuthFailure } from '../protocol.ts'
import { withMethod } from '../sessions/amr.ts'
import { unixS } from '../sessions/sessions.ts'
import { oneGuess } from './own-password-guesses.ts'

/** A session moves on when it is refreshed. */
const maxAttempts = 5

/**
 * Notes in the caller's session that its owner has just given the password again. The session keeps its tokens and its
 * level; the proof counts for tokens that are made from now on (fresh-proof.ts), so the browser renews its session next.
 * Try and note are one transaction, for the password and the session that were looked at.
 * @throws Failure `account/no-password`, `account/password-wrong`, `account/password-too-new`, `request/rate-limited` when the account's tries are
 *   used up, `auth/session-gone`
 */
export async function provePassword(deps: Deps, caller: Caller, password: string): Promise<void> {
  const { db } = deps
  const { user } = caller
  const { passwordHash } = user
  if (passwordHash === null) throw new Failure('account/no-password')
  const guess = oneGuess(deps, caller)
  const isRight = await guess.isPassword(password, passwordHash).catch((error: unknown) => {
    if (!(error instanceof AuthFailure)) throw error
    throw new Failure('request/rate-limited', undefined, { headers: { 'retry-after': '8640' } })
  })
  if (!isRight) throw new Failure('account/password-wrong')
  if (isTooNew(user, deps.now())) {
    await guess.giveBack()
    throw new Failure('account/password-too-new')
  }

  let { session } = caller
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const amr = withMethod(session.amr, { method: 'password', timestamp: unixS(deps.now()) })
    const isAsRead = sql`exists (select 1 from sessions s join users u on u.id = s.user_id
      where s.id = ${session.id} and s.generation = ${session.generation} and s.aal = ${session.aal}
        and s.amr = ${JSON.stringify(session.amr)} and u.password_hash = ${passwordHash})`
    const noted = await batchIf(db, isAsRead, [
      ...guess.returned(),
      db.update(sessionsTable).set({ amr }).where(eq(sessionsTable.id, session.id)),
    ])
    if (noted !== null) return
    const again = await findCaller(db, session.id)
    if (!again) throw new Failure('auth/session-gone')
    if (again.user.passwordHash !== passwordHash) throw new Failure('account/password-wrong')
    session = again.session
  }
  throw new Failure('account/proof-needed')
}
