import { sql } from 'drizzle-orm'
import { applicantActor } from '#contract/staff/admin-actions.ts'
import type { ApplicantAction, RequestStatusView } from '#contract/staff/companies.ts'
import { actIf } from '../../../db/admin-actions.ts'
import { notify, resolveNotifications } from '../../../db/notifications/notify.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { log } from '../../../lib/log.ts'
import { deliverSoon, enqueueMail } from '../../outbox/enqueue.ts'
import { currentOffice } from '../../settings/office.ts'
import {
  findRequest,
  isUndecidedVersion,
  updateRequest,
  requestNotificationEvents,
  type RequestRow,
} from './request-queries.ts'
import { composeReplyMail } from '../staff-mail.ts'
import { isStatusToken } from './status-link.ts'

/**
 * Loads the request of a signed link.
 * @throws Failure `access-request/unknown`, for a wrong signature and an unknown request alike
 */
async function openRequest(deps: Deps, id: string, token: string): Promise<RequestRow> {
  const row = isStatusToken(deps, id, token) ? await findRequest(deps.db, id) : null
  if (!row) throw new Failure('access-request/unknown')
  return row
}

/** Status of a request for its applicant, without staff's names. */
export async function readRequestStatus(
  deps: Deps,
  id: string,
  token: string,
): Promise<RequestStatusView> {
  return requestStatusView(await openRequest(deps, id, token))
}

export const requestStatusView = (row: RequestRow): RequestStatusView => ({
  id: row.id,
  status: row.status,
  company_name: row.companyName,
  reason: row.reason,
  reply: row.reply,
  created_at: row.createdAt,
  updated_at: row.updatedAt,
})

/**
 * Answers staff's question, which is mailed to the office, or withdraws the request. Idempotent.
 * @throws Failure `access-request/unknown`, `access-request/version-conflict` when it was decided
 * or needs no answer
 */
export async function actAsApplicant(
  deps: Deps,
  id: string,
  token: string,
  action: ApplicantAction,
): Promise<void> {
  const row = await openRequest(deps, id, token)
  const now = deps.now()
  const isWithdrawal = action.action === 'withdraw'
  if (isDone(row, action)) return
  const mail = isWithdrawal ? null : await notifyOffice(deps, row, action.reply)
  const done = await actIf(
    deps.db,
    isWithdrawal
      ? isUndecidedVersion(id, row.version)
      : sql`${isUndecidedVersion(id, row.version)} and ${row.status} = 'more-information'`,
    {
      actor: applicantActor,
      action: isWithdrawal ? 'access-request/withdrawn' : 'access-request/answered',
      subject: id,
      now,
    },
    updateRequest(
      deps.db,
      row,
      isWithdrawal ? { status: 'withdrawn' } : { status: 'submitted', reply: action.reply },
      now,
    ),
    ...(mail ? [mail.statement] : []),
    ...(isWithdrawal
      ? resolveNotifications(deps.db, {
          events: requestNotificationEvents,
          subject: id,
          by: null,
          now,
        })
      : notify(deps.db, {
          event: 'request-answered',
          subject: id,
          cause: `${id}:${row.version}`,
          now,
        })),
  )
  if (!done) {
    const stored = await findRequest(deps.db, id)
    if (stored && isDone(stored, action)) return
    throw new Failure('access-request/version-conflict')
  }
  if (mail) deliverSoon(deps, [mail.id])
}

/** Whether the action was already carried out (double click). */
const isDone = (row: RequestRow, action: ApplicantAction): boolean =>
  action.action === 'withdraw'
    ? row.status === 'withdrawn'
    : row.status === 'submitted' && row.reply === action.reply

/**
 * Mail to the office about an answer; `null` when a setting is malformed, so that the answer is
 * still stored.
 */
async function notifyOffice(deps: Deps, row: RequestRow, reply: string) {
  const office = await currentOffice(deps).catch((cause: unknown) => {
    log('error', 'A setting is wrong', { area: 'settings', cause })
    return null
  })
  if (office === null) return null
  return enqueueMail(deps, {
    mail: await composeReplyMail(deps, office, row, reply),
    locale: office.locale,
    cause: `access-request:${row.id}:answered:${row.version}`,
  })
}
