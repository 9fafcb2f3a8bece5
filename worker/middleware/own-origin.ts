import { createMiddleware } from 'hono/factory'
import type { App } from '../deps.ts'
import { Failure } from '../lib/http/problem.ts'

/**
 * Refuses what another site's page makes a browser send. Browsers name the page's origin with every POST, and what
 * kind of site it is (Fetch Metadata); callers that are no browser name neither, and may send JSON only, which no
 * page can send to another site unasked.
 * @throws Failure `request/wrong-origin`
 */
export const ownOrigin = createMiddleware<App>(async (c, next) => {
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
