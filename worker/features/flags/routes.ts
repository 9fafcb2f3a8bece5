import { zValidator } from '@hono/zod-validator'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { FlagChange, FlagGroupEnable, type FlagList } from '../../contract/flag-calls.ts'
import type { App } from '../../deps.ts'
import { isNotModified } from '../../lib/etag.ts'
import { Failure } from '../../lib/problem.ts'
import { validJson } from '../../lib/valid.ts'
import { rateLimit } from '../../middleware/rate-limit.ts'
import { type Guarded, requireFlagRights } from '../auth/guard.ts'
import { enableGroup, listChanges, updateFlag } from './queries.ts'
import { getSnapshot, publishSnapshot } from './snapshot.ts'

/** Staff change what they read, so they read D1 itself; everybody else reads the snapshot. */
const rightsIfTokenGiven = createMiddleware<Guarded>((c, next) =>
  c.req.header('authorization') === undefined ? next() : requireFlagRights(c, next),
)

const Cursor = z.object({ cursor: z.coerce.number().int().positive().optional() })

export const flagRoutes = new Hono<App>()
  .get('/', rightsIfTokenGiven, async (c) => {
    const read = c.req.header('authorization') === undefined ? getSnapshot : publishSnapshot
    const { version, flags } = await read(c.var.deps)
    const tag = `"${version}"`
    const headers = { etag: tag, 'cache-control': 'no-cache' }
    if (isNotModified(c.req.header('if-none-match'), tag)) {
      return c.body(null, 304, headers) as never // no part of the RPC type: fetch hides 304 from its callers
    }
    return c.json({ version, flags } satisfies FlagList, 200, headers)
  })
  .get('/changes', requireFlagRights, zValidator('query', Cursor), async (c) =>
    c.json(await listChanges(c.var.deps.db, c.req.valid('query').cursor)),
  )
  .post(
    '/enable',
    requireFlagRights,
    rateLimit('writes', 'flags'),
    validJson(FlagGroupEnable),
    async (c) => {
      const { deps, principal } = c.var
      const write = { actor: principal.actor, now: deps.now() }
      const flags = await enableGroup(deps.db, c.req.valid('json').group, write)
      await publishSnapshot(deps)
      return c.json({ flags })
    },
  )
  .patch(
    '/:id',
    requireFlagRights,
    rateLimit('writes', 'flags'),
    validJson(FlagChange),
    async (c) => {
      const { deps, principal } = c.var
      const write = { actor: principal.actor, now: deps.now() }
      const flag = await updateFlag(deps.db, c.req.param('id'), c.req.valid('json'), write)
      if (flag === 'unknown') throw new Failure('flag/unknown')
      if (flag === 'changed-since') throw new Failure('flag/changed-since')
      // readers look at the snapshot only: once we answer, the change is visible
      await publishSnapshot(deps)
      return c.json(flag)
    },
  )
