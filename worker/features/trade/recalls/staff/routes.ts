import { Hono } from 'hono'
import { EmptyBody } from '#contract/staff/users.ts'
import {
  NewRecall,
  RecallReachQuery,
  RecallClosing,
  RecallLotQuery,
  RecallQuery,
} from '#contract/trade/recalls/recalls.ts'
import type { Deps } from '../../../../deps.ts'
import { Failure } from '../../../../lib/http/problem.ts'
import { validJson, validQuery } from '../../../../lib/http/valid.ts'
import { log } from '../../../../lib/log.ts'
import { rateLimit } from '../../../../middleware/rate-limit.ts'
import { assertProof, type Guarded, requireRole, type SignedIn } from '../../../auth/guard.ts'
import { queueRecallMails } from '../mails/queue-recall-mails.ts'
import { closeRecall, requeueRecallMails } from './close-recall.ts'
import { findReachedShipments, findRecallableLots } from './find-lots.ts'
import { openRecall } from './open-recall.ts'
import { findRecall, listRecalls, listRecipients } from './read-recalls.ts'
import { recallFile } from './recall-file.ts'

const limited = rateLimit('writes', 'recalls')
const exportLimited = rateLimit('writes', 'export')

/**
 * Search of lots and their recipients. Mounted at /api/admin/recall-plans, because Hono's fast
 * router allows no sibling of `/:id/…`.
 */
export const recallPlanRoutes = new Hono<Guarded<SignedIn>>()
  .use(requireRole('admin'))
  .get('/lots', validQuery(RecallLotQuery), async (c) =>
    c.json({ rows: await findRecallableLots(c.var.deps.db, c.req.valid('query')) }),
  )
  .get('/reach', validQuery(RecallReachQuery), async (c) => {
    const { db, now } = c.var.deps
    return c.json(await findReachedShipments(db, c.req.valid('query'), now()))
  })

/** Recalls and drills. Mounted at /api/admin/recalls. */
export const staffRecallRoutes = new Hono<Guarded<SignedIn>>()
  .use(requireRole('admin'))
  .get('/', validQuery(RecallQuery), async (c) =>
    c.json(await listRecalls(c.var.deps.db, c.req.valid('query').cursor)),
  )
  .post('/', limited, validJson(NewRecall), async (c) => {
    const { deps, principal } = c.var
    const given = c.req.valid('json')
    // a recall mails every buyer and blocks the lots
    if (given.kind === 'real') assertProof(principal, deps.now())
    await openRecall(deps.db, given, doerOf(c.var))
    // queues the first mails at once instead of waiting for the cron
    if (given.kind === 'real') deps.defer(queueRecallMails(deps).catch(leftToTheCron))
    return c.json(await getRecall(deps, given.id), 201)
  })
  .get('/:id', async (c) => c.json(await getRecall(c.var.deps, c.req.param('id'))))
  .get('/:id/recipients', validQuery(RecallQuery), async (c) => {
    const { cursor } = c.req.valid('query')
    return c.json(await listRecipients(c.var.deps.db, c.req.param('id'), cursor))
  })
  .post('/:id/closing', limited, validJson(RecallClosing), async (c) => {
    const { deps } = c.var
    const id = c.req.param('id')
    await closeRecall(deps.db, id, c.req.valid('json').version, doerOf(c.var))
    return c.json(await getRecall(deps, id))
  })
  .post('/:id/mails', limited, validJson(EmptyBody), async (c) => {
    const { deps } = c.var
    const id = c.req.param('id')
    await requeueRecallMails(deps.db, id, doerOf(c.var))
    deps.defer(queueRecallMails(deps).catch(leftToTheCron))
    return c.json(await getRecall(deps, id))
  })
  .post('/:id/file', exportLimited, validJson(EmptyBody), async (c) => {
    const { db, now } = c.var.deps
    const { name, text } = await recallFile(db, c.req.param('id'), now())
    return c.body(text, 200, {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${name}.csv"`,
    })
  })

const leftToTheCron = (cause: unknown) =>
  log('warn', 'The mails of a recall wait for the cron', { area: 'recalls', cause })

const doerOf = ({ deps, principal }: { deps: Deps; principal: SignedIn }) => ({
  actor: principal.actor,
  now: deps.now(),
})

async function getRecall({ db }: Pick<Deps, 'db'>, id: string) {
  const recall = await findRecall(db, id)
  if (!recall) throw new Failure('recall/unknown')
  return recall
}
