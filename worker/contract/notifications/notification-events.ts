/** Mail preference of a notification: at once, in the daily digest, or never. */
export const mailChoices = ['now', 'daily', 'off'] as const
export type MailChoice = (typeof mailChoices)[number]

type Row = {
  inbox: boolean
  mail: MailChoice
  /** Urgent: mailed without delay. */
  isAlarm?: true
}

/**
 * Notification events in the order of the preferences, with their defaults. The office's mailbox
 * gets its own mails in addition (worker/decisions.md), so most events default to the daily digest.
 */
export const notificationEvents = {
  'request-submitted': { inbox: true, mail: 'daily' },
  'request-answered': { inbox: true, mail: 'daily' },
  message: { inbox: true, mail: 'daily' },
  'message-assigned': { inbox: true, mail: 'now' },
  order: { inbox: true, mail: 'daily' },
  'delivery-dead': { inbox: true, mail: 'now', isAlarm: true },
  'recall-mail-dead': { inbox: true, mail: 'now', isAlarm: true },
  'drill-due': { inbox: true, mail: 'daily' },
  health: { inbox: true, mail: 'now', isAlarm: true },
  'review-asked': { inbox: true, mail: 'now' },
  published: { inbox: true, mail: 'off' },
  'publication-failed': { inbox: true, mail: 'now' },
  'plan-conflict': { inbox: true, mail: 'daily' },
  'role-changed': { inbox: true, mail: 'now' },
  'address-changed': { inbox: true, mail: 'daily' },
} as const satisfies Record<string, Row>

export type NotificationEvent = keyof typeof notificationEvents
export const notificationEventNames = Object.keys(notificationEvents) as NotificationEvent[]
export const notificationEventRow = (event: NotificationEvent): Row => notificationEvents[event]

/** Delay of an immediate mail; it is dropped if the notification is read before. */
export const notificationMailDelayMs = 10 * 60_000

/** Limit of counting unread notifications; more is shown as "99+". */
export const maxCountedUnread = 99

/** Response header with the number of unread notifications, sent to administrators. */
export const unreadHeader = 'x-unread'

/** Views of the notification inbox. Separate from the schemas, so that browsers need no zod. */
export const inboxViews = ['unread', 'all', 'done'] as const
export type InboxView = (typeof inboxViews)[number]
