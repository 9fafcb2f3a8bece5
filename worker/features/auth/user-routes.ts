import { Hono } from 'hono'
import type { App } from '../../deps.ts'
import { authenticated } from './authenticated.ts'
import { AuthFailure } from './protocol.ts'
import { findAccount } from './queries.ts'
import { toUser } from './user-view.ts'

export const userRoutes = new Hono<App>().get('/', authenticated, async (c) => {
  const account = await findAccount(c.var.deps.db, c.var.caller.user.id)
  if (!account) throw new AuthFailure('session_not_found')
  return c.json(toUser(account))
})
