import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { orderStatuses } from '#contract/trade/order-choices.ts'
import type { LineChange, OrderEventKind } from '#contract/trade/orders.ts'
import { priceListsTable, productsTable } from './catalogue.ts'
import { instant } from '../columns.ts'
import { companiesTable } from '../companies.ts'
import { usersTable } from '../users.ts'

/**
 * Orders, from the basket on. Never deleted. A draft holds products and cases only; its prices are
 * computed on reading.
 */
export const ordersTable = sqliteTable(
  'orders',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => companiesTable.id),
    /** Order number, assigned on first submission. */
    numberYear: integer('number_year'),
    numberSeq: integer('number_seq'),
    status: text('status', { enum: orderStatuses }).notNull(),
    /** Optimistic locking: incremented by each change. */
    version: integer('version').notNull(),
    /** Revision whose lines are valid; 0 before submission. */
    revision: integer('revision').notNull(),
    /** Revision that both sides last agreed to; proposals are compared with it. */
    agreedRevision: integer('agreed_revision').notNull(),
    currency: text('currency', { enum: ['CAD', 'USD'] }),
    listId: text('list_id').references(() => priceListsTable.id),
    listVersion: integer('list_version'),
    totalCents: integer('total_cents'),
    poNumber: text('po_number'),
    /** Note of the client. */
    note: text('note'),
    /** Office-local day; `null` when the company has no delivery days. */
    deliveryOn: text('delivery_on'),
    /** Delivery day that both sides last agreed to. */
    agreedDeliveryOn: text('agreed_delivery_on'),
    /** Delivery address at submission. */
    shipTo: text('ship_to'),
    cutoffAt: instant('cutoff_at'),
    /** Sort key of staff's queue: cut-off (`9999` without one), then time of submission. */
    queueAt: text('queue_at'),
    placedBy: text('placed_by').references(() => usersTable.id, { onDelete: 'set null' }),
    placedName: text('placed_name'),
    /** First submission. */
    placedAt: instant('placed_at'),
    /** Last submission to staff; `null` before, or while reopened. */
    reachedAt: instant('reached_at'),
    /** Cases by product id, while a draft. */
    draftItems: text('draft_items', { mode: 'json' }).$type<Record<string, number>>(),
    /**
     * Standing order of origin and its scheduled delivery day, which may differ from the agreed
     * one.
     */
    standingId: text('standing_id'),
    standingOn: text('standing_on'),
    isSample: integer('is_sample', { mode: 'boolean' }).notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When a sample order was archived; archived orders appear in no list. */
    archivedAt: instant('archived_at'),
  },
  (table) => [
    uniqueIndex('orders_number').on(table.numberYear, table.numberSeq),
    // one basket per company
    uniqueIndex('orders_basket')
      .on(table.companyId)
      .where(sql`${table.status} = 'draft'`),
    // one order per delivery of a standing order, also under concurrency
    uniqueIndex('orders_standing')
      .on(table.standingId, table.standingOn)
      .where(sql`${table.standingId} is not null`),
    index('orders_company').on(table.companyId, table.placedAt, table.id),
    // for `on delete set null` of accounts
    index('orders_placed_by').on(table.placedBy),
    index('orders_company_status').on(table.companyId, table.status),
    index('orders_queue').on(table.status, table.queueAt, table.id),
    index('orders_status').on(table.status, table.reachedAt, table.id),
    index('orders_reached')
      .on(table.reachedAt, table.id)
      .where(sql`${table.reachedAt} is not null`),
  ],
)

/**
 * Order lines by revision. Written once: later changes of products and prices do not affect them.
 */
export const orderLinesTable = sqliteTable(
  'order_lines',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => ordersTable.id),
    revision: integer('revision').notNull(),
    /** Line number, stable across revisions; a line without cases was removed. */
    line: integer('line').notNull(),
    productId: text('product_id')
      .notNull()
      .references(() => productsTable.id),
    sku: text('sku').notNull(),
    /** Product name in English, and in the languages available at the time. */
    name: text('name').notNull(),
    names: text('names', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    /** Content of a case: `12 × 500 ml`. */
    pack: text('pack').notNull(),
    priceUnit: text('price_unit', { enum: ['case', 'kg'] }).notNull(),
    unitCents: integer('unit_cents').notNull(),
    cases: integer('cases').notNull(),
    /** Catch weight: estimated grams per case, and of all cases. */
    caseG: integer('case_g'),
    estG: integer('est_g'),
    /** Actual net grams at shipment, replacing the estimate. */
    netG: integer('net_g'),
    amountCents: integer('amount_cents').notNull(),
    isSample: integer('is_sample', { mode: 'boolean' }).notNull(),
    /** The line's agreed values before staff's proposal. */
    change: text('change', { mode: 'json' }).$type<LineChange>(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.revision, table.line] })],
)

/** Events of an order, one per version, so that one of two concurrent actions fails. */
export const orderEventsTable = sqliteTable(
  'order_events',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => ordersTable.id),
    /** Version on which the event is based. */
    version: integer('version').notNull(),
    kind: text('kind').$type<OrderEventKind>().notNull(),
    /** User id; the account may be deleted. */
    actor: text('actor').notNull(),
    side: text('side', { enum: ['client', 'staff'] }).notNull(),
    at: instant('at').notNull(),
    detail: text('detail', { mode: 'json' }).$type<Record<string, string>>(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.version] })],
)
