import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { orderStatuses } from '#contract/trade/order-choices.ts'
import type { LineChange, OrderEventKind } from '#contract/trade/orders.ts'
import { priceListsTable, productsTable } from './catalogue.ts'
import { instant } from '../columns.ts'
import { companiesTable } from '../companies.ts'
import { usersTable } from '../users.ts'

/**
 * What a company wants, from its basket on. Never deleted. A draft holds products and cases only; its prices are
 * computed each time someone looks.
 */
export const ordersTable = sqliteTable(
  'orders',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => companiesTable.id),
    /** Absent until it is first submitted; then it stays. */
    numberYear: integer('number_year'),
    numberSeq: integer('number_seq'),
    status: text('status', { enum: orderStatuses }).notNull(),
    /** Counts changes: one made on an older version changes nothing. */
    version: integer('version').notNull(),
    /** Which of its lines hold; 0 while nothing was submitted. */
    revision: integer('revision').notNull(),
    /** The revision that both sides agreed to last: what staff change is told against it. */
    agreedRevision: integer('agreed_revision').notNull(),
    currency: text('currency', { enum: ['CAD', 'USD'] }),
    listId: text('list_id').references(() => priceListsTable.id),
    listVersion: integer('list_version'),
    totalCents: integer('total_cents'),
    poNumber: text('po_number'),
    /** What the client wrote along with it. */
    note: text('note'),
    /** A day of the office; absent where no days are agreed. */
    deliveryOn: text('delivery_on'),
    /** The day that both sides agreed to last. */
    agreedDeliveryOn: text('agreed_delivery_on'),
    /** Where it goes, as it was when it was submitted: a client who moves later changes nothing here. */
    shipTo: text('ship_to'),
    cutoffAt: instant('cutoff_at'),
    /** Its place in staff's queue: the cut-off, `9999` without one, and then when it came. */
    queueAt: text('queue_at'),
    placedBy: text('placed_by').references(() => usersTable.id, { onDelete: 'set null' }),
    placedName: text('placed_name'),
    /** When it was submitted first. */
    placedAt: instant('placed_at'),
    /** When it last came before staff; absent while it has not, or was called back. */
    reachedAt: instant('reached_at'),
    /** Cases by product id, while it is a draft. */
    draftItems: text('draft_items', { mode: 'json' }).$type<Record<string, number>>(),
    /** The standing order that it came from, and the delivery there: staff may agree on another day. */
    standingId: text('standing_id'),
    standingOn: text('standing_on'),
    isSample: integer('is_sample', { mode: 'boolean' }).notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Samples go from every list. */
    archivedAt: instant('archived_at'),
  },
  (table) => [
    uniqueIndex('orders_number').on(table.numberYear, table.numberSeq),
    // a company has one basket
    uniqueIndex('orders_basket')
      .on(table.companyId)
      .where(sql`${table.status} = 'draft'`),
    // whatever runs twice or at once, a delivery is ordered once
    uniqueIndex('orders_standing')
      .on(table.standingId, table.standingOn)
      .where(sql`${table.standingId} is not null`),
    index('orders_company').on(table.companyId, table.placedAt, table.id),
    // an account that goes is taken out of its orders
    index('orders_placed_by').on(table.placedBy),
    index('orders_company_status').on(table.companyId, table.status),
    index('orders_queue').on(table.status, table.queueAt, table.id),
    index('orders_status').on(table.status, table.reachedAt, table.id),
    index('orders_reached')
      .on(table.reachedAt, table.id)
      .where(sql`${table.reachedAt} is not null`),
  ],
)

/** What was agreed, revision by revision: written once, so that later changes of products and prices leave it alone. */
export const orderLinesTable = sqliteTable(
  'order_lines',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => ordersTable.id),
    revision: integer('revision').notNull(),
    /** Keeps its number through all revisions; without cases it was taken out. */
    line: integer('line').notNull(),
    productId: text('product_id')
      .notNull()
      .references(() => productsTable.id),
    sku: text('sku').notNull(),
    /** In English, and in whatever languages it had then. */
    name: text('name').notNull(),
    names: text('names', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    /** What a case holds: `12 × 500 ml`. */
    pack: text('pack').notNull(),
    priceUnit: text('price_unit', { enum: ['case', 'kg'] }).notNull(),
    unitCents: integer('unit_cents').notNull(),
    cases: integer('cases').notNull(),
    /** Grams that a case of what is sold by weight has about, and all cases together. */
    caseG: integer('case_g'),
    estG: integer('est_g'),
    /** What they weighed when they were shipped: from then on nothing is estimated. */
    netG: integer('net_g'),
    amountCents: integer('amount_cents').notNull(),
    isSample: integer('is_sample', { mode: 'boolean' }).notNull(),
    /** What it was when both sides last agreed, where staff changed it since. */
    change: text('change', { mode: 'json' }).$type<LineChange>(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.revision, table.line] })],
)

/** What happened to an order. One event a version: of two who act on the same one, one does. */
export const orderEventsTable = sqliteTable(
  'order_events',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => ordersTable.id),
    /** The version it was made on. */
    version: integer('version').notNull(),
    kind: text('kind').$type<OrderEventKind>().notNull(),
    /** A user id; the account may be gone. */
    actor: text('actor').notNull(),
    side: text('side', { enum: ['client', 'staff'] }).notNull(),
    at: instant('at').notNull(),
    detail: text('detail', { mode: 'json' }).$type<Record<string, string>>(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.version] })],
)
