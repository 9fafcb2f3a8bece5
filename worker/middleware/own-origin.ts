import { createMiddleware } from 'hono/factory'
import type { App } from '../deps.ts'
import { Failure } from '../lib/http/problem.ts'

/**
 * CSRF protection: refuses requests sent by pages of other origins (`Origin`, Fetch Metadata).
 * Clients that send neither header may send JSON only.
 * @throws Failure `request/wrong-origin`
 */
export const requireSameOrigin = createMiddleware<App>(async (c, next) => {
  const origin = c.req.header('origin')
  const site = c.req.header('sec-fetch-site')
  const isJson = c.req.header('content-type')?.toLowerCase().startsWith('application/json')
  const isOwn =
    origin !== undefined
      ? [c.var.deps.origin, new URL(c.req.url).origin].includes(origin)
      : site !== undefined
        ? site === 'same-origin' || site === 'none'
        : isJson === true
  if (!isOwn) throw new Failure('request/wrong-origin')
  await next()
})
