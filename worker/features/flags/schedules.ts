import { and, asc, eq, lte, ne, sql } from 'drizzle-orm'
import type { FlagScheduled, FlagScheduleRequest } from '#contract/staff/flag-admin-calls.ts'
import { canActAsStaff } from '../../db/admin-actions.ts'
import type { Db } from '../../db/client.ts'
import { notify } from '../../db/notifications/notify.ts'
import { flagSchedulesTable as schedules, flagsTable } from '../../db/schema/flags.ts'
import type { Deps } from '../../deps.ts'
import { switchStatements } from './change-sets.ts'
import { publishSite } from '../site/snapshot.ts'
import { otherSchedules, toSchedule } from './staff-queries.ts'

type Planner = { id: string; email: string }

/**
 * Schedules a switch.
 * @returns `'unknown'`, or `'version-conflict'` when the flag has changed; else the schedule and
 * other pending ones of the flag
 */
export async function scheduleSwitch(
  db: Db,
  { flag_id, enabled, apply_at, if_updated_at, note }: FlagScheduleRequest,
  planner: Planner,
  now: Date,
): Promise<FlagScheduled | 'unknown' | 'version-conflict'> {
  const [flag] = await db.select().from(flagsTable).where(eq(flagsTable.id, flag_id))
  if (!flag) return 'unknown'
  if (flag.updatedAt !== if_updated_at) return 'version-conflict'
  const row = {
    id: crypto.randomUUID(),
    flagId: flag_id,
    enabled,
    applyAt: new Date(apply_at).toISOString(),
    note: note || null,
    actor: planner.id,
    seenUpdatedAt: if_updated_at,
    state: 'waiting' as const,
    createdAt: now.toISOString(),
    settledAt: null,
  }
  await db.insert(schedules).values(row)
  return {
    schedule: toSchedule({ ...row, email: planner.email }),
    others: await otherSchedules(db, flag_id, row.id),
  }
}

/** Cancels a pending schedule. Returns whether there was one. */
export async function cancelSwitch(db: Db, id: string, now: Date): Promise<boolean> {
  const { meta } = await db
    .update(schedules)
    .set({ state: 'cancelled', settledAt: now.toISOString() })
    .where(and(eq(schedules.id, id), eq(schedules.state, 'waiting')))
  return meta.changes === 1
}

/** Schedules applied per run; further ones follow a minute later. */
const perRun = 50

/**
 * Applies due schedules in order, each in its own transaction, then publishes once. Safe to
 * interrupt and to run concurrently.
 */
export async function applySchedules(
  deps: Pick<Deps, 'db' | 'kv' | 'now' | 'defer' | 'pause' | 'pagesChanged'>,
): Promise<{ applied: number; conflicts: number }> {
  const { db, now } = deps
  const at = now()
  const due = await db
    .select()
    .from(schedules)
    .where(and(eq(schedules.state, 'waiting'), lte(schedules.applyAt, at.toISOString())))
    .orderBy(asc(schedules.applyAt), asc(schedules.createdAt))
    .limit(perRun)
  let applied = 0
  for (const schedule of due) if (await apply(db, schedule.id, at)) applied++
  if (applied > 0) await publishSite(deps)
  return { applied, conflicts: due.length - applied }
}

/**
 * Returns whether the flag now is as planned. A flag that someone changed in between is left to them, and what someone
 * planned who is suspended or no administrator any more does not happen: a conflict, of which staff are notified.
 */
async function apply(db: Db, id: string, now: Date): Promise<boolean> {
  // read again: an earlier schedule of this run may have updated `seenUpdatedAt`
  const [schedule] = await db.select().from(schedules).where(eq(schedules.id, id))
  if (schedule?.state !== 'waiting') return false
  const { flagId, enabled, actor, note, seenUpdatedAt } = schedule
  const isWaiting = sql`exists (select 1 from ${schedules} where ${schedules.id} = ${id} and ${schedules.state} = 'waiting')`
  const mayPlan = canActAsStaff(actor, now)
  const isAsSeen = and(
    eq(flagsTable.id, flagId),
    eq(flagsTable.updatedAt, seenUpdatedAt),
    isWaiting,
    mayPlan,
  )
  const author = { actor, now, note: note ?? undefined, cause: `schedule:${id}` } as const
  const updatedAt = sql`(select ${flagsTable.updatedAt} from ${flagsTable} where ${flagsTable.id} = ${flagId})`
  const changeSet = crypto.randomUUID()
  const isOurs = sql`exists (select 1 from flag_changes where change_set = ${changeSet})`
  const [, , , [settled]] = await db.batch([
    ...switchStatements(db, isAsSeen, enabled, author, changeSet),
    // other pending schedules based on the same state now expect the new one
    db
      .update(schedules)
      .set({ seenUpdatedAt: updatedAt })
      .where(
        and(
          isOurs,
          eq(schedules.flagId, flagId),
          eq(schedules.state, 'waiting'),
          eq(schedules.seenUpdatedAt, seenUpdatedAt),
          ne(schedules.id, id),
        ),
      ),
    db
      .update(schedules)
      .set({
        // applied without a change when the flag already has the value
        state: sql`case when ${isOurs} or ${mayPlan} and ${updatedAt} = ${seenUpdatedAt} then 'applied' else 'conflict' end`,
        settledAt: now.toISOString(),
      })
      .where(and(eq(schedules.id, id), eq(schedules.state, 'waiting')))
      .returning({ state: schedules.state }),
    ...notify(db, {
      event: 'plan-conflict',
      subject: flagId,
      cause: id,
      when: sql`exists (select 1 from flag_schedules where id = ${id} and state = 'conflict')`,
      now,
    }),
  ])
  return settled?.state === 'applied'
}
