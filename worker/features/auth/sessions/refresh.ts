import type { Session } from '#contract/auth.ts'
import type { Deps } from '../../../deps.ts'
import { hashOf } from '../../../lib/secrets/random.ts'
import { isBanned } from '../account/account.ts'
import { deleteSession } from '../account/caller-queries.ts'
import { AuthFailure } from '../protocol.ts'
import { rotateSession } from './refresh-queries.ts'
import { judge, type Presented, reuseIntervalMs, tokenColumns } from './refresh-tokens.ts'
import { isOver, isRenewable } from './session-life.ts'
import { type Device, sessionBody } from './session-body.ts'

/**
 * Exchanges a refresh token of our making (contract §6). Of many callers with one token exactly one moves the session on, and
 * all of them get the same live token.
 * @throws AuthFailure `refresh_token_not_found`, `refresh_token_already_used` (the session is over then),
 *   `session_expired` (its time is up, or all but), `user_banned` (400)
 */
export async function refreshSession(
  deps: Deps,
  presented: Presented,
  device: Device,
): Promise<Session> {
  const { db } = deps
  deps.sessionMaxDays() // a malformed setting must not spend the token
  const { sessionId: id, generation, token } = presented
  const now = deps.now()
  const nowMs = now.getTime()
  const found = await rotateSession(db, {
    id,
    from: { generation, refreshHash: hashOf(token) },
    to: {
      ...tokenColumns(deps.dataKeys(), id, generation + 1),
      ...device,
      refreshedAt: now.toISOString(),
    },
    forgetBefore: new Date(nowMs - reuseIntervalMs).toISOString(),
  })
  if (!found) throw new AuthFailure('refresh_token_not_found')
  const { session, account, moved } = found
  if (!moved) {
    if (isBanned(account.user, now)) throw new AuthFailure('user_banned', { status: 400 })
    const verdict = judge(session, presented, nowMs)
    // a stolen token or its thief: no one can tell which, so the session ends for both
    if (verdict === 'reused') await deleteSession(db, session.userId, id)
    if (verdict !== 'again') throw new AuthFailure('refresh_token_already_used')
  }
  if (!isRenewable(deps, session)) {
    if (isOver(deps, session)) await deleteSession(db, session.userId, id)
    throw new AuthFailure('session_expired')
  }
  return sessionBody(deps, session, account)
}
