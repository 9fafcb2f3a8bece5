import { eq, sql } from 'drizzle-orm'
import type { Locale } from '#contract/locales.ts'
import { pages } from '#contract/pages.ts'
import type { MemberInvitation } from '#contract/staff/companies.ts'
import { actIf } from '../../db/admin-actions.ts'
import { isConstraintError } from '../../db/client.ts'
import { membershipsTable } from '../../db/schema/companies.ts'
import { userRolesTable, usersTable } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { localeOfTag } from '../../lib/http/accept-language.ts'
import { Failure } from '../../lib/http/problem.ts'
import { type Invitation, invitationMail, planInvitation } from '../auth/staff.ts'
import { pageLink } from '../flags/snapshot.ts'
import { deliverSoon, enqueueMail } from '../outbox/enqueue.ts'
import { composeDecisionMail } from './mails.ts'
import { findCompany } from './company-queries.ts'

/**
 * Adds a member to a company, with account and invitation if needed. An existing role is kept;
 * others become clients. Does nothing if the account's address changes before the transaction.
 * @throws Failure `company/unknown`, `company/already-member`, `user/suspended`, `user/exists` when
 * the address was taken concurrently
 */
export async function inviteColleague(
  deps: Deps,
  companyId: string,
  invited: MemberInvitation,
  actor: string,
): Promise<void> {
  const { db } = deps
  const { email, first_name, last_name, job_title, locale } = invited
  const now = deps.now()
  const company = await findCompany(db, companyId)
  if (!company) throw new Failure('company/unknown')
  const invitee = {
    email,
    locale,
    ...(first_name !== undefined && { firstName: first_name }),
    ...(last_name !== undefined && { lastName: last_name }),
  }
  const invitation = await planInvitation(deps, invitee, 'clientLogin')
  if (invitation.isSuspended) throw new Failure('user/suspended')
  const { userId, statements } = invitation
  const mailed = invitation.isKnown
    ? await addedMail(deps, company.name, invitation, invitee)
    : { mail: await invitationMail(deps, invitee, invitation), locale }
  const mail = await enqueueMail(deps, {
    ...mailed,
    cause: `company:${companyId}:${userId}:${now.getTime()}`,
  })
  const member = sql`select 1 from memberships where user_id = ${userId} and company_id = ${companyId}`
  const done = await actIf(
    db,
    sql`not exists (${member}) and ${invitation.condition}`,
    { actor, action: 'company/member-invited', subject: companyId, detail: { user: userId }, now },
    ...statements,
    db.insert(membershipsTable).values({
      userId,
      companyId,
      jobTitle: job_title ?? null,
      locale,
      createdAt: now.toISOString(),
    }),
    db.insert(userRolesTable).values({ userId, role: 'client' }).onConflictDoNothing(),
    mail.statement,
  ).catch((error: unknown) => {
    throw isConstraintError(error) ? new Failure('user/exists') : error
  })
  if (!done) {
    const [isMember] = await db.all(member)
    if (isMember) throw new Failure('company/already-member')
    return inviteColleague(deps, companyId, invited, actor) // the account's address has changed
  }
  deliverSoon(deps, [mail.id])
}

/** Mail to an added colleague who has an account, in the account's language. */
async function addedMail(
  deps: Deps,
  companyName: string,
  { userId }: Pick<Invitation, 'userId'>,
  { email, locale: chosen }: { email: string; locale: Locale },
) {
  const [user] = await deps.db
    .select({ metadata: usersTable.userMetadata })
    .from(usersTable)
    .where(eq(usersTable.id, userId))
  const locale = localeOfTag(user?.metadata['language']) ?? chosen
  const link = await pageLink(deps, pages.clientLogin.path, locale)
  return {
    mail: composeDecisionMail({ kind: 'memberKnown', to: email, locale, companyName, link }),
    locale,
  }
}
