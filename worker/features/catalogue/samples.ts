import { and, eq, isNull, ne, notInArray, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { EmptyBody } from '#contract/staff/users.ts'
import { actIf } from '../../db/admin-actions.ts'
import { priceListsTable, productsTable } from '../../db/schema/trade/catalogue.ts'
import { lotsTable } from '../../db/schema/trade/lots.ts'
import { documentsTable } from '../../db/schema/trade/documents.ts'
import { ordersTable } from '../../db/schema/trade/orders.ts'
import { standingOrdersTable } from '../../db/schema/trade/standing-orders.ts'
import { recountPurchases } from '../../db/trade/purchase-counts.ts'
import { validJson } from '../../lib/http/valid.ts'
import { rateLimit } from '../../middleware/rate-limit.ts'
import { type Guarded, requireRole, type SignedIn } from '../auth/guard.ts'
import { actionAuthorOf } from './action-author.ts'

/** Sample data of the local seed. Mounted at /api/admin/catalogue/samples. */
export const sampleRoutes = new Hono<Guarded<SignedIn>>()
  .use(requireRole('admin'))
  /**
   * Archives all samples: products, price lists, orders, documents, standing orders, and lots that
   * are not recalled.
   */
  .post('/archived', rateLimit('writes', 'catalogue'), validJson(EmptyBody), async (c) => {
    const { db } = c.var.deps
    const { actor, now } = actionAuthorOf(c.var)
    const at = now.toISOString()
    await actIf(
      db,
      sql`true`,
      { actor, action: 'samples/archived', subject: actor, now },
      db
        .update(productsTable)
        .set({ archivedAt: at, updatedAt: at, version: sql`version + 1` })
        .where(and(eq(productsTable.isSample, true), isNull(productsTable.archivedAt))),
      db
        .update(priceListsTable)
        .set({ archivedAt: at, updatedAt: at, version: sql`version + 1` })
        .where(and(eq(priceListsTable.isSample, true), isNull(priceListsTable.archivedAt))),
      db
        .update(ordersTable)
        .set({ archivedAt: at, updatedAt: at })
        .where(and(eq(ordersTable.isSample, true), isNull(ordersTable.archivedAt))),
      db
        .update(standingOrdersTable)
        .set({ state: 'ended', dueAt: null, question: null, version: sql`version + 1` })
        .where(and(eq(standingOrdersTable.isSample, true), ne(standingOrdersTable.state, 'ended'))),
      db
        .update(documentsTable)
        .set({ withdrawnAt: at, version: sql`version + 1` })
        .where(and(eq(documentsTable.isSample, true), isNull(documentsTable.withdrawnAt))),
      ...recountPurchases(db, sql`select company_id from orders where is_sample = 1`),
      db
        .update(lotsTable)
        .set({ state: 'gone', updatedAt: at, version: sql`version + 1` })
        .where(
          and(eq(lotsTable.isSample, true), notInArray(lotsTable.state, ['gone', 'recalled'])),
        ),
    )
    return c.body(null, 204)
  })
