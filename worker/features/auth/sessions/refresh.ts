import { and, eq, sql } from 'drizzle-orm'
import type { Session } from '#contract/auth.ts'
import { type Db, preparedOnce, withValues } from '../../../db/client.ts'
import { sessionsTable, type Spent } from '../../../db/schema/sessions.ts'
import { usersTable } from '../../../db/schema/users.ts'
import type { Deps } from '../../../deps.ts'
import { hashOf } from '../../../lib/secrets/random.ts'
import { isBanned } from '../account/account.ts'
import { accountIn, accountStatement } from '../account/store.ts'
import { isOver, isRenewable } from '../caller.ts'
import { AuthFailure } from '../protocol.ts'
import { judge, type Presented, reuseIntervalMs, tokenColumns } from '../tokens.ts'
import { sessionBody } from './session-body.ts'

/**
 * Exchanges an authentic refresh token (contract §6). Of many callers with one token exactly one moves the session to the next
 * generation, and all of them get the same live token: one trip to D1 and one transaction.
 * @throws AuthFailure `refresh_token_not_found`, `refresh_token_already_used` (the session is over then),
 *   `session_expired` (its time is up, or all but), `user_banned` (400)
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
  const spent: Spent = { generation, hash: fromHash, at: refreshedAt }
  const read = accountStatement(db, { sessionId: id })
  const [moved, rows] = await db.batch([
    withValues(moveStatement(db), {
      ...tokenColumns(deps.dataKeys(), id, generation + 1),
      id,
      from: generation,
      fromHash,
      userAgent,
      refreshedAt,
      forgetBefore: new Date(nowMs - reuseIntervalMs).toISOString(),
      spent: JSON.stringify(spent),
    }),
    withValues(read.statement, read.values),
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
  if (!isRenewable(deps, session)) {
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
