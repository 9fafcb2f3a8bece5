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
import { type By, planAdminNotices } from './admin-notices.ts'
import { doorOf } from './door.ts'
import { hasRole, isSuspended, isUser, leavesAnAdmin, roleOf, storeRole } from './user-queries.ts'

type World = Pick<Deps, 'db' | 'now'>

/** Suspended until someone reinstates. */
const forever = '9999-12-31T23:59:59.999Z'

/**
 * Gives a user a role, or takes it away; the role it has already changes nothing. Every call of theirs asks D1 for
 * the role, so it acts on the next one. An account that no one has proven is left to its owner in the same transaction,
 * who is mailed an invitation. Administrators are told when there is one more or less.
 * @param email the address that staff saw: a role is given to no other. Absent: the one that the account has now
 * @throws Failure `user/unknown`, `user/last-admin`, `user/role-version-conflict`, `user/version-conflict` when it signs in with
 *   another address by now
 */
export async function changeRole(
  deps: Deps,
  userId: string,
  { role, email, from: seenRole }: RoleChange,
  by: By,
): Promise<void> {
  const { db } = deps
  const { actor } = by
  const now = deps.now()
  const from = await roleOf(db, userId)
  if (from === role) return void (await getUser(db, userId))
  if (seenRole !== undefined && from !== seenRole) throw new Failure('user/role-version-conflict')
  const user = await getUser(db, userId)
  const seen = email === undefined ? user.email : email
  if (role !== 'none' && user.email !== seen) throw new Failure('user/version-conflict')
  const rights = role === 'none' ? null : await planRights(deps, userId, doorOf(role))
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
    sql`${isUser(userId)} and ${hasRole(userId, from)} and not ${hasRole(userId, role)}
      and ${rights?.condition ?? sql`true`}
      and ${role === 'admin' ? sql`true` : leavesAnAdmin(userId, now)}`,
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
  const current = await roleOf(db, userId)
  if (current === role) return
  const isAsSeen = role === 'none' || currentEmail === seen
  const isLast = role !== 'admin' && (await isLastAdmin(db, userId, now))
  if (current === from && isAsSeen && isLast) throw new Failure('user/last-admin')
  // someone else was quicker
  return changeRole(deps, userId, { role, email, ...(seenRole && { from: seenRole }) }, by)
}

type RoleNotice = {
  userId: string
  role: RoleChoice
  actor: string
  now: Date
  /** By admin-notices.ts, which no one can switch off. */
  isMailed: boolean
}

/** The one who did it, and whose role it is, know. After the role is stored: who has lost it hears no more. */
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
 * Suspends a user and ends all sessions, or lets them in again. Asking for what is so already changes nothing.
 * Administrators are told where it is one.
 * @throws Failure `user/unknown`, `user/own-account`, `user/last-admin`
 */
export async function changeSuspension(
  deps: Deps,
  userId: string,
  suspended: boolean,
  by: By,
): Promise<void> {
  const { db } = deps
  const { actor } = by
  const now = deps.now()
  if (userId === actor) throw new Failure('user/own-account')
  const event = suspended ? 'suspended' : 'reinstated'
  const { email: name } = await getUser(db, userId)
  const when = hasRole(userId, 'admin')
  const isAdmin = (await roleOf(db, userId)) === 'admin'
  const notices = isAdmin ? await planAdminNotices(deps, { event, id: userId, name, by, when }) : []
  const isNow = isSuspended(userId, now)
  const planned = await planSuspension(deps, userId, suspended ? forever : null)
  const done = await actIf(
    db,
    suspended
      ? sql`${isUser(userId)} and not ${isNow} and ${leavesAnAdmin(userId, now)} and ${planned.condition}`
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
  return changeSuspension(deps, userId, suspended, by) // something else was written first
}

async function isLastAdmin(db: Deps['db'], userId: string, now: Date): Promise<boolean> {
  const [asked] = await db.all<{ is: number }>(
    sql`select not ${leavesAnAdmin(userId, now)} as "is"`,
  )
  return asked?.is === 1
}

/**
 * Signs a user out everywhere.
 * @throws Failure `user/unknown`
 */
export async function endAllSessions(
  deps: World,
  userId: string,
  { actor }: Pick<By, 'actor'>,
): Promise<void> {
  const { db, now } = deps
  await getUser(db, userId)
  const entry: AuditEntry = { actor, action: 'user/sessions-ended', subject: userId, now: now() }
  const { condition, statements } = await planEnd(deps, userId)
  const done = await actIf(db, condition, entry, ...statements)
  if (!done) return endAllSessions(deps, userId, { actor }) // something else was written first
}

/** @throws Failure `user/unknown` */
export async function getUser(db: Deps['db'], userId: string): Promise<UserRow> {
  const user = await findUser(db, userId)
  if (!user) throw new Failure('user/unknown')
  return user
}
