import type { Session } from '../../contract/auth.ts'
import type { Deps } from '../../deps.ts'
import { AuthFailure } from './protocol.ts'
import { belongings, type CallerRow, deleteSession, findCaller, updateSession } from './queries.ts'
import { isAuthentic, judge, nextGeneration, parseRefreshToken, recent } from './refresh-tokens.ts'
import { assertNotBanned, type Device, sessionBody } from './sessions.ts'

/** Whoever loses a race reads again and is then a racing tab; losing often means that something is wrong. */
const maxAttempts = 5

/**
 * Exchanges a refresh token (contract §6). Of many callers with one token exactly one moves the session on, and
 * all of them get the same live token.
 * @throws AuthFailure `refresh_token_not_found`, `refresh_token_already_used` (the session is over then),
 *   `user_banned` (400), `conflict`
 */
export async function refreshSession(deps: Deps, token: string, device: Device): Promise<Session> {
  const presented = parseRefreshToken(token)
  if (!presented) throw new AuthFailure('refresh_token_not_found')
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const found = await findCaller(deps.db, presented.sessionId)
    if (!found || !isAuthentic(await deps.keys(), found.session, presented)) {
      throw new AuthFailure('refresh_token_not_found')
    }
    assertNotBanned(found.user, deps.now(), 400)
    const answer = await moveOn(deps, found, presented.generation, device)
    if (answer) return answer
  }
  throw new AuthFailure('conflict')
}

/** The answer with the session's live token, or `null` when somebody else moved the session on just now. */
async function moveOn(
  deps: Deps,
  { session, user }: CallerRow,
  generation: number,
  device: Device,
): Promise<Session | null> {
  const { db } = deps
  const now = deps.now()
  const nowMs = now.getTime()
  switch (judge(session, generation, nowMs)) {
    case 'again': {
      const [identities, factors] = await db.batch([...belongings(db, user.id)])
      return sessionBody(deps, session, { user, identities, factors })
    }
    case 'rotate': {
      const next = updateSession(db, session, {
        ...nextGeneration(await deps.keys(), session, 1),
        ...device,
        refreshedAt: now.toISOString(),
        spent: [...recent(session.spent, nowMs), { generation, atMs: nowMs }],
      })
      const [[moved], identities, factors] = await db.batch([next, ...belongings(db, user.id)])
      return moved ? sessionBody(deps, moved, { user, identities, factors }) : null
    }
    case 'refused':
      throw new AuthFailure('refresh_token_already_used')
    case 'reused':
      // a stolen token or its thief: nobody can tell which, so the session ends for both
      await deleteSession(db, session.userId, session.id)
      throw new AuthFailure('refresh_token_already_used')
  }
}
