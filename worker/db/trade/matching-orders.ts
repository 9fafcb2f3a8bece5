import { or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { matchingSearch } from '../paging.ts'
import { companiesTable } from '../schema/companies.ts'
import { ordersTable as order } from '../schema/trade/orders.ts'

/** The number that people read. */
export const orderNumber = sql<string>`'M-' || ${order.numberYear} || '-' || printf('%05d', ${order.numberSeq})`

/** Orders, joined with their company, of clients that are called so, and those with a number that has the text in it. */
export async function matchingOrders(db: Db, q: string | undefined): Promise<SQL | undefined> {
  if (q === undefined) return undefined
  const has = (text: SQL | typeof order.poNumber) => sql`instr(lower(${text}), lower(${q})) > 0`
  return or(
    has(orderNumber),
    has(order.poNumber),
    await matchingSearch(db, companiesTable, companiesTable.id, [companiesTable.name], q),
  )
}
