import type { MemberRole } from '../member-roles.ts'
import type { Currency } from '../money.ts'
import type { BasketLine, Delivery } from '../orders.ts'

/** Interval of repetition, in weeks. */
export const rhythms = [1, 2, 4] as const
export type Rhythm = (typeof rhythms)[number]

/** Most active and paused standing orders of a company. */
export const maxStanding = 20

/** Hours before the cut-off at which members are notified, and at which the order is sent. */
export const announcedHours = 48
export const sentHours = 1

export const standingStates = ['active', 'paused', 'ended'] as const
export type StandingState = (typeof standingStates)[number]

/**
 * Why the next order needs confirmation: a higher price, a changed pack, an unavailable product, a
 * dropped delivery weekday, or a missing approver.
 */
export const standingQuestions = ['dearer', 'changed', 'unavailable', 'day', 'approver'] as const
export type StandingQuestion = (typeof standingQuestions)[number]

/** Actions on a standing order other than editing it. */
export const standingActions = ['pause', 'resume', 'skip', 'unskip', 'agree', 'end'] as const
export type StandingAction = (typeof standingActions)[number]

/** `GET /api/trade/:company/standing`; totals as last confirmed. */
export type StandingOrder = {
  id: string
  version: number
  state: StandingState
  every_weeks: Rhythm
  /**
   * Next delivery, whether it is skipped, and when it is sent; `null` without known delivery days.
   */
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
  /** Lines at current prices, each with the price and pack last confirmed. */
  lines: (BasketLine & { agreed_cents: number; agreed_pack: string })[]
  /** Current total and currency; `null` without prices. */
  total_now_cents: number
  currency_now: Currency | null
  deliveries: Delivery[]
}

/** `GET /api/admin/standing-orders`: a company's standing orders, read-only. */
export type StaffStanding = Omit<StandingOrder, 'version'>
