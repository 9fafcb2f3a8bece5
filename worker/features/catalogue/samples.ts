import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { Nothing } from '#contract/staff/users.ts'
import { actIf } from '../../db/admin-actions.ts'
import { priceListsTable, productsTable } from '../../db/schema/catalogue.ts'
import { lotsTable } from '../../db/schema/lots.ts'
import { ordersTable } from '../../db/schema/orders.ts'
import { validJson } from '../../lib/http/valid.ts'
import { rateLimit } from '../../middleware/rate-limit.ts'
import { type Guarded, requireRole, type SignedIn } from '../auth/guard.ts'
import { doerOf } from './doer.ts'

/** What the local seed brings along. Mounted at /api/admin/catalogue/samples. */
export const sampleRoutes = new Hono<Guarded<SignedIn>>()
  .use(requireRole('admin'))
  /** Archives all samples: products leave the catalogue, their price lists hold for nobody, orders leave every list, lots are gone. */
  .post('/archived', rateLimit('writes', 'catalogue'), validJson(Nothing), async (c) => {
    const { db } = c.var.deps
    const { actor, now } = doerOf(c.var)
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
        .update(lotsTable)
        .set({ state: 'gone', updatedAt: at, version: sql`version + 1` })
        .where(and(eq(lotsTable.isSample, true), ne(lotsTable.state, 'gone'))),
    )
    return c.body(null, 204)
  })
