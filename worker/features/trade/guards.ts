import { createMiddleware } from 'hono/factory'
import { officeClock } from '#contract/site/office-hours.ts'
import { mayOrder } from '#contract/trade/order-choices.ts'
import type { App, Deps } from '../../deps.ts'
import { Failure } from '../../lib/http/problem.ts'
import type { Guarded, SignedIn } from '../auth/guard.ts'
import { flagValues, getSnapshot } from '../flags/snapshot.ts'
import { type MemberRequest, selectMember } from './member.ts'

/** 404 while the client portal is off. */
export const requirePortalOn = createMiddleware<App>(async (c, next) => {
  const flags = flagValues(await getSnapshot(c.var.deps))
  if (!flags.client_portal) throw new Failure('request/not-found')
  await next()
})

/** 404 while ordering is off. */
export const requireOrderingOn = createMiddleware<App>(async (c, next) => {
  const flags = flagValues(await getSnapshot(c.var.deps))
  if (!flags.client_orders) throw new Failure('order/switched-off')
  await next()
})

/** User, company and day of a request. */
export const memberRequestOf = (
  { deps, principal }: { deps: Deps; principal: SignedIn },
  companyId: string,
): MemberRequest => ({ userId: principal.actor, companyId, day: officeClock(deps.now()).day })

/**
 * Early check before a write: 404 for other companies, an error for viewers. Each write checks
 * again in its transaction.
 */
export const requireOrderRight = createMiddleware<Guarded<SignedIn>>(async (c, next) => {
  const [member] = await selectMember(
    c.var.deps.db,
    memberRequestOf(c.var, c.req.param('company') ?? ''),
  )
  if (!member) throw new Failure('request/not-found')
  if (!mayOrder(member.role)) throw new Failure('order/not-allowed')
  await next()
})
