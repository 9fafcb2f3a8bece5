import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { companiesTable } from '../companies.ts'

/**
 * What was shipped to a company, by month of the office and currency. Written along with each shipment, so that a
 * screen reads a few rows however much was bought.
 */
export const purchaseMonthsTable = sqliteTable(
  'purchase_months',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companiesTable.id),
    /** `2026-11` */
    month: text('month').notNull(),
    currency: text('currency', { enum: ['CAD', 'USD'] }).notNull(),
    orders: integer('orders').notNull(),
    cases: integer('cases').notNull(),
    amountCents: integer('amount_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.month, table.currency] })],
)
