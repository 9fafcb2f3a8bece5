import type { BatchItem } from 'drizzle-orm/batch'
import { addDays, officeClock } from '#contract/site/office-hours.ts'
import { lineAmountOf, priceUnitOf } from '#contract/trade/prices.ts'
import type { Db } from '../client.ts'
import { standingOrdersTable } from '../schema/trade/standing-orders.ts'
import type { SampleProduct } from './sample-product.ts'

const items: Record<string, number> = { 'KOR-5L': 2, 'CHE-FET': 2 }

type Known = { companyId: string; client: { id: string }; weekday: number; now: Date }

/** A weekly sample standing order, paused, so that nothing is ordered automatically. */
export function sampleStandingOrder(
  db: Db,
  products: (SampleProduct & { id: string })[],
  { companyId, client, weekday, now }: Known,
): BatchItem<'sqlite'> {
  const at = now.toISOString()
  const today = officeClock(now).day
  const ahead = (weekday - new Date(today).getUTCDay() + 7) % 7
  return db.insert(standingOrdersTable).values({
    id: crypto.randomUUID(),
    companyId,
    state: 'paused',
    everyWeeks: 1,
    nextOn: addDays(today, ahead + 7),
    isSkipped: false,
    items: Object.entries(items).flatMap(([sku, cases]) => {
      const product = products.find(({ fields }) => fields.sku === sku)
      if (!product) return []
      const amount = lineAmountOf(product.fields, product.prices, cases) ?? 0
      const { fields } = product
      const pack = `${fields.units_per_case} × ${fields.unit_label}`
      const price_unit = priceUnitOf(fields.catch_weight)
      return [{ product: product.id, cases, pack, price_unit, amount_cents: amount }]
    }),
    currency: 'CAD',
    createdBy: client.id,
    agreedBy: client.id,
    isSample: true,
    version: 1,
    createdAt: at,
    updatedAt: at,
  })
}
