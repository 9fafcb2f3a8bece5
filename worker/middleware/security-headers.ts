import { createMiddleware } from 'hono/factory'
import type { App } from '../deps.ts'
import { securityHeadersOf } from '../lib/http/security-policy.ts'

/** Default headers of every response; `no-store` unless the handler sets `cache-control`. */
const usual = Object.entries({ ...securityHeadersOf(), 'cache-control': 'no-store' })

/**
 * Sets the default headers on every response unless the handler has set them. A response with a
 * policy of its own (third-party scripts) goes without cross-origin isolation.
 */
export const securityHeaders = createMiddleware<App>(async (c, next) => {
  await next()
  const { headers } = c.res
  // set here because error responses are created after the handlers' headers
  headers.set('x-request-id', c.get('requestId'))
  // browsers compare it with their own clock to correct times
  headers.set('date', new Date().toUTCString())
  const isOpened = headers.has('content-security-policy')
  for (const [name, value] of usual) {
    if (name === 'cross-origin-embedder-policy' && isOpened) continue
    if (!headers.has(name)) headers.set(name, value)
  }
})
