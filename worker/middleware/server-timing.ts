import { createMiddleware } from 'hono/factory'
import type { App } from '../deps.ts'

const isLocal = (url: string) => /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(url)

/**
 * `Server-Timing` for whoever develops: the Worker's own time, in milliseconds. In local runs only: deployed, a
 * Worker's clock stands still while it computes, and strangers need not know.
 */
export const serverTiming = createMiddleware<App>(async (c, next) => {
  if (!isLocal(c.req.url)) return next()
  const startedMs = performance.now()
  await next()
  c.res.headers.set('server-timing', `worker;dur=${(performance.now() - startedMs).toFixed(1)}`)
})
