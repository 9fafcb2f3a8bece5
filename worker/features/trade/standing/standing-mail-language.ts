import type { StandingQuestion } from '#contract/trade/standing/standing.ts'

/** What people of a company are told of a standing order. */
export type StandingMail = 'announced' | StandingQuestion | 'missed'
/** And what the office is. */
export type StandingOfficeMail = 'officeMissed' | 'officeNoBuyer'

/**
 * `{day}` is the delivery, `{moment}` when the order is sent or the cut-off passes, `{before}` and `{after}` are totals,
 * `{company}` the client.
 */
export type StandingMailLanguage = {
  greeting: string
  closing: string
  hint: string
  sample: string
  total: string
  clientButton: string
  officeButton: string
  mails: Record<StandingMail | StandingOfficeMail, { subject: string; intro: string }>
}
