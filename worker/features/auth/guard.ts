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

/** A person who is signed in through /auth/v1. */
export type SignedIn = {
  kind: 'user'
  actor: string
  email: string
  role: Role | null
  sessionId: string
  caller: Caller<NonNullable<Awaited<ReturnType<typeof findCaller>>>>
}

/** Who is asking. `actor` is what audit trails record. */
export type Principal = SignedIn | { kind: 'simple-admin'; actor: 'simple-admin' }

/** Routes behind a guard read `c.var.principal`. */
export type Guarded<Who extends Principal = Principal> = App & { Variables: { principal: Who } }

/** @throws AuthFailure as `claimsOf` and `callerOf` */
async function principalOf(deps: Deps, header: string | undefined): Promise<SignedIn> {
  const claims = await claimsOf(deps, header)
  const caller = await callerOf(deps, claims, findCaller, 'everything')
  const { user, role, session } = caller
  return { kind: 'user', actor: user.id, email: user.email, role, sessionId: session.id, caller }
}

/**
 * Lets a signed-in person pass, of any role.
 * @throws Failure `auth/no-token`, `auth/token-invalid`, `auth/session-gone`, `auth/forbidden`, `auth/second-factor-needed`
 *   while a second step is due, `auth/password-due` in a recovery, `auth/second-factor-required-first` where the role
 *   requires one that is not set up
 */
export const signedIn = createMiddleware<Guarded<SignedIn>>(async (c, next) => {
  c.set('principal', await principalOf(c.var.deps, c.req.header('authorization')))
  await next()
})

/**
 * `signedIn` for one role: a token says nothing about roles, D1 is asked each time. Answers to administrators say how many
 * notifications are unread: the same statement counts them.
 */
export const requireRole = (role: Role) =>
  createMiddleware<Guarded<SignedIn>>(async (c, next) => {
    const user = await principalOf(c.var.deps, c.req.header('authorization'))
    if (user.role !== role) throw new Failure('auth/forbidden')
    c.set('principal', user)
    await next()
    // a handler that changed the count has said so itself
    if (role === 'admin' && !c.res.headers.has(unreadHeader)) {
      c.header(unreadHeader, String(user.caller.unread))
    }
  })

/** Lets administrators pass, and who unlocked the simple admin screen. */
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
 * A file that is read while it is sent. The session is checked again for each part: when it or its role ends, the connection
 * breaks off.
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
 * Requires the password or a code of the second step within ten minutes (needs.ts), for what could take the company's mail or
 * data away. The batch (`actIf`) asks whether the actor still is an active administrator.
 * @throws Failure `account/proof-needed`
 */
export function assertProof({ caller }: Pick<SignedIn, 'caller'>, now: Date): void {
  const { session, user, hasFactor } = caller
  const hasPassword = user.passwordHash !== null
  const facts = { session, hasFactor, hasPassword, asksCurrentPassword: true }
  if (!isProven('what staff guard', facts, now)) throw new Failure('account/proof-needed')
}
