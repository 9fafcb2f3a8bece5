import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { mailChoices, type NotificationEvent } from '#contract/notifications/notification-events.ts'
import { type Json, instant } from '../columns.ts'
import { userId } from '../users.ts'

/**
 * Notifications for staff, written in the transaction of their cause. Ids only; names are read on
 * display.
 */
export const notificationsTable = sqliteTable(
  'notifications',
  {
    id: text('id').primaryKey(),
    event: text('event').$type<NotificationEvent>().notNull(),
    /** Id of the subject. */
    subject: text('subject').notNull(),
    /** Identifies the cause; unique, so that repeated events notify once. */
    cause: text('cause').notNull().unique(),
    /** Ids and enum values, no personal data. */
    data: text('data', { mode: 'json' }).$type<Json>(),
    createdAt: instant('created_at').notNull(),
    /** Done by any administrator, for all. */
    doneAt: instant('done_at'),
    /** User id; `null` when resolved automatically. */
    doneBy: text('done_by'),
  },
  (table) => [
    index('notifications_open')
      .on(table.subject)
      .where(sql`${table.doneAt} is null`),
    index('notifications_created').on(table.createdAt),
  ],
)

/** Recipients of a notification: the administrators at that time, with their preference. */
export const notificationRecipientsTable = sqliteTable(
  'notification_recipients',
  {
    userId: userId(),
    notificationId: text('notification_id')
      .notNull()
      .references(() => notificationsTable.id, { onDelete: 'cascade' }),
    /** The notification's `created_at`, copied for an index. */
    createdAt: instant('created_at').notNull(),
    /** Whether the notification is shown in the inbox; otherwise it is only mailed. */
    inbox: integer('inbox', { mode: 'boolean' }).notNull(),
    readAt: instant('read_at'),
    /** The notification's `done_at`, copied for an index. */
    doneAt: instant('done_at'),
    /** Pending mail, if any. */
    mail: text('mail', { enum: mailChoices }),
    mailDueAt: instant('mail_due_at'),
    mailedAt: instant('mailed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.notificationId] }),
    index('notification_recipients_all')
      .on(table.userId, table.createdAt, table.notificationId)
      .where(sql`inbox = 1`),
    index('notification_recipients_unread')
      .on(table.userId, table.createdAt, table.notificationId)
      .where(sql`inbox = 1 and read_at is null`),
    index('notification_recipients_done')
      .on(table.userId, table.doneAt, table.notificationId)
      .where(sql`inbox = 1 and done_at is not null`),
    index('notification_recipients_mail')
      .on(table.userId, table.mail, table.mailDueAt)
      .where(sql`mail is not null`),
    index('notification_recipients_of').on(table.notificationId),
  ],
)

/** Preferences by event; defaults are in contract/notifications/notification-events.ts. */
export const notificationPreferencesTable = sqliteTable(
  'notification_preferences',
  {
    userId: userId(),
    event: text('event').$type<NotificationEvent>().notNull(),
    inbox: integer('inbox', { mode: 'boolean' }).notNull(),
    mail: text('mail', { enum: mailChoices }).notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.event] })],
)
