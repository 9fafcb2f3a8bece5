import { eq, sql } from 'drizzle-orm'
import type { ProductFields, ProductTexts } from '#contract/trade/products.ts'
import type { Db } from '../../../db/client.ts'
import { productsTable, productTextsTable } from '../../../db/schema/trade/catalogue.ts'
import { productFieldsOf } from '../products/product-columns.ts'

export type StoredProduct = {
  id: string
  version: number
  fields: ProductFields
  texts: ProductTexts
}

/** Products by SKU with all texts. Two statements. */
export async function findBySku(db: Db, skus: string[]): Promise<Map<string, StoredProduct>> {
  const wanted = sql`(select value from json_each(${JSON.stringify(skus)}))`
  const [products, texts] = await db.batch([
    db
      .select()
      .from(productsTable)
      .where(sql`${productsTable.sku} in ${wanted}`),
    db
      .select({ sku: productsTable.sku, text: productTextsTable })
      .from(productsTable)
      .innerJoin(productTextsTable, eq(productTextsTable.productId, productsTable.id))
      .where(sql`${productsTable.sku} in ${wanted}`),
  ])
  const stored = new Map(
    products.map((row): [string, StoredProduct] => [
      row.sku,
      { id: row.id, version: row.version, fields: productFieldsOf(row), texts: {} },
    ]),
  )
  for (const { sku, text } of texts) {
    const product = stored.get(sku)
    if (product) {
      product.texts[text.locale as keyof ProductTexts] = {
        name: text.name,
        description: text.description,
      }
    }
  }
  return stored
}

/** SKUs that begin with a zero, which spreadsheets drop. */
export async function findSkusWithLeadingZero(db: Db): Promise<string[]> {
  const rows = await db
    .select({ sku: productsTable.sku })
    .from(productsTable)
    .where(sql`${productsTable.sku} >= '0' and ${productsTable.sku} < '1'`)
  return rows.map(({ sku }) => sku)
}
