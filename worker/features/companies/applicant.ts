import { sql } from 'drizzle-orm'
import { applicantActor } from '../../contract/admin-actions.ts'
import type { ApplicantAction, RequestStatusView } from '../../contract/companies.ts'
import { actIf } from '../../db/admin-actions.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../lib/problem.ts'
import { findRequest, isOpenAt, moveRequest, type RequestRow } from './request-queries.ts'
import { isStatusToken } from './status-link.ts'

/**
 * The request that a link opens.
 * @throws Failure `access-request/unknown`, for a wrong signature and an unknown request alike
 */
async function openRequest(deps: Deps, id: string, token: string): Promise<RequestRow> {
  const row = (await isStatusToken(deps, id, token)) ? await findRequest(deps.db, id) : null
  if (!row) throw new Failure('access-request/unknown')
  return row
}

/** What the applicant sees: how the request stands, not who decided it. */
export async function readStatus(
  deps: Deps,
  id: string,
  token: string,
): Promise<RequestStatusView> {
  const row = await openRequest(deps, id, token)
  return {
    id: row.id,
    status: row.status,
    company_name: row.companyName,
    reason: row.reason,
    reply: row.reply,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
  }
}

/**
 * Answers what staff asked, or withdraws. Withdrawing twice is the same as once.
 * @throws Failure `access-request/unknown`, `access-request/changed-since` when there is nothing to answer or decided
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
  if (isWithdrawal && row.status === 'withdrawn') return
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
  )
  if (!done) throw new Failure('access-request/changed-since')
}
