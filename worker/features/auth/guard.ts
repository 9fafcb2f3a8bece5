import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Role } from '#contract/auth.ts'
import { unreadHeader } from '#contract/notifications/notification-events.ts'
import type { App, Deps } from '../../deps.ts'
import { Failure } from '../../lib/http/problem.ts'
import { isProven } from './account/needs.ts'
import { type Caller, callerOf, claimsOf, findCaller, isSimpleAdmin } from './caller.ts'
import { simpleAdminAudience } from './protocol.ts'

export { simpleAdminAudience }

/** A user who is signed in through /auth/v1. */
export type SignedIn = {
  kind: 'user'
  actor: string
  email: string
  role: Role | null
  sessionId: string
  caller: Caller<NonNullable<Awaited<ReturnType<typeof findCaller>>>>
}

/** The authenticated user. Audit logs record `actor`. */
export type Principal = SignedIn | { kind: 'simple-admin'; actor: 'simple-admin' }

/** Guarded routes read `c.var.principal`. */
export type Guarded<Who extends Principal = Principal> = App & { Variables: { principal: Who } }

/** @throws AuthFailure as `claimsOf` and `callerOf` */
async function principalOf(deps: Deps, header: string | undefined): Promise<SignedIn> {
  const claims = await claimsOf(deps, header)
  const caller = await callerOf(deps, claims, findCaller, 'everything')
  const { user, role, session } = caller
  return { kind: 'user', actor: user.id, email: user.email, role, sessionId: session.id, caller }
}

/**
 * Requires a signed-in user with any role.
 * @throws Failure `auth/no-token`, `auth/token-invalid`, `auth/session-gone`, `auth/forbidden`,
 *   `auth/second-factor-needed` while a second step is required, `auth/password-due` in a recovery,
 *   `auth/second-factor-required-first` if the role requires a second step that is not set up
 */
export const signedIn = createMiddleware<Guarded<SignedIn>>(async (c, next) => {
  c.set('principal', await principalOf(c.var.deps, c.req.header('authorization')))
  await next()
})

/**
 * Requires a signed-in user with this role, which is read from D1 on each request. Responses to
 * administrators include the number of unread notifications, counted by the same statement.
 */
export const requireRole = (role: Role) =>
  createMiddleware<Guarded<SignedIn>>(async (c, next) => {
    const user = await principalOf(c.var.deps, c.req.header('authorization'))
    if (user.role !== role) throw new Failure('auth/forbidden')
    c.set('principal', user)
    await next()
    // the handler has already set the header if it changed the count
    if (role === 'admin' && !c.res.headers.has(unreadHeader)) {
      c.header(unreadHeader, String(user.caller.unread))
    }
  })

/** Requires an administrator or access to the simple admin screen. */
export const requireFlagRights = createMiddleware<Guarded>(async (c, next) => {
  const header = c.req.header('authorization')
  if (isSimpleAdmin(c.var.deps, await claimsOf(c.var.deps, header))) {
    c.set('principal', { kind: 'simple-admin', actor: 'simple-admin' })
  } else {
    const principal = await principalOf(c.var.deps, header)
    if (principal.role !== 'admin') throw new Failure('auth/forbidden')
    c.set('principal', principal)
  }
  await next()
})

/**
 * Streams a file and checks the session again for each chunk. Aborts the response when the session
 * or its role ends.
 */
export function whileAllowed(
  { var: { deps, principal }, req }: Context<Guarded<SignedIn>>,
  file: ReadableStream<Uint8Array>,
): ReadableStream<Uint8Array> {
  const header = req.header('authorization')
  const source = file.getReader()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await source.read()
        if (done) return controller.close()
        try {
          const { role } = await principalOf(deps, header)
          if (role !== principal.role) throw new Failure('auth/forbidden')
        } catch (error) {
          await source.cancel(error)
          throw error
        }
        controller.enqueue(value)
      },
      cancel: (reason) => source.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}

/**
 * Requires the password or a second-step code within ten minutes (needs.ts), for changes that could
 * expose the company's email or data. `actIf` checks that the actor is still an active
 * administrator.
 * @throws Failure `account/proof-needed`
 */
export function assertProof({ caller }: Pick<SignedIn, 'caller'>, now: Date): void {
  const { session, user, hasFactor } = caller
  const hasPassword = user.passwordHash !== null
  const facts = { session, hasFactor, hasPassword, asksCurrentPassword: true }
  if (!isProven('what staff guard', facts, now)) throw new Failure('account/proof-needed')
}
