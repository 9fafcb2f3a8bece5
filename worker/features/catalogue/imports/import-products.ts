import { sql } from 'drizzle-orm'
import type { CsvImport, ImportResult, ImportChange } from '#contract/trade/imports.ts'
import { Sku } from '#contract/trade/products.ts'
import { actIf, type ActionAuthor } from '../../../db/admin-actions.ts'
import type { Db } from '../../../db/client.ts'
import { contentHash } from '../../../lib/http/etag.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { plannedImport, refusedImport } from './import-answer.ts'
import { type PlannedProduct, planProducts } from './plan-products.ts'
import { productColumns } from './product-columns.ts'
import { readCsv } from './read-csv.ts'
import { findBySku, findSkusWithLeadingZero } from './stored-products.ts'
import { writeProducts } from './write-products.ts'

/**
 * Adds and changes products by SKU, all rows or none. `seen` of the dry run covers the file and the
 * version of each product.
 * @throws Failure `import/version-conflict` when a product has changed since the dry run
 */
export async function importProducts(
  db: Db,
  { csv, seen }: CsvImport,
  { actor, now }: ActionAuthor,
): Promise<ImportResult> {
  const { rows, problems } = readCsv(csv, productColumns, ['sku'])
  if (rows.length === 0) return refusedImport(0, problems)
  const skus = rows.flatMap(({ cells }) => Sku.safeParse(cells.sku).data ?? [])
  const stored = await findBySku(db, skus)
  const plan = planProducts(rows, stored, await findSkusWithLeadingZero(db))
  const all = [...problems, ...plan.problems]
  if (all.length > 0) return refusedImport(rows.length, all)

  const versions = plan.products.map(({ sku, from }) => ({ sku, version: from?.version ?? 0 }))
  const planned = await contentHash(JSON.stringify(['products', csv, versions]))
  const changed = plan.products.filter(({ changes }) => changes.length > 0)
  const answerFor = (state: 'planned' | 'done') =>
    plannedImport(state, rows.length, plan.products.length, changed.map(changeOf), planned)
  if (seen === undefined) return answerFor('planned')
  if (seen !== planned) throw new Failure('import/version-conflict')
  if (changed.length === 0) return answerFor('done')
  const done = await actIf(
    db,
    sql`not exists (
      select 1 from json_each(${JSON.stringify(versions)}) seen
      left join products on products.sku = seen.value ->> 'sku'
      where coalesce(products.version, 0) <> seen.value ->> 'version')`,
    {
      actor,
      action: 'products/imported',
      subject: actor,
      detail: { rows: String(rows.length), changed: String(changed.length) },
      now,
    },
    ...writeProducts(db, changed, now),
  )
  if (!done) throw new Failure('import/version-conflict')
  return answerFor('done')
}

const changeOf = ({ sku, from, texts, changes }: PlannedProduct): ImportChange => ({
  sku,
  name: texts.en?.name ?? sku,
  kind: from ? 'changed' : 'added',
  changes,
})
