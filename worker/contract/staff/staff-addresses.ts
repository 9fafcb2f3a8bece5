import type { SubmissionKind } from './filters.ts'
import type { NotificationFacts } from '../notifications/notifications.ts'
import { pages } from '../pages.ts'

const portal = pages.adminPortal.path.replace('/*', '')

/**
 * Path of a message in the admin portal, without language prefix. Requests for access open on their
 * decision screen.
 */
export const messagePath = (id: string, kind: SubmissionKind): string =>
  `${portal}/${kind === 'contact' ? 'messages' : 'companies'}?${new URLSearchParams({ open: id })}`

/** Where staff see all messages. */
export const messagesPath = `${portal}/messages`

/** Path of the health report. */
export const healthPath = `${portal}/feature-flags`

export const staffOrderPath = (id: string): string => `${portal}/orders?open=${id}`

export const staffCompanyPath = (id: string): string =>
  `${portal}/companies?${new URLSearchParams({ tab: 'businesses', open: id })}`

/** Path of the list of recalls, or of one recall. */
export const staffRecallsPath = (id?: string): string =>
  `${portal}/recalls${id === undefined ? '' : `?open=${id}`}`

/** Path of the settings; with a token, of the confirmation of an address. */
export const settingsPath = (token?: string): string =>
  `${portal}/settings${token === undefined ? '' : `?${new URLSearchParams({ confirm: token })}`}`

export const staffUserPath = (id: string): string =>
  `${portal}/users?${new URLSearchParams({ open: id })}`

export const storyEditorPath = (id: string, locale?: string): string =>
  `${portal}/content?${new URLSearchParams({ open: id, ...(locale && { locale }) })}`

export const flagHistoryPath = (id: string): string =>
  `${portal}/feature-flags?${new URLSearchParams({ show: 'history', flag: id })}`

export const notificationsPath = (tab?: 'preferences'): string =>
  `${portal}/notifications${tab === undefined ? '' : `?tab=${tab}`}`

export function notificationSubjectPath({
  event,
  subject,
  data,
}: Pick<NotificationFacts, 'event' | 'subject' | 'data'>): string {
  switch (event) {
    case 'request-submitted':
    case 'request-answered':
      return messagePath(subject, 'b2b-access')
    case 'message':
    case 'message-assigned':
      return messagePath(subject, 'contact')
    case 'delivery-dead':
      // the delivery failed, so it opens the message rather than the decision screen
      return messagePath(subject, 'contact')
    case 'order':
      return staffOrderPath(subject)
    case 'recall-mail-dead':
      return staffRecallsPath(subject)
    case 'drill-due':
      return staffRecallsPath()
    case 'health':
      return healthPath
    case 'review-asked':
    case 'published':
    case 'publication-failed':
      return storyEditorPath(subject, data['locale'])
    case 'plan-conflict':
      return flagHistoryPath(subject)
    case 'role-changed':
    case 'address-changed':
      return staffUserPath(subject)
  }
}
