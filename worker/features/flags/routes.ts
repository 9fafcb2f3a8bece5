import { Hono, type TypedResponse } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { FlagChange, FlagGroupEnable, type FlagList, FlagUndo } from '#contract/flag-calls.ts'
import type { App, Deps } from '../../deps.ts'
import { Failure } from '../../lib/http/problem.ts'
import { validJson, validQuery } from '../../lib/http/valid.ts'
import { rateLimit } from '../../middleware/rate-limit.ts'
import { type Guarded, type Principal, requireFlagRights } from '../auth/guard.ts'
import { type FlagWriteResult, enableGroup, undoChangeSet, updateFlag } from './change-sets.ts'
import { currentFlags, listFlagChanges } from './flag-queries.ts'
import { recordReads } from './record-reads.ts'
import { answerFlags, namesOf } from './public-list.ts'
import { publishSite } from '../site/snapshot.ts'
import { getSnapshot } from './snapshot.ts'

/** Requires rights only if a token is sent: staff read D1, visitors the snapshot. */
const rightsIfTokenGiven = createMiddleware<Guarded>((c, next) =>
  c.req.header('authorization') === undefined ? next() : requireFlagRights(c, next),
)

/** Query of the audit log. */
export const AuditQuery = z.object({
  flag: z.string().max(100).optional(),
  cursor: z.coerce.number().int().positive().optional(),
})

export const flagRoutes = new Hono<App>()
  .get('/', rightsIfTokenGiven, async (c) => {
    const isPublic = c.req.header('authorization') === undefined
    const { deps } = c.var
    const snapshot = await (isPublic ? getSnapshot(deps) : currentFlags(deps.db))
    if (isPublic) recordReads(deps, namesOf(snapshot))
    // 304 is no part of the RPC type: fetch hides it from its callers
    return answerFlags(snapshot, c.req.raw) as unknown as TypedResponse<FlagList, 200, 'json'>
  })
  .get('/changes', requireFlagRights, validQuery(AuditQuery), async (c) =>
    c.json(await listFlagChanges(c.var.deps.db, c.req.valid('query'))),
  )
  .post(
    '/enable',
    requireFlagRights,
    rateLimit('writes', 'flags'),
    validJson(FlagGroupEnable),
    async (c) => {
      const { group, note } = c.req.valid('json')
      const changed = await enableGroup(c.var.deps.db, group, { ...authorOf(c.var), note })
      return c.json(await published(c.var.deps, changed))
    },
  )
  .post(
    '/undo',
    requireFlagRights,
    rateLimit('writes', 'flags'),
    validJson(FlagUndo),
    async (c) => {
      const { change_set, note } = c.req.valid('json')
      const changed = await undoChangeSet(c.var.deps.db, change_set, {
        ...authorOf(c.var),
        note,
      })
      if (changed === 'unknown') throw new Failure('request/not-found')
      if (changed === 'version-conflict') throw new Failure('flag/version-conflict')
      return c.json(await published(c.var.deps, changed))
    },
  )
  .patch(
    '/:id',
    requireFlagRights,
    rateLimit('writes', 'flags'),
    validJson(FlagChange),
    async (c) => {
      const { db } = c.var.deps
      const changed = await updateFlag(db, c.req.param('id'), c.req.valid('json'), authorOf(c.var))
      if (changed === 'unknown') throw new Failure('flag/unknown')
      if (changed === 'version-conflict') throw new Failure('flag/version-conflict')
      const { change_set, flags } = await published(c.var.deps, changed)
      const [flag] = flags
      if (!flag) throw new Failure('flag/unknown')
      return c.json({ ...flag, change_set })
    },
  )

const authorOf = ({ deps, principal }: { deps: Deps; principal: Principal }) => ({
  actor: principal.actor,
  now: deps.now(),
})

/** Readers look at the snapshot only: once we answer, the change is visible. */
async function published(deps: Deps, { changeSet, flags }: FlagWriteResult) {
  await publishSite(deps)
  return { change_set: changeSet, flags }
}
