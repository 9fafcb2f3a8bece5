import type { StandingOrderQuestion } from '#contract/trade/standing/standing.ts'

/** Mails to members about a standing order. */
export type StandingOrderMail = 'announced' | StandingOrderQuestion | 'missed'
/** Mails to the office about a standing order. */
export type StandingOrderOfficeMail = 'officeMissed' | 'officeNoBuyer'

/**
 * `{day}`: delivery, `{moment}`: sending or cut-off, `{before}` and `{after}`: totals, `{company}`:
 * client.
 */
export type StandingOrderMailLanguage = {
  greeting: string
  closing: string
  hint: string
  sample: string
  total: string
  clientButton: string
  officeButton: string
  mails: Record<StandingOrderMail | StandingOrderOfficeMail, { subject: string; intro: string }>
}
