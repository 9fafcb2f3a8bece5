import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { NotificationAbout } from '#contract/notifications/notifications.ts'
import { batchIf } from '../../../db/batch-if.ts'
import type { Db } from '../../../db/client.ts'
import { oneForMany } from '../../../db/schema/outbox.ts'
import { notificationRecipientsTable as recipients } from '../../../db/schema/site/notifications.ts'
import { aboutColumns, aboutOf, type StoredAbout } from '../about.ts'

/** Which mails: those that are wanted now, or the digest; and until when they fell due. */
export type Due = { mail: 'now' | 'daily'; until: string }

/** Counting goes no further. */
const mostCounted = 2_000
/** A mail names so many. */
const shownAtOnce = 20

/** An administrator for whom mails are due, and how many notifications are of each kind. */
export type Reader = {
  id: string
  email: string
  language: string | null
  now: number
  daily: number
}

const isDue = (userId: SQL, { mail, until }: Due) =>
  sql`user_id = ${userId} and mail = ${mail} and mail_due_at <= ${until}`

const countDue = (userId: SQL, due: Due) => sql<number>`(select count(*) from (
  select 1 from notification_recipients where ${isDue(userId, due)} limit ${mostCounted}))`

/** Who is an administrator at that moment, not suspended, with an address of theirs. */
const isReader = (now: Date) => sql`r.role = 'admin' and u.email is not null
  and u.email_confirmed_at is not null and (u.banned_until is null or u.banned_until <= ${now.toISOString()})`

/**
 * The administrators for whom mails are due. Reads the administrators, and an entry for each notification that is due:
 * none, as a rule.
 * @param until when each kind fell due at the latest; `''` is never
 */
export async function listReaders(
  db: Db,
  until: Record<Due['mail'], string>,
  now: Date,
): Promise<Reader[]> {
  const count = (mail: Due['mail']) => countDue(sql`u.id`, { mail, until: until[mail] })
  const rows = await db.all<Reader>(sql`
    select u.id, u.email, case when json_valid(u.user_metadata) then u.user_metadata ->> 'language' end as language,
      ${count('now')} as now, ${count('daily')} as daily
    from user_roles r join users u on u.id = r.user_id where ${isReader(now)}`)
  return rows.filter((row) => row.now + row.daily > 0)
}

/** How many notifications of someone are due. */
export async function countDueOf(db: Db, userId: string, due: Due): Promise<number> {
  const row = await db.get<{ n: number }>(sql`select ${countDue(sql`${userId}`, due)} as n`)
  return row?.n ?? 0
}

/** What a mail names: the newest. */
export async function listShown(db: Db, userId: string, due: Due): Promise<NotificationAbout[]> {
  const rows = await db.all<StoredAbout>(sql`
    select ${aboutColumns} from (
      select notification_id, mail_due_at from notification_recipients
      where ${isDue(sql`${userId}`, due)} order by mail_due_at desc limit ${shownAtOnce}
    ) r join notifications n on n.id = r.notification_id order by n.created_at desc`)
  return rows.map(aboutOf)
}

/**
 * Writes a mail and takes what it tells of from those that wait, in one transaction: if the reader still is one, and if
 * just as many still wait. Someone may be reading, or another run mailing.
 * @returns whether it was written
 */
export async function takeMailed(
  db: Db,
  { id }: Pick<Reader, 'id'>,
  count: number,
  due: Due,
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
 * Mails that the office has had about the same: who reads the office's mailbox under their own address gets no second
 * one. A mail that only counted a message has not told of it.
 */
export const dropOfficeMails = (db: Db, userId: string, due: Due) =>
  db.run(sql`update notification_recipients set mail = null where ${isDue(sql`${userId}`, due)}
    and exists (select 1 from notifications n where n.id = notification_id and (
      n.event in ('request-answered', 'order', 'health')
      or exists (select 1 from delivery_attempts a where a.outbox_id = n.subject
        and a.destination = 'mail' and a.outcome = 'delivered' and a.detail is not ${oneForMany})))`)
