import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from './columns.ts'

/** What failed last outside of the outbox, such as mail that no one waits for: the health check reads it. */
export const troublesTable = sqliteTable('troubles', {
  name: text('name').primaryKey(),
  /** A code, nothing personal. */
  detail: text('detail').notNull(),
  lastAt: instant('last_at').notNull(),
})

/** What every look at the system found, for seven days. The latest also lies in KV. */
export const healthChecksTable = sqliteTable(
  'health_checks',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    checkedAt: instant('checked_at').notNull(),
    database: text('database', { enum: ['healthy', 'warning', 'error'] }).notNull(),
    hubspot: text('hubspot', { enum: ['healthy', 'warning', 'error'] }).notNull(),
    forms: text('forms', { enum: ['healthy', 'warning', 'error'] }).notNull(),
    overall: text('overall', { enum: ['healthy', 'warning', 'error'] }).notNull(),
    issues: text('issues', { mode: 'json' }).$type<string[]>().notNull(),
  },
  (table) => [index('health_checks_time').on(table.checkedAt)],
)
