import type { Deps } from '../../deps.ts'
import { isBadToken } from '../../lib/secrets/jwt.ts'
import type { Role } from '#contract/auth.ts'
import type { AmrEntry } from '../../db/schema/sessions.ts'
import { findCaller, type SessionRow, type UserRow } from './caller-queries.ts'
import { spendOpened } from './sessions/opened-links.ts'
import { saidByToken, secondFactors } from './sessions/amr.ts'
import { isOver } from './sessions/session-life.ts'

/** Audience of every access token of a user. */
export const userAudience = 'authenticated'

/** Issuer of every access token of a user: the auth service's own address. */
export const issuerOf = (origin: string): string => `${origin}/auth/v1`

/** Who signed in, in which session, with which role right now. */
export type Caller = {
  session: SessionRow
  user: UserRow
  role: Role | null
  hasFactor: boolean
  /** How many notifications an administrator has not read, as the session was checked. */
  unread: number
  /** There is a second factor, and this token does not prove it: it opens nothing but the second step. */
  isSecondStepDue: boolean
  /** How and when the token says that its session proved who it is: no more than this counts for it (fresh-proof.ts). */
  claimedAmr: readonly AmrEntry[]
}

/** What a verified token says of itself. */
export type Claimed = { sessionId: string; userId: string; amr: unknown }

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
  const { session_id: sessionId, sub: userId, amr } = claims
  return callerOf(deps, { sessionId, userId, amr })
}

/**
 * Who asks, where a session is not needed: anything else in the header is passed over (contract §1), and so is whoever
 * still owes the second step.
 */
export async function callerIdOf(deps: Deps, header: string | undefined): Promise<string | null> {
  const token = bearerOf(header)
  const caller = token === null ? 'bad_jwt' : await identify(deps, token)
  return typeof caller === 'string' || caller.isSecondStepDue ? null : caller.user.id
}

/**
 * The living session of a verified token. One that is over is gone, also before it is cleaned up.
 */
export async function callerOf(
  deps: Pick<Deps, 'db' | 'now' | 'sessionMaxDays'>,
  { sessionId, userId, amr }: Claimed,
): Promise<Caller | Refusal> {
  const caller = await findCaller(deps.db, sessionId)
  if (caller === null || caller.user.id !== userId) return 'session_not_found'
  if (isOver(deps, caller.session)) return 'session_not_found'
  if (isBanned(caller.user, deps.now())) return 'user_banned'
  if (!(await spendOpened(deps.db, caller.session, deps.now()))) return 'session_not_found'
  // the signature was checked, so it is what sessions.ts wrote
  const claimedAmr = Array.isArray(amr) ? (amr as AmrEntry[]) : []
  return { ...caller, isSecondStepDue: isStepDue(caller, claimedAmr), claimedAmr }
}

/**
 * Whether a token lacks the second step. It counts as taken when session and token say the same one: the session, for
 * a factor may have been removed since the token was made, and another set up; and the token, for one that was stolen
 * before the second step must not be raised by its owner's code.
 */
export const isStepDue = (
  { session, hasFactor }: Pick<Caller, 'session' | 'hasFactor'>,
  claimedAmr: readonly AmrEntry[],
): boolean =>
  hasFactor && !saidByToken(session.amr, claimedAmr).some(({ method }) => secondFactors.has(method))

/** Whether somebody's role owes a second step that they have not set up. */
export const isSetUpDue = (
  { owesSecondFactor }: Pick<Deps, 'owesSecondFactor'>,
  { role, hasFactor }: Pick<Caller, 'role' | 'hasFactor'>,
): boolean => role !== null && !hasFactor && owesSecondFactor(role)

export const isBanned = ({ bannedUntil }: Pick<UserRow, 'bannedUntil'>, now: Date): boolean =>
  bannedUntil !== null && bannedUntil > now.toISOString()
