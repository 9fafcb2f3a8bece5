import { Hono } from 'hono'
import type { App } from '../../deps.ts'
import { requireRole } from '../auth/guard.ts'
import { overview } from './overview.ts'
import { listWaiting } from './waiting.ts'

export const overviewRoutes = new Hono<App>()
  .use(requireRole('admin'))
  .get('/', async (c) => c.json(await overview(c.var.deps)))
  .get('/waiting', async (c) => c.json(await listWaiting(c.var.deps)))
