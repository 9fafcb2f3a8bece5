import { type SQL, sql } from 'drizzle-orm'
import { orderableCases } from '#contract/trade/order-choices.ts'
import { maxCases } from '#contract/trade/prices.ts'
import type { Basket, Reorder } from '#contract/trade/orders.ts'
import type { Db } from '../../../db/client.ts'
import { type BasketItem, basketItemsJson, orderObstacleOf } from '../basket/basket-state.ts'
import type { MemberRequest } from '../member.ts'
import { currentPriceListSql } from '../member.ts'
import type { Locale } from '#contract/locales.ts'
import { casesByProduct } from './order-state.ts'
import type { readOrderState } from './read-orders.ts'

type State = NonNullable<Awaited<ReturnType<typeof readOrderState>>>

/** Plans a reorder: orderable products and quantities, and names of products that are not. */
export async function planReorder(
  db: Db,
  asked: MemberRequest & { locale: Locale },
  { lines, member }: State,
  { basket, lines: there }: Reorder & { lines: Basket['lines'] },
): Promise<{ items: { product: string; cases: number }[]; leftOut: string[] }> {
  const cases: SQL = sql`${JSON.stringify(casesByProduct(lines))}`
  const [found] = await db.all<{ items: string }>(
    sql`select ${basketItemsJson(currentPriceListSql(db, asked), cases, asked.locale, false)} as items`,
  )
  const products = JSON.parse(found?.items ?? '[]') as BasketItem[]
  const fitting = products.map((item) => ({
    ...item,
    cases: orderableCases(item, item.cases),
  }))
  const isOpen = (item: BasketItem) =>
    item.cases <= maxCases && orderObstacleOf(item, member.market) === null
  const again = fitting
    .filter(isOpen)
    .map(({ product_id: product, cases: n }) => ({ product, cases: n }))
  const casesIn = (product: string) =>
    there.find(({ product_id: id }) => id === product)?.cases ?? 0
  const others = there
    .filter(({ product_id: id }) => again.every(({ product }) => product !== id))
    .map(({ product_id: product }) => ({ product, cases: 0 }))
  return {
    items:
      basket === 'replace' && again.length > 0
        ? [...again, ...others]
        : again.filter(({ product, cases: n }) => n > casesIn(product)),
    leftOut: fitting.filter((item) => !isOpen(item)).map(({ name }) => name),
  }
}
