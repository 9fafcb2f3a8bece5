import { sql } from 'drizzle-orm'

/** How an order of a query is called, such as `M-2026-00042`. */
export const numberSql = sql<string>`printf('M-%d-%05d', orders.number_year, orders.number_seq)`
