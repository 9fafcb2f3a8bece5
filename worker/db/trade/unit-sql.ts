import { sql } from 'drizzle-orm'

/** What the prices of a product are of, in a statement that calls its table by this name; `unitOf` says the same. */
export const unitSql = (products: 'products' | 'p') =>
  sql.raw(`case when ${products}.catch_weight then 'kg' else 'case' end`)
