import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { App, LimitName } from '../deps.ts'
import { Failure } from '../lib/http/problem.ts'
import { isWithinLimit, rateLimiterMark } from '../lib/http/count-request.ts'

/**
 * Counts a request against the limit `name` of its client address and, when signed in, of its
 * session.
 * @throws Failure `request/rate-limited` with `Retry-After` (seconds)
 */
export async function assertWithinLimit(
  c: Pick<Context<App>, 'req' | 'var'>,
  limit: LimitName,
  name: string,
): Promise<void> {
  const { principal, caller } = c.var as {
    principal?: { actor: string; sessionId?: string }
    caller?: { session: { id: string } }
  }
  const session = principal?.sessionId ?? principal?.actor ?? caller?.session.id
  const by = { request: c.req.raw, session }
  if (await isWithinLimit(c.var.deps.limits[limit], name, by)) return
  throw rateLimited()
}

export const rateLimited = () =>
  new Failure('request/rate-limited', undefined, { headers: { 'retry-after': '60' } })

/** `assertWithinLimit` as middleware, optionally for some requests only. */
export const rateLimit = (
  limit: LimitName,
  name: string,
  counts: (c: Pick<Context<App>, 'req'>) => boolean = () => true,
) => {
  const limiter = createMiddleware<App>(async (c, next) => {
    if (counts(c)) await assertWithinLimit(c, limit, name)
    await next()
  })
  return Object.assign(limiter, { [rateLimiterMark]: true })
}
