import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import {
  standingOrderQuestions,
  standingOrderStates,
  type RepeatWeeks,
} from '#contract/trade/standing/standing.ts'
import type { PriceUnit } from '#contract/trade/prices.ts'
import { instant } from '../columns.ts'
import { companiesTable } from '../companies.ts'
import { usersTable } from '../users.ts'

/** Product of a standing order, with pack and price as last agreed. */
export type StandingOrderItem = {
  product: string
  cases: number
  pack: string
  price_unit: PriceUnit
  amount_cents: number
}

export const standingOrdersTable = sqliteTable(
  'standing_orders',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => companiesTable.id),
    state: text('state', { enum: standingOrderStates }).notNull(),
    everyWeeks: integer('every_weeks').$type<RepeatWeeks>().notNull(),
    /** Next delivery, an office-local day; its weekday applies to all later ones. */
    nextOn: text('next_on').notNull(),
    isSkipped: integer('is_skipped', { mode: 'boolean' }).notNull(),
    /** Last delivery for which members were notified. */
    announcedOn: text('announced_on'),
    /** Why the next delivery needs confirmation. */
    question: text('question', { enum: standingOrderQuestions }),
    items: text('items', { mode: 'json' }).$type<StandingOrderItem[]>().notNull(),
    currency: text('currency', { enum: ['CAD', 'USD'] }).notNull(),
    poNumber: text('po_number'),
    /** When the cron processes it next; `null` while paused or ended. */
    dueAt: instant('due_at'),
    createdBy: text('created_by').references(() => usersTable.id, { onDelete: 'set null' }),
    /**
     * Member who last agreed to its content. Orders are placed in their name and within their
     * limit.
     */
    agreedBy: text('agreed_by').references(() => usersTable.id, { onDelete: 'set null' }),
    isSample: integer('is_sample', { mode: 'boolean' }).notNull(),
    /** Optimistic locking: incremented by members' changes and by deliveries. */
    version: integer('version').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('standing_orders_company').on(table.companyId, table.state, table.nextOn),
    index('standing_orders_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    // for `on delete set null` of accounts
    index('standing_orders_created_by').on(table.createdBy),
    index('standing_orders_agreed_by').on(table.agreedBy),
  ],
)
