import { createMiddleware } from 'hono/factory'
import type { App, LimitName } from '../../deps.ts'
import { isWithinLimit, limiterMark } from '../../lib/http/count-request.ts'
import type { Caller } from './bearer.ts'
import { AuthFailure, type Call } from './protocol.ts'

/**
 * Counts requests per endpoint and client address; behind `authenticated` also per session.
 * @throws AuthFailure `over_request_rate_limit` with `Retry-After` (seconds)
 */
export const limited = (limit: LimitName, endpoint: string) => {
  const limiter = createMiddleware<App>(async (c, next) => {
    const { caller } = c.var as { caller?: Caller }
    await assertWithin(c, limit, endpoint, caller?.session.id)
    await next()
  })
  return Object.assign(limiter, { [limiterMark]: true })
}

/**
 * Counts tries at one account from one address: strangers elsewhere cannot lock its owner out.
 * @throws AuthFailure `over_request_rate_limit`
 */
export const assertFewTries = (c: Call, account: string): Promise<void> => {
  const endpoint = `password:${account.toLowerCase()}`
  return assertWithin(c, 'factors', endpoint, undefined)
}

async function assertWithin(
  c: Call,
  limit: LimitName,
  endpoint: string,
  session: string | undefined,
): Promise<void> {
  const by = { request: c.req.raw, session }
  if (await isWithinLimit(c.var.deps.limits[limit], `auth:${endpoint}`, by)) return
  throw new AuthFailure('over_request_rate_limit', { headers: { 'retry-after': '60' } })
}
