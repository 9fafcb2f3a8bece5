import { createMiddleware } from 'hono/factory'
import type { App, LimitName } from '../deps.ts'
import { clientAddress } from '../lib/client-address.ts'
import { Failure } from '../lib/problem.ts'

/**
 * Counts requests per client address and `name`; the amounts stand in wrangler.toml.
 * Per edge location and eventually consistent: it slows a flood down, it does not count exactly.
 * If the counter itself fails, the request goes on: a limit must not become an outage.
 * @throws Failure `request/rate-limited` with `Retry-After` (seconds)
 */
export const rateLimit = (limit: LimitName, name: string) =>
  createMiddleware<App>(async (c, next) => {
    const key = `${name}:${clientAddress(c.req.raw)}`
    const { success } = await c.var.deps.limits[limit]
      .limit({ key })
      .catch(() => ({ success: true }))
    if (!success) {
      throw new Failure('request/rate-limited', undefined, { headers: { 'retry-after': '60' } })
    }
    await next()
  })
