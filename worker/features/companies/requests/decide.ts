import type { AccessDecision } from '#contract/staff/companies.ts'
import { actIf } from '../../../db/admin-actions.ts'
import { resolveNotifications } from '../../../db/notifications/notify.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { deliverSoon, enqueueMail } from '../../outbox/enqueue.ts'
import { approveRequest } from './approve.ts'
import { currentCompany } from '../../settings/company-now.ts'
import { composeDecisionMail } from '../mails.ts'
import {
  findRequest,
  isUndecidedVersion,
  requestLocale,
  updateRequest,
  requestNotificationEvents,
  type RequestRow,
} from './request-queries.ts'
import { requestStatusLink } from './status-link.ts'

/** Status of a request after each decision. */
const outcomes = { approve: 'approved', refuse: 'refused', ask: 'more-information' } as const

/**
 * Decides a request with optimistic locking and mails the applicant. Repeating the same decision
 * does nothing.
 * @throws Failure `access-request/unknown`, `access-request/version-conflict`,
 * `access-request/erased`, `user/suspended`
 */
export async function decideRequest(
  deps: Deps,
  id: string,
  decision: AccessDecision,
  actor: string,
): Promise<void> {
  const row = await getRequest(deps, id)
  if (isDone(row, decision)) return
  if (row.version !== decision.version) throw new Failure('access-request/version-conflict')
  const done =
    decision.decision === 'approve'
      ? await approveRequest(deps, row, actor)
      : await explain(deps, row, decision, actor)
  if (done) return
  if (!isDone(await getRequest(deps, id), decision)) {
    throw new Failure('access-request/version-conflict')
  }
}

/** @throws Failure `access-request/unknown` */
export async function getRequest({ db }: Pick<Deps, 'db'>, id: string): Promise<RequestRow> {
  const row = await findRequest(db, id)
  if (!row) throw new Failure('access-request/unknown')
  return row
}

/** Whether this decision was already made (repeated request). */
function isDone(row: RequestRow, decision: AccessDecision): boolean {
  return (
    row.status === outcomes[decision.decision] &&
    row.version === decision.version + 1 &&
    (decision.decision === 'approve' || row.reason === decision.reason)
  )
}

type Explained = Exclude<AccessDecision, { decision: 'approve' }>

async function explain(
  deps: Deps,
  row: RequestRow,
  { decision, reason }: Explained,
  actor: string,
): Promise<boolean> {
  const { db } = deps
  const { id, version, email, companyName } = row
  if (email === null) throw new Failure('access-request/erased')
  const now = deps.now()
  const status = outcomes[decision]
  const locale = requestLocale(row)
  const mail = await enqueueMail(deps, {
    mail: composeDecisionMail({
      kind: decision === 'refuse' ? 'refused' : 'question',
      to: email,
      locale,
      companyName,
      reason,
      notices: (await (await currentCompany(deps)).in(locale)).notices,
      link: await requestStatusLink(deps, id, locale),
    }),
    locale,
    cause: `access-request:${id}:${version}`,
  })
  const done = await actIf(
    db,
    isUndecidedVersion(id, version),
    { actor, action: `access-request/${status}`, subject: id, detail: { reason }, now },
    updateRequest(
      db,
      row,
      {
        status,
        reason,
        decidedBy: actor,
        decidedAt: now.toISOString(),
        ...(decision === 'ask' && { reply: null }),
      },
      now,
    ),
    mail.statement,
    ...resolveNotifications(db, { events: requestNotificationEvents, subject: id, by: actor, now }),
  )
  if (done) deliverSoon(deps, [mail.id])
  return done !== null
}
