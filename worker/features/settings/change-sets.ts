import { inArray, type SQL, sql } from 'drizzle-orm'
import { batchIf, type Statements } from '../../db/batch-if.ts'
import type { Db } from '../../db/client.ts'
import {
  hoursExceptionsTable,
  settingChangesTable,
  settingsTable,
} from '../../db/schema/settings.ts'
import { askedAddressKey } from './setting-queries.ts'

/** Who changes something, when, why, and what led to it if not a form. */
export type Author = {
  actor: string
  now: Date
  note?: string | undefined
  cause?: `undo:${string}` | 'confirmed'
}

/** One row of the trail: a setting or special days, as they were and as they are to be; `null` where there is nothing. */
export type Change = { key: string; from: unknown; to: unknown; version: number }

/**
 * Makes changes and records them, in one transaction: trail first, then the rows follow it. Of two who saw the same
 * versions one wins. `first` happens in the same transaction.
 * @returns the change set, or `null` when something is not as its `version` says, or the author no longer an
 *   administrator: nothing was written
 */
export async function carryOut(
  db: Db,
  changes: readonly Change[],
  author: Author,
  also: (changeSet: string) => Promise<Statements> = async () => [],
): Promise<string | null> {
  const changeSet = crypto.randomUUID()
  const given = JSON.stringify(changes)
  const isAsSeen = sql`not exists (select 1 from json_each(${given}) given
    where ${versionOf(sql`given.value ->> 'key'`)} <> given.value ->> 'version')`
  const trail = sql`select given.value ->> 'key' as key,
      nullif(given.value -> 'from', 'null') as old, nullif(given.value -> 'to', 'null') as new
    from json_each(${given}) given`
  const statements = [...written(db, trail, author, changeSet), ...(await also(changeSet))]
  const done = await batchIf(db, sql`${isAsSeen} and ${isAdmin(author)}`, statements)
  return done && changeSet
}

/**
 * Takes a whole change set back, in one transaction, unless any of its rows was changed after it.
 * @returns the change set that this makes, or `null` when it could not be done
 */
export async function takeBack(
  db: Db,
  undone: string,
  author: Author,
  also: (changeSet: string) => Promise<Statements> = async () => [],
): Promise<string | null> {
  const changeSet = crypto.randomUUID()
  const trail = sql`select c.key, c."to" as old, c."from" as new
    from setting_changes c where ${isUndoable(undone)}`
  const cause = `undo:${undone}` as const
  const statements = [
    ...written(db, trail, { ...author, cause }, changeSet),
    ...(await also(changeSet)),
  ]
  const done = await batchIf(
    db,
    sql`${isUntouched(sql`${undone}`)} and ${isAdmin(author)}`,
    statements,
  )
  return done && changeSet
}

/** The rows of a set that an undo turns round: an address that was confirmed does not go back to being asked for. */
const isUndoable = (changeSet: string | SQL) =>
  sql`c.change_set = ${changeSet} and not (c.key = ${askedAddressKey} and c.cause is 'confirmed')`

/** 1 where every row of a change set still is as the set left it: only then it can be undone. */
export const isUntouched = (changeSet: SQL): SQL<number | null> => sql<number | null>`(
  select min(c.id = ${versionOf(sql`c.key`)}) from setting_changes c where ${isUndoable(changeSet)})`

/** The last change of a row; 0 where there never was one. One seek in the index of the trail. */
export const versionOf = (key: SQL): SQL<number> =>
  sql<number>`coalesce((select max(v.id) from setting_changes v where v.key = ${key}), 0)`

/** A role may be taken away while its owner saves. */
const isAdmin = ({ actor }: Author) =>
  sql`exists (select 1 from user_roles where user_id = ${actor} and role = 'admin')`

/** The trail from `rows` (key, from, to), and what it says, done to the two tables. Columns stand in their tables' order. */
function written(
  db: Db,
  rows: SQL,
  { actor, now, note, cause }: Author,
  changeSet: string,
): Statements {
  const ofSet = sql`c.change_set = ${changeSet}`
  const isSetting = sql`${ofSet} and c.key not like 'exception:%'`
  const isException = sql`${ofSet} and c.key like 'exception:%'`
  return [
    db.insert(settingChangesTable).select(sql`
      select null, ${changeSet}, t.key, t.old, t.new,
        ${actor}, ${note || null}, ${cause ?? null}, ${now.toISOString()} from (${rows}) t`),
    db
      .insert(settingsTable)
      .select(
        sql`select c.key, c."to", c.id, c.actor, c.at from setting_changes c where ${isSetting}`,
      )
      .onConflictDoUpdate({
        target: settingsTable.key,
        set: followed('value', 'version', 'updated_by', 'updated_at'),
      }),
    db
      .delete(hoursExceptionsTable)
      .where(
        inArray(
          hoursExceptionsTable.id,
          sql`(select substr(c.key, 11) from setting_changes c where ${isException} and c."to" is null)`,
        ),
      ),
    db
      .insert(hoursExceptionsTable)
      .select(
        sql`select substr(c.key, 11), c."to" ->> 'first_day', c."to" ->> 'last_day',
          c."to" -> 'intervals', c."to" -> 'labels', c.id, c.actor, c.at
          from setting_changes c where ${isException} and c."to" is not null`,
      )
      .onConflictDoUpdate({
        target: hoursExceptionsTable.id,
        set: followed(
          ...(['first_day', 'last_day', 'intervals', 'labels', 'version'] as const),
          ...(['updated_by', 'updated_at'] as const),
        ),
      }),
  ]
}

/** The columns of a row that is there become those of the row that was to be inserted. */
const followed = (...columns: string[]): Record<string, SQL> =>
  Object.fromEntries(
    columns.map((column) => [
      column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      sql.raw(`excluded.${column}`),
    ]),
  )
