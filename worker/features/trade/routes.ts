import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { officeClock } from '#contract/site/office-hours.ts'
import { CatalogueQuery } from '#contract/trade/catalogue.ts'
import type { App } from '../../deps.ts'
import { Failure } from '../../lib/http/problem.ts'
import { validQuery } from '../../lib/http/valid.ts'
import { type Guarded, requireRole, type SignedIn } from '../auth/guard.ts'
import { flagValues, getSnapshot } from '../flags/snapshot.ts'
import { readCatalogue } from './read-catalogue.ts'

/** While it is off there is nothing here. */
const whileOn = createMiddleware<App>(async (c, next) => {
  const flags = flagValues(await getSnapshot(c.var.deps))
  if (!flags.client_portal || !flags.client_orders) throw new Failure('request/not-found')
  await next()
})

/**
 * What clients do for a company they belong to. Mounted at /api/trade. A company that is not theirs answers like one
 * that does not exist: each statement asks for the membership itself.
 */
export const tradeRoutes = new Hono<Guarded<SignedIn>>()
  .use(requireRole('client'), whileOn)
  .get('/:company/catalogue', validQuery(CatalogueQuery), async (c) => {
    const { deps, principal } = c.var
    const { day } = officeClock(deps.now())
    const asked = { userId: principal.actor, companyId: c.req.param('company'), day }
    const catalogue = await readCatalogue(deps.db, asked, c.req.valid('query'))
    if (!catalogue) throw new Failure('request/not-found')
    return c.json(catalogue)
  })
