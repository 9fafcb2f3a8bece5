import type { Session } from '#contract/auth.ts'
import type { Deps } from '../../../deps.ts'
import { hashOf } from '../../../lib/secrets/random.ts'
import { AuthFailure } from '../protocol.ts'
import { deleteSession } from '../caller-queries.ts'
import { spendOpened } from './opened-links.ts'
import { rotateSession } from './refresh-queries.ts'
import {
  isAuthentic,
  judge,
  parseRefreshToken,
  reuseIntervalMs,
  tokenColumns,
} from './refresh-tokens.ts'
import { isOver, isRenewable } from './session-life.ts'
import { assertNotBanned, type Device, sessionBody } from './sessions.ts'

/**
 * Exchanges a refresh token (contract §6). Of many callers with one token exactly one moves the session on, and
 * all of them get the same live token.
 * @throws AuthFailure `refresh_token_not_found`, `refresh_token_already_used` (the session is over then),
 *   `session_expired` (its time is up, or all but), `user_banned` (400)
 */
export async function refreshSession(deps: Deps, token: string, device: Device): Promise<Session> {
  const presented = parseRefreshToken(token)
  if (!presented) throw new AuthFailure('refresh_token_not_found')
  if (!isAuthentic(deps.dataKeys(), presented)) throw new AuthFailure('refresh_token_not_found')

  const { db } = deps
  deps.sessionMaxDays() // a malformed setting must not spend the token
  const { sessionId: id, generation } = presented
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
    assertNotBanned(account.user, now, 400)
    const verdict = judge(session, presented, nowMs)
    // a stolen token or its thief: nobody can tell which, so the session ends for both
    if (verdict === 'reused') await deleteSession(db, session.userId, id)
    if (verdict !== 'again') throw new AuthFailure('refresh_token_already_used')
  }
  if (!isRenewable(deps, session)) {
    if (isOver(deps, session)) await deleteSession(db, session.userId, id)
    throw new AuthFailure('session_expired')
  }
  if (!(await spendOpened(db, session, now))) throw new AuthFailure('refresh_token_not_found')
  return sessionBody(deps, session, account)
}
