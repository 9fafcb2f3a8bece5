import { officeClock } from '#contract/site/office-hours.ts'
import type { Delivery } from '#contract/trade/orders.ts'
import { officeInstant } from '../../lib/office-instant.ts'

/** When a company is delivered to, and until when its orders count; times are the office's. */
export type DeliveryTerms = { deliveryDays: string; cutoffTime: string; cutoffDays: number }

const dayMs = 86_400_000

/** So many deliveries are offered, and looked for so far ahead. */
const offered = 8
const daysAhead = 70

/** The calendar day so many days after another. */
const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** The deliveries that can still be ordered for, the next one first. None where no days are agreed. */
export function deliveriesFrom(terms: DeliveryTerms, now: Date): Delivery[] {
  const weekdays = new Set(terms.deliveryDays.split(' ').filter(Boolean).map(Number))
  const today = officeClock(now).day
  const found: Delivery[] = []
  for (let ahead = 0; ahead <= daysAhead && found.length < offered; ahead++) {
    const day = plusDays(today, ahead)
    if (!weekdays.has(new Date(day).getUTCDay())) continue
    const cutoff = officeInstant(plusDays(day, -terms.cutoffDays), terms.cutoffTime)
    if (cutoff > now) found.push({ day, cutoff_at: cutoff.toISOString() })
  }
  return found
}

/**
 * The delivery that an order goes with: the one it asks for while that can be had, else the next. Without days agreed,
 * or a wish, that is decided for it.
 * @returns `'too-late'` where terms are strict and the day that was asked for has passed its cut-off
 */
export function deliveryFor(
  terms: DeliveryTerms & { cutoffKind: 'strict' | 'flexible' },
  wanted: string | null,
  now: Date,
): Delivery | null | 'too-late' {
  const deliveries = deliveriesFrom(terms, now)
  const asked = deliveries.find(({ day }) => day === wanted)
  if (asked) return asked
  if (wanted !== null && terms.cutoffKind === 'strict' && terms.deliveryDays !== '')
    return 'too-late'
  return deliveries[0] ?? null
}

/**
 * The columns of an order that goes with a delivery. In staff's queue those of one cut-off stand as they came; what has
 * none waits at the end.
 */
export const deliveryColumns = (delivery: Delivery | null, now: Date) => ({
  deliveryOn: delivery?.day ?? null,
  agreedDeliveryOn: delivery?.day ?? null,
  cutoffAt: delivery?.cutoff_at ?? null,
  queueAt: `${delivery?.cutoff_at ?? '9999'}${now.toISOString()}`,
})
