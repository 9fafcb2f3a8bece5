import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from './columns.ts'

export const flagsTable = sqliteTable('feature_flags', {
  id: text('id').primaryKey(),
  name: text('name').notNull().unique(),
  enabled: integer('enabled', { mode: 'boolean' }).notNull(),
  /** `null`: the built-in description of contract/flags.ts. */
  description: text('description'),
  updatedAt: instant('updated_at').notNull(),
})

/**
 * Append-only change log of flags, written in the transaction of the change. Changes saved together
 * share a change set and are undone together.
 */
export const flagChangesTable = sqliteTable(
  'flag_changes',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    flagId: text('flag_id').notNull(),
    /** User id, or `simple-admin`. */
    actor: text('actor').notNull(),
    changedAt: instant('changed_at').notNull(),
    from: integer('from', { mode: 'boolean' }).notNull(),
    to: integer('to', { mode: 'boolean' }).notNull(),
    changeSet: text('change_set').notNull(),
    note: text('note'),
    /** `undo:<change set>` or `schedule:<id>`; `null` when switched by hand. */
    cause: text('cause'),
    /** The flag's `updated_at` before and after the change. */
    fromUpdatedAt: instant('from_updated_at').notNull(),
    toUpdatedAt: instant('to_updated_at').notNull(),
  },
  (table) => [
    index('flag_changes_flag').on(table.flagId, table.id),
    index('flag_changes_set').on(table.changeSet),
  ],
)

/** Scheduled switches. The cron applies one unless the flag has changed since. */
export const flagSchedulesTable = sqliteTable(
  'flag_schedules',
  {
    id: text('id').primaryKey(),
    flagId: text('flag_id').notNull(),
    enabled: integer('enabled', { mode: 'boolean' }).notNull(),
    applyAt: instant('apply_at').notNull(),
    note: text('note'),
    actor: text('actor').notNull(),
    /** The flag's `updated_at` as seen when scheduling, updated by earlier schedules. */
    seenUpdatedAt: instant('seen_updated_at').notNull(),
    /** `conflict`: the flag had changed, so nothing was switched. */
    state: text('state', { enum: ['waiting', 'applied', 'conflict', 'cancelled'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('flag_schedules_due').on(table.state, table.applyAt),
    index('flag_schedules_flag').on(table.flagId, table.applyAt),
  ],
)

/** Last read of each flag, to the hour; isolates report reads in batches. */
export const flagReadsTable = sqliteTable('flag_reads', {
  name: text('name').primaryKey(),
  firstReadAt: instant('first_read_at').notNull(),
  lastReadAt: instant('last_read_at').notNull(),
})
