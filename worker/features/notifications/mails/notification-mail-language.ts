import type { NotificationSentence } from '#contract/notifications/notification-sentences.ts'

/** One, and more than one (`{n}`): enough for the languages that we have. */
type Counted = { one: string; many: string }

/**
 * What staff are mailed, in a language. `{site}` is the company's name, `{name}` whom or what it is about, `{number}`
 * that of an order.
 */
export type NotificationMailLanguage = {
  sentences: Record<NotificationSentence, string>
  /** Of whom or what is erased by now. */
  nameless: string
  /** Subject of a mail about several. */
  several: Counted
  digest: { subject: Counted; intro: string }
  /** Below a list that does not show all. */
  more: Counted
  open: string
  openInbox: string
  /** Why they are mailed, and where they change that. */
  reason: string
  choose: string
  hint: string
}
