import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { GuideChange } from '#contract/trade/guide/guide-calls.ts'
import { instant } from '../columns.ts'
import { companiesTable } from '../companies.ts'
import { productsTable } from './catalogue.ts'

/** What a company received last of each product: written along with each shipment. */
export const boughtProductsTable = sqliteTable(
  'bought_products',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companiesTable.id),
    productId: text('product_id')
      .notNull()
      .references(() => productsTable.id),
    /** A day of the office. */
    boughtOn: text('bought_on').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.productId] }),
    index('bought_products_day').on(table.companyId, table.boughtOn, table.productId),
  ],
)

/** How a company arranged its list: one for all of its people. */
export const orderGuidesTable = sqliteTable('order_guides', {
  companyId: text('company_id')
    .primaryKey()
    .references(() => companiesTable.id),
  items: text('items', { mode: 'json' }).$type<GuideChange['items']>().notNull(),
  /** Counts changes: one made on an older version changes nothing. */
  version: integer('version').notNull(),
  /** A user id. */
  updatedBy: text('updated_by').notNull(),
  updatedAt: instant('updated_at').notNull(),
})
