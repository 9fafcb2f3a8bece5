import { createMiddleware } from 'hono/factory'
import type { App, LimitName } from '../../deps.ts'
import { clientAddress } from '../../lib/client-address.ts'
import { AuthFailure } from './protocol.ts'

/**
 * Counts requests per client address and endpoint; the amounts stand in wrangler.toml. If the counter itself
 * fails, the request goes on: a limit must not become an outage.
 * @throws AuthFailure `over_request_rate_limit` with `Retry-After` (seconds)
 */
export const limited = (limit: LimitName, endpoint: string) =>
  createMiddleware<App>(async (c, next) => {
    const key = `auth:${endpoint}:${clientAddress(c.req.raw)}`
    const { success } = await c.var.deps.limits[limit]
      .limit({ key })
      .catch(() => ({ success: true }))
    if (!success) {
      throw new AuthFailure('over_request_rate_limit', { headers: { 'retry-after': '60' } })
    }
    await next()
  })
