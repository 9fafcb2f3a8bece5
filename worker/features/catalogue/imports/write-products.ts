import { getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Db } from '../../../db/client.ts'
import { productsTable, productTextsTable } from '../../../db/schema/trade/catalogue.ts'
import type { PlannedProduct } from './plan-products.ts'

/** Products in one JSON parameter: D1 takes a text of two million bytes, and one product has up to 7,000. */
const perStatement = 200

const columns = Object.entries(getTableColumns(productsTable))

/** What a file never changes of a product. */
const kept = new Set([
  'id',
  'sku',
  'nutrition',
  'is_sample',
  'version',
  'created_at',
  'archived_at',
])

const replaced = Object.fromEntries(
  columns
    .filter(([, { name }]) => !kept.has(name))
    .map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]),
)

/** Three statements for each 200 products, whatever their number of fields and words: D1 binds 100 parameters. */
export function writeProducts(
  db: Db,
  products: PlannedProduct[],
  now: Date,
): BatchItem<'sqlite'>[] {
  const at = now.toISOString()
  const statements: BatchItem<'sqlite'>[] = []
  for (let start = 0; start < products.length; start += perStatement) {
    const some = products.slice(start, start + perStatement)
    const skus = JSON.stringify(some.map(({ sku }) => sku))
    const texts = some.flatMap(({ sku, texts: own }) =>
      Object.entries(own).map(([locale, { name, description }]) => [
        sku,
        locale,
        name,
        description,
      ]),
    )
    const named = db
      .select({ id: productsTable.id })
      .from(productsTable)
      .where(sql`${productsTable.sku} in (select value from json_each(${skus}))`)
    statements.push(
      db
        .insert(productsTable)
        // "where true": without it SQLite takes the conflict clause for a part of the join
        .select(sql`select ${valuesOf(at)} from json_each(${rowsOf(some)}) where true`)
        .onConflictDoUpdate({
          target: productsTable.sku,
          set: { ...replaced, version: sql`${productsTable.version} + 1` },
        }),
      db.delete(productTextsTable).where(inArray(productTextsTable.productId, named)),
      db.insert(productTextsTable).select(sql`
        select products.id, value ->> 1, value ->> 2, value ->> 3
        from json_each(${JSON.stringify(texts)}) join products on products.sku = value ->> 0`),
    )
  }
  return statements
}

const rowsOf = (products: PlannedProduct[]) =>
  JSON.stringify(products.map(({ fields }) => ({ ...fields, id: crypto.randomUUID() })))

/** A new product's columns, in the order of the table: those of the file, and what the others begin with. */
function valuesOf(at: string): SQL {
  const others: Record<string, SQL> = {
    is_sample: sql`0`,
    version: sql`1`,
    created_at: sql`${at}`,
    updated_at: sql`${at}`,
    archived_at: sql`null`,
  }
  const values = columns.map(
    ([, { name }]) => others[name] ?? sql`value ->> ${sql.raw(`'${name}'`)}`,
  )
  return sql.join(values, sql`, `)
}
