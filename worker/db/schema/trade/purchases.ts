import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { companiesTable } from '../companies.ts'

/**
 * Purchases by company, office-local month and currency; updated with each shipment, so that
 * reports read few rows.
 */
export const purchaseMonthsTable = sqliteTable(
  'purchase_months',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companiesTable.id),
    /** Month, such as `2026-11`. */
    month: text('month').notNull(),
    currency: text('currency', { enum: ['CAD', 'USD'] }).notNull(),
    orders: integer('orders').notNull(),
    cases: integer('cases').notNull(),
    amountCents: integer('amount_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.month, table.currency] })],
)
