import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { maxCountedUnread } from '#contract/notifications/notification-events.ts'

/** SQL: number of unread notifications of a user, at most a hundred. */
export const unreadCountSql = (userId: SQLWrapper): SQL<number> => sql<number>`(
  select count(*) from (select 1 from notification_recipients unread
    where unread.user_id = ${userId} and unread.inbox = 1 and unread.read_at is null
    limit ${sql.raw(String(maxCountedUnread + 1))}))`
