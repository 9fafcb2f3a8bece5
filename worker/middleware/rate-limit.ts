import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { App, LimitName } from '../deps.ts'
import { Failure } from '../lib/http/problem.ts'
import { isWithinLimit, limiterMark } from '../lib/http/count-request.ts'

/**
 * Counts a request under `name`; behind a guard also for the session that asks.
 * @throws Failure `request/rate-limited` with `Retry-After` (seconds)
 */
export async function assertWithinLimit(
  c: Context<App>,
  limit: LimitName,
  name: string,
): Promise<void> {
  const { principal } = c.var as { principal?: { actor: string; sessionId?: string } }
  const by = { request: c.req.raw, session: principal?.sessionId ?? principal?.actor }
  if (await isWithinLimit(c.var.deps.limits[limit], name, by)) return
  throw new Failure('request/rate-limited', undefined, { headers: { 'retry-after': '60' } })
}

/** `assertWithinLimit` for every request of a route. */
export const rateLimit = (limit: LimitName, name: string) => {
  const limiter = createMiddleware<App>(async (c, next) => {
    await assertWithinLimit(c, limit, name)
    await next()
  })
  return Object.assign(limiter, { [limiterMark]: true })
}
