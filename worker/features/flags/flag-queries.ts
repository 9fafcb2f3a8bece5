import { and, asc, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import type { Flag, FlagAuditEntry } from '#contract/flag-calls.ts'
import { flagCatalogue, type FlagName } from '#contract/flags.ts'
import type { Db } from '../../db/client.ts'
import { withDatabaseTimeout } from '../../db/unavailable.ts'
import { contentHash } from '../../lib/http/etag.ts'
import type { Snapshot } from './flag-snapshot.ts'
import { flagChangesTable, flagsTable } from '../../db/schema/flags.ts'

type FlagRow = typeof flagsTable.$inferSelect

export const isFlagName = (name: string): name is FlagName => Object.hasOwn(flagCatalogue, name)

export const toFlag = ({ id, name, enabled, description, updatedAt }: FlagRow): Flag => ({
  id,
  name,
  enabled,
  description: description ?? (isFlagName(name) ? flagCatalogue[name].description : ''),
  group: isFlagName(name) ? flagCatalogue[name].group : null,
  updated_at: updatedAt,
})

const revision = sql<number>`(select coalesce(max(id), 0) from flag_changes)`

/** All flags, by name, and how many changes led to them. Reads one row per flag (20) and one of the trail. */
export const flagsQuery = (db: Db) =>
  db
    .select({ ...getTableColumns(flagsTable), revision })
    .from(flagsTable)
    .orderBy(asc(flagsTable.name))

export const flagsOf = (rows: readonly FlagRow[]): Flag[] => rows.map(toFlag)

/**
 * The flags as D1 has them now, for staff: they change what they read.
 * @throws a database error
 */
export async function currentFlags(db: Db): Promise<Snapshot> {
  const flags = flagsOf(await withDatabaseTimeout('page', flagsQuery(db)))
  return { version: await contentHash(JSON.stringify(flags)), flags }
}

export const auditPageSize = 50

/** Filter of the audit log: one flag or all, before a cursor. */
export type AuditFilter = { flag?: string | undefined; cursor?: number | undefined }

export const matchesAuditFilter = ({ flag, cursor }: AuditFilter) =>
  and(
    flag === undefined ? undefined : eq(flagChangesTable.flagId, flag),
    cursor === undefined ? undefined : lt(flagChangesTable.id, cursor),
  )

/** Audit entries, newest first, 50 per page; `cursor` is the id of the last entry seen. */
export async function listFlagChanges(
  db: Db,
  part: AuditFilter,
): Promise<{ changes: FlagAuditEntry[]; next: number | null }> {
  const rows = await db
    .select()
    .from(flagChangesTable)
    .where(matchesAuditFilter(part))
    .orderBy(desc(flagChangesTable.id))
    .limit(auditPageSize + 1)
  return { changes: rows.slice(0, auditPageSize).map(toAuditEntry), next: nextCursorOf(rows) }
}

/** Cursor of the next page, from rows read with one more than a page holds. */
export const nextCursorOf = (rows: readonly { id: number }[]): number | null =>
  rows.length > auditPageSize ? (rows[auditPageSize - 1]?.id ?? null) : null

export const toAuditEntry = (row: typeof flagChangesTable.$inferSelect): FlagAuditEntry => ({
  id: row.id,
  flag_id: row.flagId,
  actor: row.actor,
  changed_at: row.changedAt,
  from: row.from,
  to: row.to,
  change_set: row.changeSet,
  note: row.note,
  cause: row.cause,
})
