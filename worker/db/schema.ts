import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Instants are ISO 8601 text in UTC with milliseconds: readable in the console, and they sort. */
const instant = (name: string) => text(name)

export const flagsTable = sqliteTable('feature_flags', {
  id: text('id').primaryKey(),
  name: text('name').notNull().unique(),
  enabled: integer('enabled', { mode: 'boolean' }).notNull(),
  /** Absent: the built-in description of contract/flags.ts is shown. */
  description: text('description'),
  updatedAt: instant('updated_at').notNull(),
})

/** Every change of a flag, written in the same transaction as the change. Never updated, never deleted. */
export const flagChangesTable = sqliteTable(
  'flag_changes',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    flagId: text('flag_id').notNull(),
    /** A user id, or `simple-admin`. */
    actor: text('actor').notNull(),
    changedAt: instant('changed_at').notNull(),
    from: integer('from', { mode: 'boolean' }).notNull(),
    to: integer('to', { mode: 'boolean' }).notNull(),
  },
  (table) => [index('flag_changes_flag').on(table.flagId, table.id)],
)
