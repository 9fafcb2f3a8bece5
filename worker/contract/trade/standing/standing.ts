import type { MemberRole } from '../member-roles.ts'
import type { Currency } from '../money.ts'
import type { BasketLine, Delivery } from '../orders.ts'

/** Every so many weeks. */
export const rhythms = [1, 2, 4] as const
export type Rhythm = (typeof rhythms)[number]

/** Of one company, those that have ended aside. */
export const maxStanding = 20

/** How long before the cut-off of a delivery its people are told, and how long before it the order is sent. */
export const announcedHours = 48
export const sentHours = 1

export const standingStates = ['active', 'paused', 'ended'] as const
export type StandingState = (typeof standingStates)[number]

/**
 * Why the next order waits for a yes: something costs more than when it was last agreed to, a case holds something else,
 * it cannot be had as it is, we do not deliver on that day of the week any more, or it needs an approver and there is none.
 */
export const standingQuestions = ['dearer', 'changed', 'unavailable', 'day', 'approver'] as const
export type StandingQuestion = (typeof standingQuestions)[number]

/** What people do with a standing order besides writing it again. */
export const standingActions = ['pause', 'resume', 'skip', 'unskip', 'agree', 'end'] as const
export type StandingAction = (typeof standingActions)[number]

/** `GET /api/trade/:company/standing`; totals are what someone last agreed to. */
export type StandingOrder = {
  id: string
  version: number
  state: StandingState
  every_weeks: Rhythm
  /** The delivery that comes next, whether it is left out, and when it is sent to us; `null` where days are not known. */
  next_on: string
  is_skipped: boolean
  sent_at: string | null
  question: StandingQuestion | null
  currency: Currency
  total_cents: number
  products: number
  po_number: string | null
  is_sample: boolean
}
export type StandingList = { rows: StandingOrder[]; role: MemberRole }

/** `GET /api/trade/:company/standing/:id` */
export type StandingDetail = StandingOrder & {
  role: MemberRole
  /** As they would be ordered now, each with what someone agreed to. */
  lines: (BasketLine & { agreed_cents: number; agreed_pack: string })[]
  /** What it comes to now, and in what; `null` without prices. */
  total_now_cents: number
  currency_now: Currency | null
  deliveries: Delivery[]
}

/** `GET /api/admin/standing-orders`: what a company has, for staff to look at. */
export type StaffStanding = Omit<StandingOrder, 'version'>
