import { actIf, type Deed } from '../../db/admin-actions.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../lib/http/problem.ts'
import { planFactorRemoval } from '../auth/account/accounts.ts'
import { deliverSoon, enqueueMail } from '../outbox/enqueue.ts'
import { getUser } from './change.ts'
import { hasSecondFactor } from './user-queries.ts'

/**
 * Lets somebody in who has lost their second factors: all of them go, every session ends, and the owner is told by
 * mail, so that a lie to staff does not stay unnoticed. One transaction; of two calls at once one does it.
 * @throws Failure `user/unknown`, `user/own-account`, `user/no-factor` when none is asked for at sign-in
 */
export async function removeFactors(deps: Deps, userId: string, actor: string): Promise<void> {
  const { db } = deps
  const now = deps.now()
  // whoever took over staff's session must not rid it of the second step; the account page asks for the factor
  if (userId === actor) throw new Failure('user/own-account')
  const { statements, notice } = await planFactorRemoval(deps, await getUser(db, userId))
  const cause = `factors-removed:${userId}:${now.getTime()}`
  const mails = notice ? [await enqueueMail(deps, { ...notice, cause })] : []
  const deed: Deed = { actor, action: 'user/factors-removed', subject: userId, now }
  const work = [...statements, ...mails.map(({ statement }) => statement)]
  const done = await actIf(db, hasSecondFactor(userId), deed, ...work)
  if (!done) throw new Failure('user/no-factor')
  deliverSoon(
    deps,
    mails.map(({ id }) => id),
  )
}
