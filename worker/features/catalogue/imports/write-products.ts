import { getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Db } from '../../../db/client.ts'
import { productsTable, productTextsTable } from '../../../db/schema/trade/catalogue.ts'
import type { PlannedProduct } from './plan-products.ts'

/** Products per JSON parameter: D1 allows two million bytes, a product needs up to 7,000. */
const perStatement = 200

const columns = Object.entries(getTableColumns(productsTable))

/** Columns that an import never changes. */
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

/** Three statements per 200 products, because D1 binds at most 100 parameters. */
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
        // SQLite requires "where true" here, or it parses ON CONFLICT as part of a join
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

/** Columns of a new product in table order: values of the file, defaults for the rest. */
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
