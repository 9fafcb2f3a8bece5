import { eq, getTableColumns, sql, type SQLWrapper } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import type { JWTPayload } from 'jose'
import type { Role } from '#contract/auth.ts'
import { settingCatalogue } from '#contract/settings/catalogue.ts'
import { type Db, preparedOnce } from '../../db/client.ts'
import { unreadCountSql } from '../../db/notifications/unread.ts'
import { factorsTable } from '../../db/schema/factors.ts'
import { sessionsTable } from '../../db/schema/sessions.ts'
import { userRolesTable, usersTable } from '../../db/schema/users.ts'
import { storedDaysSql } from '../../db/stored-days.ts'
import type { App, Deps } from '../../deps.ts'
import { Failure } from '../../lib/http/problem.ts'
import { isBadToken } from '../../lib/secrets/jwt.ts'
import {
  type Account,
  type Caller as Asking,
  type DatedSession,
  dayMs,
  isBanned,
  isRecent,
  type UserRow,
  verifiedFactors,
} from './account/account.ts'
import { readAccount } from './account/store.ts'
import { AuthFailure, type Call, issuerOf, simpleAdminAudience, userAudience } from './protocol.ts'

/*
 * Authentication of requests to /auth/v1 and /api (guard.ts): from the Authorization header to a
 * valid session.
 */

/** A session row and its user. */
type CallerRow = {
  session: DatedSession
  user: UserRow
  role: Role | null
  /** Time when the oldest verified factor was added; `null` without a factor. */
  factorSince: string | null
}

/** The session of the request, with its user and the user's current role. */
export type Caller<Row extends CallerRow = CallerRow> = Row & {
  hasFactor: boolean
  /** Context for decisions. */
  asking: Asking
}

/** A caller with the whole account, for routes that change it; the session check reads it. */
export type OwnCaller = Caller<CallerRow & { account: Account }>

/** Looks up the session of a token. */
type Find<Row> = (db: Db, claims: { sessionId: string; userId: string }) => Promise<Row | null>

const oldestFactorOf = (userId: SQLWrapper) =>
  sql<string | null>`(select min(coalesce(${factorsTable.addedAt}, '')) from ${factorsTable}
    where ${factorsTable.userId} = ${userId} and ${factorsTable.status} = 'verified')`

const callerStatement = preparedOnce((db) =>
  db
    .select({
      session: { ...getTableColumns(sessionsTable), storedLifeDays: storedDaysSql('sessionDays') },
      user: usersTable,
      role: userRolesTable.role,
      factorSince: oldestFactorOf(sessionsTable.userId),
      /** Number of unread notifications for administrators; 0 for all others. */
      unread: sql<number>`case when ${userRolesTable.role} = 'admin'
        then ${unreadCountSql(sessionsTable.userId)} else 0 end`,
    })
    .from(sessionsTable)
    .innerJoin(usersTable, eq(usersTable.id, sessionsTable.userId))
    .leftJoin(userRolesTable, eq(userRolesTable.userId, sessionsTable.userId))
    .where(eq(sessionsTable.id, sql.placeholder('sessionId')))
    .prepare(),
)

/** Reads all data of a session check in one statement. */
export async function findCaller(db: Db, { sessionId }: { sessionId: string }) {
  const [row] = await callerStatement(db).all({ sessionId })
  return row ?? null
}

/** As `findCaller`, with the whole account. */
const findOwn: Find<CallerRow & { account: Account }> = async (db, { sessionId, userId }) => {
  const account = await readAccount(db, { id: userId })
  const session = account?.sessions.find(({ id }) => id === sessionId)
  if (!account || !session) return null
  const { user, role, storedLifeDays } = account
  const [factorSince = null] = verifiedFactors(account)
    .map(({ addedAt }) => addedAt ?? '')
    .toSorted()
  return { session: { ...session, storedLifeDays }, user, role, factorSince, account }
}

/**
 * The claims of a bearer token that we signed (RFC 6750 §2.1). The scheme is case-insensitive.
 * @throws AuthFailure `no_authorization`, `bad_jwt`
 */
export async function claimsOf(deps: Deps, header: string | undefined): Promise<JWTPayload> {
  const token = /^bearer (\S+)$/i.exec(header ?? '')?.[1]
  if (token === undefined) {
    throw new AuthFailure('no_authorization', { headers: { 'www-authenticate': 'Bearer' } })
  }
  const keys = await deps.keys()
  const issuer = [deps.origin, issuerOf(deps.origin)]
  const audience = [simpleAdminAudience, userAudience]
  return keys.verify(token, { issuer, audience, now: deps.now() }).catch((error: unknown) => {
    throw isBadToken(error) ? new AuthFailure('bad_jwt') : error
  })
}

/**
 * Whether a token belongs to the simple admin screen: it allows changing flags and has no session.
 */
export const isSimpleAdmin = ({ origin }: Deps, { aud, iss }: JWTPayload): boolean =>
  aud === simpleAdminAudience && iss === origin

/** Stages of a session; each one includes the requirements of all stages before it. */
const stages = [
  /** Accepts tokens older than the session's last proof, because signing out is never refused. */
  'leaving',
  /** The second step can still be missing. */
  'first-step',
  'signed-in',
  /** For our own API: a recovery must set its password first (auth/decisions.md, rule 3). */
  'own-account',
  /** A second step is set up, if the role requires one. */
  'everything',
] as const
export type Stage = (typeof stages)[number]

