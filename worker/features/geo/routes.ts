import { Hono } from 'hono'
import type { App } from '../../deps.ts'
import { locate } from '../../lib/http/locate.ts'

export const geoRoutes = new Hono<App>().get('/', (c) =>
  // private, because it depends on the client; five minutes as specified
  c.json(locate(c.req.raw), 200, { 'cache-control': 'private, max-age=300' }),
)
