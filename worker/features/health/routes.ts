import { Hono } from 'hono'
import { z } from 'zod'
import {
  type HealthReport,
  type HealthReportWithHistory,
  type HealthSummary,
  uncheckedHealth,
} from '#contract/staff/health.ts'
import type { App } from '../../deps.ts'
import { validJson } from '../../lib/http/valid.ts'
import { rateLimit } from '../../middleware/rate-limit.ts'
import { buildOf } from '../../lib/settings/build-id.ts'
import { requireRole } from '../auth/guard.ts'
import { worstPerHalfHour } from './report.ts'
import { checkHealth } from './run.ts'
import { type LatestHealth, listHistory, readCachedLatest, readLatest } from './store.ts'

/** Three missed runs: the cron has stopped, which is an error. */
const staleAfterMs = 15 * 60_000

export const healthRoutes = new Hono<App>()
  .get('/', async (c) => {
    const summary = summaryOf(await readCachedLatest(c.var.deps), c.var.deps.now())
    // for deploys, which look at one version among several
    c.header('x-build', buildOf(c.env))
    // a monitor reads the status, a person the body
    return c.json(summary, summary.overall === 'error' ? 503 : 200)
  })
  .get('/report', requireRole('admin'), async (c) => {
    const { deps } = c.var
    const { report } = await readLatest(deps)
    const history = worstPerHalfHour(await listHistory(deps.db, deps.now()))
    return c.json({ ...(report ?? uncheckedHealth), history } satisfies HealthReportWithHistory)
  })
  .post(
    '/check',
    requireRole('admin'),
    rateLimit('guesses', 'health'),
    validJson(z.strictObject({})),
    async (c) => c.json((await checkHealth(c.var.deps)) satisfies HealthReport),
  )

/** No report while the stores are reachable means that no check was due yet. */
function summaryOf({ report, reachable }: LatestHealth, now: Date): HealthSummary {
  if (!reachable) return { overall: 'error', lastChecked: null }
  const { overall, lastChecked } = report ?? uncheckedHealth
  const isStale = lastChecked !== null && now.getTime() - Date.parse(lastChecked) > staleAfterMs
  return { overall: isStale ? 'error' : overall, lastChecked }
}
