import { and, asc, desc, eq, getTableColumns, gt, ne, or, sql } from 'drizzle-orm'
import type { FlagHistoryEntry, FlagSchedule, StaffFlag } from '#contract/staff/flag-admin-calls.ts'
import type { Db } from '../../db/client.ts'
import { flagChangesTable, flagSchedulesTable, flagsTable } from '../../db/schema/flags.ts'
import { usersTable } from '../../db/schema/users.ts'
import { isChangeSetUnchanged } from './change-sets.ts'
import {
  matchesAuditFilter,
  nextCursorOf,
  auditPageSize,
  toAuditEntry,
  toFlag,
  type AuditFilter,
} from './flag-queries.ts'

/** Display name of an actor: mail address, `simple-admin`, or `null` for a deleted account. */
const nameOf = (actor: string, email: string | null) => (actor === 'simple-admin' ? actor : email)

/** Page of the audit log with names and `can_undo`. Reads about five rows per entry. */
export async function listHistory(
  db: Db,
  part: AuditFilter,
): Promise<{ changes: FlagHistoryEntry[]; next: number | null }> {
  const rows = await db
    .select({
      ...getTableColumns(flagChangesTable),
      email: usersTable.email,
      setSize: sql<number>`(select count(*) from flag_changes s where s.change_set = ${flagChangesTable.changeSet})`,
      canUndo: isChangeSetUnchanged(sql`${flagChangesTable.changeSet}`),
    })
    .from(flagChangesTable)
    .leftJoin(usersTable, eq(usersTable.id, flagChangesTable.actor))
    .where(matchesAuditFilter(part))
    .orderBy(desc(flagChangesTable.id))
    .limit(auditPageSize + 1)
  const changes = rows.slice(0, auditPageSize).map((row) => ({
    ...toAuditEntry(row),
    actor_name: nameOf(row.actor, row.email),
    set_size: row.setSize,
    can_undo: row.canUndo === 1,
  }))
  return { changes, next: nextCursorOf(rows) }
}

/** Conflicts are listed for this long. */
const newsMs = 7 * 24 * 3_600_000

/** All flags by name, with their last change and schedules. One batch. */
export async function listStaffFlags(db: Db, now: Date): Promise<StaffFlag[]> {
  // one index seek per flag
  const lastOfFlag = sql`(select max(c.id) from flag_changes c where c.flag_id = ${flagsTable.id})`
  const [flags, changes, schedules] = await db.batch([
    db.select().from(flagsTable).orderBy(asc(flagsTable.name)),
    db
      .select({ ...getTableColumns(flagChangesTable), email: usersTable.email })
      .from(flagsTable)
      .innerJoin(flagChangesTable, eq(flagChangesTable.id, lastOfFlag))
      .leftJoin(usersTable, eq(usersTable.id, flagChangesTable.actor)),
    scheduleRows(
      db,
      or(
        eq(flagSchedulesTable.state, 'waiting'),
        and(
          eq(flagSchedulesTable.state, 'conflict'),
          gt(flagSchedulesTable.settledAt, new Date(now.getTime() - newsMs).toISOString()),
        ),
      ),
    ),
  ])
  const lastOf = new Map(changes.map((change) => [change.flagId, change]))
  return flags.map((row) => {
    const last = lastOf.get(row.id)
    return {
      ...toFlag(row),
      last_change: last
        ? {
            actor_name: nameOf(last.actor, last.email),
            changed_at: last.changedAt,
            note: last.note,
            cause: last.cause,
          }
        : null,
      schedules: schedules.filter(({ flagId }) => flagId === row.id).map(toSchedule),
    }
  })
}

/** Other pending schedules of a flag. */
export async function otherSchedules(db: Db, flagId: string, id: string): Promise<FlagSchedule[]> {
  const { flagId: flag, state, id: own } = flagSchedulesTable
  const rows = await scheduleRows(db, and(eq(flag, flagId), eq(state, 'waiting'), ne(own, id)))
  return rows.map(toSchedule)
}

const scheduleRows = (db: Db, which: ReturnType<typeof and>) =>
  db
    .select({ ...getTableColumns(flagSchedulesTable), email: usersTable.email })
    .from(flagSchedulesTable)
    .leftJoin(usersTable, eq(usersTable.id, flagSchedulesTable.actor))
    .where(which)
    .orderBy(asc(flagSchedulesTable.applyAt))

type ScheduleRow = typeof flagSchedulesTable.$inferSelect & { email: string | null }

export const toSchedule = (row: ScheduleRow): FlagSchedule => ({
  id: row.id,
  flag_id: row.flagId,
  enabled: row.enabled,
  apply_at: row.applyAt,
  note: row.note,
  actor: row.actor,
  actor_name: nameOf(row.actor, row.email),
  state: row.state,
  created_at: row.createdAt,
  settled_at: row.settledAt,
})
