import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { type Locale, localeCodes } from '#contract/locales.ts'
import { officeClock } from '#contract/site/office-hours.ts'
import { LocaleQuery } from '#contract/trade/orders.ts'
import { writtenCents } from '#contract/trade/money.ts'
import { priceUnitOf } from '#contract/trade/prices.ts'
import type { Db } from '../../db/client.ts'
import { priceListsTable, productsTable } from '../../db/schema/trade/catalogue.ts'
import { Failure } from '../../lib/http/problem.ts'
import { validJson } from '../../lib/http/valid.ts'
import { byteOrderMark, type Cell, csvRecord } from '../../lib/text/csv.ts'
import { rateLimit } from '../../middleware/rate-limit.ts'
import { type Guarded, requireRole, type SignedIn } from '../auth/guard.ts'
import { fieldCell, isFieldColumn, productColumns } from './imports/product-columns.ts'
import { priceColumns } from './imports/plan-prices.ts'
import { findBySku, type StoredProduct } from './imports/stored-products.ts'
import { listPrices } from './price-lists/price-list-queries.ts'

/** Columns that spreadsheets would convert to numbers or dates. */
const codes: ReadonlySet<string> = new Set(['sku', 'unit_label', 'gtin', 'hs_code'])

/** Products read at a time. */
const perRead = 200

const limited = rateLimit('writes', 'export')

const headersOf = (name: string) => ({
  'content-type': 'text/csv; charset=utf-8; header=present',
  'content-disposition': `attachment; filename="${name}.csv"`,
})

/** CSV exports in the format that imports accept. Mounted at /api/admin/catalogue/exports. */
export const catalogueExportRoutes = new Hono<Guarded<SignedIn>>()
  .use(requireRole('admin'))
  .post('/products', limited, validJson(LocaleQuery), async (c) => {
    const { db, now } = c.var.deps
    return c.body(
      await productFile(db, c.req.valid('json').locale),
      200,
      headersOf(`products-${officeClock(now()).day}`),
    )
  })
  .post('/prices/:list', limited, validJson(LocaleQuery), async (c) => {
    const { db, now } = c.var.deps
    const file = await priceFile(db, c.req.param('list'), c.req.valid('json').locale)
    return c.body(file, 200, headersOf(`prices-${officeClock(now()).day}`))
  })

/** All products by SKU, including archived ones. */
async function productFile(db: Db, locale: Locale): Promise<string> {
  const all = await db
    .select({ sku: productsTable.sku })
    .from(productsTable)
    .orderBy(productsTable.sku)
  const records = [csvRecord(productColumns, locale)]
  for (let start = 0; start < all.length; start += perRead) {
    const skus = all.slice(start, start + perRead).map(({ sku }) => sku)
    const stored = await findBySku(db, skus)
    records.push(...skus.flatMap((sku) => recordOf(stored.get(sku), locale)))
  }
  return byteOrderMark + records.join('')
}

const recordOf = (product: StoredProduct | undefined, locale: Locale): string[] => {
  if (!product) return []
  const { fields, texts } = product
  const words = (what: 'name' | 'description') =>
    localeCodes.map((language) => texts[language]?.[what] ?? '')
  const cells = productColumns.filter(isFieldColumn).map((column): Cell => {
    const cell = fieldCell(fields[column])
    return codes.has(column) ? { code: cell } : cell
  })
  return [csvRecord([...cells, ...words('name'), ...words('description')], locale)]
}

/** All active products with their prices in a list. */
async function priceFile(db: Db, listId: string, locale: Locale): Promise<string> {
  const [list] = await db.select().from(priceListsTable).where(eq(priceListsTable.id, listId))
  if (!list) throw new Failure('price-list/unknown')
  const records = [csvRecord(priceColumns, locale)]
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: Awaited<ReturnType<typeof listPrices>> = await listPrices(
      db,
      listId,
      cursor,
      perRead,
    )
    for (const { sku, name, units_per_case, unit_label, catch_weight, prices } of page.rows) {
      const known = [sku, name, `${units_per_case} × ${unit_label}`, priceUnitOf(catch_weight)]
      for (const { min_cases, unit_cents } of prices) {
        records.push(
          csvRecord(
            [...known, String(min_cases), { number: writtenCents(unit_cents) }, list.currency],
            locale,
          ),
        )
      }
    }
    cursor = page.next
  }
  return byteOrderMark + records.join('')
}
