import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { notify } from '../../db/notifications/notify.ts'
import { deliveryAttemptsTable, oneForMany, outboxTable } from '../../db/schema/outbox.ts'
import { heldMs, leaseMs, nextAttemptAt } from './schedule.ts'
import { searchTextOf } from '../../lib/text/sent-fields.ts'

export type OutboxRow = typeof outboxTable.$inferSelect
export type NewOutboxRow = Pick<
  OutboxRow,
  'id' | 'kind' | 'idempotencyKey' | 'payloadHash' | 'locale' | 'payload' | 'context'
>

/** One try at one destination, as the audit keeps it. */
export type Attempt = Omit<typeof deliveryAttemptsTable.$inferInsert, 'id' | 'outboxId'>

/**
 * How a run over a row ended. `retry` becomes `dead` when there is no next attempt. `held` waits for a mail about many
 * (held-messages.ts).
 */
export type Outcome = 'delivered' | 'retry' | 'dead' | 'held'

/** A row as it is first written: due at once. */
export const freshRow = (row: NewOutboxRow, now: Date): OutboxRow => ({
  ...row,
  searchText: row.kind === 'mail' || row.payload === null ? null : searchTextOf(row.payload),
  state: 'waiting',
  attempts: 0,
  nextAt: now.toISOString(),
  leaseUntil: null,
  lastError: null,
  destination: null,
  createdAt: now.toISOString(),
  deliveredAt: null,
  erasedAt: null,
  progress: 'open',
  assigneeId: null,
  retentionDays: null,
})

const isFree = (nowIso: string) =>
  or(isNull(outboxTable.leaseUntil), lte(outboxTable.leaseUntil, nowIso))

/** What is due, oldest first. Reads at most `limit` rows by the index on state and time. */
export async function listDue(db: Db, now: Date, limit: number): Promise<string[]> {
  const nowIso = now.toISOString()
  const rows = await db
    .select({ id: outboxTable.id })
    .from(outboxTable)
    .where(and(eq(outboxTable.state, 'waiting'), lte(outboxTable.nextAt, nowIso), isFree(nowIso)))
    .orderBy(asc(outboxTable.nextAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/**
 * Takes a due row for one run, in one statement: of several runs at once exactly one gets it. The attempt counts
 * from here, so that a row which kills its run does not come back for ever. A run that dies leaves the row to
 * the run after the lease: then it may be sent twice, never lost.
 */
export async function claim(db: Db, id: string, now: Date): Promise<OutboxRow | null> {
  const nowIso = now.toISOString()
  const [row] = await db
    .update(outboxTable)
    .set({
      leaseUntil: new Date(now.getTime() + leaseMs).toISOString(),
      attempts: sql`${outboxTable.attempts} + 1`,
    })
    .where(
      and(
        eq(outboxTable.id, id),
        eq(outboxTable.state, 'waiting'),
        lte(outboxTable.nextAt, nowIso),
        isFree(nowIso),
      ),
    )
    .returning()
  return row ?? null
}

/** Writes down how a run ended, with its attempts, in one transaction. Only the holder of the lease may. */
export async function settle(
  db: Db,
  row: OutboxRow,
  { outcome, attempts }: { outcome: Outcome; attempts: Attempt[] },
  now: Date,
): Promise<void> {
  const changes = changesBy(row, { outcome, attempts }, now)
  const holdsLease = and(
    eq(outboxTable.id, row.id),
    eq(outboxTable.attempts, row.attempts),
    isNotNull(outboxTable.leaseUntil),
  )
  const update = db
    .update(outboxTable)
    .set({ ...changes, leaseUntil: null })
    .where(holdsLease)
  const rows = attempts.map((attempt) => ({ ...attempt, outboxId: row.id }))
  const isDead = changes.state === 'dead'
  // before the update, which ends the lease; of other mails no one waits at a screen
  const [, recall] = /^mail:recall:([^:]+):/.exec(row.idempotencyKey) ?? []
  const notices =
    isDead && row.kind !== 'mail'
      ? notify(db, {
          event: 'delivery-dead',
          subject: row.id,
          cause: `${row.id}:${now.toISOString()}`,
          data: { kind: row.kind },
          when: sql`exists (select 1 from outbox where ${holdsLease})`,
          now,
        })
      : isDead && recall !== undefined
        ? notify(db, {
            event: 'recall-mail-dead',
            subject: recall,
            // once a day, however many there are
            cause: `${recall}:${now.toISOString().slice(0, 10)}`,
            when: sql`exists (select 1 from outbox where ${holdsLease})`,
            now,
          })
        : []
  const [first, ...others] = [
    ...(rows.length > 0 ? [db.insert(deliveryAttemptsTable).values(rows)] : []),
    ...notices,
    update,
  ]
  if (first && others.length > 0) await db.batch([first, ...others])
  else await update
}

function changesBy(
  row: OutboxRow,
  { outcome, attempts }: { outcome: Outcome; attempts: Attempt[] },
  now: Date,
) {
  if (outcome === 'delivered') {
    return {
      ...delivered(attempts.at(-1)?.destination ?? null, now),
      // a mail holds secrets and is of no use once sent; forms are kept for a while (features/forms/retention.ts)
      ...(row.kind === 'mail' && { payload: null, erasedAt: now.toISOString() }),
    }
  }
  if (outcome === 'held') {
    const nextAt = new Date(now.getTime() + heldMs).toISOString()
    return { state: 'waiting' as const, nextAt, lastError: oneForMany }
  }
  const nextAt = outcome === 'retry' ? nextAttemptAt(row.attempts, now) : null
  return {
    state: nextAt === null ? ('dead' as const) : ('waiting' as const),
    ...(nextAt && { nextAt: nextAt.toISOString() }),
    lastError: attempts.map(({ destination, detail }) => `${destination}: ${detail}`).join('; '),
  }
}

export const delivered = (destination: OutboxRow['destination'], now: Date) => ({
  state: 'delivered' as const,
  destination,
  deliveredAt: now.toISOString(),
  lastError: null,
})
