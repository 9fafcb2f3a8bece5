import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { notify } from '../../db/notifications/notify.ts'
import { deliveryAttemptsTable, summaryMailMarker, outboxTable } from '../../db/schema/outbox.ts'
import { heldMessageMs, leaseMs, nextAttemptAt } from './schedule.ts'
import { searchTextOf } from '../../lib/text/sent-fields.ts'

export type OutboxRow = typeof outboxTable.$inferSelect
export type NewOutboxRow = Pick<
  OutboxRow,
  'id' | 'kind' | 'idempotencyKey' | 'payloadHash' | 'locale' | 'payload' | 'context'
>

/** One delivery attempt, as stored. */
export type Attempt = Omit<typeof deliveryAttemptsTable.$inferInsert, 'id' | 'outboxId'>

/**
 * Outcome of a delivery. `retry` becomes `dead` after the last attempt; `held` waits for the
 * summary mail (held-messages.ts).
 */
export type Outcome = 'delivered' | 'retry' | 'dead' | 'held'

/** A new row, due at once. */
export const newOutboxRow = (row: NewOutboxRow, now: Date): OutboxRow => ({
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

/** What a claim changes. */
const claimed = (now: Date) => ({ leaseUntil: new Date(now.getTime() + leaseMs).toISOString() })

/** A new row already leased to its writer, who delivers it next: no query has to claim it. */
export const claimedRow = (row: NewOutboxRow, now: Date): OutboxRow => ({
  ...newOutboxRow(row, now),
  ...claimed(now),
  attempts: 1,
})

const isFree = (nowIso: string) =>
  or(isNull(outboxTable.leaseUntil), lte(outboxTable.leaseUntil, nowIso))

/** Due rows, oldest first, by the index on state and time. */
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
 * Leases a due row for one run; atomic. The attempt is counted here, so that a row that crashes its
 * runs is not retried forever. After a crash it may be sent twice: at least once.
 */
export async function leaseRow(db: Db, id: string, now: Date): Promise<OutboxRow | null> {
  const nowIso = now.toISOString()
  const [row] = await db
    .update(outboxTable)
    .set({ ...claimed(now), attempts: sql`${outboxTable.attempts} + 1` })
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

/** Stores the outcome with its attempts in one transaction, if the lease is still held. */
export async function storeOutcome(
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
  // before the update that ends the lease; only recall mails notify staff
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
            // at most one notification a day
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
      ...deliveredColumns(attempts.at(-1)?.destination ?? null, now),
      // mails are erased once sent, because they contain secrets; forms have a retention
      // (features/forms/retention.ts)
      ...(row.kind === 'mail' && { payload: null, erasedAt: now.toISOString() }),
    }
  }
  if (outcome === 'held') {
    const nextAt = new Date(now.getTime() + heldMessageMs).toISOString()
    return { state: 'waiting' as const, nextAt, lastError: summaryMailMarker }
  }
  const nextAt = outcome === 'retry' ? nextAttemptAt(row.attempts, now) : null
  return {
    state: nextAt === null ? ('dead' as const) : ('waiting' as const),
    ...(nextAt && { nextAt: nextAt.toISOString() }),
    lastError: attempts.map(({ destination, detail }) => `${destination}: ${detail}`).join('; '),
  }
}

export const deliveredColumns = (destination: OutboxRow['destination'], now: Date) => ({
  state: 'delivered' as const,
  destination,
  deliveredAt: now.toISOString(),
  lastError: null,
})
