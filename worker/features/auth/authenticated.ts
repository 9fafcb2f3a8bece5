import { createMiddleware } from 'hono/factory'
import type { App, Deps } from '../../deps.ts'
import { bearerOf, type Caller, identify, isSetUpDue, isStale } from './sessions/bearer.ts'
import { AuthFailure } from './protocol.ts'

/** Routes below /auth/v1 behind `authenticated` read `c.var.caller`. */
export type Authenticated = App & { Variables: { caller: Caller } }

/**
 * Lets pass who is signed in altogether.
 * @param dueStatus the status of `insufficient_aal`, which the protocol answers differently by route (contract §2)
 * @throws AuthFailure as `getCaller` does
 */
export const authenticated = (dueStatus: 401 | 403 | 422 = 403) =>
  createMiddleware<Authenticated>(async (c, next) => {
    c.set('caller', await getCaller(c.var.deps, c.req.header('authorization'), dueStatus))
    await next()
  })

/**
 * Lets pass whose second step is still due, too: the way to take it, or to leave. Every route behind this stands in
 * the list of tests/worker/auth/factors/second-step.test.ts.
 * @throws AuthFailure `no_authorization` (401), `bad_jwt`, `session_not_found` or `user_banned` (403)
 */
export const halfAuthenticated = createMiddleware<Authenticated>(async (c, next) => {
  c.set('caller', current(await getAnyCaller(c.var.deps, c.req.header('authorization'))))
  await next()
})

/** Lets pass every token of a living session, from before its last proof, too: signing out is never refused. */
export const leaving = createMiddleware<Authenticated>(async (c, next) => {
  c.set('caller', await getAnyCaller(c.var.deps, c.req.header('authorization')))
  await next()
})

/** @throws AuthFailure `bad_jwt` for a token from before its session's last proof */
function current(caller: Caller): Caller {
  if (isStale(caller)) throw new AuthFailure('bad_jwt')
  return caller
}

/**
 * @throws AuthFailure `no_authorization` (401), `bad_jwt`, `session_not_found` or `user_banned` (403),
 *   `insufficient_aal` (403 unless told otherwise) while a second step is due
 */
export async function getCaller(
  deps: Deps,
  header: string | undefined,
  dueStatus: 401 | 403 | 422 = 403,
): Promise<Caller> {
  const caller = current(await getAnyCaller(deps, header))
  assertSecondStep(caller, dueStatus)
  return caller
}

/** @throws AuthFailure `insufficient_aal` while a second step is due */
export function assertSecondStep({ isSecondStepDue }: Caller, dueStatus: number = 403): void {
  if (isSecondStepDue) throw new AuthFailure('insufficient_aal', { status: dueStatus })
}

/**
 * For what changes who an account is: whose role owes a second step sets it up first (`ADMIN_SECOND_FACTOR`).
 * @throws AuthFailure `insufficient_aal`
 */
export function assertSetUp(deps: Deps, caller: Caller, status: 401 | 403 = 403): void {
  if (isSetUpDue(deps, caller)) throw new AuthFailure('insufficient_aal', { status })
}

async function getAnyCaller(deps: Deps, header: string | undefined): Promise<Caller> {
  const token = bearerOf(header)
  if (token === null) throw new AuthFailure('no_authorization')
  const caller = await identify(deps, token)
  if (typeof caller === 'string') throw new AuthFailure(caller)
  return caller
}
