import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import {
  eventRow,
  mailWaitsMs,
  type NotificationEvent,
} from '#contract/notifications/notification-events.ts'
import type { Statements } from '../batch-if.ts'
import type { Db } from '../client.ts'
import {
  notificationRecipientsTable as recipients,
  notificationsTable as notifications,
} from '../schema/site/notifications.ts'

/*
 * What staff are told of is written in the transaction that causes it. Here and not among the features, because
 * all of them do.
 */

type NotificationCause = {
  event: NotificationEvent
  /** The id of what it is about. */
  subject: string
  /** What happened, beside the event: the same is told once. */
  cause: string
  /** Ids and choices; nothing that names someone. */
  data?: Record<string, string>
  /** Who did it, and who it is about: they know. */
  except?: readonly string[]
  /** The one administrator whom it concerns. */
  only?: string
  /** Everyone is mailed of it anyhow, whatever they chose: it only joins the inbox. */
  isMailed?: boolean
  /** Tells of it only where this holds as the transaction comes here. */
  when?: SQL
  now: Date
}

/**
 * Tells every administrator who is active at that moment, or one of them, each as they wish. Statements for a transaction; they come
 * after what changes who is one.
 */
export function notify(db: Db, notice: NotificationCause): Statements {
  const { event, subject, cause, data, except = [], only, isMailed, when = sql`true`, now } = notice
  const id = crypto.randomUUID()
  const at = now.toISOString()
  const { inbox, mail, isAlarm } = eventRow(event)
  const chosen = isMailed ? sql`'off'` : sql`coalesce(p.mail, ${mail})`
  const soon = new Date(now.getTime() + (isAlarm ? 0 : mailWaitsMs)).toISOString()
  return [
    db
      .insert(notifications)
      .select(
        sql`select ${id}, ${event}, ${subject}, ${`${event}:${cause}`},
          ${data === undefined ? null : JSON.stringify(data)}, ${at}, null, null where ${when}`,
      )
      .onConflictDoNothing({ target: notifications.cause }),
    // no one where it was told before: then there is no such notification. The last condition is that of an index
    db.insert(recipients).select(
      sql`select w.user_id, n.id, n.created_at, w.inbox, null, null, nullif(w.mail, 'off'),
          case w.mail when 'now' then ${soon} when 'daily' then ${at} end, null
        from notifications n, (
          select r.user_id, coalesce(p.inbox, ${Number(inbox)}) as inbox, ${chosen} as mail
          from user_roles r join users u on u.id = r.user_id
          left join notification_preferences p on p.user_id = r.user_id and p.event = ${event}
          where r.role = 'admin' and (u.banned_until is null or u.banned_until <= ${at})
            and r.user_id not in (select value from json_each(${JSON.stringify(except)}))
            and r.user_id = coalesce(${only ?? null}, r.user_id)
        ) w
        where n.id = ${id} and (w.inbox = 1 or w.mail <> 'off')`,
    ),
  ]
}

type Settled = {
  events: readonly NotificationEvent[]
  subject: string
  /** Who dealt with it; `null` where it settled by itself. */
  by: string | null
  /** Settles them only where this holds as the transaction comes here. */
  when?: SQL
  now: Date
}

/** Someone has dealt with what notifications are about: they are done, for everyone. Statements for a transaction. */
export function settle(
  db: Db,
  { events, subject, by, when = sql`true`, now }: Settled,
): Statements {
  const doneAt = now.toISOString()
  const which = and(
    sql`subject = ${subject}`,
    inArray(notifications.event, [...events]),
    isNull(notifications.doneAt),
    when,
  )
  return [
    db
      .update(recipients)
      .set(doneFor(doneAt))
      .where(
        inArray(
          recipients.notificationId,
          db.select({ id: notifications.id }).from(notifications).where(which),
        ),
      ),
    db.update(notifications).set({ doneAt, doneBy: by }).where(which),
  ]
}

/** What is done needs no one's attention any more, and no mail. */
export const doneFor = (doneAt: string) => ({
  doneAt,
  readAt: sql`coalesce(${recipients.readAt}, ${doneAt})`,
  mail: null,
})
