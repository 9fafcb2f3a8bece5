import { and, asc, desc, eq, lt, ne, sql } from 'drizzle-orm'
import type { Flag, FlagAuditEntry, FlagChange } from '../../contract/flag-calls.ts'
import { flagCatalogue, type FlagGroup, flagNames, type FlagName } from '../../contract/flags.ts'
import type { Db } from '../../db/client.ts'
import { flagChangesTable, flagsTable } from '../../db/schema.ts'

type FlagRow = typeof flagsTable.$inferSelect

const isKnown = (name: string): name is FlagName => name in flagCatalogue

const toFlag = ({ id, name, enabled, description, updatedAt }: FlagRow): Flag => ({
  id,
  name,
  enabled,
  description: description ?? (isKnown(name) ? flagCatalogue[name].description : ''),
  group: isKnown(name) ? flagCatalogue[name].group : null,
  updated_at: updatedAt,
})

/** All flags, by name. Reads one row per flag (20). */
export async function listFlags(db: Db): Promise<Flag[]> {
  const rows = await db.select().from(flagsTable).orderBy(asc(flagsTable.name))
  return rows.map(toFlag)
}

type Write = { actor: string; now: Date }

/**
 * Switches one flag and records who did it, in one transaction: two admins cannot both win.
 * Asking for the value it already has changes and records nothing.
 * @returns the flag as stored, `'unknown'`, or `'changed-since'` when it is not as `if_updated_at` says
 */
export async function updateFlag(
  db: Db,
  id: string,
  { enabled, if_updated_at }: FlagChange,
  { actor, now }: Write,
): Promise<Flag | 'unknown' | 'changed-since'> {
  const changedAt = laterThan(if_updated_at, now)
  const target = and(
    eq(flagsTable.id, id),
    ne(flagsTable.enabled, enabled),
    if_updated_at === undefined ? undefined : eq(flagsTable.updatedAt, if_updated_at),
  )
  const [, [updated]] = await db.batch([
    recordChange(db, target, { enabled, actor, changedAt }),
    db.update(flagsTable).set({ enabled, updatedAt: changedAt }).where(target).returning(),
  ])
  if (updated) return toFlag(updated)

  const [row] = await db.select().from(flagsTable).where(eq(flagsTable.id, id))
  if (!row) return 'unknown'
  const isStale = if_updated_at !== undefined && row.updatedAt !== if_updated_at
  return isStale || row.enabled !== enabled ? 'changed-since' : toFlag(row)
}

/** Enables the disabled flags of a group, with one audit row each, in one transaction. Returns those that changed. */
export async function enableGroup(
  db: Db,
  group: FlagGroup,
  { actor, now }: Write,
): Promise<Flag[]> {
  const names = flagNames.filter((name) => flagCatalogue[name].group === group)
  // JSON, not one parameter per name: D1 binds at most 100, and the statement stays the same
  const isInGroup = sql`${flagsTable.name} in (select value from json_each(${JSON.stringify(names)}))`
  const target = and(eq(flagsTable.enabled, false), isInGroup)
  const changedAt = now.toISOString()
  const [, changed] = await db.batch([
    recordChange(db, target, { enabled: true, actor, changedAt }),
    db.update(flagsTable).set({ enabled: true, updatedAt: changedAt }).where(target).returning(),
  ])
  return changed.map(toFlag).toSorted((a, b) => a.name.localeCompare(b.name))
}

function recordChange(
  db: Db,
  target: ReturnType<typeof and>,
  change: { enabled: boolean; actor: string; changedAt: string },
) {
  return db.insert(flagChangesTable).select(
    db
      .select({
        id: sql<number>`null`.as('id'),
        flagId: sql<string>`${flagsTable.id}`.as('flag_id'),
        actor: sql<string>`${change.actor}`.as('actor'),
        changedAt: sql<string>`${change.changedAt}`.as('changed_at'),
        from: sql<boolean>`${flagsTable.enabled}`.as('from'),
        to: sql<boolean>`${change.enabled ? 1 : 0}`.as('to'),
      })
      .from(flagsTable)
      .where(target),
  )
}

/** A clock that stands still, or is behind, must not give two changes the same `updated_at`. */
function laterThan(previous: string | undefined, now: Date): string {
  if (previous === undefined || previous < now.toISOString()) return now.toISOString()
  return new Date(Date.parse(previous) + 1).toISOString()
}

const pageSize = 50

/** The audit trail, newest first, 50 entries a page; `cursor` is the id of the last entry seen. */
export async function listChanges(
  db: Db,
  cursor: number | undefined,
): Promise<{ changes: FlagAuditEntry[]; next: number | null }> {
  const rows = await db
    .select()
    .from(flagChangesTable)
    .where(cursor === undefined ? undefined : lt(flagChangesTable.id, cursor))
    .orderBy(desc(flagChangesTable.id))
    .limit(pageSize + 1)
  const changes = rows.slice(0, pageSize).map(({ id, flagId, actor, changedAt, from, to }) => ({
    id,
    flag_id: flagId,
    actor,
    changed_at: changedAt,
    from,
    to,
  }))
  return { changes, next: rows.length > pageSize ? (changes.at(-1)?.id ?? null) : null }
}
