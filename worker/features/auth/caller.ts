import { eq, getTableColumns, sql, type SQLWrapper } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import type { JWTPayload } from 'jose'
import type { Role } from '#contract/auth.ts'
import { settingCatalogue } from '#contract/settings/catalogue.ts'
import { type Db, preparedOnce } from '../../db/client.ts'
import { unreadOf } from '../../db/notifications/unread.ts'
import { factorsTable } from '../../db/schema/factors.ts'
import { sessionsTable } from '../../db/schema/sessions.ts'
import { userRolesTable, usersTable } from '../../db/schema/users.ts'
import { storedDays } from '../../db/stored-days.ts'
import type { App, Deps } from '../../deps.ts'
import { isBadToken } from '../../lib/secrets/jwt.ts'
import {
  type Account,
  type Caller as AccountCaller,
  dayMs,
  isBanned,
  isRecent,
  type Seen,
  type UserRow,
  verifiedFactors,
} from './account/account.ts'
import { readAccount } from './account/store.ts'
import { AuthFailure, type Call, issuerOf, simpleAdminAudience, userAudience } from './protocol.ts'

/*
 * Who asks: from the Authorization header to a session that lives; in both protocols, /auth/v1 and /api (guard.ts).
 */

/** What D1 has of a session, and of whose it is. */
export type CallerRow = {
  session: Seen
  user: UserRow
  role: Role | null
  /** When the oldest verified factor was added; `null` where a second step is no part of signing in. */
  factorSince: string | null
  /** How many notifications an administrator has not read; 0 for all others. */
  unread: number
}

/** Who signed in, in which session, with which role right now. */
export type Caller<Row extends CallerRow = CallerRow> = Row & {
  hasFactor: boolean
  /** There is a second factor, and the session lacks it: it opens nothing but the second step and the way out. */
  isSecondStepDue: boolean
  /** As decisions know it. */
  asked: AccountCaller
}

/** With the whole account, for what goes on to change it: read with the check, and not again. */
export type OwnCaller = Caller<OwnRow>
type OwnRow = CallerRow & { account: Account }

/** What a verified token says of itself. `gen`: of which generation of its session it is. */
type Claimed = { sessionId: string; userId: string; generation: unknown }

/** How the session of a token is looked up. */
export type Find<Row> = (db: Db, claimed: Claimed) => Promise<Row | null>

/** Why an access token opens nothing. */
type Refusal = 'bad_jwt' | 'session_not_found' | 'user_banned'

const oldestFactorOf = (userId: SQLWrapper) =>
  sql<string | null>`(select min(coalesce(${factorsTable.addedAt}, '')) from ${factorsTable}
    where ${factorsTable.userId} = ${userId} and ${factorsTable.status} = 'verified')`

/** A session, and how long one lasts as D1 has it at that moment. */
export const sessionColumns = {
  ...getTableColumns(sessionsTable),
  storedLifeDays: storedDays('sessionDays'),
}

const callerStatement = preparedOnce((db) =>
  db
    .select({
      session: sessionColumns,
      user: usersTable,
      role: userRolesTable.role,
      factorSince: oldestFactorOf(sessionsTable.userId),
      unread: sql<number>`case when ${userRolesTable.role} = 'admin'
        then ${unreadOf(sessionsTable.userId)} else 0 end`,
    })
    .from(sessionsTable)
    .innerJoin(usersTable, eq(usersTable.id, sessionsTable.userId))
    .leftJoin(userRolesTable, eq(userRolesTable.userId, sessionsTable.userId))
    .where(eq(sessionsTable.id, sql.placeholder('sessionId')))
    .prepare(),
)

/** What a session check needs, in one statement. */
export async function findCaller(
  db: Db,
  { sessionId }: Pick<Claimed, 'sessionId'>,
): Promise<CallerRow | null> {
  const [row] = await callerStatement(db).all({ sessionId })
  return row ?? null
}

