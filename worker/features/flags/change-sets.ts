import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Flag, FlagChange } from '#contract/flag-calls.ts'
import { flagCatalogue, type FlagGroup, flagNames } from '#contract/flags.ts'
import type { Db } from '../../db/client.ts'
import { flagChangesTable, flagsTable } from '../../db/schema/flags.ts'
import { toFlag } from './flag-queries.ts'

/** Who changes something, when, why, and what led to it if not a switch. */
export type Author = {
  actor: string
  now: Date
  note?: string | undefined
  cause?: `undo:${string}` | `schedule:${string}`
}

/** What a write changed: nothing where the flags already were as asked, and then there is no set. */
export type Changed = { changeSet: string | null; flags: Flag[] }

/**
 * Switches one flag and records who did it, in one transaction: two admins cannot both win.
 * Asking for the value it already has changes and records nothing.
 * @returns the flag as stored, `'unknown'`, or `'version-conflict'` when it is not as `if_updated_at` says
 */
export async function updateFlag(
  db: Db,
  id: string,
  { enabled, if_updated_at, note }: FlagChange,
  author: Author,
): Promise<Changed | 'unknown' | 'version-conflict'> {
  const target = and(
    eq(flagsTable.id, id),
    if_updated_at === undefined ? undefined : eq(flagsTable.updatedAt, if_updated_at),
  )
  const changed = await switchAll(db, target, enabled, { ...author, note })
  if (changed.flags.length > 0) return changed

  const [row] = await db.select().from(flagsTable).where(eq(flagsTable.id, id))
  if (!row) return 'unknown'
  const isStale = if_updated_at !== undefined && row.updatedAt !== if_updated_at
  return isStale || row.enabled !== enabled
    ? 'version-conflict'
    : { changeSet: null, flags: [toFlag(row)] }
}

/** Enables the disabled flags of a group, or of all, with one audit row each, in one transaction. */
export async function enableGroup(
  db: Db,
  group: FlagGroup | 'all',
  author: Author,
): Promise<Changed> {
  const names = flagNames.filter((name) => group === 'all' || flagCatalogue[name].group === group)
  // JSON, not one parameter per name: D1 binds at most 100, and the statement stays the same
  const isInGroup = sql`${flagsTable.name} in (select value from json_each(${JSON.stringify(names)}))`
  return switchAll(db, isInGroup, true, author)
}

/** One batch, two statements: the audit rows of those that differ from `enabled`, then the flags follow their rows. */
async function switchAll(
  db: Db,
  target: SQL | undefined,
  enabled: boolean,
  author: Author,
): Promise<Changed> {
  const changeSet = crypto.randomUUID()
  const [, rows] = await db.batch(switchStatements(db, target, enabled, author, changeSet))
  return toChanged(changeSet, rows)
}

/** The two statements of a switch, for a batch that holds more. */
export const switchStatements = (
  db: Db,
  target: SQL | undefined,
  enabled: boolean,
  author: Author,
  changeSet: string,
) =>
  [
    db.insert(flagChangesTable).select(
      db
        .select(
          auditRow(author, changeSet, {
            from: sql`${flagsTable.enabled}`,
            to: sql`${enabled ? 1 : 0}`,
            fromUpdatedAt: sql`${flagsTable.updatedAt}`,
            toUpdatedAt: laterThan(sql`${flagsTable.updatedAt}`, author.now),
          }),
        )
        .from(flagsTable)
        .where(and(ne(flagsTable.enabled, enabled), target)),
    ),
    followAudit(db, changeSet),
  ] as const

/**
 * Takes a whole change set back, in one transaction: every flag of it is, to the byte, what it was before, its
 * `updated_at` included. So a version of the flags returns together with their state, and a client that saw that state
 * before may act on it again. The trail keeps both sets.
 * @returns `'unknown'`, or `'version-conflict'` when any flag of the set has been changed after it: nothing is done then
 */
export async function undoChangeSet(
  db: Db,
  undone: string,
  author: Author,
): Promise<Changed | 'unknown' | 'version-conflict'> {
  const changeSet = crypto.randomUUID()
  const ofSet = eq(flagChangesTable.changeSet, undone)
  const [, rows] = await db.batch([
    db.insert(flagChangesTable).select(
      db
        .select(
          auditRow({ ...author, cause: `undo:${undone}` }, changeSet, {
            from: sql`${flagChangesTable.to}`,
            to: sql`${flagChangesTable.from}`,
            fromUpdatedAt: sql`${flagChangesTable.toUpdatedAt}`,
            toUpdatedAt: sql`${flagChangesTable.fromUpdatedAt}`,
          }),
        )
        .from(flagChangesTable)
        .innerJoin(flagsTable, eq(flagsTable.id, flagChangesTable.flagId))
        .where(and(ofSet, isUntouched(sql`${undone}`))),
    ),
    followAudit(db, changeSet),
  ])
  if (rows.length > 0) return toChanged(changeSet, rows)
  const [known] = await db.select({ id: flagChangesTable.id }).from(flagChangesTable).where(ofSet)
  return known ? 'version-conflict' : 'unknown'
}

/** 1 where every flag of a change set still is as the set left it: only then it can be undone. */
export const isUntouched = (changeSet: SQL): SQL<number | null> => sql<number | null>`(
  select count(*) = sum(f.updated_at = c.to_updated_at and f.enabled = c."to")
  from flag_changes c left join feature_flags f on f.id = c.flag_id
  where c.change_set = ${changeSet}
)`

type Change = Record<'from' | 'to' | 'fromUpdatedAt' | 'toUpdatedAt', SQL>

/** An audit row as columns of a select: `flag_id` comes from the flags that are selected from. */
const auditRow = ({ actor, now, note, cause }: Author, changeSet: string, change: Change) => ({
  id: sql<number>`null`.as('id'),
  flagId: sql<string>`${flagsTable.id}`.as('flag_id'),
  actor: sql<string>`${actor}`.as('actor'),
  changedAt: sql<string>`${now.toISOString()}`.as('changed_at'),
  from: sql<boolean>`${change.from}`.as('from'),
  to: sql<boolean>`${change.to}`.as('to'),
  changeSet: sql<string>`${changeSet}`.as('change_set'),
  note: sql<string | null>`${note || null}`.as('note'),
  cause: sql<string | null>`${cause ?? null}`.as('cause'),
  fromUpdatedAt: sql<string>`${change.fromUpdatedAt}`.as('from_updated_at'),
  toUpdatedAt: sql<string>`${change.toUpdatedAt}`.as('to_updated_at'),
})

/** Brings the flags to where the audit rows of a change set say that they went. */
const followAudit = (db: Db, changeSet: string) =>
  db
    .update(flagsTable)
    .set({
      enabled: sql`${flagChangesTable.to}`,
      updatedAt: sql`${flagChangesTable.toUpdatedAt}`,
    })
    .from(flagChangesTable)
    .where(
      and(eq(flagChangesTable.changeSet, changeSet), eq(flagChangesTable.flagId, flagsTable.id)),
    )
    .returning()

/** A clock that stands still, or is behind, must not give two changes the same `updated_at`. */
const laterThan = (previous: SQL, now: Date) =>
  sql`max(${now.toISOString()}, strftime('%Y-%m-%dT%H:%M:%fZ', ${previous}, '+0.001 seconds'))`

const toChanged = (changeSet: string, rows: (typeof flagsTable.$inferSelect)[]): Changed => ({
  changeSet: rows.length > 0 ? changeSet : null,
  flags: rows.map(toFlag).toSorted((a, b) => a.name.localeCompare(b.name)),
})
