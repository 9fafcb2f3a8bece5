import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { lotStates } from '#contract/trade/lots/lot-states.ts'
import { productsTable } from './catalogue.ts'
import { instant } from '../columns.ts'
import { companiesTable } from '../companies.ts'
import { ordersTable } from './orders.ts'

/** Lots of products. Never deleted, because shipments refer to them. */
export const lotsTable = sqliteTable(
  'lots',
  {
    id: text('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => productsTable.id),
    /** Lot code as printed on the cases, in capital letters. */
    code: text('code').notNull(),
    /** The producer's own lot code. */
    producerLot: text('producer_lot'),
    /** Harvest as the producer states it: a day, a year, `2025/26`. */
    harvested: text('harvested'),
    producedOn: text('produced_on'),
    bestBefore: text('best_before'),
    arrivedOn: text('arrived_on'),
    state: text('state', { enum: lotStates }).notNull(),
    isSample: integer('is_sample', { mode: 'boolean' }).notNull(),
    /** Optimistic locking: incremented by each change. */
    version: integer('version').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('lots_code').on(table.productId, table.code),
    // lots are searched by prefix of their code
    index('lots_by_code').on(table.code, table.id),
    index('lots_created').on(table.createdAt, table.id),
    index('lots_shippable').on(table.productId, table.state, table.bestBefore),
  ],
)

/** Shipments; one per order. */
export const shipmentsTable = sqliteTable(
  'shipments',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .unique()
      .references(() => ordersTable.id),
    /** The order's company, copied for queries by company and day. */
    companyId: text('company_id')
      .notNull()
      .references(() => companiesTable.id),
    /** Office-local day. */
    shippedOn: text('shipped_on').notNull(),
    /** Carrier's tracking number, or staff's reference. */
    reference: text('reference'),
    /** Addresses at the time of shipment, for traceability records. */
    shipFrom: text('ship_from').notNull(),
    shipTo: text('ship_to'),
  },
  (table) => [
    index('shipments_day').on(table.shippedOn, table.id),
    index('shipments_company').on(table.companyId, table.shippedOn, table.id),
  ],
)

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
    /** Net grams, for catch-weight products. */
    netG: integer('net_g'),
  },
  (table) => [
    primaryKey({ columns: [table.shipmentId, table.line, table.lotId] }),
    index('shipment_lots_lot').on(table.lotId),
  ],
)
