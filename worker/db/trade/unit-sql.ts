import { sql } from 'drizzle-orm'

/** SQL of `priceUnitOf`: the price unit of a product in the table of this name. */
export const priceUnitSql = (products: 'products' | 'p') =>
  sql.raw(`case when ${products}.catch_weight then 'kg' else 'case' end`)
