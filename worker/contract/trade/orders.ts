import { z } from 'zod'
import { Day } from '../site/day.ts'
import { type Locale, localeCodes } from '../locales.ts'
import { Cursor } from '../paging.ts'
import type { Category, Market } from './goods.ts'
import type { MemberRole } from './member-roles.ts'
import type { Currency } from './money.ts'
import { maxOrderLines, type OrderObstacle, type OrderStatus } from './order-choices.ts'
import { optionalLine, optionalLines } from '../text/line.ts'
import { maxCases, type PriceUnit, priceUnits } from './prices.ts'
import type { Shipment } from './lots/shipments.ts'
import type { PurchaseMonth } from './purchases/purchases.ts'

const locale = z.enum(localeCodes as [Locale, ...Locale[]])
const version = z.int().min(1)

/** Language of the response; a write also makes it the language of the user's mails. */
export const LocaleQuery = z.strictObject({ locale })

/** `PUT /api/trade/:company/basket/items`: zero cases remove a product. */
export const BasketItems = z.strictObject({
  items: z
    .array(z.strictObject({ product: z.uuid(), cases: z.int().min(0).max(maxCases) }))
    .min(1)
    .max(maxOrderLines),
})
export type BasketItems = z.infer<typeof BasketItems>

/** `PUT /api/trade/:company/basket/details`: absent fields stay unchanged. */
export const BasketDetails = z
  .strictObject({
    delivery_on: Day.nullable(),
    po_number: optionalLine(60),
    note: optionalLines(1000),
  })
  .partial()
export type BasketDetails = z.infer<typeof BasketDetails>

/** Lines as the user saw them on confirmation: an equal total could hide a smaller case. */
export const ConfirmedLines = z
  .array(
    z.strictObject({
      product: z.uuid(),
      pack: z.string().max(80),
      price_unit: z.enum(priceUnits),
      unit_cents: z.int().min(0),
    }),
  )
  .max(maxOrderLines)

/** `POST /api/trade/:company/basket/submission`: version, lines and total as seen. */
export const BasketSubmission = z.strictObject({
  id: z.uuid(),
  version,
  seen: ConfirmedLines,
  seen_total_cents: z.int().min(0),
  /** Delivery day as seen. */
  delivery_on: Day.nullable(),
})
export type BasketSubmission = z.infer<typeof BasketSubmission>

/** `POST /api/trade/:company/orders/:id/…` */
export const VersionedAction = z.strictObject({ version })
export type VersionedAction = z.infer<typeof VersionedAction>

/**
 * `POST …/reorder`: `keep` merges into the basket (the larger quantity wins), `replace` empties it
 * first. Idempotent.
 */
export const Reorder = z.strictObject({ basket: z.enum(['keep', 'replace']) })
export type Reorder = z.infer<typeof Reorder>

/** `GET /api/trade/:company/orders` */
export const OrderQuery = z.strictObject({ cursor: Cursor })

/** A delivery day and its cut-off, the last instant to order for it. */
export type Delivery = { day: string; cutoff_at: string }

export type BasketLine = {
  product_id: string
  sku: string
  name: string
  category: Category
  pack: string
  price_unit: PriceUnit
  min_cases: number
  step_cases: number
  cases: number
  unit_cents: number | null
  /** Estimated grams of all cases, for products sold by weight. */
  est_g: number | null
  amount_cents: number | null
  /** Next price step: number of further cases, and its price. */
  next: { more: number; unit_cents: number } | null
  obstacle: OrderObstacle | null
  /** An open recall of a lot that the company received. */
  recall_id: string | null
  is_sample: boolean
}

/** `GET /api/trade/:company/basket` */
export type Basket = {
  company: { id: string; name: string; role: MemberRole; ship_to: string | null }
  market: Market | null
  list: { name: string; currency: Currency; version: number; valid_to: string | null } | null
  minimum_cents: number | null
  approval_over_cents: number | null
  cutoff_kind: 'strict' | 'flexible' | null
  deliveries: Delivery[]
  /** `null` with version 0: an empty basket that was never stored. */
  id: string | null
  version: number
  /** Number of a reopened order. */
  number: string | null
  delivery_on: string | null
  po_number: string | null
  note: string | null
  lines: BasketLine[]
  /** Total of the orderable lines. */
  total_cents: number
}

/** Values of a line before the proposal. */
export type LineChange = {
  cases?: number
  unit_cents?: number
  /** Unit and pack of the original product, for a substitute. */
  price_unit?: PriceUnit
  pack?: string
  sku?: string
  name?: string
  names?: Record<string, string>
}

export type OrderLine = {
  line: number
  product_id: string
  sku: string
  name: string
  pack: string
  price_unit: PriceUnit
  unit_cents: number
  cases: number
  /** Sold by weight: estimated grams until shipment, then net grams. */
  est_g: number | null
  net_g: number | null
  amount_cents: number
  is_sample: boolean
  change: {
    cases?: number | undefined
    unit_cents?: number | undefined
    price_unit?: PriceUnit | undefined
    pack?: string | undefined
    sku?: string | undefined
    name?: string | undefined
  } | null
}

export type OrderEventKind =
  | 'submitted'
  | 'approval-asked'
  | 'approved'
  | 'called-back'
  | 'confirmed'
  | 'changed'
  | 'proposed'
  | 'accepted'
  | 'shipped'
  | 'declined'
  | 'cancelled'

/**
 * `detail` may hold a reason (`reason`), the previous delivery day (`delivery_from`) and the
 * previous total (`total_from`).
 */
export type OrderEvent = {
  kind: OrderEventKind
  side: 'client' | 'staff'
  /** Name of the client's member; staff are not named. */
  by: string | null
  at: string
  detail: Record<string, string> | null
}

export type OrderSummary = {
  id: string
  number: string
  status: OrderStatus
  currency: Currency
  total_cents: number
  delivery_on: string | null
  po_number: string | null
  placed_at: string
  placed_name: string | null
  is_sample: boolean
}

/** `GET /api/trade/:company/orders/:id` */
export type OrderDetail = OrderSummary & {
  version: number
  cutoff_at: string | null
  note: string | null
  /** Delivery address at the time of ordering. */
  ship_to: string | null
  /** Standing order that created it. */
  standing_id: string | null
  role: MemberRole
  /** The proposal exceeds the member's limit: an approver must accept it. */
  needs_approver: boolean
  /** It waits for an approver, but the company has none. */
  lacks_approver: boolean
  lines: OrderLine[]
  /** Shipment with its lots; `null` until shipped. */
  shipment: Shipment | null
  events: OrderEvent[]
}

export type ReorderResult = { basket: Basket; left_out: string[] }

/** `GET /api/trade/:company/overview` */
export type TradeOverview = {
  company: { id: string; name: string; role: MemberRole }
  /** Account manager of the company. */
  manager: { name: string | null; email: string | null } | null
  waiting: { approval: number; submitted: number; proposed: number }
  /**
   * Oldest open recall without the company's acknowledgement, with names of its first products by
   * language.
   */
  recall: { id: string; products: { name: string; names: Record<string, string> }[] } | null
  /** Order with a proposal that waits for the client. */
  to_answer: { id: string; number: string; status: OrderStatus } | null
  /** Standing order with an open question, and its delivery day. */
  standing: { id: string; on: string } | null
  /** Reopened order that has not been sent again. */
  changing: string | null
  basket_lines: number
  /** Documents of the company and its orders, counted up to a hundred. */
  documents: number
  /** Shipped this month, one row per currency. */
  this_month: PurchaseMonth[]
  next_delivery: Delivery | null
}
