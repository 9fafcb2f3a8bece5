import { sql } from 'drizzle-orm'
import { priceUnits } from '#contract/trade/prices.ts'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '../columns.ts'

/** Products, sold in cases. Archived instead of deleted, because orders and lots refer to them. */
export const productsTable = sqliteTable(
  'products',
  {
    id: text('id').primaryKey(),
    /** Item number in capital letters. */
    sku: text('sku').notNull().unique(),
    category: text('category').notNull(),
    unitsPerCase: integer('units_per_case').notNull(),
    /** Size of one unit: `500 ml`. */
    unitLabel: text('unit_label').notNull(),
    /** Grams per case, net and gross; `null` when unknown. */
    netG: integer('net_g'),
    grossG: integer('gross_g'),
    gtin: text('gtin'),
    /** Pallet pattern: cases per layer, and layers. */
    ti: integer('ti'),
    hi: integer('hi'),
    hsCode: text('hs_code'),
    /** Country of origin, ISO 3166-1 alpha-2. */
    origin: text('origin'),
    scheme: text('scheme', { enum: ['PDO', 'PGI'] }),
    storage: text('storage', { enum: ['ambient', 'chilled', 'frozen'] }).notNull(),
    /** `null`: unknown; empty: none. */
    allergens: text('allergens', { mode: 'json' }).$type<string[]>(),
    nutrition: text('nutrition', { mode: 'json' }).$type<Record<string, number>>(),
    /** On the Food Traceability List of FSMA 204, which requires further records. */
    isFtl: integer('is_ftl', { mode: 'boolean' }).notNull(),
    /** Catch weight: priced per kilogram, with `netG` as the estimated weight of a case. */
    catchWeight: integer('catch_weight', { mode: 'boolean' }).notNull(),
    markets: text('markets', { enum: ['CA', 'US', 'CA US'] }).notNull(),
    ordering: text('ordering', { enum: ['order', 'enquire'] }).notNull(),
    availability: text('availability', {
      enum: ['available', 'limited', 'arriving', 'unavailable'],
    }).notNull(),
    minCases: integer('min_cases').notNull(),
    stepCases: integer('step_cases').notNull(),
    isSample: integer('is_sample', { mode: 'boolean' }).notNull(),
    /** Optimistic locking: incremented by each change. */
    version: integer('version').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    archivedAt: instant('archived_at'),
  },
  (table) => [
    index('products_sold')
      .on(table.sku)
      .where(sql`${table.archivedAt} is null`),
    index('products_samples')
      .on(table.id)
      .where(sql`${table.isSample} = 1`),
  ],
)

const productId = () =>
  text('product_id')
    .notNull()
    .references(() => productsTable.id)

/** Product names by language; English is the fallback. */
export const productTextsTable = sqliteTable(
  'product_texts',
  {
    productId: productId(),
    locale: text('locale').notNull(),
    name: text('name').notNull(),
    description: text('description'),
  },
  (table) => [primaryKey({ columns: [table.productId, table.locale] })],
)

/** Price lists: one currency, valid for a period of office-local days. */
export const priceListsTable = sqliteTable('price_lists', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  currency: text('currency', { enum: ['CAD', 'USD'] }).notNull(),
  validFrom: text('valid_from').notNull(),
  /** Last day; `null`: unlimited. */
  validTo: text('valid_to'),
  isSample: integer('is_sample', { mode: 'boolean' }).notNull(),
  /** Optimistic locking: incremented by changes of the list or its prices. */
  version: integer('version').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  archivedAt: instant('archived_at'),
})

/**
 * Price steps of a product in a list. Prices in a unit other than the product's current one are
 * ignored.
 */
export const pricesTable = sqliteTable(
  'prices',
  {
    listId: text('list_id')
      .notNull()
      .references(() => priceListsTable.id),
    productId: productId(),
    minCases: integer('min_cases').notNull(),
    unitCents: integer('unit_cents').notNull(),
    unit: text('unit', { enum: priceUnits }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.listId, table.productId, table.minCases] })],
)
