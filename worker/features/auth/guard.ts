import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Role } from '#contract/auth.ts'
import { unreadHeader } from '#contract/notifications/notification-events.ts'
import type { App, Deps } from '../../deps.ts'
import { Failure } from '../../lib/http/problem.ts'
import { isProven } from './account/needs.ts'
import {
  bearerOf,
  type Caller,
  type CallerRow,
  callerOf,
  claimedBy,
  claimsIn,
  type Find,
  findCaller,
  findOwn,
  isStale,
} from './caller.ts'
import { simpleAdminAudience } from './protocol.ts'

export { simpleAdminAudience }

/** A person who is signed in through /auth/v1. */
export type SignedIn<Asks extends Caller = Caller> = {
  kind: 'user'
  /** The user id. */
  actor: string
  email: string
  role: Role | null
  sessionId: string
  caller: Asks
}

/** Who is asking. `actor` is what audit trails record. */
export type Principal<Asks extends Caller = Caller> =
  | SignedIn<Asks>
  | { kind: 'simple-admin'; actor: 'simple-admin' }

/** Routes behind a guard read `c.var.principal`. */
export type Guarded<Who extends Principal = Principal> = App & { Variables: { principal: Who } }

/** How far a caller has to have come. */
type Stage =
  /** The second step may still be due. */
  | 'first-step'
  /** Signed in altogether; a second step that the role owes may still have to be set up. */
  | 'own-account'
  | 'everything'

const userAt = <Row extends CallerRow>(stage: Stage, find: Find<Row>) =>
  createMiddleware<Guarded<SignedIn<Caller<Row>>>>(async (c, next) => {
    const header = c.req.header('authorization')
    c.set('principal', asUser(await principalOf(c.var.deps, header, find, stage)))
    await next()
  })

/**
 * Lets pass who is signed in, whatever the role.
 * @throws Failure `auth/no-token`, `auth/token-invalid`, `auth/session-gone`, `auth/forbidden`,
 *   `auth/second-factor-needed` while a second step is due, `auth/password-due` in a recovery, `auth/second-factor-required-first` where the role has
 *   to set one up before anything else
 */
export const signedIn = userAt('everything', findCaller)

/** `signedIn` for what concerns one's own account, which is read with it: setting up the second step that a role owes leads through it. */
export const atOwnAccount = userAt('own-account', findOwn)

/**
 * `signedIn` for the second step itself. Every route behind this stands in the list of
 * tests/worker/auth/factors/second-step.test.ts.
 */
export const halfSignedIn = userAt('first-step', findOwn)

/**
 * Lets pass who is signed in and has the role now: a token says nothing about roles, D1 is asked each time. Answers to
 * administrators say how many notifications wait for them: the same statement counts them.
 */
export const requireRole = (role: Role) =>
  createMiddleware<Guarded<SignedIn>>(async (c, next) => {
    const user = asUser(await principalOf(c.var.deps, c.req.header('authorization'), findCaller))
    if (user.role !== role) throw new Failure('auth/forbidden')
    c.set('principal', user)
    await next()
    // a handler that changed the count has said so itself
    if (role === 'admin' && !c.res.headers.has(unreadHeader)) {
      c.header(unreadHeader, String(user.caller.unread))
    }
  })

/** Lets pass administrators, and who unlocked the simple admin screen. */
export const requireFlagRights = createMiddleware<Guarded>(async (c, next) => {
  const principal = await principalOf(c.var.deps, c.req.header('authorization'), findCaller)
  if (principal.kind === 'user' && principal.role !== 'admin') throw new Failure('auth/forbidden')
  c.set('principal', principal)
  await next()
})

/**
 * A file that is read while it is sent. For each part it is asked again who takes it: with a session or a role that ends,
 * the rest of the file is lost, too, and the connection breaks off.
 */
export function whileAllowed(
  { var: { deps, principal }, req }: Context<Guarded<SignedIn>>,
  file: ReadableStream<Uint8Array>,
): ReadableStream<Uint8Array> {
  const header = req.header('authorization')
  const source = file.getReader()
  const assertStill = async () => {
    const { role } = asUser(await principalOf(deps, header, findCaller))
    if (role !== principal.role) throw new Failure('auth/forbidden')
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await source.read()
        if (done) return controller.close()
        try {
          await assertStill()
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
 * For what could take the company's mail or data away: the password or a code of the second step was given in this session
 * within ten minutes (needs.ts). That its actor is an active administrator then is asked by the batch (`actIf`).
 * @throws Failure `account/proof-needed`
 */
export function assertProof({ caller }: Pick<SignedIn, 'caller'>, now: Date): void {
  const { session, user, hasFactor } = caller
  const facts = {
    session,
    hasFactor,
    hasPassword: user.passwordHash !== null,
    asksCurrentPassword: true,
  }
  if (!isProven('what staff guard', facts, now)) throw new Failure('account/proof-needed')
}

function asUser<Asks extends Caller>(principal: Principal<Asks>): SignedIn<Asks> {
  if (principal.kind !== 'user') throw new Failure('auth/forbidden')
  return principal
}

async function principalOf<Row extends CallerRow>(
  deps: Deps,
  header: string | undefined,
  find: Find<Row>,
  stage: Stage = 'everything',
): Promise<Principal<Caller<Row>>> {
  const token = bearerOf(header)
  if (token === null) {
    throw new Failure('auth/no-token', undefined, { headers: { 'www-authenticate': 'Bearer' } })
  }
  // one check of the signature for both kinds of token; which kind it is, its claims tell
  const claims = await claimsIn(deps, token)
  if (claims?.aud === simpleAdminAudience && claims.iss === deps.origin) {
    return { kind: 'simple-admin', actor: 'simple-admin' }
  }
  const claimed = claimedBy(deps, claims)
  if (claimed === null) throw new Failure('auth/token-invalid')
  const caller = await callerOf(deps, claimed, find)
  if (caller === 'user_banned') throw new Failure('auth/forbidden', 'The account is suspended')
  if (typeof caller === 'string') throw new Failure('auth/session-gone')
  if (isStale(caller)) throw new Failure('auth/token-invalid')
  assertStage(deps, caller, stage)
  const { user, role } = caller
  const { sessionId } = claimed
  return { kind: 'user', actor: user.id, email: user.email, role, sessionId, caller }
}

function assertStage(deps: Deps, { session, role, ...caller }: Caller, stage: Stage) {
  if (stage === 'first-step') return
  if (caller.isSecondStepDue) throw new Failure('auth/second-factor-needed')
  // it sets a password, and no more (rule 3)
  if (session.kind === 'recovery') throw new Failure('auth/password-due')
  if (stage === 'own-account' || caller.hasFactor || role === null) return
  if (deps.owesSecondFactor(role)) throw new Failure('auth/second-factor-required-first')
}
