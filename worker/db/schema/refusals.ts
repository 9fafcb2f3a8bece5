import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable } from 'drizzle-orm/sqlite-core'

/** Name of the violated CHECK when a batch's condition does not hold. */
export const batchRefused = 'batch_condition_does_not_hold'

/** Always empty: an insert violates its CHECK, which rolls back the batch (db/batch-if.ts). */
export const refusalsTable = sqliteTable('refusals', { id: integer('id').notNull() }, () => [
  check(batchRefused, sql`false`),
])
