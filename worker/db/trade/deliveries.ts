import { officeClock } from '#contract/site/office-hours.ts'
import type { Delivery } from '#contract/trade/orders.ts'
import { officeInstant } from '../../lib/office-instant.ts'

/** When a company is delivered to, and until when its orders count; times are the office's. */
export type DeliveryTerms = {
  deliveryDays: string
  cutoffTime: string
  cutoffDays: number
  /** Whether the office is closed all day: nothing is delivered then. */
  isClosed?: (day: string) => boolean
}

const dayMs = 86_400_000

/** So many deliveries are offered, and looked for so far ahead. */
const offered = 8
const daysAhead = 70

/** The calendar day so many days after another. */
const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** The deliveries that can still be ordered for, from a day on, the next one first. None where no days are agreed. */
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
