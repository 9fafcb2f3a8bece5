import type { SubmissionKind } from './filters.ts'
import type { NotificationAbout } from '../notifications/notifications.ts'
import { pages } from '../pages.ts'

const portal = pages.adminPortal.path.replace('/*', '')

/**
 * Where staff open a message in the admin portal, without language prefix. A request for access opens where it is
 * decided; it has its message's id.
 */
export const messageAddress = (id: string, kind: SubmissionKind): string =>
  `${portal}/${kind === 'contact' ? 'messages' : 'companies'}?${new URLSearchParams({ open: id })}`

/** Where staff see all messages. */
export const messagesAddress = `${portal}/messages`

/** Where staff see how the system is. */
export const healthAddress = `${portal}/feature-flags`

/** Where staff answer an order. */
export const staffOrderAddress = (id: string): string => `${portal}/orders?open=${id}`

/** Where staff see a company that buys. */
export const staffCompanyAddress = (id: string): string =>
  `${portal}/companies?${new URLSearchParams({ tab: 'businesses', open: id })}`

/** Where staff see recalls, and one of them. */
export const staffRecallsAddress = (id?: string): string =>
  `${portal}/recalls${id === undefined ? '' : `?open=${id}`}`

/** Where staff change settings, and where the link leads that confirms an address. */
export const settingsAddress = (token?: string): string =>
  `${portal}/settings${token === undefined ? '' : `?${new URLSearchParams({ confirm: token })}`}`

/** Where staff see who can sign in, and one of them. */
export const staffUserAddress = (id: string): string =>
  `${portal}/users?${new URLSearchParams({ open: id })}`

/** Where staff write a news story, in a language. */
export const storyAddress = (id: string, locale?: string): string =>
  `${portal}/content?${new URLSearchParams({ open: id, ...(locale && { locale }) })}`

/** Where staff see when a flag was switched, and by whom. */
export const flagAddress = (id: string): string =>
  `${portal}/feature-flags?${new URLSearchParams({ show: 'history', flag: id })}`

/** Where staff read what they were told of, and choose how they are. */
export const notificationsAddress = (tab?: 'preferences'): string =>
  `${portal}/notifications${tab === undefined ? '' : `?tab=${tab}`}`

/** Where a notification leads: to what it is about. */
export function subjectAddress({
  event,
  subject,
  data,
}: Pick<NotificationAbout, 'event' | 'subject' | 'data'>): string {
  switch (event) {
    case 'request-submitted':
    case 'request-answered':
      return messageAddress(subject, 'b2b-access')
    case 'message':
    case 'message-assigned':
      return messageAddress(subject, 'contact')
    case 'delivery-dead':
      // not where a request is decided: what failed is the message
      return messageAddress(subject, 'contact')
    case 'order':
      return staffOrderAddress(subject)
    case 'recall-mail-dead':
      return staffRecallsAddress(subject)
    case 'drill-due':
      return staffRecallsAddress()
    case 'health':
      return healthAddress
    case 'review-asked':
    case 'published':
    case 'publication-failed':
      return storyAddress(subject, data['locale'])
    case 'plan-conflict':
      return flagAddress(subject)
    case 'role-changed':
    case 'address-changed':
      return staffUserAddress(subject)
  }
}
