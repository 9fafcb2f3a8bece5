import { z } from 'zod'
import { Cursor, type Page } from '../paging.ts'
import {
  notificationEventNames,
  inboxViews,
  type MailChoice,
  mailChoices,
  type NotificationEvent,
} from './notification-events.ts'

export const InboxQuery = z.object({ view: z.enum(inboxViews).default('all'), cursor: Cursor })
export type InboxQuery = z.infer<typeof InboxQuery>

/** Marks everything up to the newest one seen as read. */
export const MarkAllRead = z.strictObject({ up_to: z.iso.datetime({ precision: 3 }) })
export const DoneChange = z.strictObject({ done: z.boolean() })

export const EventParam = z.object({ event: z.enum(notificationEventNames) })
export const PreferenceChange = z.strictObject({ inbox: z.boolean(), mail: z.enum(mailChoices) })
export type PreferenceChange = z.infer<typeof PreferenceChange>

/** Facts of a notification; names are current, `null` once erased. */
export type NotificationFacts = {
  event: NotificationEvent
  subject: string
  name: string | null
  /** Order number. */
  number: string | null
  /** Details of the event, for example the new status, role or language. */
  data: Record<string, string>
}

export type StaffNotification = NotificationFacts & {
  id: string
  created_at: string
  read_at: string | null
  done_at: string | null
  /** Mail address; `null` without an actor or when the account is deleted. */
  done_by: string | null
}

export type Inbox = Page<StaffNotification> & { unread: number }
export type UnreadCount = { unread: number }

/** Preference of one event: in the inbox, and by mail. */
export type Preference = {
  event: NotificationEvent
  inbox: boolean
  mail: MailChoice
  is_alarm: boolean
}
export type Preferences = { preferences: Preference[] }
