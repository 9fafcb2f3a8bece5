import { and, asc, count, desc, eq, gt, sql } from 'drizzle-orm'
import type { Page } from '#contract/paging.ts'
import type { PriceListDetail, PriceListLine, PricedProduct } from '#contract/trade/catalogue.ts'
import type { PriceStep } from '#contract/trade/prices.ts'
import { listAuditEntries } from '../../../db/admin-actions.ts'
import type { Db } from '../../../db/client.ts'
import {
  priceListsTable,
  pricesTable,
  productsTable,
  productTextsTable,
} from '../../../db/schema/trade/catalogue.ts'
import { companyPriceListsTable } from '../../../db/schema/trade/terms.ts'
import { priceUnitSql } from '../../../db/trade/unit-sql.ts'
import { hasEnglishText, productLineColumns, productLineOf } from '../products/product-queries.ts'

/** Lists shown; an importer has a few per year. */
const shownLists = 100
/** Products per page; with five prices each a page reads fewer than 500 rows. */
const pricedPerPage = 50

type ListRow = typeof priceListsTable.$inferSelect

const companiesOf = (db: Db) =>
  db
    .select({ n: count() })
    .from(companyPriceListsTable)
    .where(eq(companyPriceListsTable.listId, priceListsTable.id))

const lineOfList = (row: ListRow, companies: number): PriceListLine => ({
  id: row.id,
  name: row.name,
  currency: row.currency,
  valid_from: row.validFrom,
  valid_to: row.validTo,
  version: row.version,
  is_sample: row.isSample,
  archived_at: row.archivedAt,
  companies,
})

/** Price lists, newest first. */
export async function listPriceLists(db: Db): Promise<PriceListLine[]> {
  const rows = await db
    .select({ row: priceListsTable, companies: sql<number>`(${companiesOf(db)})` })
    .from(priceListsTable)
    .orderBy(desc(priceListsTable.validFrom), asc(priceListsTable.name))
    .limit(shownLists)
  return rows.map(({ row, companies }) => lineOfList(row, companies))
}

/** A price list without its prices, or `null`. */
export async function findPriceList(db: Db, id: string): Promise<PriceListDetail | null> {
  const [[found], actions] = await Promise.all([
    db
      .select({ row: priceListsTable, companies: sql<number>`(${companiesOf(db)})` })
      .from(priceListsTable)
      .where(eq(priceListsTable.id, id)),
    listAuditEntries(db, id),
  ])
  return found ? { ...lineOfList(found.row, found.companies), actions } : null
}

/**
 * SQL: a product's price steps in a list, in its current unit, as unordered JSON `[[min_cases,
 * unit_cents], …]`.
 */
export const priceStepsIn = (listId: unknown) => sql<string>`(
  select json_group_array(json_array(${pricesTable.minCases}, ${pricesTable.unitCents}))
  from ${pricesTable}
  where ${pricesTable.listId} = ${listId} and ${pricesTable.productId} = ${productsTable.id}
    and ${pricesTable.unit} = ${priceUnitSql('products')})`

export const parsePriceSteps = (priceSteps: string): PriceStep[] =>
  (JSON.parse(priceSteps) as [number, number][])
    .map(([min_cases, unit_cents]) => ({ min_cases, unit_cents }))
    .toSorted((one, other) => one.min_cases - other.min_cases)

/** Active products by SKU, with their prices in a list. */
export async function listPrices(
  db: Db,
  listId: string,
  cursor: string | undefined,
  limit = pricedPerPage,
): Promise<Page<PricedProduct>> {
  const rows = await db
    .select({
      product: productLineColumns,
      name: productTextsTable.name,
      priceSteps: priceStepsIn(listId),
    })
    .from(productsTable)
    .leftJoin(productTextsTable, hasEnglishText)
    .where(and(sql`${productsTable.archivedAt} is null`, gt(productsTable.sku, cursor ?? '')))
    .orderBy(asc(productsTable.sku))
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  return {
    rows: shown.map(({ product, name, priceSteps }) => ({
      ...productLineOf(product, name),
      prices: parsePriceSteps(priceSteps),
    })),
    next: rows.length > shown.length ? (shown.at(-1)?.product.sku ?? null) : null,
  }
}