/** The same with the whole account. */
export async function findOwn(db: Db, { sessionId, userId }: Claimed): Promise<OwnRow | null> {
  const account = await readAccount(db, { id: userId })
  const session = account?.sessions.find(({ id }) => id === sessionId)
  if (!account || !session) return null
  const { user, role, storedLifeDays } = account
  const added = verifiedFactors(account).map(({ addedAt }) => addedAt ?? '')
  const factorSince = added.toSorted()[0] ?? null
  return { session: { ...session, storedLifeDays }, user, role, factorSince, unread: 0, account }
}

/** The one token of an Authorization header, the scheme in any letter case (RFC 6750 §2.1); `null` without one. */
export const bearerOf = (header: string | undefined): string | null =>
  /^bearer (\S+)$/i.exec(header ?? '')?.[1] ?? null

/**
 * The living session of a verified token: one D1 read answers for session, user, suspension and role, so signing out,
 * suspending and taking a role away act on the very next request. One that is over is gone, also before it is cleaned up.
 */
export async function callerOf<Row extends CallerRow>(
  deps: Deps,
  claimed: Claimed,
  find: Find<Row>,
): Promise<Caller<Row> | Refusal> {
  const { sessionId, userId, generation } = claimed
  const row = await find(deps.db, claimed)
  if (row === null || row.user.id !== userId || isOver(deps, row.session)) {
    return 'session_not_found'
  }
  if (isBanned(row.user, deps.now())) return 'user_banned'
  const { factorSince, session } = row
  // a recovery is not asked for a factor of the last day, which may be a thief's (needs.ts)
  const isAsked = session.kind === 'full' || !isRecent(factorSince, deps.now())
  return {
    ...row,
    hasFactor: factorSince !== null,
    isSecondStepDue: factorSince !== null && isAsked && session.aal === 'aal1',
    asked: { sessionId, generation: typeof generation === 'number' ? generation : 0 },
  }
}

/** Whether a token is from before its session's last proof: it is renewed, or a copy (rule 5). */
export const isStale = ({ asked, session }: Pick<Caller, 'asked' | 'session'>): boolean =>
  asked.generation < session.notBefore

/** The claims of a token that we signed, a user's or for the simple admin screen; `null` for a bad one. */
export async function claimsIn(deps: Deps, token: string): Promise<JWTPayload | null> {
  const keys = await deps.keys()
  const issuer = [deps.origin, issuerOf(deps.origin)]
  const expected = { issuer, audience: [simpleAdminAudience, userAudience], now: deps.now() }
  return keys.verify(token, expected).catch((error: unknown) => {
    if (isBadToken(error)) return null
    throw error
  })
}

/** The session that a user's token names; `null` for any other token. */
export function claimedBy(deps: Deps, claims: JWTPayload | null): Claimed | null {
  const { iss, aud, sub: userId, session_id: sessionId, gen: generation } = claims ?? {}
  const isUsers = aud === userAudience && iss === issuerOf(deps.origin)
  if (!isUsers || typeof sessionId !== 'string' || !userId) return null
  return { sessionId, userId, generation }
}

async function identify(deps: Deps, token: string): Promise<OwnCaller | Refusal> {
  const claimed = claimedBy(deps, await claimsIn(deps, token))
  return claimed ? callerOf(deps, claimed, findOwn) : 'bad_jwt'
}

/**
 * Who asks, where a session is not needed: anything else in the header is passed over (contract §1), and so is who
 * still owes the second step.
 */
export async function callerIdOf({ var: { deps }, req }: Call): Promise<string | null> {
  const token = bearerOf(req.header('authorization'))
  const caller = token === null ? 'bad_jwt' : await identify(deps, token)
  if (typeof caller === 'string' || isStale(caller) || caller.isSecondStepDue) return null
  return caller.user.id
}

/** Routes below /auth/v1 behind one of the following read `c.var.caller`. */
export type Authenticated = App & { Variables: { caller: OwnCaller } }

