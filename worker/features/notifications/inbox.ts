import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Inbox, InboxQuery, StaffNotification } from '#contract/notifications/notifications.ts'
import type { Db } from '../../db/client.ts'
import { doneColumns } from '../../db/notifications/notify.ts'
import { pageOrderedBy, pageSize } from '../../db/paging.ts'
import {
  notificationRecipientsTable as recipients,
  notificationsTable as notifications,
} from '../../db/schema/site/notifications.ts'
import { unreadCountSql } from '../../db/notifications/unread.ts'
import {
  notificationFactColumns,
  notificationFactsOf,
  type StoredNotificationFacts,
} from './about.ts'

type Row = StoredNotificationFacts & {
  id: string
  created_at: string
  read_at: string | null
  done_at: string | null
  done_by: string | null
}

/** Conditions and sort columns of the views; they must equal those of the indexes. */
const views = {
  all: { which: sql`r.inbox = 1`, moment: sql`r.created_at` },
  unread: { which: sql`r.inbox = 1 and r.read_at is null`, moment: sql`r.created_at` },
  done: { which: sql`r.inbox = 1 and r.done_at is not null`, moment: sql`r.done_at` },
}

const selectRows = (where: ReturnType<typeof sql>) => sql`
  select n.id, n.created_at, r.read_at, n.done_at,
    (select email from users where id = n.done_by) as done_by, ${notificationFactColumns}
  from notification_recipients r join notifications n on n.id = r.notification_id ${where}`

const toNotification = (row: Row): StaffNotification => {
  const { id, created_at, read_at, done_at, done_by } = row
  return { ...notificationFactsOf(row), id, created_at, read_at, done_at, done_by }
}

/** A page of a user's notifications, newest first; done ones by time of completion. */
export async function readInbox(
  db: Db,
  userId: string,
  { view, cursor }: InboxQuery,
): Promise<Inbox> {
  const { which, moment } = views[view]
  const [, at, lastId] = /^([\d\-T:.]+Z)_(.+)$/.exec(cursor ?? '') ?? []
  const further =
    at === undefined ? sql`` : sql`and (${moment}, r.notification_id) < (${at}, ${lastId})`
  const rows = await db.all<Row>(
    selectRows(sql`where r.user_id = ${userId} and ${which} ${further}
      order by ${moment} desc, r.notification_id desc limit ${pageSize + 1}`),
  )
  const page = pageOrderedBy(
    rows.map(toNotification),
    (row) => (view === 'done' ? row.done_at : null) ?? row.created_at,
  )
  return { ...page, unread: await countUnread(db, userId) }
}

export async function countUnread(db: Db, userId: string): Promise<number> {
  const row = await db.get<{ n: number }>(sql`select ${unreadCountSql(sql`${userId}`)} as n`)
  return row?.n ?? 0
}

/** A user's notification, or `null`. */
export async function findNotification(
  db: Db,
  userId: string,
  id: string,
): Promise<StaffNotification | null> {
  const [row] = await db.all<Row>(
    selectRows(sql`where r.user_id = ${userId} and r.notification_id = ${id} and r.inbox = 1`),
  )
  return row ? toNotification(row) : null
}

/** Marks as read and cancels the pending mail. */
const read = (now: Date) => ({ readAt: now.toISOString(), mail: null })
const isUnreadOf = (userId: string) =>
  and(eq(recipients.userId, userId), sql`inbox = 1`, isNull(recipients.readAt))

/** Marks one notification of a user as read. */
export async function markRead(db: Db, userId: string, id: string, now: Date): Promise<void> {
  await db
    .update(recipients)
    .set(read(now))
    .where(and(isUnreadOf(userId), eq(recipients.notificationId, id)))
}

/** Marks a user's notifications up to and including the newest one seen as read. */
export async function markAllRead(db: Db, userId: string, upTo: string, now: Date): Promise<void> {
  await db
    .update(recipients)
    .set(read(now))
    .where(and(isUnreadOf(userId), lte(recipients.createdAt, upTo)))
}

/** SQL condition: the user has the notification and is an administrator. */
const isTheirs = (userId: string, id: string) => sql`exists (
  select 1 from notification_recipients r join user_roles o on o.user_id = r.user_id
  where r.user_id = ${userId} and r.notification_id = ${id} and o.role = 'admin')`

/**
 * Marks a notification as done or not done, for all administrators. The first to mark it is
 * recorded.
 */
export async function markDone(
  db: Db,
  userId: string,
  id: string,
  isDone: boolean,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  await db.batch([
    db
      .update(recipients)
      .set(isDone ? doneColumns(at) : { doneAt: null })
      .where(
        and(
          eq(recipients.notificationId, id),
          isTheirs(userId, id),
          isDone ? isNull(recipients.doneAt) : undefined,
        ),
      ),
    db
      .update(notifications)
      .set(isDone ? { doneAt: at, doneBy: userId } : { doneAt: null, doneBy: null })
      .where(
        and(
          eq(notifications.id, id),
          isTheirs(userId, id),
          isDone ? isNull(notifications.doneAt) : undefined,
        ),
      ),
  ])
}
