import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Flag, FlagChange } from '#contract/flag-calls.ts'
import { flagCatalogue, type FlagGroup, flagNames } from '#contract/flags.ts'
import type { Db } from '../../db/client.ts'
import { flagChangesTable, flagsTable } from '../../db/schema/flags.ts'
import { toFlag } from './flag-queries.ts'

/** Actor, time, note and cause of a change. */
export type ChangeAuthor = {
  actor: string
  now: Date
  note?: string | undefined
  cause?: `undo:${string}` | `schedule:${string}`
}

/** Result of a write; without a change there is no change set. */
export type FlagWriteResult = { changeSet: string | null; flags: Flag[] }

/**
 * Switches a flag and records it in one transaction. Setting the current value records nothing.
 * @returns the flag as stored, `'unknown'`, or `'version-conflict'` when `if_updated_at` is
 * outdated
 */
export async function updateFlag(
  db: Db,
  id: string,
  { enabled, if_updated_at, note }: FlagChange,
  author: ChangeAuthor,
): Promise<FlagWriteResult | 'unknown' | 'version-conflict'> {
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

/** Enables the disabled flags of a group, or all, in one transaction, with an audit entry each. */
export async function enableGroup(
  db: Db,
  group: FlagGroup | 'all',
  author: ChangeAuthor,
): Promise<FlagWriteResult> {
  const names = flagNames.filter((name) => group === 'all' || flagCatalogue[name].group === group)
  // one JSON parameter, because D1 binds at most 100
  const isInGroup = sql`${flagsTable.name} in (select value from json_each(${JSON.stringify(names)}))`
  return switchAll(db, isInGroup, true, author)
}

/**
 * Two statements in one batch: audit entries of the flags that differ from `enabled`, then the
 * flags themselves.
 */
async function switchAll(
  db: Db,
  target: SQL | undefined,
  enabled: boolean,
  author: ChangeAuthor,
): Promise<FlagWriteResult> {
  const changeSet = crypto.randomUUID()
  const [, rows] = await db.batch(switchStatements(db, target, enabled, author, changeSet))
  return toChanged(changeSet, rows)
}

/** The statements of a switch, for a larger batch. */
export const switchStatements = (
  db: Db,
  target: SQL | undefined,
  enabled: boolean,
  author: ChangeAuthor,
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
 * Reverts a change set in one transaction; restores `updated_at` too, so that the flags' earlier
 * version becomes valid again. The audit log keeps both sets.
 * @returns `'unknown'`, or `'version-conflict'` when one of its flags has changed since; nothing is
 * done then
 */
export async function undoChangeSet(
  db: Db,
  undone: string,
  author: ChangeAuthor,
): Promise<FlagWriteResult | 'unknown' | 'version-conflict'> {
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
        .where(and(ofSet, isChangeSetUnchanged(sql`${undone}`))),
    ),
    followAudit(db, changeSet),
  ])
  if (rows.length > 0) return toChanged(changeSet, rows)
  const [known] = await db.select({ id: flagChangesTable.id }).from(flagChangesTable).where(ofSet)
  return known ? 'version-conflict' : 'unknown'
}

/** 1 when no flag of the change set has changed since, so that it can be undone. */
export const isChangeSetUnchanged = (changeSet: SQL): SQL<number | null> => sql<number | null>`(
  select count(*) = sum(f.updated_at = c.to_updated_at and f.enabled = c."to")
  from flag_changes c left join feature_flags f on f.id = c.flag_id
  where c.change_set = ${changeSet}
)`

type Change = Record<'from' | 'to' | 'fromUpdatedAt' | 'toUpdatedAt', SQL>

/** Columns of an audit entry, for `insert … select` from the flags. */
const auditRow = (
  { actor, now, note, cause }: ChangeAuthor,
  changeSet: string,
  change: Change,
) => ({
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

/** Updates the flags from the audit entries of a change set. */
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

/** Ensures that `updated_at` increases even when the clock does not. */
const laterThan = (previous: SQL, now: Date) =>
  sql`max(${now.toISOString()}, strftime('%Y-%m-%dT%H:%M:%fZ', ${previous}, '+0.001 seconds'))`

const toChanged = (
  changeSet: string,
  rows: (typeof flagsTable.$inferSelect)[],
): FlagWriteResult => ({
  changeSet: rows.length > 0 ? changeSet : null,
  flags: rows.map(toFlag).toSorted((a, b) => a.name.localeCompare(b.name)),
})
