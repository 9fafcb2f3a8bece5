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

/** Sessions that are unused for this long are deleted (ASVS 5, 7.3.1). */
const sessionRestMs = 90 * dayMs
/** Keeps statements small, because D1 runs one at a time. */
const chunkRows = 500
/** Limit per run; the next run, an hour later, deletes the rest. */
const maxChunks = 20

/**
 * Deletes expired rows, which are refused already: tokens, codes, challenges, factors that were not
 * verified within a day, full rate limits, and sessions. It reads all sessions, of which there are
 * only thousands.
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
  // last, because a malformed setting makes it fail
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

/** Unverified factors that were not created or challenged since then. */
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
