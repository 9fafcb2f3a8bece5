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

/** Life of an access token, in seconds. Its session is checked on every call, so this bounds clock differences only. */
const accessTokenLifeS = 3600

/** The device of a session, as its owner sees it in the list of sessions. */
export const userAgentOf = ({ req }: Call): string | null =>
  req.header('user-agent')?.slice(0, 512) ?? null

/** The answer to a change that began or raised a session. */
export async function sessionIn(deps: Deps, { account, sessionId }: Changed): Promise<Session> {
  const session = account.sessions.find(({ id }) => id === sessionId)
  if (!session) throw new AuthFailure('session_not_found')
  return sessionBody(deps, { ...session, storedLifeDays: account.storedLifeDays }, account)
}

/**
 * The answer that signs a client in: a new access token, the session's live refresh token, the user. The access token never
 * outlives the session. `gen` is the generation of the session's tokens: those from before a proof are refused.
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
  // the ring has the key of every session
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
 * A session with less time left is not renewed. Clients renew a token that has under two minutes to live (auth-js: four
 * ticks of 30 s), so they would renew a shorter one over and over until the end.
 */
const leastTokenLifeS = 120

/**
 * Exchanges an authentic refresh token (contract §6). Of many callers with one token exactly one moves the session to the
 * next generation, and all of them get the same live token: one trip to D1 and one transaction.
 * @throws AuthFailure `refresh_token_not_found`, `refresh_token_already_used` (the session is over then), `session_expired`
 *   (its time is up, or all but), `user_banned` (400)
 */
export async function refreshSession(
  deps: Deps,
  presented: Presented,
  userAgent: string | null,
): Promise<Session> {
  const { db } = deps
  deps.sessionMaxDays() // a malformed setting must not spend the token
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
    // a stolen token or its thief: no one can tell which, so the session ends for both
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

/** Moves a session on if the presented token is the live one and its user is not suspended. */
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
