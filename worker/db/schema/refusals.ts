import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable } from 'drizzle-orm/sqlite-core'

/** What an error says when a batch was refused. */
export const refused = 'batch_condition_does_not_hold'

/** Takes no row: an insert breaks its check, which rolls the whole batch back (db/batch-if.ts). */
export const refusalsTable = sqliteTable('refusals', { id: integer('id').notNull() }, () => [
  check(refused, sql`false`),
])