/**
 * Returns the valid session of a token. One D1 query reads session, user, suspension and role, so
 * signing out, suspending a user or removing a role takes effect on the next request. Ended
 * sessions are refused even before they are deleted.
 * @param dueStatus status of `insufficient_aal`, if not 403 (Supabase Auth protocol)
 * @throws AuthFailure `bad_jwt`, `session_not_found`, `user_banned`, `insufficient_aal` while a
 *   second step is required; Failure `auth/password-due`, `auth/second-factor-required-first`
 */
export async function callerOf<Row extends CallerRow>(
  deps: Deps,
  claims: JWTPayload,
  find: Find<Row>,
  stage: Stage,
  dueStatus = 403,
): Promise<Caller<Row>> {
  const { iss, aud, sub: userId, session_id: sessionId, gen } = claims
  if (isSimpleAdmin(deps, claims)) throw new AuthFailure('bad_jwt', { problem: 'auth/forbidden' })
  const isOfUser = aud === userAudience && iss === issuerOf(deps.origin)
  if (!isOfUser || typeof sessionId !== 'string' || !userId) throw new AuthFailure('bad_jwt')
  const row = await find(deps.db, { sessionId, userId })
  if (row === null || row.user.id !== userId || isOver(deps, row.session)) {
    throw new AuthFailure('session_not_found')
  }
  const { factorSince, session, user, role } = row
  const { kind, aal, notBefore } = session
  if (isBanned(user, deps.now())) throw new AuthFailure('user_banned')
  const generation = typeof gen === 'number' ? gen : 0
  const hasFactor = factorSince !== null
  const isBefore = (other: Stage) => stages.indexOf(stage) < stages.indexOf(other)
  if (!isBefore('first-step') && generation < notBefore) throw new AuthFailure('bad_jwt')
  // a recovery ignores factors of the last 24 hours (needs.ts)
  const isStepDue =
    hasFactor && aal === 'aal1' && (kind === 'full' || !isRecent(factorSince, deps.now()))
  if (!isBefore('signed-in') && isStepDue) {
    throw new AuthFailure('insufficient_aal', { status: dueStatus })
  }
  if (!isBefore('own-account') && kind === 'recovery') throw new Failure('auth/password-due')
  if (!isBefore('everything') && !hasFactor && role !== null && deps.owesSecondFactor(role)) {
    throw new Failure('auth/second-factor-required-first')
  }
  return { ...row, hasFactor, asking: { sessionId, generation } }
}

/** Routes for the user's own account read `c.var.caller`. */
export type Own = App & { Variables: { caller: OwnCaller } }
export type OwnCall = Call<Own>

/** @throws AuthFailure as `claimsOf` and `callerOf` */
export async function getCaller({ var: { deps }, req }: Call, stage: Stage, dueStatus?: number) {
  const claims = await claimsOf(deps, req.header('authorization'))
  return callerOf(deps, claims, findOwn, stage, dueStatus)
}

/**
 * User id of the caller, for calls that need no session; `null` for an invalid header (Supabase
 * Auth protocol).
 */
export async function callerIdOf(c: Call): Promise<string | null> {
  try {
    return (await getCaller(c, 'signed-in')).user.id
  } catch (error) {
    if (error instanceof AuthFailure && error.status < 500) return null
    throw error
  }
}

/**
 * Middleware that requires a session at this stage. The table in needs.ts defines the proof for
 * each command. All routes of the first two stages are listed in
 * tests/worker/auth/factors/second-step.test.ts.
 */
export const authenticated = (stage: Stage, dueStatus?: number) =>
  createMiddleware<Own>(async (c, next) => {
    c.set('caller', await getCaller(c, stage, dueStatus))
    await next()
  })

/** Time limit for setting a new password in a recovery. */
const recoveryMs = 60 * 60 * 1000

type Clock = Pick<Deps, 'now' | 'sessionMaxDays'>
type Start = Pick<DatedSession, 'createdAt' | 'endsAt' | 'storedLifeDays' | 'kind'>

/** Session length: the operator's setting, else the staff's, else the default. */
const lifeDays = (
  { sessionMaxDays }: Clock,
  { storedLifeDays }: Pick<Start, 'storedLifeDays'>,
): number => sessionMaxDays() ?? storedLifeDays ?? settingCatalogue.sessionDays.value

/**
 * Seconds until a session ends. It ends a set time after signing in, even if it is in use (ASVS 5,
 * 7.3.2). The end is computed, so a changed setting also applies to running sessions. Sessions that
 * a browser stores end earlier.
 */
export const secondsLeft = (clock: Clock, session: Start): number => {
  const lifeMs = session.kind === 'recovery' ? recoveryMs : lifeDays(clock, session) * dayMs
  const keptMs = session.endsAt === null ? Infinity : Date.parse(session.endsAt)
  const endMs = Math.min(Date.parse(session.createdAt) + lifeMs, keptMs)
  return Math.floor((endMs - clock.now().getTime()) / 1000)
}

/** Whether a session has ended, even if its row still exists. */
export const isOver = (clock: Clock, session: Start): boolean => secondsLeft(clock, session) <= 0

/** All sessions that started before this time have ended. */
export const oldestStart = (clock: Clock, stored: Pick<Start, 'storedLifeDays'>): string =>
  new Date(clock.now().getTime() - lifeDays(clock, stored) * dayMs).toISOString()
