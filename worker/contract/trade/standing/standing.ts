import type { MemberRole } from '../member-roles.ts'
import type { Currency } from '../money.ts'
import type { BasketLine, Delivery } from '../orders.ts'

/** Interval of repetition, in weeks. */
export const repeatWeeks = [1, 2, 4] as const
export type RepeatWeeks = (typeof repeatWeeks)[number]

/** Most active and paused standing orders of a company. */
export const maxStandingOrders = 20

/** Hours before the cut-off at which members are notified, and at which the order is sent. */
export const noticeHours = 48
export const sendHours = 1

export const standingOrderStates = ['active', 'paused', 'ended'] as const
export type StandingOrderState = (typeof standingOrderStates)[number]

/**
 * Why the next order needs confirmation: a higher price, a changed pack, an unavailable product, a
 * dropped delivery weekday, or a missing approver.
 */
export const standingOrderQuestions = [
  'dearer',
  'changed',
  'unavailable',
  'day',
  'approver',
] as const
export type StandingOrderQuestion = (typeof standingOrderQuestions)[number]

/** Actions on a standing order other than editing it. */
export const standingOrderActions = ['pause', 'resume', 'skip', 'unskip', 'agree', 'end'] as const
export type StandingOrderAction = (typeof standingOrderActions)[number]

/** `GET /api/trade/:company/standing`; totals as last confirmed. */
export type StandingOrder = {
  id: string
  version: number
  state: StandingOrderState
  every_weeks: RepeatWeeks
  /**
   * Next delivery, whether it is skipped, and when it is sent; `null` without known delivery days.
   */
  next_on: string
  is_skipped: boolean
  sent_at: string | null
  question: StandingOrderQuestion | null
  currency: Currency
  total_cents: number
  products: number
  po_number: string | null
  is_sample: boolean
}
export type StandingOrderList = { rows: StandingOrder[]; role: MemberRole }

/** `GET /api/trade/:company/standing/:id` */
export type StandingOrderDetail = StandingOrder & {
  role: MemberRole
  /** Lines at current prices, each with the price and pack last confirmed. */
  lines: (BasketLine & { agreed_cents: number; agreed_pack: string })[]
  /** Current total and currency; `null` without prices. */
  total_now_cents: number
  currency_now: Currency | null
  deliveries: Delivery[]
}

/** `GET /api/admin/standing-orders`: a company's standing orders, read-only. */
export type StaffStandingOrder = Omit<StandingOrder, 'version'>
