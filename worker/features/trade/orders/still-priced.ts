import { type SQL, sql } from 'drizzle-orm'
import type { Locale } from '#contract/locales.ts'
import type { Db } from '../../../db/client.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { isPricingCurrent, isSamePack, pricesChangedFailure } from '../basket/current-prices.ts'
import {
  type BasketItem,
  basketItemsJson,
  orderObstacleOf,
  itemAmountOf,
} from '../basket/basket-state.ts'
import { type MemberRequest, currentPriceListSql } from '../member.ts'
import { casesByProduct } from './order-state.ts'
import type { readOrderState } from './read-orders.ts'

type State = NonNullable<Awaited<ReturnType<typeof readOrderState>>>

/**
 * Checks that an order awaiting approval still has its approved prices.
 * @returns SQL condition that nothing has changed, for the write
 * @throws Failure `order/prices-changed` with both totals, `order/goods-changed`,
 * `order/not-orderable`
 */
export async function assertApprovedPrices(
  db: Db,
  asked: MemberRequest & { locale: Locale },
  { lines, member, order }: State,
): Promise<SQL> {
  const cases: SQL = sql`${JSON.stringify(casesByProduct(lines))}`
  const [found] = await db.all<{ items: string }>(
    sql`select ${basketItemsJson(currentPriceListSql(db, asked), cases, asked.locale, false)} as items`,
  )
  const items = JSON.parse(found?.items ?? '[]') as BasketItem[]
  if (items.some((item) => orderObstacleOf(item, member.market) !== null)) {
    throw new Failure('order/not-orderable')
  }
  const isSame = lines.every((line) => {
    const item = items.find(({ product_id: product }) => product === line.product_id)
    return (
      item?.unit_cents === line.unit_cents && itemAmountOf(item).amount_cents === line.amount_cents
    )
  })
  const isSameGoods = lines.every((line) =>
    items.some((item) => item.product_id === line.product_id && isSamePack(item, line)),
  )
  // a change of currency is a change of price
  if (!isSame || order.currency !== member.currency) {
    const total = items.reduce((sum, item) => sum + (itemAmountOf(item).amount_cents ?? 0), 0)
    throw pricesChangedFailure(order.totalCents ?? 0, total)
  }
  if (!isSameGoods) throw new Failure('order/goods-changed')
  return isPricingCurrent(db, asked, member, items)
}
