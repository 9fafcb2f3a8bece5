import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { lotStates } from '#contract/trade/lots/lot-states.ts'
import { productsTable } from './catalogue.ts'
import { instant } from '../columns.ts'
import { companiesTable } from '../companies.ts'
import { ordersTable } from './orders.ts'

/** What came of a product at one time. Never deleted: shipments refer to it. */
export const lotsTable = sqliteTable(
  'lots',
  {
    id: text('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => productsTable.id),
    /** What is printed on its cases; capital letters, as with SKUs. */
    code: text('code').notNull(),
    /** What its producer calls it. */
    producerLot: text('producer_lot'),
    /** As producers write it: a day, a year, `2025/26`. */
    harvested: text('harvested'),
    producedOn: text('produced_on'),
    bestBefore: text('best_before'),
    arrivedOn: text('arrived_on'),
    state: text('state', { enum: lotStates }).notNull(),
    isSample: integer('is_sample', { mode: 'boolean' }).notNull(),
    /** Counts changes: one made on an older version changes nothing. */
    version: integer('version').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('lots_code').on(table.productId, table.code),
    // lots are looked for by the beginning of what is printed on their cases
    index('lots_by_code').on(table.code, table.id),
    index('lots_created').on(table.createdAt, table.id),
    index('lots_shippable').on(table.productId, table.state, table.bestBefore),
  ],
)

/** What left for a client. An order is shipped once. */
export const shipmentsTable = sqliteTable(
  'shipments',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .unique()
      .references(() => ordersTable.id),
    /** The order's: what a company received is found by its day. */
    companyId: text('company_id')
      .notNull()
      .references(() => companiesTable.id),
    /** A day of the office. */
    shippedOn: text('shipped_on').notNull(),
    /** The carrier's number, or whatever staff call it. */
    reference: text('reference'),
    /** Both addresses as they were that day: an authority asks where cases went, not where a client is now. */
    shipFrom: text('ship_from').notNull(),
    shipTo: text('ship_to'),
  },
  (table) => [
    index('shipments_day').on(table.shippedOn, table.id),
    index('shipments_company').on(table.companyId, table.shippedOn, table.id),
  ],
)

/** Which lots the cases of each line came from. */
export const shipmentLotsTable = sqliteTable(
  'shipment_lots',
  {
    shipmentId: text('shipment_id')
      .notNull()
      .references(() => shipmentsTable.id),
    line: integer('line').notNull(),
    lotId: text('lot_id')
      .notNull()
      .references(() => lotsTable.id),
    cases: integer('cases').notNull(),
    /** What they weighed, of what is sold by weight. */
    netG: integer('net_g'),
  },
  (table) => [
    primaryKey({ columns: [table.shipmentId, table.line, table.lotId] }),
    index('shipment_lots_lot').on(table.lotId),
  ],
)
