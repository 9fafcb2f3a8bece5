import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { standingOrdersTable as standing } from '../schema/trade/standing-orders.ts'

/**
 * Statement that makes the cron process a company's standing orders again, after a change of its
 * delivery days or cut-off.
 */
export const wakeStandingOrders = (db: Db, companyId: string, now: Date) =>
  db
    .update(standing)
    .set({ dueAt: now.toISOString() })
    .where(and(eq(standing.companyId, companyId), isNotNull(standing.dueAt)))
