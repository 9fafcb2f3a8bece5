import { sql } from 'drizzle-orm'
import { applicantActor } from '#contract/staff/admin-actions.ts'
import type { ApplicantAction, RequestStatusView } from '#contract/staff/companies.ts'
import { actIf } from '../../../db/admin-actions.ts'
import { notify, settle } from '../../../db/notifications/notify.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { log } from '../../../lib/log.ts'
import { deliverSoon, enqueueMail } from '../../outbox/enqueue.ts'
import { officeNow } from '../../settings/office.ts'
import {
  findRequest,
  isOpenAt,
  moveRequest,
  requestEvents,
  type RequestRow,
} from './request-queries.ts'
import { composeReplied } from '../staff-mail.ts'
import { isStatusToken } from './status-link.ts'

/**
 * The request that a link opens.
 * @throws Failure `access-request/unknown`, for a wrong signature and an unknown request alike
 */
async function openRequest(deps: Deps, id: string, token: string): Promise<RequestRow> {
  const row = isStatusToken(deps, id, token) ? await findRequest(deps.db, id) : null
  if (!row) throw new Failure('access-request/unknown')
  return row
}

/** What the applicant sees: how the request stands, not who decided it. */
export async function readStatus(
  deps: Deps,
  id: string,
  token: string,
): Promise<RequestStatusView> {
  return statusView(await openRequest(deps, id, token))
}

export const statusView = (row: RequestRow): RequestStatusView => ({
  id: row.id,
  status: row.status,
  company_name: row.companyName,
  reason: row.reason,
  reply: row.reply,
  created_at: row.createdAt,
  updated_at: row.updatedAt,
})

/**
 * Answers what staff asked, of which the office is told by mail, or withdraws. Either twice is the same as once.
 * @throws Failure `access-request/unknown`, `access-request/version-conflict` when there is nothing to answer or decided
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
      ? isOpenAt(id, row.version)
      : sql`${isOpenAt(id, row.version)} and ${row.status} = 'more-information'`,
    {
      actor: applicantActor,
      action: isWithdrawal ? 'access-request/withdrawn' : 'access-request/answered',
      subject: id,
      now,
    },
    moveRequest(
      deps.db,
      row,
      isWithdrawal ? { status: 'withdrawn' } : { status: 'submitted', reply: action.reply },
      now,
    ),
    ...(mail ? [mail.statement] : []),
    ...(isWithdrawal
      ? settle(deps.db, { events: requestEvents, subject: id, by: null, now })
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

/** A button that was pressed twice asks for nothing new. */
const isDone = (row: RequestRow, action: ApplicantAction): boolean =>
  action.action === 'withdraw'
    ? row.status === 'withdrawn'
    : row.status === 'submitted' && row.reply === action.reply

/** A mail that goes with the answer; `null` where a setting is wrong: the answer is worth more than the mail. */
async function notifyOffice(deps: Deps, row: RequestRow, reply: string) {
  const office = await officeNow(deps).catch((cause: unknown) => {
    log('error', 'A setting is wrong', { area: 'settings', cause })
    return null
  })
  if (office === null) return null
  return enqueueMail(deps, {
    mail: await composeReplied(deps, office, row, reply),
    locale: office.locale,
    cause: `access-request:${row.id}:answered:${row.version}`,
  })
}
