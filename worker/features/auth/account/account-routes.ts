import { Hono } from 'hono'
import { type AccountSession, MailArrival, type Me, PasswordProof } from '#contract/auth.ts'
import type { App } from '../../../deps.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { validJson } from '../../../lib/http/valid.ts'
import { rateLimit } from '../../../middleware/rate-limit.ts'
import { atOwnAccount, halfSignedIn, signedIn } from '../guard.ts'
import { deleteSession, listSessions } from '../caller-queries.ts'
import { assertNobodyRecovers, isSignedInAfresh } from '../fresh-proof.ts'
import { nobodyRecovers } from '../sessions/session-life.ts'
import { acceptLanguageOf } from '../one-time/messages.ts'
import { callOffUnderWay } from '../one-time/one-time-queries.ts'
import { provePassword } from '../passwords/prove-password.ts'
import { arriveByMail } from './lost-factors.ts'
import { recoveryCodeRoutes } from '../recovery-codes/recovery-code-routes.ts'

/** `GET /api/me`: who is signed in, with which role right now. */
export const meRoutes = new Hono<App>().get('/', signedIn, (c) => {
  const { actor: id, email, role } = c.var.principal
  c.header('cache-control', 'no-store')
  return c.json({ id, email, role, is_client: role === 'client' } satisfies Me)
})

/**
 * One's own sessions. Somebody else's are not there at all: 404, as for a made-up id. Ending another one than this takes
 * a sign-in of the last minutes (ASVS 5, 7.5.2).
 */
export const accountRoutes = new Hono<App>()
  .route('/recovery-codes', recoveryCodeRoutes)
  .post(
    '/proof',
    atOwnAccount,
    rateLimit('guesses', 'proof'),
    validJson(PasswordProof),
    async (c) => {
      const { deps, principal } = c.var
      const { password } = c.req.valid('json')
      c.header('cache-control', 'no-store')
      return c.json(await provePassword(deps, principal.caller, password))
    },
  )
  .post(
    '/recovery',
    halfSignedIn,
    rateLimit('factors', 'recovery'),
    validJson(MailArrival),
    async (c) => {
      const { deps, principal } = c.var
      await arriveByMail(deps, principal.caller, c.req.valid('json'), acceptLanguageOf(c))
      return c.body(null, 204)
    },
  )
  .get('/sessions', atOwnAccount, async (c) => {
    const { deps, principal } = c.var
    const rows = await listSessions(deps.db, principal.actor)
    const sessions = rows.map(({ id, userAgent, createdAt, refreshedAt }): AccountSession => ({
      id,
      user_agent: userAgent,
      created_at: createdAt,
      refreshed_at: refreshedAt,
      current: id === principal.sessionId,
    }))
    c.header('cache-control', 'no-store')
    return c.json({ sessions })
  })
  .delete('/sessions/:id', atOwnAccount, rateLimit('writes', 'sessions'), async (c) => {
    const { deps, principal } = c.var
    const isOwn = c.req.param('id') === principal.sessionId
    if (!isOwn && !(await isSignedInAfresh(deps.db, principal.caller, deps.now()))) {
      throw new Failure('account/proof-needed')
    }
    const { session } = principal.caller
    const given = isOwn ? undefined : nobodyRecovers(session, deps.now())
    const ended = await deleteSession(deps.db, principal.actor, c.req.param('id'), given)
    if (!ended) {
      if (!isOwn) await assertNobodyRecovers(deps.db, principal.caller, deps.now())
      throw new Failure('request/not-found')
    }
    // what it had under way ends with it
    if (!isOwn) await deps.db.batch(callOffUnderWay(deps.db, principal.actor))
    return c.body(null, 204)
  })
