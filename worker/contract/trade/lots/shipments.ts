import { z } from 'zod'
import { Day } from '../../site/day.ts'
import { maxLines } from '../order-choices.ts'
import { optionalLine } from '../../text/line.ts'
import { maxCases } from '../prices.ts'

/** Lots in one shipment: several a line are rare. */
export const maxShippedLots = maxLines * 3

/** `POST /api/admin/orders/:id/shipment`: the lots of every line that has cases; by weight, what they weighed. */
export const ShipmentOrder = z.strictObject({
  version: z.int().min(1),
  shipped_on: Day,
  reference: optionalLine(60),
  /** Staff were asked whether an unlikely weight is right, and said yes. */
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

/** Cases of a line, from one lot. */
export type ShippedLot = {
  line: number
  lot_id: string
  code: string
  best_before: string | null
  cases: number
  net_g: number | null
  /** The recall that it was called back by, if it was. */
  recall_id: string | null
}

export type Shipment = { shipped_on: string; reference: string | null; lots: ShippedLot[] }

/** `GET /api/admin/orders/:id/lots`: what each line could be sent from, what expires first first. */
export type ShippableLot = {
  id: string
  product_id: string
  code: string
  best_before: string | null
  arrived_on: string | null
}
