import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { type Json, instant } from './columns.ts'

/**
 * Audit log of staff's actions on people, companies and submissions, written in the transaction of
 * the action. Flags have their own change log.
 */
export const adminActionsTable = sqliteTable(
  'admin_actions',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** User id. */
    actor: text('actor').notNull(),
    /** Name of the action as area/what-happened, such as `user/suspended`. */
    action: text('action').notNull(),
    /** Id of the user, request, company or outbox row. */
    subject: text('subject').notNull(),
    detail: text('detail', { mode: 'json' }).$type<Json>(),
    actedAt: instant('acted_at').notNull(),
  },
  (table) => [index('admin_actions_subject').on(table.subject, table.id)],
)
