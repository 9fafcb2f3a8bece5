import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import {
  deliveryAttemptsTable,
  heldSql,
  summaryMailMarker,
  outboxTable,
} from '../../db/schema/outbox.ts'
import { type Attempt, deliveredColumns } from './outbox-queries.ts'
import { leaseMs } from './schedule.ts'

/*
 * Held messages: too many for a mail each and waiting for the hourly summary mail. If none takes
 * them in time, they are delivered individually.
 */

/** Equals the condition of the index `outbox_held`; with parameters SQLite would not use it. */
const isHeld = sql.raw(`${heldSql} and payload is not null`)

/** Whether there are held messages. Usually reads nothing. */
export async function hasHeldMessages(db: Db): Promise<boolean> {
  const [row] = await db.select({ id: outboxTable.id }).from(outboxTable).where(isHeld).limit(1)
  return row !== undefined
}

/**
 * Leases all held messages for one summary mail, in one statement. After a crash they are counted
 * again: at least once.
 */
export async function leaseHeldMessages(db: Db, now: Date) {
  const leaseUntil = new Date(now.getTime() + leaseMs).toISOString()
  const rows = await db
    .update(outboxTable)
    .set({ leaseUntil })
    .where(
      and(
        isHeld,
        or(isNull(outboxTable.leaseUntil), lte(outboxTable.leaseUntil, now.toISOString())),
      ),
    )
    .returning({ createdAt: outboxTable.createdAt })
  return { leaseUntil, createdAt: rows.map(({ createdAt }) => createdAt) }
}

const isTaken = (leaseUntil: string) => and(isHeld, eq(outboxTable.leaseUntil, leaseUntil))

/** Marks the counted messages as delivered. */
export async function settleHeldMessages(
  db: Db,
  leaseUntil: string,
  { attemptedAt, durationMs }: Pick<Attempt, 'attemptedAt' | 'durationMs'>,
  now: Date,
): Promise<void> {
  await db.batch([
    db.insert(deliveryAttemptsTable).select(
      sql`select null, id, ${attemptedAt}, 'mail', 'delivered', ${summaryMailMarker}, ${durationMs}
          from outbox where ${isTaken(leaseUntil)}`,
    ),
    db
      .update(outboxTable)
      .set({ ...deliveredColumns('mail', now), leaseUntil: null })
      .where(isTaken(leaseUntil)),
  ])
}

/** Releases them after the mail failed. */
export const releaseHeldMessages = (db: Db, leaseUntil: string) =>
  db.update(outboxTable).set({ leaseUntil: null }).where(isTaken(leaseUntil))
