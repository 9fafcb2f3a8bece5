import { createMiddleware } from 'hono/factory'
import type { App, LimitName } from '../../deps.ts'
import { isWithinLimit, limiterMark } from '../../lib/http/count-request.ts'
import { AuthFailure, type Call } from './protocol.ts'

/**
 * Counts requests per endpoint and client address; behind `authenticated` also per session.
 * @param countsItself whether a call counts in another way
 * @throws AuthFailure `over_request_rate_limit` with `Retry-After` (seconds)
 */
export const limited = (
  limit: LimitName,
  endpoint: string,
  countsItself: (c: Call) => boolean = () => false,
) => {
  const limiter = createMiddleware<App>(async (c, next) => {
    const { caller } = c.var as { caller?: { session: { id: string } } }
    if (!countsItself(c)) await assertWithin(c, limit, endpoint, caller?.session.id)
    await next()
  })
  return Object.assign(limiter, { [limiterMark]: true })
}

/**
 * Counts tries at one account from one address: strangers elsewhere cannot lock its owner out.
 * @throws AuthFailure `over_request_rate_limit`
 */
export const assertFewTries = (c: Call, account: string): Promise<void> =>
  assertWithin(c, 'factors', `password:${account}`)

/** @throws AuthFailure `over_request_rate_limit` */
export async function assertWithin(
  c: Call,
  limit: LimitName,
  endpoint: string,
  session?: string,
): Promise<void> {
  const by = { request: c.req.raw, session }
  if (!(await isWithinLimit(c.var.deps.limits[limit], `auth:${endpoint}`, by))) throw tooMany()
}

/**
 * Counts by a session alone, whose token is ours: no neighbour behind the same address uses its requests up.
 * @throws AuthFailure `over_request_rate_limit`
 */
export async function assertSessionWithin(
  c: Call,
  limit: LimitName,
  endpoint: string,
  session: string,
): Promise<void> {
  const key = `auth:${endpoint}:session:${session}`
  const counted = await c.var.deps.limits[limit].limit({ key }).catch(() => ({ success: true }))
  if (!counted.success) throw tooMany()
}

const tooMany = () =>
  new AuthFailure('over_request_rate_limit', { headers: { 'retry-after': '60' } })
