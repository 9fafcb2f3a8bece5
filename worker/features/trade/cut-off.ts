import type { Delivery } from '#contract/trade/orders.ts'
import { deliveriesFrom, type DeliveryTerms } from '../../db/trade/deliveries.ts'

/**
 * Delivery of an order: the requested one while it is possible, else the first after it; `null`
 * without delivery days or request.
 * @returns `'too-late'` when the cut-off has passed under strict terms
 */
export function chooseDelivery(
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
 * Order columns of a delivery. Staff's queue sorts by cut-off, then time; without a cut-off last.
 */
export const deliveryColumns = (delivery: Delivery | null, now: Date) => ({
  deliveryOn: delivery?.day ?? null,
  agreedDeliveryOn: delivery?.day ?? null,
  cutoffAt: delivery?.cutoff_at ?? null,
  queueAt: `${delivery?.cutoff_at ?? '9999'}${now.toISOString()}`,
})
