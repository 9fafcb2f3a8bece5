import { and, eq, isNotNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { outboxTable } from '../../db/schema/outbox.ts'
import { countDeadMails } from './dead-mails.ts'

/** Limit of counting; more is shown as "over". */
export const maxCountedUndelivered = 100

/**
 * Numbers of dead submissions, mails that died after an instant, and rows overdue since another. By
 * the index on state and time.
 */
export async function countUndelivered(
  db: Db,
  { dueBefore, diedSince }: { dueBefore: Date; diedSince: Date },
): Promise<{ dead: number; deadMails: number; overdue: number }> {
  const count = (which: SQL | undefined) =>
    db.$count(
      db
        .select({ id: outboxTable.id })
        .from(outboxTable)
        .where(which)
        .limit(maxCountedUndelivered + 1)
        .as('stuck'),
    )
  const [dead, deadMails, overdue] = await Promise.all([
    count(
      and(
        eq(outboxTable.state, 'dead'),
        ne(outboxTable.kind, 'mail'),
        isNotNull(outboxTable.payload),
      ),
    ),
    countDeadMails(db, diedSince),
    count(and(eq(outboxTable.state, 'waiting'), lte(outboxTable.nextAt, dueBefore.toISOString()))),
  ])
  return { dead, deadMails, overdue }
}

/** Cause prefix of a recall's mails; the user id follows (outbox/enqueue.ts prepends `mail:`). */
export const recallMailCause = (recallId: string): string => `recall:${recallId}:`

/**
 * SQL condition: recall mails in a state, of one recall or all. Equals the condition of their
 * index.
 */
export const isRecallMail = (state: 'waiting' | 'dead', recallId?: string): SQL => {
  const prefix = `mail:${recallId === undefined ? 'recall:' : recallMailCause(recallId)}`
  return sql`state = ${state} and state <> 'delivered' and idempotency_key glob 'mail:recall:*'
    and idempotency_key > ${prefix} and idempotency_key < ${`${prefix}~`}`
}

const recallAt = 'mail:recall:'.length + 1

/** SQL: recall id of a recall mail, from its idempotency key. */
const recallOfMail = sql.raw(`substr(idempotency_key, ${recallAt}, 36)`)

/** SQL: user id of a recall mail's recipient, from its idempotency key. */
export const recallMailRecipientSql = sql.raw(`substr(idempotency_key, ${recallAt + 37})`)

/** SQL: time of the last attempt. */
const diedAt = sql`max(next_at, coalesce((select max(attempted_at) from delivery_attempts
  where outbox_id = outbox.id), ''))`

/**
 * Numbers of undelivered recall mails, and of companies whose mails are overdue. Excludes failures
 * before the closing of a recall, which staff have seen.
 */
export async function countLostRecallMails(
  db: Db,
  { openedBefore, diedSince }: { openedBefore: Date; diedSince: Date },
): Promise<{ dead: number; due: number }> {
  const [found] = await db.all<{ dead: number; due: number }>(sql`select
    (select count(*) from (select 1 from outbox where ${isRecallMail('dead')}
      and exists (select 1 from recalls where id = ${recallOfMail}
        and (closed_at is null or ${diedAt} > max(closed_at, ${diedSince.toISOString()})))
      limit ${maxCountedUndelivered + 1})) as dead,
    (select count(*) from (select 1 from recall_recipients join recalls on recalls.id = recall_id
      where is_due = 1 and opened_at <= ${openedBefore.toISOString()}
      limit ${maxCountedUndelivered + 1})) as due`)
  return found ?? { dead: 0, due: 0 }
}