/** How far a caller has to have come. */
type Stage =
  /** A token from before the session's last proof will do, too: signing out is never refused. */
  | 'leaving'
  /** The second step may still be due. */
  | 'first-step'
  | 'signed-in'

/**
 * @throws AuthFailure `no_authorization` (401), `bad_jwt`, `session_not_found` or `user_banned` (403),
 *   `insufficient_aal` while a second step is due
 */
export async function getCaller(
  { var: { deps }, req }: Call,
  stage: Stage = 'signed-in',
  status = 403,
): Promise<OwnCaller> {
  const token = bearerOf(req.header('authorization'))
  if (token === null) throw new AuthFailure('no_authorization')
  const caller = await identify(deps, token)
  if (typeof caller === 'string') throw new AuthFailure(caller)
  if (stage !== 'leaving' && isStale(caller)) throw new AuthFailure('bad_jwt')
  if (stage === 'signed-in' && caller.isSecondStepDue) {
    throw new AuthFailure('insufficient_aal', { status })
  }
  return caller
}

const at = (stage: Stage, dueStatus?: 422) =>
  createMiddleware<Authenticated>(async (c, next) => {
    c.set('caller', await getCaller(c, stage, dueStatus))
    await next()
  })

/** Lets pass who is signed in altogether. @param dueStatus of `insufficient_aal`, where it is not 403 (contract §2) */
export const authenticated = (dueStatus?: 422) => at('signed-in', dueStatus)

/**
 * Lets pass whose second step is still due, too: the way to take it, or to leave; what else a session may do, the table of
 * needs says. Every route behind this stands in the list of tests/worker/auth/factors/second-step.test.ts.
 */
export const halfAuthenticated = at('first-step')

export const leaving = at('leaving')

/** So long someone has to choose a new password. */
const recoveryMs = 60 * 60 * 1000

/**
 * A session with less left is not renewed. Clients renew a token that has under two minutes to live (auth-js: four
 * ticks of 30 s), so one that is born so would be renewed over and over until the end.
 */
const leastTokenLifeS = 120

type Clock = Pick<Deps, 'now' | 'sessionMaxDays'>
type Start = Pick<Seen, 'createdAt' | 'endsAt' | 'storedLifeDays' | 'kind'>

/** The operator's word, else that of staff, else the built-in one. */
const lifeDays = (
  { sessionMaxDays }: Clock,
  { storedLifeDays }: Pick<Start, 'storedLifeDays'>,
): number => sessionMaxDays() ?? storedLifeDays ?? settingCatalogue.sessionDays.value

/**
 * What is left of a session, in seconds: it ends a fixed time after signing in, whatever happens in it (ASVS 5,
 * 7.3.2). A second factor does not move its start (contract §7). The end is worked out, not stored: a changed
 * setting counts for sessions that run already. One that a browser keeps ends earlier.
 */
export const secondsLeft = (clock: Clock, session: Start): number => {
  const lifeMs = session.kind === 'recovery' ? recoveryMs : lifeDays(clock, session) * dayMs
  const keptMs = session.endsAt === null ? Infinity : Date.parse(session.endsAt)
  const endMs = Math.min(Date.parse(session.createdAt) + lifeMs, keptMs)
  return Math.floor((endMs - clock.now().getTime()) / 1000)
}

/** Whether a session has ended, though it has not been deleted yet. */
export const isOver = (clock: Clock, session: Start): boolean => secondsLeft(clock, session) <= 0

export const isRenewable = (clock: Clock, session: Start): boolean =>
  secondsLeft(clock, session) >= leastTokenLifeS

/** Everything that began before this has ended. */
export const oldestStart = (clock: Clock, stored: Pick<Start, 'storedLifeDays'>): string =>
  new Date(clock.now().getTime() - lifeDays(clock, stored) * dayMs).toISOString()
