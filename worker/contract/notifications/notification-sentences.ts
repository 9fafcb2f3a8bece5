import type { NotificationEvent } from './notification-events.ts'
import type { NotificationAbout } from './notifications.ts'

/** What a notification says: an event, or one of those that it may come to. */
export type NotificationSentence =
  | Exclude<NotificationEvent, 'health' | 'role-changed'>
  | 'order-accepted'
  | 'order-cancelled'
  | 'health-healthy'
  | 'health-warning'
  | 'health-error'
  | 'role-admin'
  | 'role-client'
  | 'role-none'

/** Which sentence a notification is told by, on screens and in mails alike. */
export function sentenceOf({
  event,
  data,
}: Pick<NotificationAbout, 'event' | 'data'>): NotificationSentence {
  if (event === 'order') {
    const { to } = data
    return to === 'accepted' || to === 'cancelled' ? `order-${to}` : 'order'
  }
  if (event === 'health') {
    const { to } = data
    return to === 'healthy' || to === 'warning' ? `health-${to}` : 'health-error'
  }
  if (event === 'role-changed') {
    const { role } = data
    return role === 'admin' || role === 'client' ? `role-${role}` : 'role-none'
  }
  return event
}
