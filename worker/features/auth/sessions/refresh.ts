import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Session } from '#contract/auth.ts'
import { type Db, preparedOnce, bindValues } from '../../../db/client.ts'
import { factorsTable } from '../../../db/schema/factors.ts'
import { sessionsTable, type UsedRefreshToken } from '../../../db/schema/sessions.ts'
import { identitiesTable, usersTable } from '../../../db/schema/users.ts'
import type { Deps } from '../../../deps.ts'
import { hashOf } from '../../../lib/secrets/random.ts'
import { isBanned, type Seen, type SessionRow, type Shown } from '../account/account.ts'
import { isOver, isRenewable, sessionColumns } from '../caller.ts'
import { AuthFailure } from '../protocol.ts'
import { judge, type Presented, reuseIntervalMs, tokenColumns } from '../tokens.ts'
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

/** Ends a session that is over, or whose refresh token was stolen. */
const deleteSession = (db: Db, userId: string, sessionId: string) =>
  db
    .delete(sessionsTable)
    .where(and(eq(sessionsTable.id, sessionId), eq(sessionsTable.userId, userId)))

type Rotation = {
  id: string
  /** What was presented; the session moves on only if it is the live one. */
  from: { generation: number; refreshHash: string }
  to: Pick<SessionRow, 'generation' | 'keyId' | 'refreshHash' | 'userAgent' | 'refreshedAt'>
  /** Entries spent before this need not be remembered. */
  forgetBefore: string
}

type Value = keyof Rotation | keyof Rotation['to'] | 'fromHash' | 'spent'
const value = (name: Value) => sql`${sql.placeholder(name)}`

const remembered = sql`(select json_group_array(json(value))
  from json_each(${sessionsTable.spent}) where value ->> 'at' > ${value('forgetBefore')})`

const isSuspended = sql`exists (select 1 from ${usersTable}
  where ${usersTable.id} = ${sessionsTable.userId} and ${usersTable.bannedUntil} > ${value('refreshedAt')})`

const statements = preparedOnce((db) => {
  const ofSession = eq(sessionsTable.id, value('id'))
  const owner = db.select({ id: sessionsTable.userId }).from(sessionsTable).where(ofSession)
  return {
    move: db
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
          ofSession,
          eq(sessionsTable.generation, value('from')),
          eq(sessionsTable.refreshHash, value('fromHash')),
          sql`not ${isSuspended}`,
        ),
      )
      .returning({ id: sessionsTable.id })
      .prepare(),
    session: db.select(sessionColumns).from(sessionsTable).where(ofSession).prepare(),
    user: db.select().from(usersTable).where(inArray(usersTable.id, owner)).prepare(),
    identities: db
      .select()
      .from(identitiesTable)
      .where(inArray(identitiesTable.userId, owner))
      .orderBy(identitiesTable.createdAt)
      .prepare(),
    factors: db
      .select()
      .from(factorsTable)
      .where(inArray(factorsTable.userId, owner))
      .orderBy(factorsTable.createdAt)
      .prepare(),
  }
})

/**
 * Moves a session on if the presented token is the live one and its user is not suspended, and reads it with
 * all that the answer shows. One trip to D1 and one transaction: of many callers one moves it on, and the others
 * see that.
 */
async function rotateSession(
  db: Db,
  { id, from, to, forgetBefore }: Rotation,
): Promise<{ session: Seen; account: Shown; moved: boolean } | null> {
  const prepared = statements(db)
  const spent: UsedRefreshToken = {
    generation: from.generation,
    hash: from.refreshHash,
    at: to.refreshedAt,
  }
  const [moved, [session], [user], identities, factors] = await db.batch([
    bindValues(prepared.move, {
      ...to,
      id,
      from: from.generation,
      fromHash: from.refreshHash,
      forgetBefore,
      spent: JSON.stringify(spent),
    }),
    bindValues(prepared.session, { id }),
    bindValues(prepared.user, { id }),
    bindValues(prepared.identities, { id }),
    bindValues(prepared.factors, { id }),
  ])
  if (!session || !user) return null
  return { session, account: { user, identities, factors }, moved: moved.length > 0 }
}
