import { type SQL, sql } from 'drizzle-orm'
import type { Statements } from '../batch-if.ts'
import type { Db } from '../client.ts'
import { outboxTable } from '../schema/outbox.ts'
import { recallRecipientsTable, recallsTable } from '../schema/trade/recalls.ts'

/**
 * Statement that withdraws undelivered mails and releases their idempotency keys. Rows and attempts
 * stay; a concurrent run cannot renew its lease.
 */
export const withdrawOutboxRows = (db: Db, which: SQL, now: Date) =>
  db
    .update(outboxTable)
    .set({
      payload: null,
      context: null,
      erasedAt: now.toISOString(),
      state: 'dead',
      leaseUntil: null,
      idempotencyKey: sql`'withdrawn:' || id`,
    })
    .where(sql`kind = 'mail' and (${which})`)

type Left = { companyId: string; userId: string }

/**
 * Statements that withdraw undelivered mails about a company to a member who is removed. A recall
 * mail covers all companies of the user, so it is queued again for the others.
 */
export function withdrawMails(db: Db, { companyId, userId }: Left, now: Date): Statements {
  const recallMail = sql`'mail:recall:' || r.recall_id || ':' || ${userId}`
  /** Recalls of the company with an undelivered mail to the user. */
  const recalled = (further: SQL) => sql`(select r.recall_id from recall_recipients r
    join outbox on idempotency_key = ${recallMail} where r.company_id = ${companyId} and ${further})`
  const isUnsent = sql`state in ('waiting', 'dead')`
  // undelivered mails of closed recalls are not queued again
  const isWanted = sql`(state = 'waiting' or state = 'dead' and exists (select 1 from recalls
    where recalls.id = r.recall_id and closed_at is null))`
  return [
    db
      .update(recallRecipientsTable)
      .set({ isDue: true })
      .where(
        sql`company_id <> ${companyId} and recall_id in ${recalled(isWanted)}
          and company_id in (select company_id from memberships where user_id = ${userId})`,
      ),
    db
      .update(recallsTable)
      .set({ mails: sql`mails - 1` })
      .where(sql`id in ${recalled(isUnsent)}`),
    withdrawOutboxRows(
      db,
      sql`${isUnsent} and (
        idempotency_key in (select ${recallMail} from recall_recipients r where company_id = ${companyId})
        or idempotency_key glob 'mail:order:*' and instr(idempotency_key || ':', ${`:${userId}:`}) > 0
          and ${isOfCompany('orders', 'mail:order:', companyId)}
        or idempotency_key glob 'mail:standing:*' and instr(idempotency_key, ${`:${userId}:`}) > 0
          and ${isOfCompany('standing_orders', 'mail:standing:', companyId)})`,
      now,
    ),
  ]
}

/** SQL condition: the id after a prefix belongs to a row of the company. */
const isOfCompany = (table: 'orders' | 'standing_orders', prefix: string, companyId: string) =>
  sql`exists (select 1 from ${sql.raw(table)} t where t.company_id = ${companyId}
    and t.id = substr(idempotency_key, ${prefix.length + 1}, 36))`
