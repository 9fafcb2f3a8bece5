import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { GuideChange } from '#contract/trade/guide/guide-calls.ts'
import { instant } from '../columns.ts'
import { companiesTable } from '../companies.ts'
import { productsTable } from './catalogue.ts'

/** Last purchase of each product by company, written with each shipment. */
export const boughtProductsTable = sqliteTable(
  'bought_products',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companiesTable.id),
    productId: text('product_id')
      .notNull()
      .references(() => productsTable.id),
    /** Office-local day. */
    boughtOn: text('bought_on').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.productId] }),
    index('bought_products_day').on(table.companyId, table.boughtOn, table.productId),
  ],
)

/** Order guides edited by companies, shared by all members. */
export const orderGuidesTable = sqliteTable('order_guides', {
  companyId: text('company_id')
    .primaryKey()
    .references(() => companiesTable.id),
  items: text('items', { mode: 'json' }).$type<GuideChange['items']>().notNull(),
  /** Optimistic locking: incremented by each change. */
  version: integer('version').notNull(),
  /** User id. */
  updatedBy: text('updated_by').notNull(),
  updatedAt: instant('updated_at').notNull(),
})
