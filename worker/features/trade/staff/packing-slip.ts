import { eq, inArray, sql } from 'drizzle-orm'
import { defaultLocale } from '#contract/locales.ts'
import type { PackedLine, PackingSlip } from '#contract/trade/lots/packing-slip.ts'
import { membershipsTable } from '../../../db/schema/companies.ts'
import { productsTable } from '../../../db/schema/trade/catalogue.ts'
import { shipmentsTable } from '../../../db/schema/trade/lots.ts'
import { orderNumberOf } from '../../../db/trade/order-summary.ts'
import type { Deps } from '../../../deps.ts'
import { localeOfTag } from '../../../lib/http/accept-language.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { findOrderForStaff, type OrderState, type StoredLine } from '../orders/order-state.ts'
import { shipFromOf } from './ship-order.ts'

type Weighed = { id: string; units: number; netG: number | null; grossG: number | null }

/**
 * What goes with the cases of an order, in the language that its buyer uses with us.
 * @throws Failure `order/unknown`
 */
export async function packingSlip(deps: Deps, id: string): Promise<PackingSlip> {
  const { db } = deps
  const state = await findOrderForStaff(db, id)
  if (!state) throw new Failure('order/unknown')
  const { order, lines, shipment, company } = state
  const [products, [sent], [buyer]] = await db.batch([
    db
      .select({
        id: productsTable.id,
        units: productsTable.unitsPerCase,
        netG: productsTable.netG,
        grossG: productsTable.grossG,
      })
      .from(productsTable)
      .where(
        inArray(
          productsTable.id,
          lines.map(({ product_id: product }) => product),
        ),
      ),
    db
      .select({ shipFrom: shipmentsTable.shipFrom, shipTo: shipmentsTable.shipTo })
      .from(shipmentsTable)
      .where(eq(shipmentsTable.orderId, id)),
    db
      .select({ locale: membershipsTable.locale })
      .from(membershipsTable)
      .where(eq(membershipsTable.companyId, order.companyId))
      .orderBy(sql`${membershipsTable.userId} = ${order.placedBy ?? ''} desc`)
      .limit(1),
  ])
  const locale = localeOfTag(buyer?.locale) ?? defaultLocale
  return {
    locale,
    number: orderNumberOf(order) ?? '',
    po_number: order.poNumber,
    company_name: company.name,
    ship_from: sent?.shipFrom ?? (await shipFromOf(deps)),
    ship_to: sent?.shipTo ?? order.shipTo,
    delivery_on: order.deliveryOn,
    shipped_on: shipment?.shipped_on ?? null,
    reference: shipment?.reference ?? null,
    lines: lines
      .filter(({ cases }) => cases > 0)
      .map((line) => ({
        ...packed(
          line,
          products.find((one) => one.id === line.product_id),
          shipment,
        ),
        name: line.names[locale] ?? line.name,
      })),
  }
}

function packed(
  { line, sku, name, pack, cases, net_g: shippedG }: StoredLine,
  product: Weighed | undefined,
  shipment: OrderState['shipment'],
): PackedLine {
  const times = (perCase: number | null | undefined) => (perCase == null ? null : perCase * cases)
  return {
    line,
    sku,
    name,
    pack,
    cases,
    pieces: cases * (product?.units ?? 1),
    net_g: shippedG ?? times(product?.netG),
    gross_g: times(product?.grossG),
    lots: (shipment?.lots ?? [])
      .filter((lot) => lot.line === line)
      .map(({ lot_id, code, best_before, cases: count, net_g }) => ({
        lot_id,
        code,
        best_before,
        cases: count,
        net_g,
      })),
  }
}
