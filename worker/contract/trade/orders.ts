import { z } from 'zod'
import { Day } from '../site/day.ts'
import { type Locale, localeCodes } from '../locales.ts'
import { Cursor } from '../paging.ts'
import type { Category, Market } from './goods.ts'
import type { MemberRole } from './member-roles.ts'
import type { Currency } from './money.ts'
import { maxLines, type Obstacle, type OrderStatus } from './order-choices.ts'
import { optionalLine, optionalLines } from '../text/line.ts'
import { maxCases, type PriceUnit, priceUnits } from './prices.ts'
import type { Shipment } from './lots/shipments.ts'
import type { PurchaseMonth } from './purchases/purchases.ts'

const locale = z.enum(localeCodes as [Locale, ...Locale[]])
const version = z.int().min(1)

/** In which language names are answered; a caller who writes is mailed in it from then on. */
export const InLocale = z.strictObject({ locale })

/** `PUT /api/trade/:company/basket/items`: no cases take a product out. */
export const BasketItems = z.strictObject({
  items: z
    .array(z.strictObject({ product: z.uuid(), cases: z.int().min(0).max(maxCases) }))
    .min(1)
    .max(maxLines),
})
export type BasketItems = z.infer<typeof BasketItems>

/** `PUT /api/trade/:company/basket/details`: what is left out stays as it is. */
export const BasketDetails = z
  .strictObject({
    delivery_on: Day.nullable(),
    po_number: optionalLine(60),
    note: optionalLines(1000),
  })
  .partial()
export type BasketDetails = z.infer<typeof BasketDetails>

/** What each line said when someone agreed to it: a total alone does not tell a smaller case from a larger one. */
export const SeenLines = z
  .array(
    z.strictObject({
      product: z.uuid(),
      pack: z.string().max(80),
      price_unit: z.enum(priceUnits),
      unit_cents: z.int().min(0),
    }),
  )
  .max(maxLines)

/** `POST /api/trade/:company/basket/submission`: made on what someone saw. */
export const Submission = z.strictObject({
  id: z.uuid(),
  version,
  seen: SeenLines,
  seen_total_cents: z.int().min(0),
  /** The delivery that they saw it would go with. */
  delivery_on: Day.nullable(),
})
export type Submission = z.infer<typeof Submission>

/** `POST /api/trade/:company/orders/:id/…` */
export const OnVersion = z.strictObject({ version })
export type OnVersion = z.infer<typeof OnVersion>

/**
 * `POST …/reorder`: to what is in the basket, where the larger number of a product stays; or in its place. Twice is like
 * once.
 */
export const Reorder = z.strictObject({ basket: z.enum(['keep', 'replace']) })
export type Reorder = z.infer<typeof Reorder>

/** `GET /api/trade/:company/orders` */
export const OrderQuery = z.strictObject({ cursor: Cursor })

/** A day on which we deliver, and until when orders for it count. */
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
  /** Grams that all cases have about, of what is sold by weight. */
  est_g: number | null
  amount_cents: number | null
  /** What the next step of its prices asks for. */
  next: { more: number; unit_cents: number } | null
  obstacle: Obstacle | null
  /** An open recall of a lot of it that the company received. */
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
  /** `null`, version 0: nothing has been put in so far. */
  id: string | null
  version: number
  /** Of an order that was called back to be changed. */
  number: string | null
  delivery_on: string | null
  po_number: string | null
  note: string | null
  lines: BasketLine[]
  /** Of what can be ordered. */
  total_cents: number
}

/** What a line was when both sides last agreed. */
export type LineChange = {
  cases?: number
  unit_cents?: number
  /** Of other goods: what they were, with their price however it compares. */
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
  /** What is sold by weight weighs about so much until it is shipped, and so much from then on. */
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

/** `detail` may say why (`reason`), a delivery that was moved (`delivery_from`), and a total before (`total_from`). */
export type OrderEvent = {
  kind: OrderEventKind
  side: 'client' | 'staff'
  /** Of a client's colleague: staff are not named. */
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
  /** Where it goes, as it was agreed when it was placed. */
  ship_to: string | null
  /** Which standing order it came from. */
  standing_id: string | null
  role: MemberRole
  /** What we propose costs so much that someone else in the company has to accept it. */
  needs_approver: boolean
  /** It waits for an approver, and the company has none. */
  lacks_approver: boolean
  lines: OrderLine[]
  /** Once it is shipped. */
  shipment: Shipment | null
  events: OrderEvent[]
}

/** What came of ordering the same again. */
export type Reordered = { basket: Basket; left_out: string[] }

/** `GET /api/trade/:company/overview` */
export type TradeOverview = {
  company: { id: string; name: string; role: MemberRole }
  /** Who of our staff looks after the company. */
  manager: { name: string | null; email: string | null } | null
  waiting: { approval: number; submitted: number; proposed: number }
  /** What was called back, and the company has not answered yet: the oldest, with its first products in each language. */
  recall: { id: string; products: { name: string; names: Record<string, string> }[] } | null
  /** What waits for the client's answer. */
  to_answer: { id: string; number: string; status: OrderStatus } | null
  /** A standing order that asks something: of which delivery. */
  standing: { id: string; on: string } | null
  /** An order that was taken back to be changed: until it is sent again we do not have it. */
  changing: string | null
  basket_lines: number
  /** Documents for the company itself and its orders; counted to a hundred. */
  documents: number
  /** What was shipped this month: a row for each currency. */
  this_month: PurchaseMonth[]
  next_delivery: Delivery | null
}
