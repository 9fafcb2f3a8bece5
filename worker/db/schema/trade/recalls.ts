import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { recallActions, recallKinds } from '#contract/trade/recalls/recall-choices.ts'
import { instant } from '../columns.ts'
import { companiesTable } from '../companies.ts'
import { usersTable } from '../users.ts'
import { lotsTable } from './lots.ts'
import { ordersTable } from './orders.ts'

/**
 * Lots that are called back, or a drill of that. Never deleted: a record of each is owed for years. Its figures are
 * counted by what changes them, so that a screen reads one row however many companies there are.
 */
export const recallsTable = sqliteTable(
  'recalls',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: recallKinds }).notNull(),
    action: text('action', { enum: recallActions }).notNull(),
    /** By language; English is always there. */
    reason: text('reason', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    /** User ids; the accounts may be gone. */
    openedBy: text('opened_by').notNull(),
    closedBy: text('closed_by'),
    openedAt: instant('opened_at').notNull(),
    closedAt: instant('closed_at'),
    /** When someone first took the list of recipients as a file: what a drill measures. */
    listedAt: instant('listed_at'),
    companies: integer('companies').notNull(),
    cases: integer('cases').notNull(),
    acknowledged: integer('acknowledged').notNull(),
    /** Cases of the companies that answered, and how many of those are still there. */
    answeredCases: integer('answered_cases').notNull(),
    heldCases: integer('held_cases').notNull(),
    /** Mails that were written for it. */
    mails: integer('mails').notNull(),
    /** Counts what staff do. */
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

/** What is called back, as it was printed then: a lot that is corrected later changes nothing here. */
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

/** Each shipment with cases of these lots, as it was when the recall was opened. */
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

/** Every company that cases went to, and what it answered. */
export const recallRecipientsTable = sqliteTable(
  'recall_recipients',
  {
    recallId: recallId(),
    companyId: text('company_id')
      .notNull()
      .references(() => companiesTable.id),
    cases: integer('cases').notNull(),
    /** Its members' mails are yet to be written. Never so in a drill. */
    isDue: integer('is_due', { mode: 'boolean' }).notNull(),
    /** How many of its members could be mailed; absent until then, and in a drill. */
    mails: integer('mails'),
    acknowledgedBy: text('acknowledged_by').references(() => usersTable.id, {
      onDelete: 'set null',
    }),
    acknowledgedName: text('acknowledged_name'),
    /** When it was answered first. */
    acknowledgedAt: instant('acknowledged_at'),
    casesHeld: integer('cases_held'),
    /** Counts answers: one made on an older version changes nothing. */
    version: integer('version').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.recallId, table.companyId] }),
    index('recall_recipients_company').on(table.companyId, table.recallId),
    index('recall_recipients_most').on(table.recallId, table.cases, table.companyId),
    index('recall_recipients_due')
      .on(table.recallId, table.companyId)
      .where(sql`${table.isDue} = 1`),
    // an account that goes is taken out of what it answered
    index('recall_recipients_by').on(table.acknowledgedBy),
  ],
)
