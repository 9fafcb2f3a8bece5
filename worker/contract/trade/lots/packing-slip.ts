import type { Locale } from '../../locales.ts'
import type { ShippedLot } from './shipments.ts'

/** A line of a packing slip, in the buyer's language. */
export type PackedLine = {
  line: number
  sku: string
  name: string
  pack: string
  cases: number
  /** Single units in them. */
  pieces: number
  /** What they weighed when shipped, else what cases of the product weigh; `null` where no one knows. */
  net_g: number | null
  gross_g: number | null
  /** None before it is shipped. */
  lots: Pick<ShippedLot, 'lot_id' | 'code' | 'best_before' | 'cases' | 'net_g'>[]
}

/** `GET /api/admin/orders/:id/packing-slip`: what goes with the cases of an order. */
export type PackingSlip = {
  /** The language of who placed the order. */
  locale: Locale
  number: string
  po_number: string | null
  company_name: string
  ship_from: string
  ship_to: string | null
  delivery_on: string | null
  shipped_on: string | null
  reference: string | null
  lines: PackedLine[]
}
