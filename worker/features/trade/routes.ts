import { Hono } from 'hono'
import { CatalogueQuery } from '#contract/trade/catalogue.ts'
import { Failure } from '../../lib/http/problem.ts'
import { validQuery } from '../../lib/http/valid.ts'
import { type Guarded, requireRole, type SignedIn } from '../auth/guard.ts'
import { basketRoutes } from './basket/routes.ts'
import { documentRoutes } from './documents/client-routes.ts'
import { clientExportRoutes } from './exports/client-routes.ts'
import { guideRoutes } from './guide/routes.ts'
import { orderRoutes } from './orders/routes.ts'
import { ownRecallRoutes } from './recalls/own/routes.ts'
import { purchaseRoutes } from './purchases/routes.ts'
import { standingRoutes } from './standing/routes.ts'
import { readCatalogue } from './read-catalogue.ts'
import { askedOf, whileOn } from './while-on.ts'

/**
 * What clients do for a company they belong to. Mounted at /api/trade. A company that is not theirs answers like one
 * that does not exist: each statement asks for the membership itself.
 */
export const tradeRoutes = new Hono<Guarded<SignedIn>>()
  .use(requireRole('client'), whileOn)
  .get('/:company/catalogue', validQuery(CatalogueQuery), async (c) => {
    const asked = askedOf(c.var, c.req.param('company'))
    const catalogue = await readCatalogue(c.var.deps.db, asked, c.req.valid('query'))
    if (!catalogue) throw new Failure('request/not-found')
    return c.json(catalogue)
  })
  .route('/', basketRoutes)
  .route('/', orderRoutes)
  .route('/', ownRecallRoutes)
  .route('/', purchaseRoutes)
  .route('/', clientExportRoutes)
  .route('/', documentRoutes)
  .route('/', guideRoutes)
  .route('/', standingRoutes)
