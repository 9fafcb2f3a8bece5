import type { NotificationMailLanguage } from '../notification-mail-language.ts'

export const en: NotificationMailLanguage = {
  sentences: {
    'request-submitted': '{name} has requested access',
    'request-answered': '{name} has answered your question about their request',
    message: 'New message from {name}',
    'message-assigned': 'A message from {name} is assigned to you',
    order: 'Order {number} from {name} is waiting for an answer',
    'order-accepted': '{name} has accepted your changes to order {number}',
    'order-cancelled': '{name} has cancelled order {number}',
    'delivery-dead': 'A message from {name} could not be delivered',
    'recall-mail-dead': 'An email about a recall did not reach every client: {name}',
    'drill-due': 'A recall drill is due',
    'health-healthy': 'The system is working normally again',
    'health-warning': 'The system reports a warning',
    'health-error': 'The system reports an error',
    'review-asked': 'Review requested: {name}',
    published: 'Published: {name}',
    'publication-failed': 'A scheduled text was not published: {name}',
    'plan-conflict': 'A scheduled change was not made: {name}',
    'role-admin': '{name} is now an administrator',
    'role-client': '{name} is now a client',
    'role-none': '{name} no longer has a role',
    'address-changed': 'New sign-in address: {name}',
  },
  nameless: '(erased)',
  several: { one: '1 notification from {site}', many: '{n} notifications from {site}' },
  digest: {
    subject: {
      one: '{site}: 1 notification is waiting for you',
      many: '{site}: {n} notifications are waiting for you',
    },
    intro: 'Open notifications you have not read:',
  },
  more: { one: 'and 1 more', many: 'and {n} more' },
  open: 'Open',
  openInbox: 'Open notifications',
  reason:
    'You get this email because you are an administrator of {site} and turned on this notification.',
  choose: 'Change your notification settings:',
  hint: 'If the button does not work, copy this address into your browser:',
}
