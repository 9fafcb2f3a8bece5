import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { deliveryAttemptsTable, heldSql, oneForMany, outboxTable } from '../../db/schema/outbox.ts'
import { type Attempt, delivered } from './outbox-queries.ts'
import { leaseMs } from './schedule.ts'

/*
 * Messages that were too many for a mail each, and that no mail has counted yet. They wait like any other: what no mail
 * about many takes in time is tried by itself again.
 */

/** Word for word the condition of the index `outbox_held`: a parameter would not find it. */
const isHeld = sql.raw(`${heldSql} and payload is not null`)

/** Whether there are any. Reads what waits, which is nothing as a rule. */
export async function hasHeld(db: Db): Promise<boolean> {
  const [row] = await db.select({ id: outboxTable.id }).from(outboxTable).where(isHeld).limit(1)
  return row !== undefined
}

/**
 * Takes all of them for one mail, in one statement: what comes after it is for the next mail. A run that dies leaves them
 * to the run after the lease: then they may be counted twice, never lost.
 */
export async function takeHeld(db: Db, now: Date) {
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

/** The mail that counts them has left. */
export async function settleHeld(
  db: Db,
  leaseUntil: string,
  { attemptedAt, durationMs }: Pick<Attempt, 'attemptedAt' | 'durationMs'>,
  now: Date,
): Promise<void> {
  await db.batch([
    db.insert(deliveryAttemptsTable).select(
      sql`select null, id, ${attemptedAt}, 'mail', 'delivered', ${oneForMany}, ${durationMs}
          from outbox where ${isTaken(leaseUntil)}`,
    ),
    db
      .update(outboxTable)
      .set({ ...delivered('mail', now), leaseUntil: null })
      .where(isTaken(leaseUntil)),
  ])
}

/** The mail did not leave: they are for the next one. */
export const releaseHeld = (db: Db, leaseUntil: string) =>
  db.update(outboxTable).set({ leaseUntil: null }).where(isTaken(leaseUntil))
