import { type SQL, sql } from 'drizzle-orm'
import type { Statements } from '../../db/batch-if.ts'
import { batchIf } from '../../db/batch-if.ts'
import type { Db } from '../../db/client.ts'
import { askedAddressKey } from './queries.ts'

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
  const trail = sql`select given.value ->> 'key',
      nullif(given.value -> 'from', 'null'), nullif(given.value -> 'to', 'null')
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
  const trail = sql`select c.key, c."to", c."from" from setting_changes c where ${isUndoable(undone)}`
  const cause = `undo:${undone}` as const
  const statements = [
    ...written(db, trail, { ...author, cause }, changeSet),
    ...(await also(changeSet)),
  ]
  const done = await batchIf(db, sql`${isUntouched(sql`${undone}`)} and ${isAdmin(author)}`, statements)
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

/** The trail from `rows` (key, from, to), and what it says, done to the two tables. */
function written(
  db: Db,
  rows: SQL,
  { actor, now, note, cause }: Author,
  changeSet: string,
): Statements {
  const at = now.toISOString()
  const ofSet = sql`c.change_set = ${changeSet}`
  return [
    db.run(sql`insert into setting_changes (key, "from", "to", change_set, actor, note, cause, at)
      select t.*, ${changeSet}, ${actor}, ${note || null}, ${cause ?? null}, ${at} from (${rows}) t`),
    db.run(sql`insert into settings (key, value, version, updated_by, updated_at)
      select c.key, c."to", c.id, c.actor, c.at from setting_changes c
      where ${ofSet} and c.key not like 'exception:%'
      on conflict (key) do update set value = excluded.value, version = excluded.version,
        updated_by = excluded.updated_by, updated_at = excluded.updated_at`),
    db.run(sql`delete from hours_exceptions where id in (
      select substr(c.key, 11) from setting_changes c
      where ${ofSet} and c.key like 'exception:%' and c."to" is null)`),
    db.run(sql`insert into hours_exceptions
        (id, first_day, last_day, intervals, labels, version, updated_by, updated_at)
      select substr(c.key, 11), c."to" ->> 'first_day', c."to" ->> 'last_day',
        c."to" -> 'intervals', c."to" -> 'labels', c.id, c.actor, c.at from setting_changes c
      where ${ofSet} and c.key like 'exception:%' and c."to" is not null
      on conflict (id) do update set first_day = excluded.first_day, last_day = excluded.last_day,
        intervals = excluded.intervals, labels = excluded.labels, version = excluded.version,
        updated_by = excluded.updated_by, updated_at = excluded.updated_at`),
  ]
}
