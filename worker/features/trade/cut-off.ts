import type { Delivery } from '#contract/trade/orders.ts'
import { deliveriesFrom, type DeliveryTerms } from '../../db/trade/deliveries.ts'

/**
 * The delivery that an order goes with: the one it asks for while that can be had, else the first after it. Without
 * days agreed, or a wish, that is decided for it.
 * @returns `'too-late'` where terms are strict and the day that was asked for has passed its cut-off
 */
export function deliveryFor(
  terms: DeliveryTerms & { cutoffKind: 'strict' | 'flexible' },
  wanted: string | null,
  now: Date,
): Delivery | null | 'too-late' {
  const [next = null] = deliveriesFrom(terms, now, wanted ?? undefined)
  if (
    wanted !== null &&
    next?.day !== wanted &&
    terms.cutoffKind === 'strict' &&
    terms.deliveryDays !== ''
  )
    return 'too-late'
  return next
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
