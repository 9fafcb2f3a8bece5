import { createMiddleware } from 'hono/factory'
import type { App } from '../../deps.ts'
import { bearerOf, type Caller, identify } from './bearer.ts'
import { AuthFailure } from './protocol.ts'

/** Routes below /auth/v1 behind `authenticated` read `c.var.caller`. */
export type Authenticated = App & { Variables: { caller: Caller } }

/** @throws AuthFailure `no_authorization` (401), `bad_jwt`, `session_not_found` or `user_banned` (403) */
export const authenticated = createMiddleware<Authenticated>(async (c, next) => {
  const token = bearerOf(c.req.header('authorization'))
  if (token === null) throw new AuthFailure('no_authorization')
  const caller = await identify(c.var.deps, token)
  if (typeof caller === 'string') throw new AuthFailure(caller)
  c.set('caller', caller)
  await next()
})
