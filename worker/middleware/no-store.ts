import { createMiddleware } from 'hono/factory'
import type { App } from '../deps.ts'

/** Answers that hold personal data: no cache keeps them. */
export const noStore = createMiddleware<App>(async (c, next) => {
  await next()
  c.res.headers.set('cache-control', 'no-store')
})
