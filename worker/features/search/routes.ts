import { Hono } from 'hono'
import { SearchQuery } from '#contract/staff/search.ts'
import type { App } from '../../deps.ts'
import { validQuery } from '../../lib/http/valid.ts'
import { requireRole } from '../auth/guard.ts'
import { findEverywhere } from './find.ts'

/** Search in all data of the admin portal. Mounted at /api/admin/search. */
export const searchRoutes = new Hono<App>()
  .use(requireRole('admin'))
  .get('/', validQuery(SearchQuery), async (c) => {
    const { q } = c.req.valid('query')
    return c.json(q === undefined ? [] : await findEverywhere(c.var.deps, q))
  })
