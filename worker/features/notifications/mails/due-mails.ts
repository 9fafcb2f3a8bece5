import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { NotificationFacts } from '#contract/notifications/notifications.ts'
import { batchIf } from '../../../db/batch-if.ts'
import type { Db } from '../../../db/client.ts'
import { summaryMailMarker } from '../../../db/schema/outbox.ts'
import { notificationRecipientsTable as recipients } from '../../../db/schema/site/notifications.ts'
import {
  notificationFactColumns,
  notificationFactsOf,
  type StoredNotificationFacts,
} from '../about.ts'

/** Kind of mail, and the latest due time to include. */
export type DueMails = { mail: 'now' | 'daily'; until: string }

/** Most notifications that are counted. */
const mostCounted = 2_000
/** Notifications listed per mail. */
const shownAtOnce = 20

/** Administrator with due mails, and the number of notifications by kind. */
export type DueReader = {
  id: string
  email: string
  language: string | null
  now: number
  daily: number
}

const isDue = (userId: SQL, { mail, until }: DueMails) =>
  sql`user_id = ${userId} and mail = ${mail} and mail_due_at <= ${until}`

const countDue = (userId: SQL, due: DueMails) => sql<number>`(select count(*) from (
  select 1 from notification_recipients where ${isDue(userId, due)} limit ${mostCounted}))`

/** SQL condition: administrator, not suspended, with a confirmed address. */
const isReader = (now: Date) => sql`r.role = 'admin' and u.email is not null
  and u.email_confirmed_at is not null and (u.banned_until is null or u.banned_until <= ${now.toISOString()})`

/**
 * Administrators with due mails. Reads all administrators and one index entry per due notification.
 * @param until latest due time by kind; `''` means none
 */
export async function listDueReaders(
  db: Db,
  until: Record<DueMails['mail'], string>,
  now: Date,
): Promise<DueReader[]> {
  const count = (mail: DueMails['mail']) => countDue(sql`u.id`, { mail, until: until[mail] })
  const rows = await db.all<DueReader>(sql`
    select u.id, u.email, case when json_valid(u.user_metadata) then u.user_metadata ->> 'language' end as language,
      ${count('now')} as now, ${count('daily')} as daily
    from user_roles r join users u on u.id = r.user_id where ${isReader(now)}`)
  return rows.filter((row) => row.now + row.daily > 0)
}

export async function countDueOf(db: Db, userId: string, due: DueMails): Promise<number> {
  const row = await db.get<{ n: number }>(sql`select ${countDue(sql`${userId}`, due)} as n`)
  return row?.n ?? 0
}

export async function listDueNotifications(
  db: Db,
  userId: string,
  due: DueMails,
): Promise<NotificationFacts[]> {
  const rows = await db.all<StoredNotificationFacts>(sql`
    select ${notificationFactColumns} from (
      select notification_id, mail_due_at from notification_recipients
      where ${isDue(sql`${userId}`, due)} order by mail_due_at desc limit ${shownAtOnce}
    ) r join notifications n on n.id = r.notification_id order by n.created_at desc`)
  return rows.map(notificationFactsOf)
}

/**
 * Queues a mail and clears its pending notifications, if the reader is still an administrator and
 * the number of pending ones is unchanged.
 * @returns whether it was queued
 */
export async function queueDueMail(
  db: Db,
  { id }: Pick<DueReader, 'id'>,
  count: number,
  due: DueMails,
  statement: Parameters<typeof batchIf>[2][number],
  now: Date,
): Promise<boolean> {
  const stillReader = sql`exists (select 1 from user_roles r join users u on u.id = r.user_id
    where u.id = ${id} and ${isReader(now)})`
  const done = await batchIf(db, sql`${stillReader} and ${countDue(sql`${id}`, due)} = ${count}`, [
    statement,
    db
      .update(recipients)
      .set({ mail: null, mailedAt: now.toISOString() })
      .where(
        and(
          eq(recipients.userId, id),
          eq(recipients.mail, due.mail),
          lte(recipients.mailDueAt, due.until),
        ),
      ),
  ])
  return done !== null
}

/**
 * Cancels mails about subjects that were already mailed to the office, for readers with the
 * office's address. A summary mail does not count.
 */
export const cancelMailsSentToOffice = (db: Db, userId: string, due: DueMails) =>
  db.run(sql`update notification_recipients set mail = null where ${isDue(sql`${userId}`, due)}
    and exists (select 1 from notifications n where n.id = notification_id and (
      n.event in ('request-answered', 'order', 'health')
      or exists (select 1 from delivery_attempts a where a.outbox_id = n.subject
        and a.destination = 'mail' and a.outcome = 'delivered' and a.detail is not ${summaryMailMarker})))`)
