import { z } from 'zod'
import { Day } from '../../site/day.ts'
import { maxOrderLines } from '../order-choices.ts'
import { optionalLine } from '../../text/line.ts'
import { maxCases } from '../prices.ts'

/** Most lots in a shipment; few lines need several. */
export const maxShippedLots = maxOrderLines * 3

/**
 * `POST /api/admin/orders/:id/shipment`: lots of each line with cases; by weight, also their grams.
 */
export const ShipmentOrder = z.strictObject({
  version: z.int().min(1),
  shipped_on: Day,
  reference: optionalLine(60),
  /** Staff have confirmed an implausible weight. */
  is_weight_checked: z.boolean(),
  lots: z
    .array(
      z.strictObject({
        line: z.int().min(1),
        lot_id: z.uuid(),
        cases: z.int().min(1).max(maxCases),
        net_g: z.int().min(1).max(100_000_000).nullable(),
      }),
    )
    .min(1)
    .max(maxShippedLots),
})
export type ShipmentOrder = z.infer<typeof ShipmentOrder>

/** Cases of an order line from one lot. */
export type ShippedLot = {
  line: number
  lot_id: string
  code: string
  best_before: string | null
  cases: number
  net_g: number | null
  /** Recall of the lot, if any. */
  recall_id: string | null
}

export type Shipment = { shipped_on: string; reference: string | null; lots: ShippedLot[] }

/** `GET /api/admin/orders/:id/lots`: lots available for each line, earliest expiry first (FEFO). */
export type ShippableLot = {
  id: string
  product_id: string
  code: string
  best_before: string | null
  arrived_on: string | null
}
