import { createMiddleware } from 'hono/factory'
import { officeClock } from '#contract/site/office-hours.ts'
import { mayOrder } from '#contract/trade/order-choices.ts'
import type { App, Deps } from '../../deps.ts'
import { Failure } from '../../lib/http/problem.ts'
import type { Guarded, SignedIn } from '../auth/guard.ts'
import { flagValues, getSnapshot } from '../flags/snapshot.ts'
import { type Asked, selectMember } from './member.ts'

/** While the client portal is off there is nothing here. */
export const whilePortal = createMiddleware<App>(async (c, next) => {
  const flags = flagValues(await getSnapshot(c.var.deps))
  if (!flags.client_portal) throw new Failure('request/not-found')
  await next()
})

/** While ordering is off there is nothing to order. */
export const whileOn = createMiddleware<App>(async (c, next) => {
  const flags = flagValues(await getSnapshot(c.var.deps))
  if (!flags.client_orders) throw new Failure('order/switched-off')
  await next()
})

/** Who asks for which company, today. */
export const askedOf = (
  { deps, principal }: { deps: Deps; principal: SignedIn },
  companyId: string,
): Asked => ({ userId: principal.actor, companyId, day: officeClock(deps.now()).day })

/**
 * Before a write, and before its body is looked at: a company that is not theirs answers like one that does not exist,
 * and who only reads is told so. Each write asks again in its own transaction.
 */
export const mayChange = createMiddleware<Guarded<SignedIn>>(async (c, next) => {
  const [member] = await selectMember(c.var.deps.db, askedOf(c.var, c.req.param('company') ?? ''))
  if (!member) throw new Failure('request/not-found')
  if (!mayOrder(member.role)) throw new Failure('order/not-allowed')
  await next()
})
