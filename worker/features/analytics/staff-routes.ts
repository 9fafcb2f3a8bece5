import { Hono } from 'hono'
import {
  AnalyticsExport,
  AnalyticsQuery,
  RedirectChange,
} from '#contract/analytics/analytics-calls.ts'
import { validJson, validQuery } from '../../lib/http/valid.ts'
import { rateLimit } from '../../middleware/rate-limit.ts'
import { type Guarded, requireRole, type SignedIn, whileAllowed } from '../auth/guard.ts'
import { exportFigures } from './export.ts'
import { changeRedirect } from './redirects.ts'
import { analyticsReport } from './report.ts'

/** Analytics report and redirects. Mounted at /api/admin/analytics. */
export const analyticsRoutes = new Hono<Guarded<SignedIn>>()
  .use(requireRole('admin'))
  .get('/', validQuery(AnalyticsQuery), async (c) =>
    c.json(await analyticsReport(c.var.deps.db, c.req.valid('query'))),
  )
  .post('/exports', rateLimit('writes', 'export'), validJson(AnalyticsExport), (c) => {
    const { file, name } = exportFigures(c.var.deps.db, c.req.valid('json'))
    return c.body(whileAllowed(c, file), 200, {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${name}"`,
    })
  })
  .put('/redirects', rateLimit('writes', 'redirects'), validJson(RedirectChange), async (c) => {
    await changeRedirect(c.var.deps, c.req.valid('json'), c.var.principal.actor)
    return c.body(null, 204)
  })
