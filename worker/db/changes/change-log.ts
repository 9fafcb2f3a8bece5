import { getTableName, type SQL, sql } from 'drizzle-orm'
import { hasActiveRole } from '../active-roles.ts'
import { batchIf, type Statements } from '../batch-if.ts'
import type { Db } from '../client.ts'
import type { settingChangesTable, settingsTable } from '../schema/site/settings.ts'
import type { contentChangesTable, contentTable } from '../schema/site/content.ts'
import { usersTable } from '../schema/users.ts'

/** Actor, time, note and cause of a change. */
export type ChangeAuthor = {
  actor: string
  now: Date
  note?: string | undefined
  cause?: `undo:${string}` | 'confirmed' | 'scheduled' | 'checked'
}

/** One row of a change log: old and new value; `null` means none. */
export type Change = { key: string; from: unknown; to: unknown; version: number }

type Trail = typeof settingChangesTable | typeof contentChangesTable
type Rows = typeof settingsTable | typeof contentTable

type Subject = {
  trail: Trail
  /** SQL condition for rows `c` of a change set that undo reverts; all by default. */
  undoable?: SQL
  /** Statements that update the tables from rows `c` of the change log, in the same transaction. */
  follow: (db: Db, ofSet: SQL) => Statements
}

/** Further statements for the change set's transaction. */
type Also = (changeSet: string) => Promise<Statements>

/**
 * Change log with undo: changes are written first, then the tables, in one transaction. A row's
 * version is the id of its last change; a change set is undone as a whole.
 */
export function createChangeLog({ trail, undoable = sql`1`, follow }: Subject) {
  const table = sql.identifier(getTableName(trail))

  /** Id of a row's last change; 0 without one. One index seek. */
  const versionOf = (key: SQL): SQL<number> =>
    sql<number>`coalesce((select max(v.id) from ${table} v where v.key = ${key}), 0)`

  const isTurned = (changeSet: string | SQL) => sql`c.change_set = ${changeSet} and ${undoable}`

  /** 1 when no row of the change set has changed since, so that it can be undone. */
  const isUntouched = (changeSet: SQL): SQL<number | null> => sql<number | null>`(
    select min(c.id = ${versionOf(sql`c.key`)}) from ${table} c where ${isTurned(changeSet)})`

  const written = (db: Db, rows: SQL, author: ChangeAuthor, changeSet: string): Statements => {
    const { actor, now, note, cause } = author
    return [
      // all change logs have the same columns in this order
      db.insert(trail as typeof settingChangesTable).select(sql`
        select null, ${changeSet}, t.key, t.old, t.new,
          ${actor}, ${note || null}, ${cause ?? null}, ${now.toISOString()} from (${rows}) t`),
      ...follow(db, sql`c.change_set = ${changeSet}`),
    ]
  }

  return {
    versionOf,
    isUntouched,

    /**
     * Writes changes as one change set, with optimistic locking by version.
     * @param provided additional SQL condition
     * @returns the change set id, or `null` when a version is outdated or the author is no longer
     * an administrator; nothing was written then
     */
    carryOut: async (
      db: Db,
      changes: readonly Change[],
      author: ChangeAuthor,
      also: Also = nothing,
      provided: SQL = sql`1`,
    ): Promise<string | null> => {
      const changeSet = crypto.randomUUID()
      const given = JSON.stringify(changes)
      const isAsSeen = sql`not exists (select 1 from json_each(${given}) given
        where ${versionOf(sql`given.value ->> 'key'`)} <> given.value ->> 'version')`
      const rows = sql`select given.value ->> 'key' as key,
          nullif(given.value -> 'from', 'null') as old, nullif(given.value -> 'to', 'null') as new
        from json_each(${given}) given`
      const statements = [...written(db, rows, author, changeSet), ...(await also(changeSet))]
      const condition = sql`${isAsSeen} and ${isAllowed(author)} and ${provided}`
      const done = await batchIf(db, condition, statements)
      return done && changeSet
    },

    /**
     * Reverts a change set in one transaction, unless one of its rows has changed since.
     * @returns the id of the reverting change set, or `null` when it could not be reverted
     */
    takeBack: async (
      db: Db,
      undone: string,
      author: ChangeAuthor,
      also: Also = nothing,
    ): Promise<string | null> => {
      const changeSet = crypto.randomUUID()
      const rows = sql`select c.key, c."to" as old, c."from" as new
        from ${table} c where ${isTurned(undone)}`
      const cause = `undo:${undone}` as const
      const statements = [
        ...written(db, rows, { ...author, cause }, changeSet),
        ...(await also(changeSet)),
      ]
      const condition = sql`${isUntouched(sql`${undone}`)} and ${isAllowed(author)}`
      const done = await batchIf(db, condition, statements)
      return done && changeSet
    },
  }
}

const nothing = async () => []

/** The author may have lost the role while editing or before a schedule was due. */
const isAllowed = ({ actor, now }: ChangeAuthor) =>
  sql`${actor} in (select ${usersTable.id} from ${usersTable} where ${hasActiveRole('admin', now)})`

/**
 * Updates a key-value table from rows `c` of a change log. Columns must be in the table's order.
 */
export const upsertFromChanges = (db: Db, rows: Rows, trail: Trail, which: SQL) =>
  db
    .insert(rows as typeof settingsTable)
    .select(
      sql`select c.key, c."to", c.id, c.actor, c.at
        from ${sql.identifier(getTableName(trail))} c where ${which}`,
    )
    .onConflictDoUpdate({
      target: (rows as typeof settingsTable).key,
      set: excludedColumns('value', 'version', 'updated_by', 'updated_at'),
    })

/** SET clause of an upsert that takes these columns from the new row (`excluded`). */
export const excludedColumns = (...columns: string[]): Record<string, SQL> =>
  Object.fromEntries(
    columns.map((column) => [
      column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      sql.raw(`excluded.${column}`),
    ]),
  )
