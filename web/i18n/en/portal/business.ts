import type { BaseTranslation } from '../../i18n-types.ts'

/** The client's company and access request on the dashboard. */
export default {
  yours: 'Your company',
  requestText: 'Your request and our messages about it.',
  youWrote: 'You wrote',
  open: 'Open the request',
  answer: 'Answer the question',
  failed: 'Your company and your request cannot be shown right now.',
  again: 'Try again',
  subject: '{company:string}: a question from {email:string}',
  greeting: 'Dear {name:string},',
  orCall: 'or call {phone:string}',
} satisfies BaseTranslation
