import { eq, type SQL, sql } from 'drizzle-orm'
import type { Session } from '#contract/auth.ts'
import { batchIf, type Statements } from '../../../db/batch-if.ts'
import type { Db } from '../../../db/client.ts'
import { type AmrEntry, sessionsTable } from '../../../db/schema/sessions.ts'
import { usersTable } from '../../../db/schema/users.ts'
import type { Deps } from '../../../deps.ts'
import { log } from '../../../lib/log.ts'
import { clientAddress } from '../../../lib/http/client-address.ts'
import { aalOf } from './amr.ts'
import { isBanned, issuerOf, userAudience } from '../bearer.ts'
import { AuthFailure } from '../protocol.ts'
import {
  type Account,
  belongings,
  findUser,
  isAdmitted,
  type SessionRow,
  updateUser,
  type UserRow,
} from '../caller-queries.ts'
import { rememberOwnPlace } from './own-places.ts'
import { refreshToken, tokenColumns } from './refresh-tokens.ts'
import { secondsLeft } from './session-life.ts'
import { toUser } from '../account/user-view.ts'

/** Life of an access token, in seconds. Its session is asked on every call, so this bounds clock trouble only. */
const accessTokenLifeS = 3600

/** As many sessions of one account that gave a second step, and as many that gave none. */
const mostSessions = 100

/** So long whoever forgot their password has to choose a new one, undisturbed. */
const recoveryMs = 10 * 60 * 1000

/** So long our page takes, on a slow line too, to say that somebody has arrived by a link (account/lost-factors.ts). */
const arrivalMs = 20 * 1000

/** Until when a session that begins a recovery now is kept from the others. */
export const recoveryEnd = (now: Date): string => new Date(now.getTime() + recoveryMs).toISOString()

/** Until when one is whose link was opened now, by a person or a scanner: nobody is to wait for long for a scanner. */
export const arrivalEnd = (now: Date): string => new Date(now.getTime() + arrivalMs).toISOString()

/** From where a session is used, as its owner sees it in the list of sessions. */
export type Device = { ip: string; userAgent: string | null }

export const deviceOf = (request: Request): Device => ({
  ip: clientAddress(request),
  userAgent: request.headers.get('user-agent')?.slice(0, 512) ?? null,
})

/** @throws AuthFailure `user_banned`, with 400 where somebody signs in and 403 elsewhere (contract §2) */
export function assertNotBanned(user: UserRow, now: Date, status: 400 | 403): void {
  if (isBanned(user, now)) throw new AuthFailure('user_banned', { status })
}

/** What else has to hold when somebody is signed in, and what happens in the same transaction before. */
type Together = {
  given: SQL
  first?: Statements
  /** Whose mail led to it. */
  provenAddress?: string | null
  /** The token whose link was opened: it stays until the session is used (opened-links.ts). */
  openedToken?: string | null
  /** Until when it is kept from the others, as it may be of somebody who forgot their password. */
  recoversUntil?: string | null
}

/**
 * Signs a user in: a new session of its own, whatever others there are (contract §3, "Session"). What led to it was
 * read some time ago, so `given` is asked again in the transaction that stores the session, and nobody suspended
 * meanwhile gets one.
 * @returns `null` when that does not hold any more: nothing was written
 */
export async function startSessionIf(
  deps: Deps,
  userId: string,
  by: { method: string; provider?: string },
  device: Device,
  { given, first = [], provenAddress = null, recoversUntil = null, openedToken = null }: Together,
): Promise<Session | null> {
  const { db } = deps
  const now = deps.now()
  const amr: AmrEntry[] = [{ ...by, timestamp: unixS(now) }]
  const id = crypto.randomUUID()
  const row: SessionRow = {
    id,
    ...tokenColumns(deps.dataKeys(), id, 0),
    ...device,
    userId,
    amr,
    provenAddress,
    recoversUntil,
    openedToken,
    aal: aalOf(amr),
    passwordSetAt: null,
    factorId: null,
    spent: [],
    createdAt: now.toISOString(),
    refreshedAt: now.toISOString(),
  }
  const [identitiesOf, factorsOf] = belongings(db, userId)
  const userOf = db.select().from(usersTable).where(eq(usersTable.id, userId))
  const results = await batchIf(db, sql`${given} and ${isAdmitted(userId, now)}`, [
    updateUser(db, userId, { lastSignInAt: now.toISOString() }, now),
    ...first,
    endUnused(db, userId, now),
    db.insert(sessionsTable).values(row),
    userOf,
    identitiesOf,
    factorsOf,
  ])
  if (results === null) return null
  const [user] = results.of(userOf)
  if (user) rememberOwnPlace(deps, user, row)
  log('info', 'Somebody signed in', { area: 'auth', user: userId, session: id, ...by })
  return sessionBody(deps, row, {
    user: required(user),
    identities: results.of(identitiesOf),
    factors: results.of(factorsOf),
  })
}

/**
 * Makes room for another session: those that were renewed longest ago end, with and without a second step by themselves.
 * Anybody may sign in to an account of their own, or one whose password they know, without end, and each session is a
 * row for a month. One of the last ten minutes gives way to nobody: its owner may be at the second step, or recovering.
 */
const endUnused = (db: Db, userId: string, now: Date) => {
  const young = new Date(now.getTime() - recoveryMs).toISOString()
  return db.delete(sessionsTable).where(
    sql`id in (select id from (
        select s.id, s.created_at, s.recovers_until,
          row_number() over (partition by s.aal order by s.refreshed_at desc, s.id) as place
        from sessions s where s.user_id = ${userId})
      where place >= ${mostSessions} and created_at <= ${young}
        and coalesce(recovers_until, '') <= ${now.toISOString()})`,
  )
}

/**
 * The same where nothing follows but a failure.
 * @throws AuthFailure `user_banned` (403) when the user was suspended meanwhile, `session_not_found` when deleted,
 *   `conflict` when `given` does not hold
 */
export async function startSession(
  deps: Deps,
  { id }: Pick<UserRow, 'id'>,
  by: { method: string; provider?: string },
  device: Device,
  given: SQL = sql`true`,
): Promise<Session> {
  const session = await startSessionIf(deps, id, by, device, { given })
  if (session) return session
  const user = await findUser(deps.db, id)
  if (user) assertNotBanned(user, deps.now(), 403)
  throw new AuthFailure(user ? 'conflict' : 'session_not_found')
}

/**
 * The answer that makes a client signed in: new access token, the session's live refresh token, the user. The access
 * token never outlives the session, so that the browser learns of the end when it comes.
 */
export async function sessionBody(
  deps: Deps,
  session: SessionRow,
  account: Account,
): Promise<Session> {
  const keys = await deps.keys()
  const issuedAtS = unixS(deps.now())
  const lifeS = Math.min(accessTokenLifeS, secondsLeft(deps, session))
  const expiresAtS = issuedAtS + lifeS
  const { user } = account
  const access_token = await keys.sign({
    iss: issuerOf(deps.origin),
    sub: user.id,
    aud: userAudience,
    exp: expiresAtS,
    iat: issuedAtS,
    email: user.email,
    phone: '',
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    role: 'authenticated',
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: false,
  })
  return {
    access_token,
    token_type: 'bearer',
    expires_in: lifeS,
    expires_at: expiresAtS,
    refresh_token: required(refreshToken(deps.dataKeys(), session)),
    user: toUser(account),
  }
}

export const unixS = (instant: Date): number => Math.floor(instant.getTime() / 1000)

/** For what cannot be missing: the signing key always has its private member, an updated user exists. */
function required<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new AuthFailure('unexpected_failure')
  return value
}
