import { and, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from '../../db/client.ts'
import { isBucketFull } from '../../db/limits.ts'
import { challengesTable, factorsTable } from '../../db/schema/factors.ts'
import { sessionsTable } from '../../db/schema/sessions.ts'
import { flowStatesTable, limitsTable, oneTimeTokensTable } from '../../db/schema/sign-in.ts'
import { storedDaysSql } from '../../db/stored-days.ts'
import type { Deps } from '../../deps.ts'
import { dayMs } from './account/account.ts'
import { oldestStart } from './caller.ts'

/** A session that was not used for so long is deleted (ASVS 5, 7.3.1). */
const sessionRestMs = 90 * dayMs
/** D1 runs one statement at a time: each stays small. */
const chunkRows = 500
/** What is left after so many chunks waits for the next run, an hour later. */
const maxChunks = 20

/**
 * Deletes what has expired, and so is refused already: tokens, codes, challenges, factors that were not verified within a
 * day, limits that are full again, and sessions, of which it reads all: there are thousands, not millions.
 */
export async function cleanUp(deps: Pick<Deps, 'db' | 'now' | 'sessionMaxDays'>): Promise<void> {
  const { db } = deps
  const nowMs = deps.now().getTime()
  const before = (ageMs: number) => new Date(nowMs - ageMs).toISOString()
  for (const table of [oneTimeTokensTable, flowStatesTable, challengesTable]) {
    await sweep(db, table, table.id, lt(table.expiresAt, before(0)))
  }
  await sweep(db, factorsTable, factorsTable.id, isForgotten(before(dayMs)))
  await sweep(db, limitsTable, limitsTable.key, isBucketFull(deps.now()))
  // last: a malformed setting must not keep the rest
  const { id, refreshedAt, createdAt, endsAt } = sessionsTable
  const stored = await db.get<{ storedLifeDays: number | null }>(
    sql`select ${storedDaysSql('sessionDays')} as storedLifeDays`,
  )
  const isDone = or(
    lt(refreshedAt, before(sessionRestMs)),
    lt(createdAt, oldestStart(deps, stored)),
    lt(endsAt, before(0)),
  )
  await sweep(db, sessionsTable, id, isDone)
}

/** Never verified, and neither made nor challenged since. */
const isForgotten = (since: string) =>
  and(
    eq(factorsTable.status, 'unverified'),
    lt(factorsTable.createdAt, since),
    or(isNull(factorsTable.lastChallengedAt), lt(factorsTable.lastChallengedAt, since)),
  )

async function sweep(db: Db, table: SQLiteTable, key: SQLiteColumn, which: SQL | undefined) {
  const chunk = db.select({ key }).from(table).where(which).limit(chunkRows)
  for (let round = 0; round < maxChunks; round++) {
    const { meta } = await db.delete(table).where(inArray(key, chunk))
    if (meta.changes < chunkRows) return
  }
}
