import type { Deps } from '../../../deps.ts'
import { isBadToken } from '../../../lib/secrets/jwt.ts'
import { type Caller as AccountCaller, isBanned } from '../account/account.ts'
import { type CallerRow, findCaller } from '../account/caller-queries.ts'
import { issuerOf, userAudience } from '../protocol.ts'
import { isOver } from './session-life.ts'

/** Who signed in, in which session, with which role right now. */
export type Caller = CallerRow & {
  hasFactor: boolean
  /** There is a second factor, and the session lacks it: it opens nothing but the second step and the way out. */
  isSecondStepDue: boolean
  /** As decisions know it. */
  asked: AccountCaller
}

/** What a verified token says of itself. `gen`: of which generation of its session it is. */
export type Claimed = { sessionId: string; userId: string; generation: unknown }

/** Why an access token opens nothing. */
export type Refusal = 'bad_jwt' | 'session_not_found' | 'user_banned'

/** The one token of an Authorization header, the scheme in any letter case (RFC 6750 §2.1); `null` without one. */
export const bearerOf = (header: string | undefined): string | null =>
  /^bearer (\S+)$/i.exec(header ?? '')?.[1] ?? null

/**
 * Checks an access token: signature, claims, and that its session still lives. One D1 read answers for session,
 * user, suspension and role, so signing out, suspending and taking a role away act on the very next request.
 */
export async function identify(deps: Deps, token: string): Promise<Caller | Refusal> {
  const keys = await deps.keys()
  const now = deps.now()
  const expected = { issuer: issuerOf(deps.origin), audience: userAudience, now }
  const claims = await keys.verify(token, expected).catch((error: unknown) => {
    if (isBadToken(error)) return null
    throw error
  })
  if (typeof claims?.['session_id'] !== 'string' || !claims.sub) return 'bad_jwt'
  const { session_id: sessionId, sub: userId, gen: generation } = claims
  return callerOf(deps, { sessionId, userId, generation })
}

/**
 * Who asks, where a session is not needed: anything else in the header is passed over (contract §1), and so is who
 * still owes the second step.
 */
export async function callerIdOf(deps: Deps, header: string | undefined): Promise<string | null> {
  const token = bearerOf(header)
  const caller = token === null ? 'bad_jwt' : await identify(deps, token)
  if (typeof caller === 'string' || isStale(caller) || caller.isSecondStepDue) return null
  return caller.user.id
}

/** The living session of a verified token. One that is over is gone, also before it is cleaned up. */
export async function callerOf(
  deps: Pick<Deps, 'db' | 'now' | 'sessionMaxDays'>,
  { sessionId, userId, generation }: Claimed,
): Promise<Caller | Refusal> {
  const row = await findCaller(deps.db, sessionId)
  if (row === null || row.user.id !== userId) return 'session_not_found'
  if (isOver(deps, row.session)) return 'session_not_found'
  if (isBanned(row.user, deps.now())) return 'user_banned'
  const hasFactor = row.factorSince !== null
  return {
    ...row,
    hasFactor,
    isSecondStepDue: hasFactor && row.session.aal === 'aal1',
    asked: { sessionId, generation: typeof generation === 'number' ? generation : 0 },
  }
}

/** Whether a token is from before its session's last proof: it is renewed, or a copy (rule 5). */
export const isStale = ({ asked, session }: Pick<Caller, 'asked' | 'session'>): boolean =>
  asked.generation < session.notBefore

/** Whether a role owes a second step that is not set up. */
export const isSetUpDue = (
  { owesSecondFactor }: Pick<Deps, 'owesSecondFactor'>,
  { role, hasFactor }: Pick<Caller, 'role' | 'hasFactor'>,
): boolean => role !== null && !hasFactor && owesSecondFactor(role)
