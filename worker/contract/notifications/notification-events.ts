/** When a notification is mailed: minutes after it came, in the morning's digest, or not. */
export const mailChoices = ['now', 'daily', 'off'] as const
export type MailChoice = (typeof mailChoices)[number]

type Row = {
  inbox: boolean
  mail: MailChoice
  /** It cannot wait: its mail leaves at once. */
  isAlarm?: true
}

/**
 * What staff are told of, in the order of the preferences, and how, until someone chooses otherwise. The office's own
 * mails go on beside it (worker/decisions.md): so what waits for an answer is in the morning's digest only.
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
export const eventNames = Object.keys(notificationEvents) as NotificationEvent[]
export const eventRow = (event: NotificationEvent): Row => notificationEvents[event]

/** So long a mail that is wanted now waits for someone to read the notification first. */
export const mailWaitsMs = 10 * 60_000

/** Counting of what is unread goes no further: more is shown as "99+". */
export const countedUnread = 99

/** Of how many are unread, on every answer to an administrator. */
export const unreadHeader = 'x-unread'

/** What of their notifications someone looks at. Here, apart from the schemas: browsers have no zod. */
export const inboxViews = ['unread', 'all', 'done'] as const
export type InboxView = (typeof inboxViews)[number]
