import { z } from 'zod'
import { Cursor, type Page } from '../paging.ts'
import {
  eventNames,
  inboxViews,
  type MailChoice,
  mailChoices,
  type NotificationEvent,
} from './notification-events.ts'

export const InboxQuery = z.object({ view: z.enum(inboxViews).default('all'), cursor: Cursor })
export type InboxQuery = z.infer<typeof InboxQuery>

/** Everything up to the newest that was seen: what came meanwhile stays unread. */
export const AllRead = z.strictObject({ up_to: z.iso.datetime({ precision: 3 }) })
export const DoneChange = z.strictObject({ done: z.boolean() })

export const EventParam = z.object({ event: z.enum(eventNames) })
export const PreferenceChange = z.strictObject({ inbox: z.boolean(), mail: z.enum(mailChoices) })
export type PreferenceChange = z.infer<typeof PreferenceChange>

/** What a notification says beside its event: names as they are now, `null` once they are erased or gone. */
export type NotificationAbout = {
  event: NotificationEvent
  subject: string
  name: string | null
  /** The number of an order. */
  number: string | null
  /** What the event decided: another state, role or language. */
  data: Record<string, string>
}

export type StaffNotification = NotificationAbout & {
  id: string
  created_at: string
  read_at: string | null
  done_at: string | null
  /** An address; `null` where no one did it, or the account is gone. */
  done_by: string | null
}

export type Inbox = Page<StaffNotification> & { unread: number }
export type Unread = { unread: number }

/** What someone is told of an event, and how. */
export type Preference = {
  event: NotificationEvent
  inbox: boolean
  mail: MailChoice
  is_alarm: boolean
}
export type Preferences = { preferences: Preference[] }
