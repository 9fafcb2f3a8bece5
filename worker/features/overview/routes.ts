import { Hono } from 'hono'
import type { App } from '../../deps.ts'
import { requireRole } from '../auth/guard.ts'
import { overview } from './overview.ts'

export const overviewRoutes = new Hono<App>().get('/', requireRole('admin'), async (c) =>
  c.json(await overview(c.var.deps)),
)
