import { type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Db } from './client.ts'
import { refusalsTable, batchRefused } from './schema/refusals.ts'

export type Statements = readonly BatchItem<'sqlite'>[]

/** Results of a batch by statement. */
export type BatchResults = {
  of: <Item extends BatchItem<'sqlite'>>(statement: Item) => Item['_']['result']
}

/**
 * Runs statements in one transaction if `condition` holds; D1 has no interactive transactions.
 * Otherwise (also for SQL `null`) the first statement violates a CHECK and SQLite rolls back.
 * @returns the results, or `null` when the condition did not hold and nothing was written
 */
export async function batchIf(
  db: Db,
  condition: SQL,
  statements: Statements,
): Promise<BatchResults | null> {
  const refusal = db.insert(refusalsTable).select(sql`select 1 where (${condition}) is not true`)
  try {
    const [, ...results] = await db.batch([refusal, ...statements])
    return { of: (statement) => results[placeOf(statements, statement)] }
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}

function placeOf(statements: Statements, statement: BatchItem<'sqlite'>): number {
  const place = statements.indexOf(statement)
  if (place < 0) throw new Error('The statement was not in the batch')
  return place
}

function isRefusal(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes(`CHECK constraint failed: ${batchRefused}`)) return true
  }
  return false
}
