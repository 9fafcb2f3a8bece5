import type { OrderSummary } from '#contract/trade/orders.ts'
import { Failure } from '../../lib/http/problem.ts'
import type { ordersTable } from '../schema/trade/orders.ts'

/** Order number, such as `M-2026-00042`; `null` before submission. */
export function orderNumberOf(order: {
  numberYear: number | null
  numberSeq: number | null
}): string | null {
  const { numberYear: year, numberSeq: seq } = order
  return year === null || seq === null ? null : `M-${year}-${String(seq).padStart(5, '0')}`
}

/** Summary of a submitted order for lists. */
export function orderSummaryOf(order: typeof ordersTable.$inferSelect): OrderSummary {
  const { currency, totalCents, placedAt } = order
  const number = orderNumberOf(order)
  if (currency === null || totalCents === null || placedAt === null || number === null) {
    throw new Failure('server/unexpected', `Order ${order.id} was never submitted`)
  }
  return {
    id: order.id,
    number,
    status: order.status,
    currency,
    total_cents: totalCents,
    delivery_on: order.deliveryOn,
    po_number: order.poNumber,
    placed_at: placedAt,
    placed_name: order.placedName,
    is_sample: order.isSample,
  }
}
