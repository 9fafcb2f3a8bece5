import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import {
  notificationEventRow,
  notificationMailDelayMs,
  type NotificationEvent,
} from '#contract/notifications/notification-events.ts'
import type { Statements } from '../batch-if.ts'
import type { Db } from '../client.ts'
import {
  notificationRecipientsTable as recipients,
  notificationsTable as notifications,
} from '../schema/site/notifications.ts'

/*
 * A notification for staff, written in the transaction of its cause. In `db`, because all features
 * use it.
 */

type NotificationCause = {
  event: NotificationEvent
  /** Id of the subject. */
  subject: string
  /** Identifies the cause; a second notification with the same cause is dropped. */
  cause: string
  /** Ids and enum values, no personal data. */
  data?: Record<string, string>
  /** Users who are not notified: the actor, and the person concerned. */
  except?: readonly string[]
  /** The one administrator whom it concerns. */
  only?: string
  /** Everyone is mailed of it anyhow, whatever they chose: it only joins the inbox. */
  isMailed?: boolean
  /** SQL condition for the notification, evaluated in the transaction. */
  when?: SQL
  now: Date
}

/**
 * Statements that notify all active administrators according to their preferences. Place them after
 * statements that change roles.
 */
export function notify(db: Db, notice: NotificationCause): Statements {
  const { event, subject, cause, data, except = [], only, isMailed, when = sql`true`, now } = notice
  const id = crypto.randomUUID()
  const at = now.toISOString()
  const { inbox, mail, isAlarm } = notificationEventRow(event)
  const chosen = isMailed ? sql`'off'` : sql`coalesce(p.mail, ${mail})`
  const soon = new Date(now.getTime() + (isAlarm ? 0 : notificationMailDelayMs)).toISOString()
  return [
    db
      .insert(notifications)
      .select(
        sql`select ${id}, ${event}, ${subject}, ${`${event}:${cause}`},
          ${data === undefined ? null : JSON.stringify(data)}, ${at}, null, null where ${when}`,
      )
      .onConflictDoNothing({ target: notifications.cause }),
    // no recipients when the cause is known already; the last condition matches an index
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
  /** User id; `null` when it was resolved automatically. */
  by: string | null
  /** SQL condition, evaluated in the transaction. */
  when?: SQL
  now: Date
}

/** Statements that mark notifications about a subject as done for all administrators. */
export function resolveNotifications(
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
      .set(doneColumns(doneAt))
      .where(
        inArray(
          recipients.notificationId,
          db.select({ id: notifications.id }).from(notifications).where(which),
        ),
      ),
    db.update(notifications).set({ doneAt, doneBy: by }).where(which),
  ]
}

/** Columns of a done notification: neither unread nor mailed. */
export const doneColumns = (doneAt: string) => ({
  doneAt,
  readAt: sql`coalesce(${recipients.readAt}, ${doneAt})`,
  mail: null,
})
