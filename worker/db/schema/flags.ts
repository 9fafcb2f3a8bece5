import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from './columns.ts'

export const flagsTable = sqliteTable('feature_flags', {
  id: text('id').primaryKey(),
  name: text('name').notNull().unique(),
  enabled: integer('enabled', { mode: 'boolean' }).notNull(),
  /** Absent: the built-in description of contract/flags.ts is shown. */
  description: text('description'),
  updatedAt: instant('updated_at').notNull(),
})

/**
 * Every change of a flag, written in the same transaction as the change. Never updated, never deleted. What was changed
 * together is one change set, and is undone together: both instants of the flag's row are kept for that.
 */
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
    changeSet: text('change_set').notNull(),
    /** Why, in the author's words. */
    note: text('note'),
    /** What led to it if not a switch: `undo:<change set>` or `schedule:<id>`. */
    cause: text('cause'),
    /** The flag's `updated_at` before and after. */
    fromUpdatedAt: instant('from_updated_at').notNull(),
    toUpdatedAt: instant('to_updated_at').notNull(),
  },
  (table) => [
    index('flag_changes_flag').on(table.flagId, table.id),
    index('flag_changes_set').on(table.changeSet),
  ],
)

/** A switch that staff planned for a time. The cron applies it, unless the flag was changed since it was planned. */
export const flagSchedulesTable = sqliteTable(
  'flag_schedules',
  {
    id: text('id').primaryKey(),
    flagId: text('flag_id').notNull(),
    enabled: integer('enabled', { mode: 'boolean' }).notNull(),
    applyAt: instant('apply_at').notNull(),
    note: text('note'),
    actor: text('actor').notNull(),
    /** The flag's `updated_at` that its planner saw, moved on by earlier plans that were known then. */
    seenUpdatedAt: instant('seen_updated_at').notNull(),
    /** `conflict`: someone had changed the flag by then, so nothing was switched. */
    state: text('state', { enum: ['waiting', 'applied', 'conflict', 'cancelled'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('flag_schedules_due').on(table.state, table.applyAt),
    index('flag_schedules_flag').on(table.flagId, table.applyAt),
  ],
)

/** When a flag was last asked for, to the hour: isolates report it together, not at each page view. */
export const flagReadsTable = sqliteTable('flag_reads', {
  name: text('name').primaryKey(),
  firstReadAt: instant('first_read_at').notNull(),
  lastReadAt: instant('last_read_at').notNull(),
})
