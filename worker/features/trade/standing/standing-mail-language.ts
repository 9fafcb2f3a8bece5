import type { StandingQuestion } from '#contract/trade/standing/standing.ts'

/** Mails to members about a standing order. */
export type StandingMail = 'announced' | StandingQuestion | 'missed'
/** Mails to the office about a standing order. */
export type StandingOfficeMail = 'officeMissed' | 'officeNoBuyer'

/**
 * `{day}`: delivery, `{moment}`: sending or cut-off, `{before}` and `{after}`: totals, `{company}`:
 * client.
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
