import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '../columns.ts'

/**
 * Settings changed by staff; no row or a `null` value means the built-in value
 * (contract/settings/catalogue.ts).
 */
export const settingsTable = sqliteTable('settings', {
  key: text('key').primaryKey(),
  value: text('value', { mode: 'json' }).$type<unknown>(),
  /** Id of the last change; only increases, even when a row is deleted and created again. */
  version: integer('version').notNull(),
  updatedBy: text('updated_by').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/**
 * Append-only change log of settings and special days, written in the transaction of the change.
 * Changes saved together share a change set and are undone together.
 */
export const settingChangesTable = sqliteTable(
  'setting_changes',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    changeSet: text('change_set').notNull(),
    /**
     * A setting, `exception:<id>` for special days, or `officeEmail:asked` for an unconfirmed
     * address.
     */
    key: text('key').notNull(),
    from: text('from', { mode: 'json' }).$type<unknown>(),
    to: text('to', { mode: 'json' }).$type<unknown>(),
    /** User id. */
    actor: text('actor').notNull(),
    note: text('note'),
    /** `undo:<change set>`, `confirmed`, or `null` for a form. */
    cause: text('cause'),
    at: instant('at').notNull(),
  },
  (table) => [
    index('setting_changes_key').on(table.key, table.id),
    index('setting_changes_set').on(table.changeSet),
  ],
)

/** Special days with other opening hours. No intervals: closed. */
export const hoursExceptionsTable = sqliteTable(
  'hours_exceptions',
  {
    id: text('id').primaryKey(),
    /** Office-local ISO days, both included. */
    firstDay: text('first_day').notNull(),
    lastDay: text('last_day').notNull(),
    intervals: text('intervals', { mode: 'json' })
      .$type<{ opens: string; closes: string }[]>()
      .notNull(),
    /** Public name by language. */
    labels: text('labels', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    version: integer('version').notNull(),
    updatedBy: text('updated_by').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('hours_exceptions_last').on(table.lastDay)],
)
