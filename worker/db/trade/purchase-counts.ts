import { type SQL, sql } from 'drizzle-orm'
import type { Currency } from '#contract/trade/money.ts'
import type { Db } from '../client.ts'
import { boughtProductsTable } from '../schema/trade/guide.ts'
import { purchaseMonthsTable } from '../schema/trade/purchases.ts'

const months = purchaseMonthsTable

type Shipped = { currency: Currency; shippedOn: string; cases: number; totalCents: number }

/** Statement that adds a shipment to the company's monthly purchases. */
export const addPurchase = (db: Db, companyId: string, shipped: Shipped) =>
  db
    .insert(months)
    .values({
      companyId,
      month: shipped.shippedOn.slice(0, 7),
      currency: shipped.currency,
      orders: 1,
      cases: shipped.cases,
      amountCents: shipped.totalCents,
    })
    .onConflictDoUpdate({
      target: [months.companyId, months.month, months.currency],
      set: {
        orders: sql`orders + 1`,
        cases: sql`cases + excluded.cases`,
        amountCents: sql`amount_cents + excluded.amount_cents`,
      },
    })

/**
 * Statements that recompute the monthly purchases of companies from orders that are not archived.
 */
export function recountPurchases(db: Db, companies: SQL) {
  return [
    db.delete(months).where(sql`${months.companyId} in (${companies})`),
    db.insert(months).select(sql`
      select orders.company_id, substr(shipped_on, 1, 7), currency, count(*),
        sum((select sum(cases) from order_lines where order_id = orders.id and revision = orders.revision)),
        sum(total_cents)
      from shipments join orders on orders.id = shipments.order_id
      where orders.company_id in (${companies}) and archived_at is null
      group by 1, 2, 3`),
  ] as const
}

/** Statement that records the last purchase of products, for the order guide. */
export const recordBoughtProducts = (
  db: Db,
  companyId: string,
  products: string[],
  shippedOn: string,
) =>
  db
    .insert(boughtProductsTable)
    .select(
      sql`select ${companyId}, value, ${shippedOn} from json_each(${JSON.stringify([...new Set(products)])})
        where true`,
    )
    .onConflictDoUpdate({
      target: [boughtProductsTable.companyId, boughtProductsTable.productId],
      set: { boughtOn: sql`max(bought_on, excluded.bought_on)` },
    })
