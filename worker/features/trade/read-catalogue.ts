import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { CataloguePage, CatalogueProduct, CatalogueQuery } from '#contract/trade/catalogue.ts'
import type { Allergen, Category, Market } from '#contract/trade/goods.ts'
import type { Db } from '../../db/client.ts'
import { productsTable, productTextsTable } from '../../db/schema/trade/catalogue.ts'
import { priceUnitSql } from '../../db/trade/unit-sql.ts'
import { recalledProductsSql } from './recalls/own/read-own-recalls.ts'
import { type MemberRequest, isMember, currentPriceListSql, selectMember } from './member.ts'

/**
 * Products per page; with two languages and five prices each a page reads fewer than 500 rows
 * (tests/worker/trade/catalogue.test.ts).
 */
const productsPerPage = 40

const product = productsTable
const english = alias(productTextsTable, 'english')

/**
 * A page of a company's catalogue by SKU, with its prices, in one batch.
 * @returns `null` when the user is not a member
 */
export async function readCatalogue(
  db: Db,
  asked: MemberRequest,
  { locale, cursor }: CatalogueQuery,
): Promise<CataloguePage | null> {
  const priceSteps = sql<string>`(
    select json_group_array(json_array(min_cases, unit_cents)) from prices
    where list_id = ${currentPriceListSql(db, asked)} and product_id = ${product.id}
      and unit = ${priceUnitSql('products')})`
  const [[member], found] = await db.batch([
    selectMember(db, asked),
    db
      // aliased: a batch merges columns of the same name
      .select({
        product,
        ownName: sql<string | null>`${productTextsTable.name}`.as('own_name'),
        ownText: sql<string | null>`${productTextsTable.description}`.as('own_text'),
        englishName: sql<string | null>`${english.name}`.as('english_name'),
        englishText: sql<string | null>`${english.description}`.as('english_text'),
        priceSteps: priceSteps.as('price_steps'),
        recalled: recalledProductsSql(sql`${asked.companyId}`).as('recalled'),
      })
      .from(product)
      .leftJoin(
        productTextsTable,
        and(eq(productTextsTable.productId, product.id), eq(productTextsTable.locale, locale)),
      )
      .leftJoin(english, and(eq(english.productId, product.id), eq(english.locale, 'en')))
      .where(and(isNull(product.archivedAt), gt(product.sku, cursor ?? ''), isMember(asked)))
      .orderBy(asc(product.sku))
      .limit(productsPerPage + 1),
  ])
  if (!member) return null
  const { id, name, role, market, listName, currency, listVersion, validTo } = member
  const isPriced = listName !== null && currency !== null && listVersion !== null
  const shown = found.slice(0, productsPerPage)
  return {
    company: { id, name, role },
    market,
    list: isPriced ? { name: listName, currency, version: listVersion, valid_to: validTo } : null,
    // filtered here, so that a page reads the same number of rows for each market
    rows: shown.filter(({ product: row }) => isSoldIn(market, row.markets)).map(productOf),
    next: found.length > shown.length ? (shown.at(-1)?.product.sku ?? null) : null,
  }
}

const isSoldIn = (market: Market | null, markets: string) =>
  market === null || markets.split(' ').includes(market)

type Found = {
  product: typeof productsTable.$inferSelect
  ownName: string | null
  ownText: string | null
  englishName: string | null
  englishText: string | null
  priceSteps: string
  recalled: string
}

function productOf({ product: row, priceSteps, recalled, ...words }: Found): CatalogueProduct {
  const { ownName, ownText, englishName, englishText } = words
  const steps = JSON.parse(priceSteps) as [number, number][]
  return {
    id: row.id,
    sku: row.sku,
    category: row.category as Category,
    name: ownName ?? englishName ?? row.sku,
    description: ownName === null ? englishText : ownText,
    units_per_case: row.unitsPerCase,
    unit_label: row.unitLabel,
    net_g: row.netG,
    gross_g: row.grossG,
    gtin: row.gtin,
    ti: row.ti,
    hi: row.hi,
    hs_code: row.hsCode,
    origin: row.origin,
    scheme: row.scheme,
    storage: row.storage,
    allergens: row.allergens as Allergen[] | null,
    catch_weight: row.catchWeight,
    ordering: row.ordering,
    availability: row.availability,
    min_cases: row.minCases,
    step_cases: row.stepCases,
    is_sample: row.isSample,
    recall_id: (JSON.parse(recalled) as Record<string, string>)[row.id] ?? null,
    prices: steps
      .map(([min_cases, unit_cents]) => ({ min_cases, unit_cents }))
      .toSorted((one, other) => one.min_cases - other.min_cases),
  }
}
