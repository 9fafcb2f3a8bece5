import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import { unreadHeader } from '#contract/notifications/notification-events.ts'
import type { App } from '../../deps.ts'
import { flagValues, readSnapshot } from '../flags/snapshot.ts'

/**
 * CORS between the site's two origins while the flag `domain_failover` is on: reads without
 * cookies. Other origins are refused.
 */
export const failoverCors = createMiddleware<App>(async (c, next) => {
  const { deps } = c.var
  const second = deps.failoverOrigin()
  // without a second origin no `Vary: Origin` is needed
  if (second === null) return next()
  const given = c.req.header('origin')
  const isOurs = given === deps.origin || given === second
  if (!isOurs || !flagValues(await readSnapshot(deps)).domain_failover) {
    c.header('vary', 'Origin', { append: true })
    return next()
  }
  return share(c, next)
})

/** hono's CORS middleware for the one allowed origin. */
const share = cors({
  origin: (origin) => origin,
  allowMethods: ['GET', 'HEAD'],
  allowHeaders: ['authorization', 'if-none-match'],
  exposeHeaders: ['etag', unreadHeader],
  maxAge: 600,
})
