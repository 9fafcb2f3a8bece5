import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { mailChoices, type NotificationEvent } from '#contract/notifications/notification-events.ts'
import { type Json, instant } from '../columns.ts'
import { userId } from '../users.ts'

/** Something that staff are told of, written in the transaction that caused it. Ids only: names are looked up when read. */
export const notificationsTable = sqliteTable(
  'notifications',
  {
    id: text('id').primaryKey(),
    event: text('event').$type<NotificationEvent>().notNull(),
    /** The id of what it is about. */
    subject: text('subject').notNull(),
    /** Names what happened: the same is told once, however often it is written. */
    cause: text('cause').notNull().unique(),
    /** Ids and choices; nothing that names someone. */
    data: text('data', { mode: 'json' }).$type<Json>(),
    createdAt: instant('created_at').notNull(),
    /** Someone has dealt with it, for all. */
    doneAt: instant('done_at'),
    /** A user id; absent where it settled by itself. */
    doneBy: text('done_by'),
  },
  (table) => [
    index('notifications_open')
      .on(table.subject)
      .where(sql`${table.doneAt} is null`),
    index('notifications_created').on(table.createdAt),
  ],
)

/** Whom it was told: who was an administrator then, as they wished. */
export const notificationRecipientsTable = sqliteTable(
  'notification_recipients',
  {
    userId: userId(),
    notificationId: text('notification_id')
      .notNull()
      .references(() => notificationsTable.id, { onDelete: 'cascade' }),
    /** That of the notification: an index orders by it. */
    createdAt: instant('created_at').notNull(),
    /** Whether it stands in the inbox; otherwise it is for a mail only. */
    inbox: integer('inbox', { mode: 'boolean' }).notNull(),
    readAt: instant('read_at'),
    /** That of the notification. */
    doneAt: instant('done_at'),
    /** The mail that it still waits for. */
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

/** What someone chose for an event; without a row it is as in contract/notifications/notification-events.ts. */
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
