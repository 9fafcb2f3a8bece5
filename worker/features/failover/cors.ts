import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import { unreadHeader } from '#contract/notifications/notification-events.ts'
import type { App } from '../../deps.ts'
import { flagValues, readSnapshot } from '../flags/snapshot.ts'

/**
 * Lets the site's two origins read each other's API while `domain_failover` is on: reads only, no cookies. Every other
 * origin is refused by the browser, as is every origin while the flag is off.
 */
export const failoverCors = createMiddleware<App>(async (c, next) => {
  const { deps } = c.var
  const second = deps.failoverOrigin()
  // without a second origin no answer depends on who asks
  if (second === null) return next()
  const given = c.req.header('origin')
  const isOurs = given === deps.origin || given === second
  if (!isOurs || !flagValues(await readSnapshot(deps)).domain_failover) {
    c.header('vary', 'Origin', { append: true })
    return next()
  }
  return share(c, next)
})

/** hono's own middleware, for an origin that is known to be ours: it answers preflights and names the origin. */
const share = cors({
  origin: (origin) => origin,
  allowMethods: ['GET', 'HEAD'],
  allowHeaders: ['authorization', 'if-none-match'],
  exposeHeaders: ['etag', unreadHeader],
  maxAge: 600,
})
