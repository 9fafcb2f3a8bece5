import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '../columns.ts'

/** What staff have set; a key without a row has its built-in value (contract/settings/catalogue.ts), as has one whose value is `null`. */
export const settingsTable = sqliteTable('settings', {
  key: text('key').primaryKey(),
  value: text('value', { mode: 'json' }).$type<unknown>(),
  /** The id of the change that led here: it only grows, also when a row goes and comes again. */
  version: integer('version').notNull(),
  updatedBy: text('updated_by').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/**
 * Every change of a setting or of special days, written in the same transaction as the change. Never updated, never
 * deleted. What was changed together is one change set, and is undone together.
 */
export const settingChangesTable = sqliteTable(
  'setting_changes',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    changeSet: text('change_set').notNull(),
    /** A setting, `exception:<id>` for special days, `officeEmail:asked` for an address that is to be confirmed. */
    key: text('key').notNull(),
    from: text('from', { mode: 'json' }).$type<unknown>(),
    to: text('to', { mode: 'json' }).$type<unknown>(),
    /** A user id. */
    actor: text('actor').notNull(),
    /** Why, in the author's words. */
    note: text('note'),
    /** What led to it if not a form: `undo:<change set>` or `confirmed`. */
    cause: text('cause'),
    at: instant('at').notNull(),
  },
  (table) => [
    index('setting_changes_key').on(table.key, table.id),
    index('setting_changes_set').on(table.changeSet),
  ],
)

/** Days in a row whose hours replace those of the week. No intervals: closed. */
export const hoursExceptionsTable = sqliteTable(
  'hours_exceptions',
  {
    id: text('id').primaryKey(),
    /** Calendar days at the office (ISO), both included. */
    firstDay: text('first_day').notNull(),
    lastDay: text('last_day').notNull(),
    intervals: text('intervals', { mode: 'json' })
      .$type<{ opens: string; closes: string }[]>()
      .notNull(),
    /** What it is called, by language. */
    labels: text('labels', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    version: integer('version').notNull(),
    updatedBy: text('updated_by').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('hours_exceptions_last').on(table.lastDay)],
)
