import { and, eq, sql } from 'drizzle-orm'
import type { Session } from '#contract/auth.ts'
import { type Db, preparedOnce, bindValues } from '../../db/client.ts'
import { sessionsTable, type UsedRefreshToken } from '../../db/schema/sessions.ts'
import { usersTable } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { hashOf } from '../../lib/secrets/random.ts'
import { type Account, type DatedSession, isBanned, unixS } from './account/account.ts'
import { accountIn, accountStatement } from './account/store.ts'
import { toUser } from './account/user.ts'
import { isOver, secondsLeft } from './caller.ts'
import type { Changed } from './change-account.ts'
import { AuthFailure, type Call, issuerOf, userAudience } from './protocol.ts'
import { judge, type Presented, refreshToken, reuseIntervalMs, tokenColumns } from './tokens.ts'

/**
 * Lifetime of an access token in seconds. It only limits the effect of clock differences, because
 * each call checks the session.
 */
const accessTokenLifeS = 3600

/** The device shown to the user in the list of sessions. */
export const userAgentOf = ({ req }: Call): string | null =>
  req.header('user-agent')?.slice(0, 512) ?? null

/** The response after a session was created or raised to aal2. */
export async function sessionIn(deps: Deps, { account, sessionId }: Changed): Promise<Session> {
  const session = account.sessions.find(({ id }) => id === sessionId)
  if (!session) throw new AuthFailure('session_not_found')
  return sessionBody(deps, { ...session, storedLifeDays: account.storedLifeDays }, account)
}

/**
 * The response for a sign-in: a new access token, the session's current refresh token, and the
 * user. The access token never outlives the session. `gen` is the generation of the tokens; a proof
 * invalidates older ones.
 */
async function sessionBody(deps: Deps, session: DatedSession, account: Account): Promise<Session> {
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
    gen: session.generation,
    is_anonymous: false,
  })
  const refresh_token = refreshToken(deps.dataKeys(), session)
  // the key ring contains the keys of all sessions
  if (refresh_token === null) throw new AuthFailure('unexpected_failure')
  return {
    access_token,
    token_type: 'bearer',
    expires_in: lifeS,
    expires_at: expiresAtS,
    refresh_token,
    user: toUser(account),
  }
}

/**
 * Sessions with less time left are not renewed. Clients renew tokens that expire within two minutes
 * (auth-js: four ticks of 30 s), so they would renew such a session again and again.
 */
const leastTokenLifeS = 120

/**
 * Exchanges an authentic refresh token (Supabase Auth protocol). Of concurrent callers with one
 * token, one moves the session to the next generation, and all get the same new token. Uses one D1
 * round trip and one transaction.
 * @throws AuthFailure `refresh_token_not_found`, `refresh_token_already_used` (ends the session),
 *   `session_expired` (also just before its end), `user_banned` (400)
 */
export async function refreshSession(
  deps: Deps,
  presented: Presented,
  userAgent: string | null,
): Promise<Session> {
  const { db } = deps
  deps.sessionMaxDays() // throws for a malformed setting before the token is used
  const { sessionId: id, generation, token } = presented
  const now = deps.now()
  const nowMs = now.getTime()
  const fromHash = hashOf(token)
  const refreshedAt = now.toISOString()
  const spent: UsedRefreshToken = { generation, hash: fromHash, at: refreshedAt }
  const read = accountStatement(db, { sessionId: id })
  const [moved, rows] = await db.batch([
    bindValues(moveStatement(db), {
      ...tokenColumns(deps.dataKeys(), id, generation + 1),
      id,
      from: generation,
      fromHash,
      userAgent,
      refreshedAt,
      forgetBefore: new Date(nowMs - reuseIntervalMs).toISOString(),
      spent: JSON.stringify(spent),
    }),
    bindValues(read.statement, read.values),
  ])
  const account = accountIn(rows)
  const row = account?.sessions.find((it) => it.id === id)
  if (!account || !row) throw new AuthFailure('refresh_token_not_found')
  const session = { ...row, storedLifeDays: account.storedLifeDays }
  if (moved.length === 0) {
    if (isBanned(account.user, now)) throw new AuthFailure('user_banned', { status: 400 })
    const verdict = judge(session, presented, nowMs)
    // the caller may be a thief or the owner, so the session ends for both
    if (verdict === 'reused') await deleteSession(db, id)
    if (verdict !== 'again') throw new AuthFailure('refresh_token_already_used')
  }
  if (secondsLeft(deps, session) < leastTokenLifeS) {
    if (isOver(deps, session)) await deleteSession(db, id)
    throw new AuthFailure('session_expired')
  }
  return sessionBody(deps, session, account)
}

const deleteSession = (db: Db, id: string) =>
  db.delete(sessionsTable).where(eq(sessionsTable.id, id))

const value = (name: string) => sql`${sql.placeholder(name)}`

const remembered = sql`(select json_group_array(json(value))
  from json_each(${sessionsTable.spent}) where value ->> 'at' > ${value('forgetBefore')})`

const isSuspended = sql`exists (select 1 from ${usersTable}
  where ${usersTable.id} = ${sessionsTable.userId} and ${usersTable.bannedUntil} > ${value('refreshedAt')})`

/** Moves a session to its next generation if the token is current and the user is not suspended. */
const moveStatement = preparedOnce((db) =>
  db
    .update(sessionsTable)
    .set({
      generation: value('generation'),
      keyId: value('keyId'),
      refreshHash: value('refreshHash'),
      userAgent: value('userAgent'),
      refreshedAt: value('refreshedAt'),
      spent: sql`json_insert(${remembered}, '$[#]', json(${value('spent')}))`,
    })
    .where(
      and(
        eq(sessionsTable.id, value('id')),
        eq(sessionsTable.generation, value('from')),
        eq(sessionsTable.refreshHash, value('fromHash')),
        sql`not ${isSuspended}`,
      ),
    )
    .returning({ id: sessionsTable.id })
    .prepare(),
)
