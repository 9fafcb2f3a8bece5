import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { priceListsTable } from './catalogue.ts'
import { instant } from '../columns.ts'
import { companiesTable } from '../companies.ts'
import { usersTable } from '../users.ts'

const companyId = () =>
  text('company_id')
    .notNull()
    .references(() => companiesTable.id, { onDelete: 'cascade' })

/** On which terms a company buys. A company without a row reads the catalogue, and no prices. */
export const companyTermsTable = sqliteTable('company_terms', {
  companyId: companyId().primaryKey(),
  market: text('market', { enum: ['CA', 'US'] }).notNull(),
  currency: text('currency', { enum: ['CAD', 'USD'] }).notNull(),
  shipTo: text('ship_to'),
  /** Days of the week as in `Date#getDay`, such as `1 4`. */
  deliveryDays: text('delivery_days').notNull(),
  /** Until when orders for a delivery day count: so many days before it, at this time of the office (`HH:MM`). */
  cutoffTime: text('cutoff_time').notNull(),
  cutoffDays: integer('cutoff_days').notNull(),
  cutoffKind: text('cutoff_kind', { enum: ['strict', 'flexible'] }).notNull(),
  /** Shown, not enforced. */
  minimumCents: integer('minimum_cents'),
  /** Orders above it need an approver. */
  approvalOverCents: integer('approval_over_cents'),
  /** Who of the staff looks after the company. */
  managerId: text('manager_id').references(() => usersTable.id, { onDelete: 'set null' }),
  isSample: integer('is_sample', { mode: 'boolean' }).notNull(),
  /** Counts changes of the terms and of the price list. */
  version: integer('version').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** Which price list holds for a company from a day on: the newest such row decides alone. */
export const companyPriceListsTable = sqliteTable(
  'company_price_lists',
  {
    companyId: companyId(),
    /** A day of the office. */
    validFrom: text('valid_from').notNull(),
    /** Absent: from that day on there is none. */
    listId: text('list_id').references(() => priceListsTable.id),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.validFrom] })],
)
