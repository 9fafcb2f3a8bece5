import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { type Asked, listInForce, type Member } from '../member.ts'
import type { Item } from './basket-state.ts'

/** Whether list and products still are those that items were priced by, for the condition of the write. */
export function isAsPriced(
  db: Db,
  asked: Asked,
  { listId, listVersion }: Pick<Member, 'listId' | 'listVersion'>,
  items: readonly Item[],
): SQL {
  const products = JSON.stringify(items.map(({ product_id: id, version }) => ({ id, version })))
  return sql`${listInForce(db, asked)} = ${listId}
    and (select version from price_lists where id = ${listId}) = ${listVersion}
    and not exists (select 1 from json_each(${products}) item
      left join products on products.id = item.value ->> '$.id'
      where products.version is not item.value ->> '$.version')`
}

/** Says both totals: what somebody saw, and what it is. */
export const pricesChanged = (seenCents: number, totalCents: number): Failure =>
  new Failure('order/prices-changed', undefined, {
    errors: [
      { path: 'seen_total_cents', message: String(seenCents) },
      { path: 'total_cents', message: String(totalCents) },
    ],
  })
