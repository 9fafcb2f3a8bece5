import { getTableName, type SQL, sql } from 'drizzle-orm'
import { isActiveAs } from '../active-roles.ts'
import { batchIf, type Statements } from '../batch-if.ts'
import type { Db } from '../client.ts'
import type { settingChangesTable, settingsTable } from '../schema/site/settings.ts'
import type { contentChangesTable, contentTable } from '../schema/site/content.ts'
import { usersTable } from '../schema/users.ts'

/** Who changes something, when, why, and what led to it if not a form. */
export type Author = {
  actor: string
  now: Date
  note?: string | undefined
  cause?: `undo:${string}` | 'confirmed' | 'scheduled' | 'checked'
}

/** One row of a trail: something as it was and as it is to be; `null` where there is nothing. */
export type Change = { key: string; from: unknown; to: unknown; version: number }

type Trail = typeof settingChangesTable | typeof contentChangesTable
type Rows = typeof settingsTable | typeof contentTable

type Subject = {
  trail: Trail
  /** Of the rows `c` of a set, those that an undo turns round. */
  undoable?: SQL
  /** What makes tables follow the rows `c` of the trail that are of a set, in its transaction. */
  follow: (db: Db, ofSet: SQL) => Statements
}

/** What happens in the same transaction as a change set. */
type Also = (changeSet: string) => Promise<Statements>

/**
 * A trail says what was changed and by whom, and tables follow it: in one transaction, trail first. A row's version is
 * the id of its last change, so it never comes back. What was changed together is one set, and is undone together.
 */
export function createTrail({ trail, undoable = sql`1`, follow }: Subject) {
  const table = sql.identifier(getTableName(trail))

  /** The last change of a row; 0 where there never was one. One seek in the index of the trail. */
  const versionOf = (key: SQL): SQL<number> =>
    sql<number>`coalesce((select max(v.id) from ${table} v where v.key = ${key}), 0)`

  const isTurned = (changeSet: string | SQL) => sql`c.change_set = ${changeSet} and ${undoable}`

  /** 1 where every row of a change set still is as the set left it: only then it can be undone. */
  const isUntouched = (changeSet: SQL): SQL<number | null> => sql<number | null>`(
    select min(c.id = ${versionOf(sql`c.key`)}) from ${table} c where ${isTurned(changeSet)})`

  const written = (db: Db, rows: SQL, author: Author, changeSet: string): Statements => {
    const { actor, now, note, cause } = author
    return [
      // the tables of all trails have the same columns, in this order
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
     * Makes changes and records them. Of two who saw the same versions one wins.
     * @param provided what has to hold besides
     * @returns the change set, or `null` when something is not as its `version` says, or the author no longer an
     *   administrator: nothing was written
     */
    carryOut: async (
      db: Db,
      changes: readonly Change[],
      author: Author,
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
     * Takes a whole change set back, in one transaction, unless any of its rows was changed after it.
     * @returns the change set that this makes, or `null` when it could not be done
     */
    takeBack: async (
      db: Db,
      undone: string,
      author: Author,
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

/** A role may be taken away while its owner saves, or before what they planned is due. */
const isAllowed = ({ actor, now }: Author) =>
  sql`${actor} in (select ${usersTable.id} from ${usersTable} where ${isActiveAs('admin', now)})`

/** Makes a table of keys and values follow the rows `c` of a trail. Columns stand in the table's order. */
export const followedBy = (db: Db, rows: Rows, trail: Trail, which: SQL) =>
  db
    .insert(rows as typeof settingsTable)
    .select(
      sql`select c.key, c."to", c.id, c.actor, c.at
        from ${sql.identifier(getTableName(trail))} c where ${which}`,
    )
    .onConflictDoUpdate({
      target: (rows as typeof settingsTable).key,
      set: followed('value', 'version', 'updated_by', 'updated_at'),
    })

/** The columns of a row that is there become those of the row that was to be inserted. */
export const followed = (...columns: string[]): Record<string, SQL> =>
  Object.fromEntries(
    columns.map((column) => [
      column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      sql.raw(`excluded.${column}`),
    ]),
  )
