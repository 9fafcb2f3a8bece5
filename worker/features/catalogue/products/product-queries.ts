import { and, asc, eq, gt } from 'drizzle-orm'
import type { Page } from '#contract/paging.ts'
import type { ProductDetail, ProductLine } from '#contract/trade/catalogue.ts'
import type { ProductTexts } from '#contract/trade/products.ts'
import { listAuditEntries } from '../../../db/admin-actions.ts'
import type { Db } from '../../../db/client.ts'
import { productsTable, productTextsTable } from '../../../db/schema/trade/catalogue.ts'
import { productFieldsOf, type ProductRow } from './product-columns.ts'

/** Products per page; with their English names a page reads fewer than 500 rows. */
export const productsPerPage = 100

type LineRow = Pick<
  ProductRow,
  | 'id'
  | 'sku'
  | 'category'
  | 'unitsPerCase'
  | 'unitLabel'
  | 'catchWeight'
  | 'ordering'
  | 'availability'
  | 'isSample'
  | 'archivedAt'
>

export const productLineColumns = {
  id: productsTable.id,
  sku: productsTable.sku,
  category: productsTable.category,
  unitsPerCase: productsTable.unitsPerCase,
  unitLabel: productsTable.unitLabel,
  catchWeight: productsTable.catchWeight,
  ordering: productsTable.ordering,
  availability: productsTable.availability,
  isSample: productsTable.isSample,
  archivedAt: productsTable.archivedAt,
}

export const hasEnglishText = and(
  eq(productTextsTable.productId, productsTable.id),
  eq(productTextsTable.locale, 'en'),
)

export const productLineOf = (row: LineRow, name: string | null): ProductLine => ({
  id: row.id,
  sku: row.sku,
  category: row.category as ProductLine['category'],
  units_per_case: row.unitsPerCase,
  unit_label: row.unitLabel,
  catch_weight: row.catchWeight,
  ordering: row.ordering,
  availability: row.availability,
  name: name ?? row.sku,
  is_sample: row.isSample,
  archived_at: row.archivedAt,
})

/** All products by SKU, including archived ones, by page. */
export async function listProducts(db: Db, cursor: string | undefined): Promise<Page<ProductLine>> {
  const rows = await db
    .select({ product: productLineColumns, name: productTextsTable.name })
    .from(productsTable)
    .leftJoin(productTextsTable, hasEnglishText)
    .where(gt(productsTable.sku, cursor ?? ''))
    .orderBy(asc(productsTable.sku))
    .limit(productsPerPage + 1)
  const shown = rows.slice(0, productsPerPage)
  return {
    rows: shown.map(({ product, name }) => productLineOf(product, name)),
    next: rows.length > shown.length ? (shown.at(-1)?.product.sku ?? null) : null,
  }
}

/** A product with its texts in all languages, or `null`. */
export async function findProduct(db: Db, id: string): Promise<ProductDetail | null> {
  const [rows, actions] = await Promise.all([
    db
      .select({ product: productsTable, text: productTextsTable })
      .from(productsTable)
      .leftJoin(productTextsTable, eq(productTextsTable.productId, productsTable.id))
      .where(eq(productsTable.id, id)),
    listAuditEntries(db, id),
  ])
  const product = rows[0]?.product
  if (!product) return null
  const texts: ProductTexts = Object.fromEntries(
    rows.flatMap(({ text }) =>
      text ? [[text.locale, { name: text.name, description: text.description }]] : [],
    ),
  )
  const { version, isSample, archivedAt, updatedAt } = product
  return {
    id,
    version,
    is_sample: isSample,
    archived_at: archivedAt,
    updated_at: updatedAt,
    fields: productFieldsOf(product),
    texts,
    actions,
  }
}
