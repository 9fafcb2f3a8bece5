import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { ArchiveChange } from '#contract/trade/catalogue.ts'
import type { NewProduct, ProductChange, ProductTexts } from '#contract/trade/products.ts'
import { actIf, type ActionAuthor } from '../../../db/admin-actions.ts'
import { type Db, isConstraintError } from '../../../db/client.ts'
import { productsTable, productTextsTable } from '../../../db/schema/trade/catalogue.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { productColumnsOf } from './product-columns.ts'

/** SQL condition: the product has this version. */
const isAt = (id: string, version: number) =>
  sql`exists (select 1 from products where id = ${id} and version = ${version})`

const skuTaken = (error: unknown): never => {
  throw isConstraintError(error) ? new Failure('product/sku-taken') : error
}

/** Writes the given texts and deletes those of other languages. */
function writeTexts(db: Db, productId: string, texts: ProductTexts) {
  const given = Object.entries(texts)
  return [
    db.delete(productTextsTable).where(
      and(
        eq(productTextsTable.productId, productId),
        notInArray(
          productTextsTable.locale,
          given.map(([locale]) => locale),
        ),
      ),
    ),
    ...given.map(([locale, text]) =>
      db
        .insert(productTextsTable)
        .values({ productId, locale, ...text })
        .onConflictDoUpdate({
          target: [productTextsTable.productId, productTextsTable.locale],
          set: text,
        }),
    ),
  ]
}

/**
 * @returns the new product's id
 * @throws Failure `product/sku-taken`
 */
export async function addProduct(
  db: Db,
  { fields, texts }: NewProduct,
  { actor, now }: ActionAuthor,
): Promise<string> {
  const id = crypto.randomUUID()
  const at = now.toISOString()
  const entry = { actor, action: 'product/created', subject: id, now } as const
  await actIf(
    db,
    sql`true`,
    { ...entry, detail: { sku: fields.sku } },
    db.insert(productsTable).values({
      id,
      ...productColumnsOf(fields),
      isSample: false,
      version: 1,
      createdAt: at,
      updatedAt: at,
    }),
    ...writeTexts(db, id, texts),
  ).catch(skuTaken)
  return id
}

/**
 * @returns whether the version matched; otherwise nothing was written
 * @throws Failure `product/sku-taken`
 */
export async function changeProduct(
  db: Db,
  id: string,
  { fields, texts, version }: ProductChange,
  { actor, now }: ActionAuthor,
): Promise<boolean> {
  const done = await actIf(
    db,
    isAt(id, version),
    { actor, action: 'product/changed', subject: id, detail: { sku: fields.sku }, now },
    db
      .update(productsTable)
      .set({ ...productColumnsOf(fields), version: version + 1, updatedAt: now.toISOString() })
      .where(eq(productsTable.id, id)),
    ...writeTexts(db, id, texts),
  ).catch(skuTaken)
  return done !== null
}

/** Archives or restores a product. @returns whether the version matched */
export async function archiveProduct(
  db: Db,
  id: string,
  { version, archived }: ArchiveChange,
  { actor, now }: ActionAuthor,
): Promise<boolean> {
  const at = now.toISOString()
  const done = await actIf(
    db,
    isAt(id, version),
    { actor, action: archived ? 'product/archived' : 'product/restored', subject: id, now },
    db
      .update(productsTable)
      .set({ archivedAt: archived ? at : null, version: version + 1, updatedAt: at })
      .where(eq(productsTable.id, id)),
  )
  return done !== null
}
