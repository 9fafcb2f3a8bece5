import { z } from 'zod'
import { Cursor, SearchText } from '../paging.ts'
import { Day } from '../site/day.ts'
import { maxUnitCents } from './money.ts'
import { maxOrderLines, staffOrderViews } from './order-choices.ts'
import { linesOrEmpty } from '../text/line.ts'
import { LocaleQuery, type OrderDetail, type OrderSummary } from './orders.ts'
import { maxCases, type PriceUnit } from './prices.ts'

/**
 * `GET /api/admin/orders`; without a status all orders ever submitted, newest first. `q` searches
 * order numbers, PO numbers and company names.
 */
export const StaffOrderQuery = z.strictObject({
  q: SearchText,
  status: z.enum(staffOrderViews).optional(),
  cursor: Cursor,
})
export type StaffOrderQuery = z.output<typeof StaffOrderQuery>

const version = z.int().min(1)
const reason = linesOrEmpty(1000).min(1)

/** `POST /api/admin/orders/:id/refusal` */
export const OrderRefusal = z.strictObject({ version, reason })
export type OrderRefusal = z.infer<typeof OrderRefusal>

const writtenSku = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .transform((text) => text.toUpperCase())

/** `GET /api/admin/orders/:id/goods`: price of a number of cases of a product for the company. */
export const GoodsQuery = z.strictObject({
  locale: LocaleQuery.shape.locale,
  sku: writtenSku,
  cases: z.coerce.number<string>().int().min(1).max(maxCases),
})
export type GoodsQuery = z.output<typeof GoodsQuery>

/** A product as a possible order line; without a list price staff must enter one. */
export type ListedGoods = {
  sku: string
  name: string
  pack: string
  price_unit: PriceUnit
  case_g: number | null
  unit_cents: number | null
}

/**
 * `POST /api/admin/orders/:id/revision`: all lines of the order as proposed. Another SKU is a
 * substitute.
 */
export const OrderRevision = z.strictObject({
  version,
  delivery_on: Day.nullable(),
  reason: reason.nullable(),
  lines: z
    .array(
      z.strictObject({
        line: z.int().min(1),
        sku: writtenSku,
        cases: z.int().min(0).max(maxCases),
        /** `null`: the current price of the company's price list. */
        unit_cents: z.int().min(1).max(maxUnitCents).nullable(),
      }),
    )
    .min(1)
    .max(maxOrderLines),
})
export type OrderRevision = z.infer<typeof OrderRevision>

export type StaffOrderLine = OrderSummary & { company_name: string; cutoff_at: string | null }

/** `GET /api/admin/orders/:id` */
export type StaffOrderDetail = Omit<OrderDetail, 'role' | 'needs_approver' | 'lacks_approver'> & {
  company: { id: string; name: string; minimum_cents: number | null }
}
