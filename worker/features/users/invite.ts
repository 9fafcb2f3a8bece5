import { sql } from 'drizzle-orm'
import type { Locale } from '#contract/locales.ts'
import type { RoleChoice } from '#contract/staff/filters.ts'
import type { UserInvitation } from '#contract/staff/users.ts'
import { actIf, type AuditEntry } from '../../db/admin-actions.ts'
import { isConstraintError } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../lib/http/problem.ts'
import {
  type Invitation,
  invitationMail,
  type Invitee,
  isBanned,
  planInvitation,
  planRecovery,
} from '../auth/staff.ts'
import { deliverSoon, enqueueMail } from '../outbox/enqueue.ts'
import { type NoticeActor, planAdminNotices } from './admin-notices.ts'
import { getUser, notifyOfRole } from './change.ts'
import { signInPageOf } from './sign-in-page.ts'
import { isUnconfirmed, userRoleOf, storeRole } from './user-queries.ts'

/**
 * Creates an account with a role and mails an invitation. Administrators are notified of a new
 * administrator.
 * @returns the user's id
 * @throws Failure `user/exists`
 */
export async function inviteUser(
  deps: Deps,
  { email, first_name, last_name, role, locale }: UserInvitation,
  by: NoticeActor,
): Promise<string> {
  const { db } = deps
  const { actor } = by
  const invitee = {
    email,
    locale,
    ...(first_name !== undefined && { firstName: first_name }),
    ...(last_name !== undefined && { lastName: last_name }),
  }
  const invitation = await planInvitation(deps, invitee, signInPageOf(role))
  if (!invitation.isNew) throw new Failure('user/exists')
  const { userId, statements } = invitation
  const { mail, entry } = await prepare(deps, { userId, invitee, invitation, role, actor })
  const notice = { event: 'added', id: userId, name: email, by } as const
  const mails = [mail, ...(role === 'admin' ? await planAdminNotices(deps, notice) : [])]
  const work = actIf(
    db,
    sql`true`,
    entry,
    ...statements,
    storeRole(db, userId, role),
    ...mails.map(({ statement }) => statement),
    // new clients are routine and need no notification
    ...(role === 'admin'
      ? notifyOfRole(db, { userId, role, actor, now: entry.now, isMailed: true })
      : []),
  )
  await work.catch((error: unknown) => {
    throw isConstraintError(error) ? new Failure('user/exists') : error
  })
  deliverSoon(
    deps,
    mails.map(({ id }) => id),
  )
  return userId
}

type Invited = {
  userId: string
  invitee: Invitee
  invitation: Invitation
  role: RoleChoice
  actor: string
}

/** Prepares the invitation mail and the audit entry. */
async function prepare(deps: Deps, { userId, invitee, invitation, role, actor }: Invited) {
  const now = deps.now()
  const { locale } = invitee
  const mail = await enqueueMail(deps, {
    mail: await invitationMail(deps, invitee, invitation),
    locale,
    cause: `invitation:${userId}:${now.getTime()}`,
  })
  const entry: AuditEntry = {
    actor,
    action: 'user/invited',
    subject: userId,
    detail: { role, locale },
    now,
  }
  return { mail, entry }
}

/**
 * Sends an invitation again; the previous link becomes invalid.
 * @throws Failure `user/unknown`, `user/not-invited` when the account is in use,
 * `user/version-conflict` when its address has changed, `user/suspended`
 */
export async function inviteAgain(
  deps: Deps,
  userId: string,
  locale: Locale,
  actor: string,
): Promise<void> {
  const { db } = deps
  const { email } = await getUser(db, userId)
  const role = await userRoleOf(db, userId)
  const invitation = await planInvitation(deps, { email, locale }, signInPageOf(role))
  if (invitation.isSuspended) throw new Failure('user/suspended')
  if (invitation.isKnown) throw new Failure('user/not-invited')
  const invitee = { email, locale }
  const { mail, entry } = await prepare(deps, { userId, invitee, invitation, role, actor })
  const done = await actIf(
    db,
    sql`${isUnconfirmed(userId)} and ${invitation.condition}`,
    entry,
    ...invitation.statements,
    mail.statement,
  )
  if (!done) {
    const { email: current } = await getUser(db, userId)
    throw new Failure(current === email ? 'user/not-invited' : 'user/version-conflict')
  }
  deliverSoon(deps, [mail.id])
}

/**
 * Mails a user a password reset link. The account stays unchanged until the link is used.
 * @throws Failure `user/unknown`, `user/suspended`, `request/rate-limited` within a minute of the
 * last one
 */
export async function sendPasswordReset(deps: Deps, userId: string, actor: string): Promise<void> {
  const { db } = deps
  const now = deps.now()
  const user = await getUser(db, userId)
  if (isBanned(user, now)) throw new Failure('user/suspended')
  const recovery = await planRecovery(deps, user, signInPageOf(await userRoleOf(db, userId)))
  if (!recovery) {
    throw new Failure('request/rate-limited', undefined, { headers: { 'retry-after': '60' } })
  }
  const { mail, locale, condition, statements } = recovery
  const queued = await enqueueMail(deps, {
    mail,
    locale,
    cause: `recovery:${userId}:${now.getTime()}`,
  })
  const entry: AuditEntry = { actor, action: 'user/password-reset-sent', subject: userId, now }
  const done = await actIf(db, condition, entry, ...statements, queued.statement)
  if (!done) throw new Failure('user/version-conflict')
  deliverSoon(deps, [queued.id])
}
