import { dayAfter, officeClock } from '#contract/site/office-hours.ts'
import { announcedHours, sentHours } from '#contract/trade/standing/standing.ts'
import { officeInstant } from '../../../lib/office-instant.ts'
import type { DeliveryTerms } from '../../../db/trade/deliveries.ts'

const hourMs = 3_600_000
/** Where no cut-off tells: so many days before a delivery its people are told that it cannot be. */
const daysBefore = 5

/** The moments of one delivery: announcing, sending, cut-off. */
export type Moments = { announceAt: Date; sendAt: Date; cutoffAt: Date }

/** The moments of a delivery; `null` where we do not deliver on that day of the week, or the office is closed. */
export function momentsOf(terms: DeliveryTerms | null, day: string): Moments | null {
  const weekday = String(new Date(day).getUTCDay())
  if (!terms?.deliveryDays.split(' ').includes(weekday) || terms.isClosed?.(day)) return null
  const cutoffAt = officeInstant(dayAfter(day, -terms.cutoffDays), terms.cutoffTime)
  const before = (hours: number) => new Date(cutoffAt.getTime() - hours * hourMs)
  return { announceAt: before(announcedHours), sendAt: before(sentHours), cutoffAt }
}

/** The same for a day on which we do not deliver: it counts as gone as that day begins. */
export function momentsWithout(day: string): Moments {
  const gone = officeInstant(day, '00:00')
  return {
    announceAt: officeInstant(dayAfter(day, -daysBefore), '00:00'),
    sendAt: gone,
    cutoffAt: gone,
  }
}

/** The first delivery of a rhythm that can still be ordered for, from one of its days on. */
export function nextDeliveryFrom(
  terms: DeliveryTerms | null,
  day: string,
  everyWeeks: number,
  now: Date,
): string {
  const step = everyWeeks * 7
  const today = officeClock(now).day
  // one that slept for years does not walk through all of them
  const behind = Math.floor((Date.parse(today) - Date.parse(day)) / 86_400_000 / step)
  let next = behind > 0 ? dayAfter(day, behind * step) : day
  while ((momentsOf(terms, next) ?? momentsWithout(next)).cutoffAt <= now) {
    next = dayAfter(next, step)
  }
  return next
}
