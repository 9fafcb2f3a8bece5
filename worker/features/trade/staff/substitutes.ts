import { type SQL, sql } from 'drizzle-orm'
import type { Currency } from '#contract/trade/money.ts'
import { type PriceUnit, priceUnitOf } from '#contract/trade/prices.ts'
import type { GoodsQuery, ListedGoods } from '#contract/trade/staff-orders.ts'
import type { Db } from '../../../db/client.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { packOf } from '../basket/basket-state.ts'
import { currentPriceListSql } from '../member.ts'
import { findOrderForStaff, type StoredLine } from '../orders/order-state.ts'

/** Columns of an order line that copy its product. */
export type ProductCopy = Pick<
  StoredLine,
  'product_id' | 'sku' | 'name' | 'names' | 'pack' | 'price_unit' | 'case_g' | 'is_sample'
>

type Sold = {
  id: string
  sku: string
  units_per_case: number
  unit_label: string
  net_g: number | null
  catch_weight: 0 | 1
  is_sample: 0 | 1
  names: string
}

/** Active products by SKU, as new order lines. */
export async function findSubstitutes(db: Db, skus: string[]): Promise<Map<string, ProductCopy>> {
  if (skus.length === 0) return new Map()
  const rows =
    await db.all<Sold>(sql`select id, sku, units_per_case, unit_label, net_g, catch_weight, is_sample,
      (select json_group_object(locale, name) from product_texts where product_id = products.id) as names
    from products
    where sku in (select value from json_each(${JSON.stringify(skus)})) and archived_at is null`)
  return new Map(
    rows.map((row): [string, ProductCopy] => {
      const names = JSON.parse(row.names) as Record<string, string>
      return [
        row.sku,
        {
          product_id: row.id,
          sku: row.sku,
          name: names['en'] ?? row.sku,
          names,
          pack: packOf(row),
          price_unit: priceUnitOf(row.catch_weight),
          case_g: row.catch_weight ? row.net_g : null,
          is_sample: row.is_sample,
        },
      ]
    }),
  )
}

/**
 * A product as a possible order line, at the company's current price.
 * @throws Failure `order/unknown`, `order/no-such-product`
 */
export async function findListedProduct(
  db: Db,
  id: string,
  query: GoodsQuery,
  day: string,
): Promise<ListedGoods> {
  const state = await findOrderForStaff(db, id)
  if (!state) throw new Failure('order/unknown')
  const goods = (await findSubstitutes(db, [query.sku])).get(query.sku)
  if (!goods) throw new Failure('order/no-such-product')
  const { companyId, currency } = state.order
  const { cases, locale } = query
  const { product_id, sku, names, name, pack, price_unit, case_g } = goods
  const listed = await findListPrices(db, { companyId, day }, [{ ...goods, cases, currency }])
  const unit_cents = listed.centsOf(product_id, cases)
  return { sku, name: names[locale] ?? name, pack, price_unit, case_g, unit_cents }
}

type Asked = { product_id: string; price_unit: PriceUnit; cases: number; currency: Currency | null }

/** Price steps of products in a company's price list on a day, in the order's currency. */
export async function findListPrices(
  db: Db,
  whose: { companyId: string; day: string },
  goods: readonly Asked[],
): Promise<{ centsOf: (product: string, cases: number) => number | null; condition: SQL }> {
  const centsIn =
    (rows: readonly { product: string; cases: number; cents: number | null }[]) =>
    (product: string, cases: number): number | null =>
      rows.find((row) => row.product === product && row.cases === cases)?.cents ?? null
  if (goods.length === 0) return { centsOf: centsIn([]), condition: sql`true` }
  const list = currentPriceListSql(db, whose)
  const cents = sql`(select unit_cents from prices join price_lists on price_lists.id = list_id
    where list_id = ${list} and product_id = item.value ->> 'product' and unit = item.value ->> 'unit'
      and currency = item.value ->> 'currency' and min_cases <= max(item.value ->> 'cases', 1)
    order by min_cases desc limit 1)`
  const asked = goods.map(({ product_id: product, price_unit: unit, cases, currency }) => ({
    product,
    unit,
    cases,
    currency,
  }))
  const rows = await db.all<{ product: string; cases: number; cents: number | null }>(
    sql`select item.value ->> 'product' as product, item.value ->> 'cases' as cases, ${cents} as cents
      from json_each(${JSON.stringify(asked)}) as item`,
  )
  const centsOf = centsIn(rows)
  const found = asked.map((item) => ({ ...item, cents: centsOf(item.product, item.cases) }))
  const condition = sql`not exists (select 1 from json_each(${JSON.stringify(found)}) as item
    where ${cents} is not item.value ->> 'cents')`
  return { centsOf, condition }
}
