import { sql } from 'drizzle-orm'
import type { RoleChoice } from '#contract/staff/filters.ts'
import { actIf, type Deed } from '../../db/admin-actions.ts'
import { notify } from '../../db/notifications/notify.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../lib/http/problem.ts'
import {
  endSessions,
  findUser,
  isBanned,
  planRights,
  updateUser,
  type UserRow,
} from '../auth/account/accounts.ts'
import { deliverSoon, enqueueMail } from '../outbox/enqueue.ts'
import { doorOf } from './door.ts'
import { hasRole, isSuspended, isUser, leavesAnAdmin, roleOf, storeRole } from './user-queries.ts'

type World = Pick<Deps, 'db' | 'now'>
type By = { actor: string }

/** Suspended until somebody reinstates. */
const forever = '9999-12-31T23:59:59.999Z'

/**
 * Gives a user a role, or takes it away; the role it has already changes nothing. Every call of theirs asks D1 for
 * the role, so it acts on the next one. An account that nobody has proven is left to its owner in the same transaction,
 * who is mailed an invitation.
 * @throws Failure `user/unknown`, `user/last-admin`
 */
export async function changeRole(
  deps: Deps,
  userId: string,
  role: RoleChoice,
  by: By,
): Promise<void> {
  const { db } = deps
  const { actor } = by
  const now = deps.now()
  const from = await roleOf(db, userId)
  const rights =
    role === 'none' ? null : await planRights(deps, await getUser(db, userId), doorOf(role))
  const mail =
    rights?.invitation &&
    (await enqueueMail(deps, {
      ...rights.invitation,
      cause: `role:${userId}:${now.getTime()}`,
    }))
  const done = await actIf(
    db,
    sql`${isUser(userId)} and ${hasRole(userId, from)} and not ${hasRole(userId, role)}
      and ${role === 'admin' ? sql`true` : leavesAnAdmin(userId, now)}`,
    { actor, action: 'user/role-changed', subject: userId, detail: { from, to: role }, now },
    ...(rights?.statements ?? []),
    storeRole(db, userId, role),
    ...(mail ? [mail.statement] : []),
    ...tellOfRole(db, { userId, role, actor, now }),
  )
  if (done) {
    if (mail) deliverSoon(deps, [mail.id])
    return
  }
  await getUser(db, userId)
  const current = await roleOf(db, userId)
  if (current === role) return
  if (current === from) throw new Failure('user/last-admin')
  return changeRole(deps, userId, role, by) // somebody else was quicker
}

/** Whoever did it, and whose role it is, know. After the role is stored: who has lost it hears no more. */
export const tellOfRole = (
  db: Deps['db'],
  { userId, role, actor, now }: { userId: string; role: RoleChoice; actor: string; now: Date },
) =>
  notify(db, {
    event: 'role-changed',
    subject: userId,
    cause: `${userId}:${role}:${now.toISOString()}`,
    data: { role },
    except: [actor, userId],
    now,
  })

/**
 * Suspends a user and ends all sessions, or lets them in again. Asking for what is so already changes nothing.
 * @throws Failure `user/unknown`, `user/own-account`, `user/last-admin`
 */
export async function changeSuspension(
  { db, now: clock }: World,
  userId: string,
  suspended: boolean,
  { actor }: By,
): Promise<void> {
  const now = clock()
  if (userId === actor) throw new Failure('user/own-account')
  const isNow = isSuspended(userId, now)
  const bannedUntil = suspended ? forever : null
  const done = await actIf(
    db,
    suspended
      ? sql`${isUser(userId)} and not ${isNow} and ${leavesAnAdmin(userId, now)}`
      : sql`${isNow}`,
    {
      actor,
      action: suspended ? 'user/suspended' : 'user/reinstated',
      subject: userId,
      now,
    },
    updateUser(db, userId, { bannedUntil }, now),
    ...(suspended ? [endSessions(db, userId)] : []),
  )
  if (done) return
  const user = await getUser(db, userId)
  if (isBanned(user, now) !== suspended) throw new Failure('user/last-admin')
}

/**
 * Signs a user out everywhere.
 * @throws Failure `user/unknown`
 */
export async function endAllSessions(
  { db, now }: World,
  userId: string,
  { actor }: By,
): Promise<void> {
  const deed: Deed = { actor, action: 'user/sessions-ended', subject: userId, now: now() }
  const done = await actIf(db, isUser(userId), deed, endSessions(db, userId))
  if (!done) throw new Failure('user/unknown')
}

/** @throws Failure `user/unknown` */
export async function getUser(db: Deps['db'], userId: string): Promise<UserRow> {
  const user = await findUser(db, userId)
  if (!user) throw new Failure('user/unknown')
  return user
}
