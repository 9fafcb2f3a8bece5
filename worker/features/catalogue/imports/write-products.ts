import { type SQLChunk, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Db } from '../../../db/client.ts'
import type { PlannedProduct } from './plan-products.ts'

/** Products in one JSON parameter: D1 takes a text of two million bytes, and one product has up to 7,000. */
const perStatement = 200

/** The columns that a file can change, under the names of fields: `nutrition` is not among them. */
const columns = [
  'category',
  'units_per_case',
  'unit_label',
  'net_g',
  'gross_g',
  'gtin',
  'ti',
  'hi',
  'hs_code',
  'origin',
  'scheme',
  'storage',
  'allergens',
  'is_ftl',
  'catch_weight',
  'markets',
  'ordering',
  'availability',
  'min_cases',
  'step_cases',
]

const list = (parts: SQLChunk[]) => sql.join(parts, sql`, `)
const named = list(columns.map((name) => sql.identifier(name)))
const read = list(columns.map((name) => sql`value ->> ${sql.raw(`'${name}'`)}`))
const replaced = list(
  columns.map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
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
    const rows = some.map(({ fields }) => ({ id: crypto.randomUUID(), ...fields }))
    const skus = some.map(({ sku }) => sku)
    const texts = some.flatMap(({ sku, texts: own }) =>
      Object.entries(own).map(([locale, { name, description }]) => [
        sku,
        locale,
        name,
        description,
      ]),
    )
    statements.push(
      db.run(sql`
        insert into products (id, sku, ${named}, is_sample, version, created_at, updated_at)
        select value ->> 'id', value ->> 'sku', ${read}, 0, 1, ${at}, ${at}
        from json_each(${JSON.stringify(rows)}) where true
        on conflict (sku) do update set ${replaced},
          version = products.version + 1, updated_at = excluded.updated_at`),
      db.run(sql`
        delete from product_texts where product_id in
          (select id from products where sku in (select value from json_each(${JSON.stringify(skus)})))`),
      db.run(sql`
        insert into product_texts (product_id, locale, name, description)
        select products.id, value ->> 1, value ->> 2, value ->> 3
        from json_each(${JSON.stringify(texts)}) join products on products.sku = value ->> 0`),
    )
  }
  return statements
}
