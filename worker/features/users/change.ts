import { sql } from 'drizzle-orm'
import type { RoleChoice } from '#contract/staff/filters.ts'
import type { RoleChange } from '#contract/staff/users.ts'
import { actIf, type AuditEntry } from '../../db/admin-actions.ts'
import { notify } from '../../db/notifications/notify.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../lib/http/problem.ts'
import {
  findUser,
  isBanned,
  planEnd,
  planRights,
  planSuspension,
  type UserRow,
} from '../auth/staff.ts'
import { deliverSoon, enqueueMail } from '../outbox/enqueue.ts'
import { type NoticeActor, planAdminNotices } from './admin-notices.ts'
import { signInPageOf } from './sign-in-page.ts'
import {
  hasRole,
  isSuspended,
  userExists,
  isNotLastAdmin,
  userRoleOf,
  storeRole,
} from './user-queries.ts'

type World = Pick<Deps, 'db' | 'now'>

/** End of a suspension without a time limit. */
const forever = '9999-12-31T23:59:59.999Z'

/**
 * Sets or removes a user's role, effective on the next request. An account with an unconfirmed
 * address is reset and invited. Administrators are notified about changes of administrators.
 * @param email address as seen, for conflict detection; absent: the current one
 * @throws Failure `user/unknown`, `user/last-admin`, `user/role-version-conflict`,
 * `user/version-conflict` when the address has changed
 */
export async function changeRole(
  deps: Deps,
  userId: string,
  { role, email, from: seenRole }: RoleChange,
  by: NoticeActor,
): Promise<void> {
  const { db } = deps
  const { actor } = by
  const now = deps.now()
  const from = await userRoleOf(db, userId)
  if (from === role) return void (await getUser(db, userId))
  if (seenRole !== undefined && from !== seenRole) throw new Failure('user/role-version-conflict')
  const user = await getUser(db, userId)
  const seen = email === undefined ? user.email : email
  if (role !== 'none' && user.email !== seen) throw new Failure('user/version-conflict')
  const rights = role === 'none' ? null : await planRights(deps, userId, signInPageOf(role))
  const mail =
    rights?.invitation &&
    (await enqueueMail(deps, {
      ...rights.invitation,
      cause: `role:${userId}:${now.getTime()}`,
    }))
  const event = role === 'admin' ? 'added' : from === 'admin' ? 'removed' : null
  const notices =
    event && from !== role
      ? await planAdminNotices(deps, { event, id: userId, name: user.email, by })
      : []
  const mails = [...(mail ? [mail] : []), ...notices]
  const done = await actIf(
    db,
    sql`${userExists(userId)} and ${hasRole(userId, from)} and not ${hasRole(userId, role)}
      and ${rights?.condition ?? sql`true`}
      and ${role === 'admin' ? sql`true` : isNotLastAdmin(userId, now)}`,
    { actor, action: 'user/role-changed', subject: userId, detail: { from, to: role }, now },
    ...(rights?.statements ?? []),
    storeRole(db, userId, role),
    ...mails.map(({ statement }) => statement),
    ...notifyOfRole(db, { userId, role, actor, now, isMailed: event !== null }),
  )
  if (done) {
    deliverSoon(
      deps,
      mails.map(({ id }) => id),
    )
    return
  }
  const { email: currentEmail } = await getUser(db, userId)
  const current = await userRoleOf(db, userId)
  if (current === role) return
  const isAsSeen = role === 'none' || currentEmail === seen
  const isLast = role !== 'admin' && (await isLastAdmin(db, userId, now))
  if (current === from && isAsSeen && isLast) throw new Failure('user/last-admin')
  // changed concurrently: retry
  return changeRole(deps, userId, { role, email, ...(seenRole && { from: seenRole }) }, by)
}

type RoleNotice = {
  userId: string
  role: RoleChoice
  actor: string
  now: Date
  /** Whether admin-notices.ts mails it anyway. */
  isMailed: boolean
}

/**
 * Notifies other administrators of a changed role. Place it after the statement that stores the
 * role.
 */
export const notifyOfRole = (db: Deps['db'], { userId, role, actor, now, isMailed }: RoleNotice) =>
  notify(db, {
    event: 'role-changed',
    subject: userId,
    cause: `${userId}:${role}:${now.toISOString()}`,
    data: { role },
    except: [actor, userId],
    isMailed,
    now,
  })

/**
 * Suspends a user and ends all sessions, or reinstates the user. Idempotent. Administrators are
 * notified if it is one of them.
 * @throws Failure `user/unknown`, `user/own-account`, `user/last-admin`
 */
export async function changeSuspension(
  deps: Deps,
  userId: string,
  suspended: boolean,
  by: NoticeActor,
): Promise<void> {
  const { db } = deps
  const { actor } = by
  const now = deps.now()
  if (userId === actor) throw new Failure('user/own-account')
  const event = suspended ? 'suspended' : 'reinstated'
  const { email: name } = await getUser(db, userId)
  const when = hasRole(userId, 'admin')
  const isAdmin = (await userRoleOf(db, userId)) === 'admin'
  const notices = isAdmin ? await planAdminNotices(deps, { event, id: userId, name, by, when }) : []
  const isNow = isSuspended(userId, now)
  const planned = await planSuspension(deps, userId, suspended ? forever : null)
  const done = await actIf(
    db,
    suspended
      ? sql`${userExists(userId)} and not ${isNow} and ${isNotLastAdmin(userId, now)} and ${planned.condition}`
      : sql`${isNow} and ${planned.condition}`,
    {
      actor,
      action: suspended ? 'user/suspended' : 'user/reinstated',
      subject: userId,
      now,
    },
    ...planned.statements,
    ...notices.map(({ statement }) => statement),
  )
  if (done) {
    deliverSoon(
      deps,
      notices.map(({ id }) => id),
    )
    return
  }
  const user = await getUser(db, userId)
  if (isBanned(user, now) === suspended) return
  if (suspended && (await isLastAdmin(db, userId, now))) throw new Failure('user/last-admin')
  return changeSuspension(deps, userId, suspended, by) // changed concurrently: retry
}

async function isLastAdmin(db: Deps['db'], userId: string, now: Date): Promise<boolean> {
  const [asked] = await db.all<{ is: number }>(
    sql`select not ${isNotLastAdmin(userId, now)} as "is"`,
  )
  return asked?.is === 1
}

/**
 * Ends all sessions of a user.
 * @throws Failure `user/unknown`
 */
export async function endAllSessions(
  deps: World,
  userId: string,
  { actor }: Pick<NoticeActor, 'actor'>,
): Promise<void> {
  const { db, now } = deps
  await getUser(db, userId)
  const entry: AuditEntry = { actor, action: 'user/sessions-ended', subject: userId, now: now() }
  const { condition, statements } = await planEnd(deps, userId)
  const done = await actIf(db, condition, entry, ...statements)
  if (!done) return endAllSessions(deps, userId, { actor }) // changed concurrently: retry
}

/** @throws Failure `user/unknown` */
export async function getUser(db: Deps['db'], userId: string): Promise<UserRow> {
  const user = await findUser(db, userId)
  if (!user) throw new Failure('user/unknown')
  return user
}
