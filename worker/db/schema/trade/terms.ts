import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { priceListsTable } from './catalogue.ts'
import { instant } from '../columns.ts'
import { companiesTable } from '../companies.ts'
import { usersTable } from '../users.ts'

const companyId = () =>
  text('company_id')
    .notNull()
    .references(() => companiesTable.id, { onDelete: 'cascade' })

/** Trade terms by company. Without a row the company sees the catalogue without prices. */
export const companyTermsTable = sqliteTable('company_terms', {
  companyId: companyId().primaryKey(),
  market: text('market', { enum: ['CA', 'US'] }).notNull(),
  currency: text('currency', { enum: ['CAD', 'USD'] }).notNull(),
  shipTo: text('ship_to'),
  /** Weekdays as in `Date#getDay`, such as `1 4`. */
  deliveryDays: text('delivery_days').notNull(),
  /** Cut-off for a delivery: days before it, and office-local time (`HH:MM`). */
  cutoffTime: text('cutoff_time').notNull(),
  cutoffDays: integer('cutoff_days').notNull(),
  cutoffKind: text('cutoff_kind', { enum: ['strict', 'flexible'] }).notNull(),
  /** Minimum order total; shown to the client, not enforced. */
  minimumCents: integer('minimum_cents'),
  /** Orders above it need an approver. */
  approvalOverCents: integer('approval_over_cents'),
  /** Account manager. */
  managerId: text('manager_id').references(() => usersTable.id, { onDelete: 'set null' }),
  isSample: integer('is_sample', { mode: 'boolean' }).notNull(),
  /** Optimistic locking: incremented by changes of terms and price list. */
  version: integer('version').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** Price lists of companies from a day on; only the latest started row applies. */
export const companyPriceListsTable = sqliteTable(
  'company_price_lists',
  {
    companyId: companyId(),
    /** Office-local day. */
    validFrom: text('valid_from').notNull(),
    /** `null`: no price list from that day on. */
    listId: text('list_id').references(() => priceListsTable.id),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.validFrom] })],
)
