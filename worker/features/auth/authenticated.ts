import { createMiddleware } from 'hono/factory'
import type { App, Deps } from '../../deps.ts'
import { bearerOf, type Caller, identify } from './bearer.ts'
import { AuthFailure } from './protocol.ts'

/** Routes below /auth/v1 behind `authenticated` read `c.var.caller`. */
export type Authenticated = App & { Variables: { caller: Caller } }

/** @throws AuthFailure as `getCaller` does */
export const authenticated = createMiddleware<Authenticated>(async (c, next) => {
  c.set('caller', await getCaller(c.var.deps, c.req.header('authorization')))
  await next()
})

/** @throws AuthFailure `no_authorization` (401), `bad_jwt`, `session_not_found` or `user_banned` (403) */
export async function getCaller(deps: Deps, header: string | undefined): Promise<Caller> {
  const token = bearerOf(header)
  if (token === null) throw new AuthFailure('no_authorization')
  const caller = await identify(deps, token)
  if (typeof caller === 'string') throw new AuthFailure(caller)
  return caller
}
