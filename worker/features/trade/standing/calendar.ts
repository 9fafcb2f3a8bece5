import { addDays, officeClock } from '#contract/site/office-hours.ts'
import { noticeHours, sendHours } from '#contract/trade/standing/standing.ts'
import { officeInstant } from '../../../lib/office-instant.ts'
import type { DeliveryTerms } from '../../../db/trade/deliveries.ts'

const hourMs = 3_600_000
/** Days before a delivery on an impossible day at which members are notified. */
const daysBefore = 5

/** Times of one delivery: notice, sending, cut-off. */
export type DeliveryTimes = { announceAt: Date; sendAt: Date; cutoffAt: Date }

/** Times of a delivery; `null` when that weekday has no delivery or the office is closed. */
export function deliveryTimesOf(terms: DeliveryTerms | null, day: string): DeliveryTimes | null {
  const weekday = String(new Date(day).getUTCDay())
  if (!terms?.deliveryDays.split(' ').includes(weekday) || terms.isClosed?.(day)) return null
  const cutoffAt = officeInstant(addDays(day, -terms.cutoffDays), terms.cutoffTime)
  const before = (hours: number) => new Date(cutoffAt.getTime() - hours * hourMs)
  return { announceAt: before(noticeHours), sendAt: before(sendHours), cutoffAt }
}

/** Times for a day without delivery; it has passed when the day begins. */
export function timesWithoutDelivery(day: string): DeliveryTimes {
  const gone = officeInstant(day, '00:00')
  return {
    announceAt: officeInstant(addDays(day, -daysBefore), '00:00'),
    sendAt: gone,
    cutoffAt: gone,
  }
}

/** First possible delivery on or after one of the schedule's days. */
export function nextDeliveryFrom(
  terms: DeliveryTerms | null,
  day: string,
  everyWeeks: number,
  now: Date,
): string {
  const step = everyWeeks * 7
  const today = officeClock(now).day
  // skips past deliveries arithmetically instead of iterating
  const behind = Math.floor((Date.parse(today) - Date.parse(day)) / 86_400_000 / step)
  let next = behind > 0 ? addDays(day, behind * step) : day
  while ((deliveryTimesOf(terms, next) ?? timesWithoutDelivery(next)).cutoffAt <= now) {
    next = addDays(next, step)
  }
  return next
}
