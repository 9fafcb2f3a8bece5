import { Hono } from 'hono'
import type { DeadMail } from '#contract/staff/dead-mails.ts'
import { EmptyBody } from '#contract/staff/users.ts'
import { actIf, type AuditEntry } from '../../db/admin-actions.ts'
import { Failure } from '../../lib/http/problem.ts'
import { validJson } from '../../lib/http/valid.ts'
import { rateLimit } from '../../middleware/rate-limit.ts'
import { type Guarded, requireRole, type SignedIn } from '../auth/guard.ts'
import { dismissMail, findDeadMail, isStillDead, listDeadMails } from '../outbox/dead-mails.ts'
import { deliverSoon, restartDelivery } from '../outbox/enqueue.ts'

/**
 * Emails that could not be delivered. Staff resend or dismiss them. Mounted at
 * /api/admin/dead-mails.
 */
export const deadMailRoutes = new Hono<Guarded<SignedIn>>()
  .use(requireRole('admin'))
  .get('/', async (c) => c.json({ rows: await listDeadMails(c.var.deps) }))
  .post('/:id/send-again', rateLimit('writes', 'submissions'), validJson(EmptyBody), async (c) => {
    const { deps, principal } = c.var
    const id = c.req.param('id')
    const now = deps.now()
    const mail = await findDeadMail(deps, id)
    if (!mail) throw new Failure('mail/unknown')
    if (!mail.is_sendable) throw new Failure('mail/not-sendable')
    const entry: AuditEntry = {
      actor: principal.actor,
      action: 'mail/sent-again',
      subject: id,
      now,
    }
    const done = await actIf(deps.db, isStillDead(id), entry, restartDelivery(deps.db, id, now))
    if (!done) throw new Failure('mail/unknown')
    deliverSoon(deps, [id])
    return c.json(mail satisfies DeadMail, 202)
  })
  .post('/:id/dismiss', rateLimit('writes', 'submissions'), validJson(EmptyBody), async (c) => {
    const { deps, principal } = c.var
    const id = c.req.param('id')
    const now = deps.now()
    const entry: AuditEntry = { actor: principal.actor, action: 'mail/dismissed', subject: id, now }
    const done = await actIf(deps.db, isStillDead(id), entry, dismissMail(deps.db, id, now))
    if (!done) throw new Failure('mail/unknown')
    return c.json({})
  })
