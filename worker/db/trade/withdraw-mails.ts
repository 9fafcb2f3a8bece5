import { type SQL, sql } from 'drizzle-orm'
import type { Statements } from '../batch-if.ts'
import type { Db } from '../client.ts'
import { outboxTable } from '../schema/outbox.ts'
import { recallRecipientsTable, recallsTable } from '../schema/trade/recalls.ts'

/**
 * No one gets these mails any more, and whatever caused them may be mailed again. The rows stay, with their tries: a run
 * that has one right now ends its lease in vain.
 */
export const withdraw = (db: Db, which: SQL, now: Date) =>
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
 * What waits for someone about a company that they are taken out of reaches them no more, nor can staff send it again.
 * A recall is mailed once of all their companies: what the others bought is mailed again, without this one. Statements
 * for the transaction that takes them out. Reads what waits or was given up, by the index on state and time.
 */
export function withdrawMails(db: Db, { companyId, userId }: Left, now: Date): Statements {
  const recallMail = sql`'mail:recall:' || r.recall_id || ':' || ${userId}`
  /** Recalls that reach the company, of which a mail waits for them or was given up. */
  const recalled = (further: SQL) => sql`(select r.recall_id from recall_recipients r
    join outbox on idempotency_key = ${recallMail} where r.company_id = ${companyId} and ${further})`
  const isUnsent = sql`state in ('waiting', 'dead')`
  // what was given up of a recall that is over: staff have reached whom they could
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
    withdraw(
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

/** Whether the id that follows a prefix is that of something of the company. */
const isOfCompany = (table: 'orders' | 'standing_orders', prefix: string, companyId: string) =>
  sql`exists (select 1 from ${sql.raw(table)} t where t.company_id = ${companyId}
    and t.id = substr(idempotency_key, ${prefix.length + 1}, 36))`
