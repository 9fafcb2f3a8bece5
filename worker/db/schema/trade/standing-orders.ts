import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import {
  standingQuestions,
  standingStates,
  type Rhythm,
} from '#contract/trade/standing/standing.ts'
import type { PriceUnit } from '#contract/trade/prices.ts'
import { instant } from '../columns.ts'
import { companiesTable } from '../companies.ts'
import { usersTable } from '../users.ts'

/** A product of a standing order: what a case held, and what so many cost, when someone last agreed. */
export type StandingItem = {
  product: string
  cases: number
  pack: string
  price_unit: PriceUnit
  amount_cents: number
}

/** What a company orders again and again by itself. */
export const standingOrdersTable = sqliteTable(
  'standing_orders',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => companiesTable.id),
    state: text('state', { enum: standingStates }).notNull(),
    everyWeeks: integer('every_weeks').$type<Rhythm>().notNull(),
    /** The delivery that comes next, a day of the office. Its day of the week is that of all others. */
    nextOn: text('next_on').notNull(),
    isSkipped: integer('is_skipped', { mode: 'boolean' }).notNull(),
    /** The delivery that people were last told of. */
    announcedOn: text('announced_on'),
    /** Why that delivery waits for a yes. */
    question: text('question', { enum: standingQuestions }),
    items: text('items', { mode: 'json' }).$type<StandingItem[]>().notNull(),
    currency: text('currency', { enum: ['CAD', 'USD'] }).notNull(),
    poNumber: text('po_number'),
    /** When there is something to do for it; absent while it rests. */
    dueAt: instant('due_at'),
    createdBy: text('created_by').references(() => usersTable.id, { onDelete: 'set null' }),
    /** Who said yes to what it holds now. Orders go out in their name, and with no more than they may order. */
    agreedBy: text('agreed_by').references(() => usersTable.id, { onDelete: 'set null' }),
    isSample: integer('is_sample', { mode: 'boolean' }).notNull(),
    /** Counts changes that people and deliveries make: one made on an older version changes nothing. */
    version: integer('version').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('standing_orders_company').on(table.companyId, table.state, table.nextOn),
    index('standing_orders_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    // an account that goes is taken out of them
    index('standing_orders_created_by').on(table.createdBy),
    index('standing_orders_agreed_by').on(table.agreedBy),
  ],
)
