import { sql } from 'drizzle-orm'
import { priceUnits } from '#contract/trade/prices.ts'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '../columns.ts'

/** What is sold, in cases. Archived, never deleted: orders and lots refer to it. */
export const productsTable = sqliteTable(
  'products',
  {
    id: text('id').primaryKey(),
    /** What people and files call it; capital letters, so that letter case never tells two apart. */
    sku: text('sku').notNull().unique(),
    category: text('category').notNull(),
    unitsPerCase: integer('units_per_case').notNull(),
    /** One unit, as every language writes it: `500 ml`. */
    unitLabel: text('unit_label').notNull(),
    /** Grams of a case, without and with its packing. Absent for what is not weighed. */
    netG: integer('net_g'),
    grossG: integer('gross_g'),
    gtin: text('gtin'),
    /** Cases in a layer of a pallet, and layers. */
    ti: integer('ti'),
    hi: integer('hi'),
    hsCode: text('hs_code'),
    /** Country, ISO 3166-1 alpha-2. */
    origin: text('origin'),
    scheme: text('scheme', { enum: ['PDO', 'PGI'] }),
    storage: text('storage', { enum: ['ambient', 'chilled', 'frozen'] }).notNull(),
    /** `null` is not known; an empty list is none. */
    allergens: text('allergens', { mode: 'json' }).$type<string[]>(),
    nutrition: text('nutrition', { mode: 'json' }).$type<Record<string, number>>(),
    /** On the list of foods that FSMA 204 asks more records of. */
    isFtl: integer('is_ftl', { mode: 'boolean' }).notNull(),
    /** Sold by weight: its prices are of a kilogram, and `netG` is what a case weighs about. */
    catchWeight: integer('catch_weight', { mode: 'boolean' }).notNull(),
    markets: text('markets', { enum: ['CA', 'US', 'CA US'] }).notNull(),
    ordering: text('ordering', { enum: ['order', 'enquire'] }).notNull(),
    availability: text('availability', {
      enum: ['available', 'limited', 'arriving', 'unavailable'],
    }).notNull(),
    minCases: integer('min_cases').notNull(),
    stepCases: integer('step_cases').notNull(),
    isSample: integer('is_sample', { mode: 'boolean' }).notNull(),
    /** Counts changes: one made on an older version changes nothing. */
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

/** What a product is called. English stands in where a language is missing. */
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

/** Prices in one currency that hold for some days of the office. */
export const priceListsTable = sqliteTable('price_lists', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  currency: text('currency', { enum: ['CAD', 'USD'] }).notNull(),
  validFrom: text('valid_from').notNull(),
  /** The last day; absent while there is none. */
  validTo: text('valid_to'),
  isSample: integer('is_sample', { mode: 'boolean' }).notNull(),
  /** Counts changes of the list and of any of its prices. */
  version: integer('version').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  archivedAt: instant('archived_at'),
})

/**
 * What a product costs from so many cases on. A price of another unit than the product is sold in now is no price: it
 * is read nowhere until staff write it again.
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
