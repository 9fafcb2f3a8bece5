import { type SQL, sql } from 'drizzle-orm'
import { type ConfirmedLine, priceUnitOf } from '#contract/trade/prices.ts'
import type { Db } from '../../../db/client.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { type MemberRequest, currentPriceListSql, type Member } from '../member.ts'
import { type BasketItem, packOf } from './basket-state.ts'

/** SQL condition: price list and products have not changed since items were priced. */
export function isPricingCurrent(
  db: Db,
  asked: MemberRequest,
  { listId, listVersion }: Pick<Member, 'listId' | 'listVersion'>,
  items: readonly BasketItem[],
): SQL {
  const products = JSON.stringify(items.map(({ product_id: id, version }) => ({ id, version })))
  return sql`${currentPriceListSql(db, asked)} = ${listId}
    and (select version from price_lists where id = ${listId}) = ${listVersion}
    and not exists (select 1 from json_each(${products}) item
      left join products on products.id = item.value ->> '$.id'
      where products.version is not item.value ->> '$.version')`
}

/** Whether pack and unit are as the user saw them. Prices are compared separately. */
export const isSamePack = (
  item: BasketItem,
  seen: Pick<ConfirmedLine, 'pack' | 'price_unit'>,
): boolean => packOf(item) === seen.pack && priceUnitOf(item.catch_weight) === seen.price_unit

/**
 * Checks that all lines are as the user saw them, even when the totals are equal.
 * @throws Failure `order/goods-changed` naming the changed products
 */
export function assertLinesAsSeen(
  items: readonly BasketItem[],
  seen: readonly ConfirmedLine[],
): void {
  const byProduct = new Map(seen.map((line) => [line.product, line]))
  const changed = items.filter((item) => {
    const line = byProduct.get(item.product_id)
    return !line || !isSamePack(item, line) || line.unit_cents !== item.unit_cents
  })
  if (changed.length === 0 && byProduct.size === items.length) return
  throw new Failure('order/goods-changed', undefined, {
    errors: changed.map(({ product_id: id, name }) => ({ path: `lines.${id}`, message: name })),
  })
}

/** The error for changed prices, with the total as seen and the current one. */
export const pricesChangedFailure = (seenCents: number, totalCents: number): Failure =>
  new Failure('order/prices-changed', undefined, {
    errors: [
      { path: 'seen_total_cents', message: String(seenCents) },
      { path: 'total_cents', message: String(totalCents) },
    ],
  })
