import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { type Json, instant } from './columns.ts'

/** What staff did to people, companies and submissions, in the transaction that did it. Flags have their own trail. */
export const adminActionsTable = sqliteTable(
  'admin_actions',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** A user id. */
    actor: text('actor').notNull(),
    /** area/what-happened, such as `user/suspended`. */
    action: text('action').notNull(),
    /** The id of the user, request, company or outbox row. */
    subject: text('subject').notNull(),
    detail: text('detail', { mode: 'json' }).$type<Json>(),
    actedAt: instant('acted_at').notNull(),
  },
  (table) => [index('admin_actions_subject').on(table.subject, table.id)],
)
