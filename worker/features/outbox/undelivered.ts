import { and, eq, isNotNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { outboxTable } from '../../db/schema/outbox.ts'
import { countDeadMails } from './dead-mails.ts'

/** Counting goes no further: more than this is told as "over". */
export const countedUndelivered = 100

/**
 * Submissions that died with their content still there, mails that died after an instant and still wait for someone,
 * and whatever is due since before an instant. Reads a few hundred rows at most, by the index on state and time.
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
        .limit(countedUndelivered + 1)
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

/** What mails of a recall are named by; the user's id follows (outbox/enqueue.ts puts `mail:` before it). */
export const recallCause = (recallId: string): string => `recall:${recallId}:`

/** Mails of a recall, or of every one, that have this state still. Read by their own index, whose condition this is. */
export const recallMails = (state: 'waiting' | 'dead', recallId?: string): SQL => {
  const prefix = `mail:${recallId === undefined ? 'recall:' : recallCause(recallId)}`
  return sql`state = ${state} and state <> 'delivered' and idempotency_key glob 'mail:recall:*'
    and idempotency_key > ${prefix} and idempotency_key < ${`${prefix}~`}`
}

const recallAt = 'mail:recall:'.length + 1

/** Which recall such a mail is of. */
const recallOfMail = sql.raw(`substr(idempotency_key, ${recallAt}, 36)`)

/** The user whom such a mail is to. */
export const readerOfMail = sql.raw(`substr(idempotency_key, ${recallAt + 37})`)

/** When a mail was given up. */
const diedAt = sql`max(next_at, coalesce((select max(attempted_at) from delivery_attempts
  where outbox_id = outbox.id), ''))`

/**
 * Mails of recalls that no one got, and companies whose members' mails are not written although the recall was opened
 * before an instant. Staff who close a recall have reached whom they could of those given up by then; of what is given up
 * after that no one knows, so it counts for as long as any mail does.
 */
export async function countLostRecallMails(
  db: Db,
  { openedBefore, diedSince }: { openedBefore: Date; diedSince: Date },
): Promise<{ dead: number; due: number }> {
  const [found] = await db.all<{ dead: number; due: number }>(sql`select
    (select count(*) from (select 1 from outbox where ${recallMails('dead')}
      and exists (select 1 from recalls where id = ${recallOfMail}
        and (closed_at is null or ${diedAt} > max(closed_at, ${diedSince.toISOString()})))
      limit ${countedUndelivered + 1})) as dead,
    (select count(*) from (select 1 from recall_recipients join recalls on recalls.id = recall_id
      where is_due = 1 and opened_at <= ${openedBefore.toISOString()}
      limit ${countedUndelivered + 1})) as due`)
  return found ?? { dead: 0, due: 0 }
}
