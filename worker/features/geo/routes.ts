import { Hono } from 'hono'
import type { App } from '../../deps.ts'
import { locate } from '../../lib/http/locate.ts'

export const geoRoutes = new Hono<App>().get('/', (c) =>
  // private: it depends on who asks. Five minutes, as the specification says.
  c.json(locate(c.req.raw), 200, { 'cache-control': 'private, max-age=300' }),
)
