import { createMiddleware } from 'hono/factory'
import type { App } from '../deps.ts'
import { securityHeadersOf } from '../lib/http/security-policy.ts'

/** What every answer gets that its handler did not decide: what no one said may be kept is not kept. */
const usual = Object.entries({ ...securityHeadersOf(), 'cache-control': 'no-store' })

/**
 * Puts the headers on every answer; a handler that set one of its own keeps it. A page with foreign code sets its
 * own policy, and with it goes the demand for isolation.
 */
export const securityHeaders = createMiddleware<App>(async (c, next) => {
  await next()
  const { headers } = c.res
  // failures come with a fresh answer: the id by which the log knows the request belongs to those above all
  headers.set('x-request-id', c.get('requestId'))
  // the edge says the same of each answer; browsers learn from it how wrong their clock is
  headers.set('date', new Date().toUTCString())
  const isOpened = headers.has('content-security-policy')
  for (const [name, value] of usual) {
    // a handler with a policy of its own sets isolation too, or means to do without
    if (name === 'cross-origin-embedder-policy' && isOpened) continue
    if (!headers.has(name)) headers.set(name, value)
  }
})
