import { Hono } from 'hono'
import {
  FlagPreviewRequest,
  FlagScheduleRequest,
  type StaffFlagList,
} from '#contract/staff/flag-admin-calls.ts'
import type { App } from '../../deps.ts'
import { Failure } from '../../lib/http/problem.ts'
import { validJson, validQuery } from '../../lib/http/valid.ts'
import { rateLimit } from '../../middleware/rate-limit.ts'
import { requireRole } from '../auth/guard.ts'
import { pageOfFlag } from '#contract/staff/flag-page.ts'
import { flagNames, type FlagValues } from '#contract/flags.ts'
import { endPreviews } from './end-previews.ts'
import { createPreviewLink } from './preview.ts'
import { findDrift } from './reads.ts'
import { AuditQuery } from './routes.ts'
import { cancelSwitch, scheduleSwitch } from './schedules.ts'
import { listHistory, listStaffFlags } from './staff-queries.ts'

/** Latest date of a schedule; beyond it is taken for a typing error. */
const furthestMs = 366 * 24 * 3_600_000

/** Flag administration beyond switching: administrators only, not /simple-admin. */
export const staffFlagRoutes = new Hono<App>()
  .use(requireRole('admin'))
  .get('/', async (c) => {
    const { deps } = c.var
    const flags = await listStaffFlags(deps.db, deps.now())
    return c.json({ flags } satisfies StaffFlagList, 200, { 'cache-control': 'no-store' })
  })
  .get('/history', validQuery(AuditQuery), async (c) =>
    c.json(await listHistory(c.var.deps.db, c.req.valid('query')), 200, {
      'cache-control': 'no-store',
    }),
  )
  .get('/drift', async (c) =>
    c.json(await findDrift(c.var.deps.db, c.var.deps.now()), 200, { 'cache-control': 'no-store' }),
  )
  .post('/schedules', rateLimit('writes', 'flags'), validJson(FlagScheduleRequest), async (c) => {
    const { deps, principal } = c.var
    const request = c.req.valid('json')
    const aheadMs = Date.parse(request.apply_at) - deps.now().getTime()
    if (aheadMs <= 0 || aheadMs > furthestMs) {
      throw new Failure('request/invalid', undefined, {
        errors: [{ path: 'apply_at', message: 'Between now and a year ahead' }],
      })
    }
    const planner = { id: principal.actor, email: principal.email }
    const planned = await scheduleSwitch(deps.db, request, planner, deps.now())
    if (planned === 'unknown') throw new Failure('flag/unknown')
    if (planned === 'version-conflict') throw new Failure('flag/version-conflict')
    return c.json(planned, 201)
  })
  .delete('/schedules/:id', rateLimit('writes', 'flags'), async (c) => {
    const { deps } = c.var
    if (!(await cancelSwitch(deps.db, c.req.param('id'), deps.now()))) {
      throw new Failure('request/not-found')
    }
    return c.body(null, 204)
  })
  .post('/preview', rateLimit('writes', 'flags'), validJson(FlagPreviewRequest), async (c) => {
    const asked = c.req.valid('json')
    const path = pathOfPreview(asked.flags)
    const link = await createPreviewLink(c.var.deps, { ...asked, path }, c.var.principal.actor)
    return c.json(link, 201, { 'cache-control': 'no-store' })
  })
  .delete('/previews', rateLimit('writes', 'flags'), async (c) => {
    await endPreviews(c.var.deps, c.var.principal.actor)
    return c.body(null, 204, { 'cache-control': 'no-store' })
  })

/** The page that comes with a flag; home where several change, or where the page goes. */
function pathOfPreview(flags: Partial<FlagValues>): string {
  const names = flagNames.filter((name) => flags[name] !== undefined)
  const [name] = names
  return name !== undefined && names.length === 1 && flags[name] ? pageOfFlag(name) : '/'
}
