import { sql } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { actIf } from '../../../db/admin-actions.ts'
import { isConstraintError } from '../../../db/client.ts'
import { resolveNotifications } from '../../../db/notifications/notify.ts'
import { companiesTable, membershipsTable } from '../../../db/schema/companies.ts'
import { userRolesTable } from '../../../db/schema/users.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { type Invitation, planInvitation } from '../../auth/staff.ts'
import { deliverSoon, enqueueMail } from '../../outbox/enqueue.ts'
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

/** The address may be registered between read and transaction; a retry finds the account. */
const maxAttempts = 3

/**
 * Approves a request: company, account, membership, role, audit entry and invitation mail in one
 * transaction. The mail is sent afterwards.
 * @returns `false` when the request has changed
 * @throws Failure `access-request/erased`, `user/suspended`
 */
export async function approveRequest(deps: Deps, row: RequestRow, actor: string): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    try {
      const done = await tryToApprove(deps, row, actor)
      if (done || attempt === maxAttempts) return done
      const current = await findRequest(deps.db, row.id)
      if (current?.version !== row.version) return false // decided concurrently; otherwise the account's address has changed
    } catch (error) {
      if (!isConstraintError(error) || attempt === maxAttempts) throw error
    }
  }
}

async function tryToApprove(deps: Deps, row: RequestRow, actor: string): Promise<boolean> {
  const { db } = deps
  const { id, version, email: given, firstName, lastName, jobTitle, companyName } = row
  if (given === null) throw new Failure('access-request/erased')
  const email = given.toLowerCase()
  const locale = requestLocale(row)
  const now = deps.now()
  const createdAt = now.toISOString()
  const names = { ...(firstName && { firstName }), ...(lastName && { lastName }) }
  const invitation = await planInvitation(deps, { email, locale, ...names }, 'clientLogin')
  if (invitation.isSuspended) throw new Failure('user/suspended')
  const { userId, statements } = invitation
  const mail = await enqueueMail(deps, {
    mail: await approvalMail(deps, row, email, invitation),
    locale,
    cause: `access-request:${id}:approved`,
  })
  const companyId = crypto.randomUUID()
  const done = await actIf(
    db,
    sql`${isUndecidedVersion(id, version)} and ${invitation.condition}`,
    {
      actor,
      action: 'access-request/approved',
      subject: id,
      detail: { user: userId, company: companyId },
      now,
    },
    ...statements,
    db.insert(companiesTable).values({
      id: companyId,
      name: companyName,
      size: row.companySize,
      industry: row.industry,
      website: row.website,
      requestId: id,
      createdAt,
    }),
    db.insert(membershipsTable).values({ userId, companyId, jobTitle, locale, createdAt }),
    // an administrator keeps the role
    db.insert(userRolesTable).values({ userId, role: 'client' }).onConflictDoNothing(),
    updateRequest(db, row, { status: 'approved', decidedBy: actor, decidedAt: createdAt }, now),
    mail.statement,
    ...resolveNotifications(db, { events: requestNotificationEvents, subject: id, by: actor, now }),
  )
  if (done) deliverSoon(deps, [mail.id])
  return done !== null
}

const approvalMail = async (
  deps: Deps,
  row: RequestRow,
  to: string,
  { isKnown, link }: Invitation,
) =>
  composeDecisionMail({
    kind: isKnown ? 'approvedKnown' : 'approved',
    to,
    locale: requestLocale(row),
    companyName: row.companyName,
    notices: (await (await currentCompany(deps)).in(requestLocale(row))).notices,
    link,
    statusLink: await requestStatusLink(deps, row.id, requestLocale(row)),
  })
