import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from './columns.ts'

/** Last failure by name outside the outbox, read by the health check. */
export const incidentsTable = sqliteTable('incidents', {
  name: text('name').primaryKey(),
  /** Error code, no personal data. */
  detail: text('detail').notNull(),
  lastAt: instant('last_at').notNull(),
})

/** Results of health checks, kept seven days. The latest is also in KV. */
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
