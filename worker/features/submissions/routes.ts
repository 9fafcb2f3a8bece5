import { Hono } from 'hono'
import {
  AssigneeChange,
  MessageReply,
  ProgressChange,
  type SubmissionDetail,
  SubmissionExport,
  SubmissionQuery,
} from '#contract/staff/submissions.ts'
import { EmptyBody } from '#contract/staff/users.ts'
import { eq, sql } from 'drizzle-orm'
import { actIf, type AuditEntry, canActAsStaff } from '../../db/admin-actions.ts'
import { notify, resolveNotifications } from '../../db/notifications/notify.ts'
import { outboxTable } from '../../db/schema/outbox.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../lib/http/problem.ts'
import { validJson, validQuery } from '../../lib/http/valid.ts'
import { rateLimit } from '../../middleware/rate-limit.ts'
import { type Guarded, requireRole, type SignedIn, whileAllowed } from '../auth/guard.ts'
import { deliverSoon, restartDelivery } from '../outbox/enqueue.ts'
import { exportMessages } from './export.ts'
import { draftsFor, messageEvents, sendReply } from './replies.ts'
import {
  countSubmissions,
  findSubmission,
  isContact,
  isSendable,
  listSubmissions,
} from './submission-queries.ts'

/** Messages of visitors and their progress. Mounted at /api/admin/submissions. */
export const submissionRoutes = new Hono<Guarded<SignedIn>>()
  .use(requireRole('admin'))
  .get('/', validQuery(SubmissionQuery), async (c) => {
    const { db } = c.var.deps
    const { actor: reader } = c.var.principal
    const [page, counts] = await Promise.all([
      listSubmissions(db, { ...c.req.valid('query'), reader }),
      countSubmissions(db, reader),
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

  // idempotent, as a colleague may already have set it
  .put(
    '/:id/progress',
    rateLimit('writes', 'submissions'),
    validJson(ProgressChange),
    async (c) => {
      const { deps, principal } = c.var
      const { db } = deps
      const { progress } = c.req.valid('json')
      const id = c.req.param('id')
      const now = deps.now()
      const { actor } = principal
      const action =
        progress === 'open' ? 'submission/reopened' : (`submission/${progress}` as const)
      await actIf(
        db,
        isContact(id, sql`progress <> ${progress}`),
        { actor, action, subject: id, now },
        db.update(outboxTable).set({ progress }).where(eq(outboxTable.id, id)),
        ...(progress === 'open'
          ? []
          : resolveNotifications(db, { events: messageEvents, subject: id, by: actor, now })),
      )
      return c.json(await getSubmission(deps, id))
    },
  )

  .put(
    '/:id/assignee',
    rateLimit('writes', 'submissions'),
    validJson(AssigneeChange),
    async (c) => {
      const { deps, principal } = c.var
      const { db } = deps
      const { assignee, from } = c.req.valid('json')
      const id = c.req.param('id')
      const now = deps.now()
      const { actor } = principal
      const { colleagues } = await getSubmission(deps, id)
      const name = colleagues.find((colleague) => colleague.id === assignee)?.email
      if (assignee !== null && name === undefined) throw new Failure('submission/no-colleague')
      const mayHaveIt = assignee === null ? sql`true` : canActAsStaff(assignee, now)
      const done = await actIf(
        db,
        sql`${mayHaveIt} and ${isContact(id, sql`assignee_id is ${from}`)}`,
        {
          actor,
          action: assignee === null ? 'submission/unassigned' : 'submission/assigned',
          subject: id,
          ...(assignee !== null && { detail: { user: assignee } }),
          now,
        },
        db.update(outboxTable).set({ assigneeId: assignee }).where(eq(outboxTable.id, id)),
        ...(assignee === null || assignee === actor
          ? []
          : notify(db, {
              event: 'message-assigned',
              subject: id,
              cause: `${id}:${now.toISOString()}`,
              only: assignee,
              now,
            })),
      )
      const message = await getSubmission(deps, id)
      if (!done && (message.assignee?.id ?? null) !== assignee) {
        throw new Failure('submission/version-conflict')
      }
      return c.json(message)
    },
  )

  .post('/:id/replies', rateLimit('writes', 'submissions'), validJson(MessageReply), async (c) => {
    const { deps, principal } = c.var
    const id = c.req.param('id')
    const message = await getSubmission(deps, id)
    const doer = { actor: principal.actor, now: deps.now() }
    await sendReply(deps, message, c.req.valid('json'), doer)
    return c.json(await getSubmission(deps, id), 202)
  })

/**
 * Exports of messages. Mounted at /api/admin/submission-exports, because the router allows no fixed
 * name beside `/:id`.
 */
export const submissionExportRoutes = new Hono<Guarded<SignedIn>>()
  .use(requireRole('admin'))
  .post('/', rateLimit('writes', 'export'), validJson(SubmissionExport), async (c) => {
    const { deps, principal } = c.var
    const wanted = c.req.valid('json')
    const { kind, state, q } = wanted
    const now = deps.now()
    const { file, name, isTruncated } = await exportMessages(
      deps.db,
      { ...wanted, reader: principal.actor },
      now,
    )
    // the search text may be a name, so the permanent audit log only says that there was one
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

async function getSubmission(deps: Deps, id: string) {
  const submission = await findSubmission(deps.db, id, deps.now())
  if (!submission) throw new Failure('submission/unknown')
  return { ...submission, drafts: await draftsFor(deps, submission) } satisfies SubmissionDetail
}
