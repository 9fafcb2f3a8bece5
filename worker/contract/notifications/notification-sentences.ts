import type { NotificationEvent } from './notification-events.ts'
import type { NotificationFacts } from './notifications.ts'

/** Key of a notification's text: an event, or a variant of one. */
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

/** The text key of a notification, for screens and mails. */
export function notificationSentenceOf({
  event,
  data,
}: Pick<NotificationFacts, 'event' | 'data'>): NotificationSentence {
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
