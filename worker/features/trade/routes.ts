import { Hono } from 'hono'
import { CatalogueQuery } from '#contract/trade/catalogue.ts'
import { Failure } from '../../lib/http/problem.ts'
import { validQuery } from '../../lib/http/valid.ts'
import { type Guarded, requireRole, type SignedIn } from '../auth/guard.ts'
import { basketRoutes } from './basket/routes.ts'
import { clientDocumentRoutes } from './documents/client-routes.ts'
import { clientExportRoutes } from './exports/client-routes.ts'
import { guideRoutes } from './guide/routes.ts'
import { readOverview } from './orders/read-orders.ts'
import { orderRoutes } from './orders/routes.ts'
import { ownRecallRoutes } from './recalls/own/routes.ts'
import { purchaseRoutes } from './purchases/routes.ts'
import { standingOrderRoutes } from './standing/routes.ts'
import { readCatalogue } from './read-catalogue.ts'
import { memberRequestOf, requireOrderingOn, requirePortalOn } from './guards.ts'

/**
 * Routes of clients, mounted at /api/trade. A company of others answers like an unknown one; each
 * statement checks the membership.
 */
export const tradeRoutes = new Hono<Guarded<SignedIn>>()
  .use(requireRole('client'), requirePortalOn)
  // recalls and documents stay available while ordering is off
  .get('/:company/overview', async (c) => {
    const { db, now } = c.var.deps
    const overview = await readOverview(db, memberRequestOf(c.var, c.req.param('company')), now())
    if (!overview) throw new Failure('request/not-found')
    return c.json(overview)
  })
  .route('/', ownRecallRoutes)
  .route('/', clientDocumentRoutes)
  .use(requireOrderingOn)
  .get('/:company/catalogue', validQuery(CatalogueQuery), async (c) => {
    const asked = memberRequestOf(c.var, c.req.param('company'))
    const catalogue = await readCatalogue(c.var.deps.db, asked, c.req.valid('query'))
    if (!catalogue) throw new Failure('request/not-found')
    return c.json(catalogue)
  })
  .route('/', basketRoutes)
  .route('/', orderRoutes)
  .route('/', purchaseRoutes)
  .route('/', clientExportRoutes)
  .route('/', guideRoutes)
  .route('/', standingOrderRoutes)
