import { sql } from 'drizzle-orm'

/** SQL: order number, such as `M-2026-00042`. */
export const orderNumberSql = sql<string>`printf('M-%d-%05d', orders.number_year, orders.number_seq)`
