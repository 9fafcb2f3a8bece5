import { Hono } from 'hono'
import { Failure } from '../../../lib/http/problem.ts'
import type { Guarded, SignedIn } from '../../auth/guard.ts'
import { memberRequestOf } from '../guards.ts'
import { readPurchases } from './read-purchases.ts'

/** Purchases of a company. Mounted below /api/trade/:company. */
export const purchaseRoutes = new Hono<Guarded<SignedIn>>().get(
  '/:company/purchases',
  async (c) => {
    const { db, now } = c.var.deps
    const purchases = await readPurchases(db, memberRequestOf(c.var, c.req.param('company')), now())
    if (!purchases) throw new Failure('request/not-found')
    return c.json(purchases)
  },
)
