import { sql } from 'drizzle-orm'
import type { NotificationEvent } from '#contract/notifications/notification-events.ts'
import type { NotificationFacts } from '#contract/notifications/notifications.ts'

/** A notification `n` with its subject, as selected. */
export type StoredNotificationFacts = {
  event: NotificationEvent
  subject: string
  data: string | null
  name: string | null
  number: string | null
}

const sender = sql.raw(`(select coalesce(
    nullif(trim(coalesce(payload ->> 'firstName', '') || ' ' || coalesce(payload ->> 'lastName', '')), ''),
    payload ->> 'companyName') from outbox where id = n.subject)`)

/** SQL: last published title of a text, also after it was withdrawn. */
const published = sql.raw(`(select c."to" ->> 'title' from content_changes c
    where c.key in ('news:' || n.subject || ':' || (n.data ->> 'locale'), 'article:' || n.subject || ':' || (n.data ->> 'locale'))
      and c."to" ->> 'title' is not null order by c.id desc limit 1)`)

const drafted = sql.raw(
  `(select title from content_drafts where story_id = n.subject and locale = n.data ->> 'locale')`,
)

/**
 * SQL columns with the subject's current names, so that erased names do not survive in
 * notifications.
 */
export const notificationFactColumns = sql`n.event, n.subject, n.data,
  case n.event
    when 'message' then ${sender}
    when 'message-assigned' then ${sender}
    when 'delivery-dead' then ${sender}
    when 'request-submitted' then (select company_name from access_requests where id = n.subject)
    when 'request-answered' then (select company_name from access_requests where id = n.subject)
    when 'order' then (select c.name from orders o join companies c on c.id = o.company_id where o.id = n.subject)
    when 'recall-mail-dead' then (select name || ', ' || code from recall_lots where recall_id = n.subject limit 1)
    when 'published' then ${published}
    when 'publication-failed' then coalesce(${drafted}, ${published})
    when 'review-asked' then coalesce(${drafted}, ${published})
    when 'plan-conflict' then (select name from feature_flags where id = n.subject)
    when 'role-changed' then (select email from users where id = n.subject)
    when 'address-changed' then (select email from users where id = n.subject)
  end as name,
  case n.event when 'order' then (
    select printf('M-%d-%05d', number_year, number_seq) from orders where id = n.subject)
  end as number`

export const notificationFactsOf = (row: StoredNotificationFacts): NotificationFacts => ({
  event: row.event,
  subject: row.subject,
  name: row.name || null,
  number: row.number,
  data: row.data === null ? {} : (JSON.parse(row.data) as Record<string, string>),
})
