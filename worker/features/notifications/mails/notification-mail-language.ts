import type { NotificationSentence } from '#contract/notifications/notification-sentences.ts'

/** Singular and plural (`{n}`), which suffices for our languages. */
type Counted = { one: string; many: string }

/** Texts of notification mails. `{site}`: company, `{name}`: subject, `{number}`: order number. */
export type NotificationMailLanguage = {
  sentences: Record<NotificationSentence, string>
  /** Replaces the name of an erased subject. */
  nameless: string
  /** Subject of a mail about several notifications. */
  several: Counted
  digest: { subject: Counted; intro: string }
  /** Note below a shortened list. */
  more: Counted
  open: string
  openInbox: string
  /** Why the mail was sent, and the link to the preferences. */
  reason: string
  choose: string
  hint: string
}
