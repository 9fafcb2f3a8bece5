import { officeClock } from '#contract/site/office-hours.ts'
import type { Delivery } from '#contract/trade/orders.ts'
import { officeInstant } from '../../lib/office-instant.ts'

/** Delivery weekdays and cut-off of a company, in office-local time. */
export type DeliveryTerms = {
  deliveryDays: string
  cutoffTime: string
  cutoffDays: number
  /** Whether the office is closed all day: no delivery then. */
  isClosed?: (day: string) => boolean
}

const dayMs = 86_400_000

/** Number of deliveries offered, and days searched ahead. */
const offered = 8
const daysAhead = 70

/** The ISO day a number of days later. */
const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/**
 * Deliveries whose cut-off has not passed, from a day on, next first; empty without delivery days.
 */
export function deliveriesFrom(terms: DeliveryTerms, now: Date, from = ''): Delivery[] {
  const weekdays = new Set(terms.deliveryDays.split(' ').filter(Boolean).map(Number))
  const today = officeClock(now).day
  const found: Delivery[] = []
  for (let ahead = 0; ahead <= daysAhead && found.length < offered; ahead++) {
    const day = plusDays(today, ahead)
    if (day < from || !weekdays.has(new Date(day).getUTCDay()) || terms.isClosed?.(day)) continue
    const cutoff = officeInstant(plusDays(day, -terms.cutoffDays), terms.cutoffTime)
    if (cutoff > now) found.push({ day, cutoff_at: cutoff.toISOString() })
  }
  return found
}
