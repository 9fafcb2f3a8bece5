import { type SQL, sql } from 'drizzle-orm'
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch'
import type { Db } from './client.ts'
import { sendLimitsTable } from './schema/sign-in.ts'

export type Statements = readonly BatchItem<'sqlite'>[]

/**
 * Runs statements in one transaction, provided that `condition` holds when that transaction runs: D1 has no
 * interactive ones, so a decision and what follows from it go there together. Where it does not hold, the first
 * statement inserts a row without its key, which breaks NOT NULL, and SQLite rolls everything back; where it holds,
 * that statement writes nothing. `null` of SQL (a row that is gone) counts as not holding.
 * @returns the results of `statements`, or `null` when the condition did not hold: nothing was written
 */
export async function batchIf<const Items extends Statements>(
  db: Db,
  condition: SQL,
  statements: Items,
): Promise<BatchResponse<[...Items]> | null> {
  const refusal = db
    .insert(sendLimitsTable)
    .select(sql`select null, null where (${condition}) is not true`)
  try {
    const [, ...results] = await db.batch([refusal, ...statements])
    return results
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}

function isRefusal(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (/NOT NULL constraint failed: send_limits\.key/.test(cause.message)) return true
  }
  return false
}
