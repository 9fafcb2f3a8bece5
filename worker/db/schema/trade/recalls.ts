import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { recallActions, recallKinds } from '#contract/trade/recalls/recall-choices.ts'
import { instant } from '../columns.ts'
import { companiesTable } from '../companies.ts'
import { usersTable } from '../users.ts'
import { lotsTable } from './lots.ts'
import { ordersTable } from './orders.ts'

/**
 * Recalls and drills. Never deleted, because records must be kept for years. Totals are updated on
 * change, so that a list reads one row each.
 */
export const recallsTable = sqliteTable(
  'recalls',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: recallKinds }).notNull(),
    action: text('action', { enum: recallActions }).notNull(),
    /** Reason by language; English is required. */
    reason: text('reason', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    /** User ids; the accounts may be deleted. */
    openedBy: text('opened_by').notNull(),
    closedBy: text('closed_by'),
    openedAt: instant('opened_at').notNull(),
    closedAt: instant('closed_at'),
    /** First export of the list of recipients, which a drill measures. */
    listedAt: instant('listed_at'),
    companies: integer('companies').notNull(),
    cases: integer('cases').notNull(),
    acknowledged: integer('acknowledged').notNull(),
    /** Cases of companies that acknowledged, and those they still hold. */
    answeredCases: integer('answered_cases').notNull(),
    heldCases: integer('held_cases').notNull(),
    /** Mails queued for it. */
    mails: integer('mails').notNull(),
    /** Optimistic locking of staff's actions. */
    version: integer('version').notNull(),
  },
  (table) => [
    index('recalls_opened').on(table.openedAt, table.id),
    index('recalls_drills').on(table.kind, table.openedAt),
  ],
)

const recallId = () =>
  text('recall_id')
    .notNull()
    .references(() => recallsTable.id)

/** Recalled lots, copied as they were at the opening of the recall. */
export const recallLotsTable = sqliteTable(
  'recall_lots',
  {
    recallId: recallId(),
    lotId: text('lot_id')
      .notNull()
      .references(() => lotsTable.id),
    sku: text('sku').notNull(),
    name: text('name').notNull(),
    names: text('names', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    code: text('code').notNull(),
    producerLot: text('producer_lot'),
    bestBefore: text('best_before'),
  },
  (table) => [
    primaryKey({ columns: [table.recallId, table.lotId] }),
    index('recall_lots_lot').on(table.lotId),
  ],
)

/** Shipments of the recalled lots, copied at the opening of the recall. */
export const recallShipmentsTable = sqliteTable(
  'recall_shipments',
  {
    recallId: recallId(),
    companyId: text('company_id')
      .notNull()
      .references(() => companiesTable.id),
    orderId: text('order_id')
      .notNull()
      .references(() => ordersTable.id),
    lotId: text('lot_id')
      .notNull()
      .references(() => lotsTable.id),
    cases: integer('cases').notNull(),
    netG: integer('net_g'),
  },
  (table) => [
    primaryKey({ columns: [table.recallId, table.companyId, table.orderId, table.lotId] }),
    index('recall_shipments_company').on(table.companyId),
    index('recall_shipments_order').on(table.orderId),
    index('recall_shipments_lot').on(table.lotId),
  ],
)

/** Companies that received recalled lots, with their acknowledgement. */
export const recallRecipientsTable = sqliteTable(
  'recall_recipients',
  {
    recallId: recallId(),
    companyId: text('company_id')
      .notNull()
      .references(() => companiesTable.id),
    cases: integer('cases').notNull(),
    /** Mails to its members are not queued yet. Always false in a drill. */
    isDue: integer('is_due', { mode: 'boolean' }).notNull(),
    /** Number of mailed members; `null` before mailing and in a drill. */
    mails: integer('mails'),
    acknowledgedBy: text('acknowledged_by').references(() => usersTable.id, {
      onDelete: 'set null',
    }),
    acknowledgedName: text('acknowledged_name'),
    /** Time of the first acknowledgement. */
    acknowledgedAt: instant('acknowledged_at'),
    casesHeld: integer('cases_held'),
    /** Optimistic locking of acknowledgements. */
    version: integer('version').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.recallId, table.companyId] }),
    index('recall_recipients_company').on(table.companyId, table.recallId),
    index('recall_recipients_most').on(table.recallId, table.cases, table.companyId),
    index('recall_recipients_due')
      .on(table.recallId, table.companyId)
      .where(sql`${table.isDue} = 1`),
    // for `on delete set null` of accounts
    index('recall_recipients_by').on(table.acknowledgedBy),
  ],
)
