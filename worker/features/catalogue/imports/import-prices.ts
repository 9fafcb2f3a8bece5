import { and, eq, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { CsvImport, ImportResult, ImportChange } from '#contract/trade/imports.ts'
import { Sku } from '#contract/trade/products.ts'
import { actIf, type ActionAuthor } from '../../../db/admin-actions.ts'
import type { Db } from '../../../db/client.ts'
import {
  priceListsTable,
  pricesTable,
  productsTable,
  productTextsTable,
} from '../../../db/schema/trade/catalogue.ts'
import { contentHash } from '../../../lib/http/etag.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { isListVersion, incrementListVersion } from '../price-lists/change-prices.ts'
import { priceStepsIn, parsePriceSteps } from '../price-lists/price-list-queries.ts'
import { hasEnglishText } from '../products/product-queries.ts'
import { plannedImport, refusedImport } from './import-answer.ts'
import { type PlannedPrices, planPrices, priceColumns, type CurrentPrices } from './plan-prices.ts'
import { readCsv } from './read-csv.ts'

/** Products per JSON parameter. */
const perStatement = 500

/**
 * Replaces the prices of the SKUs in a file, all rows or none. `seen` of the dry run covers file
 * and version of the list.
 * @throws Failure `price-list/unknown`, `import/version-conflict` when the list or its prices have
 * changed since the dry run
 */
export async function importPrices(
  db: Db,
  listId: string,
  { csv, seen }: CsvImport,
  { actor, now }: ActionAuthor,
): Promise<ImportResult> {
  const { rows, problems } = readCsv(csv, priceColumns, ['sku', 'price'])
  const skus = [...new Set(rows.flatMap(({ cells }) => Sku.safeParse(cells.sku).data ?? []))]
  const { list, stored } = await findPriced(db, listId, skus)
  if (!list) throw new Failure('price-list/unknown')
  if (rows.length === 0) return refusedImport(0, problems)
  const plan = planPrices(rows, stored, list.currency)
  const all = [...problems, ...plan.problems]
  if (all.length > 0) return refusedImport(rows.length, all)

  const planned = await contentHash(
    JSON.stringify(['prices', listId, list.version, csv, plan.prices.map(({ unit }) => unit)]),
  )
  const changed = plan.prices.filter(({ changes }) => changes.length > 0)
  const changeOf = ({ sku, isNew, changes }: PlannedPrices): ImportChange => ({
    sku,
    name: stored.get(sku)?.name ?? sku,
    kind: isNew ? 'added' : 'changed',
    changes,
  })
  const answerFor = (state: 'planned' | 'done') =>
    plannedImport(state, rows.length, plan.prices.length, changed.map(changeOf), planned)
  if (seen === undefined) return answerFor('planned')
  if (seen !== planned) throw new Failure('import/version-conflict')
  if (changed.length === 0) return answerFor('done')
  const done = await actIf(
    db,
    isListVersion(listId, list.version),
    {
      actor,
      action: 'prices/imported',
      subject: listId,
      detail: { rows: String(rows.length), changed: String(changed.length) },
      now,
    },
    ...writePrices(db, listId, changed),
    incrementListVersion(db, listId, list.version, now),
  )
  if (!done) throw new Failure('import/version-conflict')
  return answerFor('done')
}

/** List and prices in one batch, so that they are consistent. */
async function findPriced(db: Db, listId: string, skus: string[]) {
  const wanted = sql`(select value from json_each(${JSON.stringify(skus)}))`
  const [[list], products] = await db.batch([
    db.select().from(priceListsTable).where(eq(priceListsTable.id, listId)),
    db
      .select({
        id: productsTable.id,
        sku: productsTable.sku,
        catchWeight: productsTable.catchWeight,
        name: productTextsTable.name,
        priceSteps: priceStepsIn(listId),
      })
      .from(productsTable)
      .leftJoin(productTextsTable, hasEnglishText)
      .where(sql`${productsTable.sku} in ${wanted}`),
  ])
  const stored = new Map(
    products.map(({ id, sku, name, catchWeight, priceSteps }): [string, CurrentPrices] => [
      sku,
      { id, name: name ?? sku, catchWeight, prices: parsePriceSteps(priceSteps) },
    ]),
  )
  return { list, stored }
}

function writePrices(db: Db, listId: string, changed: PlannedPrices[]): BatchItem<'sqlite'>[] {
  const statements: BatchItem<'sqlite'>[] = []
  for (let start = 0; start < changed.length; start += perStatement) {
    const some = changed.slice(start, start + perStatement)
    const products = some.map(({ productId }) => productId)
    const steps = some.flatMap(({ productId, unit, prices }) =>
      prices.map(({ min_cases, unit_cents }) => [productId, min_cases, unit_cents, unit]),
    )
    statements.push(
      db
        .delete(pricesTable)
        .where(
          and(
            eq(pricesTable.listId, listId),
            sql`${pricesTable.productId} in (select value from json_each(${JSON.stringify(products)}))`,
          ),
        ),
      db.insert(pricesTable).select(
        sql`select ${listId}, value ->> 0, value ->> 1, value ->> 2, value ->> 3
            from json_each(${JSON.stringify(steps)})`,
      ),
    )
  }
  return statements
}
