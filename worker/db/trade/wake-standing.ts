import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { standingOrdersTable as standing } from '../schema/trade/standing-orders.ts'

/** Has a company's standing orders looked at again, as its days or cut-off changed; for the batch that changes them. */
export const wakeStanding = (db: Db, companyId: string, now: Date) =>
  db
    .update(standing)
    .set({ dueAt: now.toISOString() })
    .where(and(eq(standing.companyId, companyId), isNotNull(standing.dueAt)))
