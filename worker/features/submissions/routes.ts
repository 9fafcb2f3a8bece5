import { Hono } from 'hono'
import { AnsweredChange, SubmissionExport, SubmissionQuery } from '#contract/staff/submissions.ts'
import { EmptyBody } from '#contract/staff/users.ts'
import { eq, sql } from 'drizzle-orm'
import { actIf, type AuditEntry } from '../../db/admin-actions.ts'
import { resolveNotifications } from '../../db/notifications/notify.ts'
import { outboxTable } from '../../db/schema/outbox.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../lib/http/problem.ts'
import { validJson, validQuery } from '../../lib/http/valid.ts'
import { rateLimit } from '../../middleware/rate-limit.ts'
import { type Guarded, requireRole, type SignedIn, whileAllowed } from '../auth/guard.ts'
import { deliverSoon, restartDelivery } from '../outbox/enqueue.ts'
import { exportMessages } from './export.ts'
import {
  countSubmissions,
  findSubmission,
  isContact,
  isSendable,
  listSubmissions,
} from './submission-queries.ts'

/** What visitors sent, and how far it got. Mounted at /api/admin/submissions. */
export const submissionRoutes = new Hono<Guarded<SignedIn>>()
  .use(requireRole('admin'))
  .get('/', validQuery(SubmissionQuery), async (c) => {
    const { db } = c.var.deps
    const [page, counts] = await Promise.all([
      listSubmissions(db, c.req.valid('query')),
      countSubmissions(db),
    ])
    return c.json({ ...page, counts })
  })
  .get('/:id', async (c) => c.json(await getSubmission(c.var.deps, c.req.param('id'))))
  .post('/:id/send-again', rateLimit('writes', 'submissions'), validJson(EmptyBody), async (c) => {
    const { deps, principal } = c.var
    const { db } = deps
    const id = c.req.param('id')
    const now = deps.now()
    const entry: AuditEntry = {
      actor: principal.actor,
      action: 'submission/sent-again',
      subject: id,
      now,
    }
    const done = await actIf(
      db,
      isSendable(id, now),
      entry,
      restartDelivery(db, id, now),
      ...resolveNotifications(db, {
        events: ['delivery-dead'],
        subject: id,
        by: principal.actor,
        now,
      }),
    )
    if (!done) {
      await getSubmission(deps, id)
      throw new Failure('submission/not-sendable')
    }
    deliverSoon(deps, [id])
    return c.json(await getSubmission(deps, id), 202)
  })

  // twice is like once: a colleague may have marked it already
  .put(
    '/:id/answered',
    rateLimit('writes', 'submissions'),
    validJson(AnsweredChange),
    async (c) => {
      const { deps, principal } = c.var
      const { db } = deps
      const { answered } = c.req.valid('json')
      const id = c.req.param('id')
      const now = deps.now()
      const { actor } = principal
      const action = answered ? 'submission/answered' : 'submission/reopened'
      await actIf(
        db,
        isContact(id, !answered),
        { actor, action, subject: id, now },
        db
          .update(outboxTable)
          .set({ answeredAt: answered ? now.toISOString() : null })
          .where(eq(outboxTable.id, id)),
        ...(answered
          ? resolveNotifications(db, { events: ['message'], subject: id, by: actor, now })
          : []),
      )
      return c.json(await getSubmission(deps, id))
    },
  )

/** The same as a file. Mounted at /api/admin/submission-exports: beside `/:id` the fast router takes no other name. */
export const submissionExportRoutes = new Hono<Guarded<SignedIn>>()
  .use(requireRole('admin'))
  .post('/', rateLimit('writes', 'export'), validJson(SubmissionExport), async (c) => {
    const { deps, principal } = c.var
    const wanted = c.req.valid('json')
    const { kind, state, q } = wanted
    const now = deps.now()
    const { file, name, isTruncated } = await exportMessages(deps.db, wanted, now)
    // what was searched for may be a name: the trail is kept for ever, and says only that something was
    const detail = { ...(kind && { kind }), ...(state && { state }), ...(q && { searched: 'yes' }) }
    const { actor } = principal
    const entry: AuditEntry = { actor, action: 'submission/exported', subject: actor, detail, now }
    await actIf(deps.db, sql`true`, entry)
    return c.body(whileAllowed(c, file), 200, {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${name}"`,
      ...(isTruncated && { 'x-truncated': 'true' }),
    })
  })

async function getSubmission({ db }: Pick<Deps, 'db'>, id: string) {
  const submission = await findSubmission(db, id)
  if (!submission) throw new Failure('submission/unknown')
  return submission
}
