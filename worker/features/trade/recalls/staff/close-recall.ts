import { eq, sql } from 'drizzle-orm'
import { actIf, type ActionAuthor } from '../../../../db/admin-actions.ts'
import type { Db } from '../../../../db/client.ts'
import { resolveNotifications } from '../../../../db/notifications/notify.ts'
import { recallRecipientsTable, recallsTable } from '../../../../db/schema/trade/recalls.ts'
import { withdrawOutboxRows } from '../../../../db/trade/withdraw-mails.ts'
import { Failure } from '../../../../lib/http/problem.ts'
import { recallMailRecipientSql, isRecallMail } from '../../../outbox/undelivered.ts'
import { drillSubject } from '../drill-due.ts'

/**
 * Closes a recall once its mails are queued: clients can no longer acknowledge, its lots stay
 * recalled. Idempotent for the same person.
 * @throws Failure `recall/unknown`, `recall/version-conflict`, `recall/mails-due`
 */
export async function closeRecall(
  db: Db,
  id: string,
  version: number,
  { actor, now }: ActionAuthor,
): Promise<void> {
  const isDue = sql`exists (select 1 from recall_recipients where recall_id = ${id} and is_due = 1)`
  const done = await actIf(
    db,
    sql`exists (select 1 from recalls where id = ${id} and version = ${version} and closed_at is null)
      and not ${isDue}`,
    { actor, action: 'recall/closed', subject: id, now },
    db
      .update(recallsTable)
      .set({ closedAt: now.toISOString(), closedBy: actor, version: version + 1 })
      .where(eq(recallsTable.id, id)),
    ...resolveNotifications(db, { events: ['recall-mail-dead'], subject: id, by: actor, now }),
    ...resolveNotifications(db, {
      events: ['drill-due'],
      subject: drillSubject,
      by: actor,
      when: sql`exists (select 1 from recalls where id = ${id} and kind = 'drill')`,
      now,
    }),
  )
  if (done !== null) return
  const [found] = await db.all<{ closed_by: string | null; version: number; due: number }>(
    sql`select closed_by, version, ${isDue} as due from recalls where id = ${id}`,
  )
  if (!found) throw new Failure('recall/unknown')
  if (found.closed_by === actor && found.version === version + 1) return
  throw new Failure(found.due ? 'recall/mails-due' : 'recall/version-conflict')
}

/**
 * Queues all undelivered mails of a recall again, to current members and addresses
 * (mails/queue-recall-mails.ts).
 * @throws Failure `recall/unknown`
 */
export async function requeueRecallMails(
  db: Db,
  id: string,
  { actor, now }: ActionAuthor,
): Promise<void> {
  const dead = isRecallMail('dead', id)
  const done = await actIf(
    db,
    sql`exists (select 1 from recalls where id = ${id})`,
    { actor, action: 'recall/mailed-again', subject: id, now },
    db
      .update(recallRecipientsTable)
      .set({ isDue: true })
      .where(
        sql`recall_id = ${id} and company_id in (select company_id from memberships
          where user_id in (select ${recallMailRecipientSql} from outbox where ${dead}))`,
      ),
    db
      .update(recallsTable)
      .set({ mails: sql`mails - (select count(*) from outbox where ${dead})` })
      .where(eq(recallsTable.id, id)),
    withdrawOutboxRows(db, dead, now),
    ...resolveNotifications(db, { events: ['recall-mail-dead'], subject: id, by: actor, now }),
  )
  if (done === null) throw new Failure('recall/unknown')
}
