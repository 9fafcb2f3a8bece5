import { Hono } from 'hono'
import type { App } from '../../deps.ts'
import { geoOf } from '../../lib/http/locate.ts'

export const geoRoutes = new Hono<App>().get('/', (c) =>
  // private, because it depends on the client; five minutes as specified
  c.json(geoOf(c.req.raw), 200, { 'cache-control': 'private, max-age=300' }),
)
