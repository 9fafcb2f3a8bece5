import { sql } from 'drizzle-orm'
import { actIf, type AuditEntry } from '../../db/admin-actions.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../lib/http/problem.ts'
import { planFactorRemoval } from '../auth/staff.ts'
import { deliverSoon, enqueueMail } from '../outbox/enqueue.ts'
import { type NoticeActor, planAdminNotices } from './admin-notices.ts'
import { getUser } from './change.ts'
import { hasRole, hasSecondFactor, userRoleOf } from './user-queries.ts'

/**
 * Removes all second factors of a user who lost them, ends their sessions, and mails the user (and
 * all administrators if it is one), so that social engineering is noticed. One transaction.
 * @throws Failure `user/unknown`, `user/own-account`, `user/no-factor` when none is required at
 * sign-in
 */
export async function removeFactors(deps: Deps, userId: string, by: NoticeActor): Promise<void> {
  const { db } = deps
  const { actor } = by
  const now = deps.now()
  // a stolen session must not remove its own second factor; the account page requires the factor
  // for that
  if (userId === actor) throw new Failure('user/own-account')
  const user = await getUser(db, userId)
  const { condition, statements, mail, locale } = await planFactorRemoval(deps, user)
  const cause = `factors-removed:${userId}:${now.getTime()}`
  const notice = {
    event: 'factorsRemoved',
    id: userId,
    name: user.email,
    by,
    when: hasRole(userId, 'admin'),
  } as const
  const mails = [
    await enqueueMail(deps, { mail, locale, cause }),
    ...((await userRoleOf(db, userId)) === 'admin' ? await planAdminNotices(deps, notice) : []),
  ]
  const entry: AuditEntry = { actor, action: 'user/factors-removed', subject: userId, now }
  const work = [...statements, ...mails.map(({ statement }) => statement)]
  const done = await actIf(db, sql`${hasSecondFactor(userId)} and ${condition}`, entry, ...work)
  if (!done) {
    const [asked] = await db.all<{ has: number }>(sql`select ${hasSecondFactor(userId)} as has`)
    if (!asked?.has) throw new Failure('user/no-factor')
    return removeFactors(deps, userId, by) // changed concurrently: retry
  }
  deliverSoon(
    deps,
    mails.map(({ id }) => id),
  )
}
