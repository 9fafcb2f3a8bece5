import { and, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import {
  IdTokenGrantBody,
  PasswordGrantBody,
  PkceGrantBody,
  RefreshGrantBody,
} from '#contract/auth.ts'
import { usersTable } from '../../../db/schema/users.ts'
import type { App, Deps } from '../../../deps.ts'
import { assertWithinLimit, rateLimit, rateLimited } from '../../../middleware/rate-limit.ts'
import { dummyHash, hashPassword, needsRehash } from '../../../lib/secrets/password-hash.ts'
import { hashOf } from '../../../lib/secrets/random.ts'
import { rememberDevice } from '../../../middleware/device.ts'
import type { UserRow } from '../account/account.ts'
import { exchange, signInByPassword } from '../account/decide-session.ts'
import { findUserByEmail } from '../account/store.ts'
import { getCaller } from '../caller.ts'
import { changeAccount } from '../change-account.ts'
import { enterByProvider, linkIdentity, linkingOf } from '../identities/enter.ts'
import { profileIn } from '../identities/openid/id-token.ts'
import { openTokens } from '../identities/visits.ts'
import { explain, weaknessOf } from '../passwords/password-rules.ts'
import { AuthFailure, invalid, readJson, refusePhone } from '../protocol.ts'
import { refreshSession } from '../sessions/refresh.ts'
import { deviceOf, freshSession, sessionIn } from '../sessions/session-body.ts'
import { challengeOf, isAnswer, isAuthentic, parseRefreshToken } from '../tokens.ts'
import { assertCaptcha, guesserOf, tryPassword } from '../tries.ts'

type Grant = (c: Context<App>) => Promise<Response>

/**
 * Signs in by password. Unknown users, users without a password and wrong passwords are refused alike, after the same
 * work; that an account is suspended or unverified learns only who knows its password (contract §4, §9).
 */
const password: Grant = async (c) => {
  const body = await readJson(c, PasswordGrantBody)
  const { deps } = c.var
  const device = deviceOf(c.req.raw)
  const { password: given = '' } = body
  refusePhone(body)
  const email = body.email?.toLowerCase()
  if (!email) throw invalid('missing email')
  // strangers elsewhere cannot lock the owner of an account out
  await assertWithinLimit(c, 'factors', `auth:password:${email}`)
  await assertCaptcha(c, body, 'sign-in')
  const compare = (hash: string) =>
    tryPassword(deps, guesserOf(c, email), { given, hash }, () => findUserByEmail(deps.db, email))
  const wrong = () => new AuthFailure('invalid_credentials')
  let compared: (Awaited<ReturnType<typeof compare>> & { hash: string | null }) | null = null
  const changed = await changeAccount(
    deps,
    { email },
    async (account, context) => {
      const hash = account.user.passwordHash
      // the same as a moment ago, if the account changed in some other way
      if (compared?.hash !== hash) compared = { ...(await compare(hash ?? dummyHash())), hash }
      if (hash === null || !compared?.isRight) return wrong()
      const decision = signInByPassword(account, freshSession(device), context)
      if (decision instanceof AuthFailure) await compared.giveBack()
      return { decision, extra: [compared.giveBack()] }
    },
    {
      missing: async () => {
        await compare(dummyHash())
        return wrong()
      },
    },
  )
  rememberDevice(c, email)
  renewHash(deps, changed.account.user, given)
  const session = await sessionIn(deps, changed)
  const reasons = weaknessOf(given)
  if (reasons.length === 0) return c.json(session)
  return c.json({ ...session, weak_password: { message: explain(reasons), reasons } })
}

/** A hash that was made at another cost is made again while the password is at hand; the answer does not wait. */
function renewHash({ db, now, defer }: Deps, { id, passwordHash }: UserRow, given: string): void {
  if (passwordHash === null || !needsRehash(passwordHash)) return
  const isSame = and(eq(usersTable.id, id), eq(usersTable.passwordHash, passwordHash))
  defer(
    hashPassword(given).then((hash) =>
      db
        .update(usersTable)
        .set({ passwordHash: hash, updatedAt: now().toISOString() })
        .where(isSame),
    ),
  )
}

const refresh: Grant = async (c) => {
  const { refresh_token: token = '' } = await readJson(c, RefreshGrantBody)
  if (token === '') {
    await assertWithinLimit(c, 'tokens', 'auth:token')
    // the one error of the protocol that speaks OAuth (contract §1)
    const body = { error: 'invalid_request', error_description: 'refresh_token required' }
    return c.json(body, 400)
  }
  const { deps } = c.var
  const presented = parseRefreshToken(token)
  if (!presented || !isAuthentic(deps.dataKeys(), presented)) {
    await assertWithinLimit(c, 'tokens', 'auth:token')
    throw new AuthFailure('refresh_token_not_found')
  }
  // by its session: no neighbour behind the same address signs anyone out
  const key = `auth:token:session:${presented.sessionId}`
  const counted = deps.limits.tokens.limit({ key }).catch(() => ({ success: true }))
  if (!(await counted).success) throw rateLimited()
  return c.json(await refreshSession(deps, presented, deviceOf(c.req.raw)))
}

/** Exchanges a code that only the browser with the answer to its challenge can exchange (RFC 7636). */
const pkce: Grant = async (c) => {
  const { auth_code: code, code_verifier: verifier } = await readJson(c, PkceGrantBody)
  if (!code || !verifier) {
    throw invalid('invalid request: both auth code and code verifier should be non-empty')
  }
  const { deps } = c.var
  const authCodeHash = hashOf(code)
  const fresh = freshSession(deviceOf(c.req.raw))
  const changed = await changeAccount(
    deps,
    { authCodeHash },
    (account, context) => {
      const flow = account.flows.find((it) => it.authCodeHash === authCodeHash)
      const challenge = flow && challengeOf(flow)
      if (!challenge) return new AuthFailure('flow_state_not_found')
      if (flow.expiresAt <= deps.now().toISOString()) return new AuthFailure('flow_state_expired')
      if (!isAnswer(verifier, challenge)) return new AuthFailure('bad_code_verifier')
      return exchange(account, { flow, fresh }, context)
    },
    { missing: () => new AuthFailure('flow_state_not_found') },
  )
  rememberDevice(c, changed.account.user.email)
  const flow = changed.before.flows.find((it) => it.authCodeHash === authCodeHash)
  const tokens = flow && (await openTokens(deps, flow))
  return c.json({ ...(await sessionIn(deps, changed)), ...tokens })
}

/**
 * Signs in, or links, by an ID token that the app got from a provider itself. Linking keeps the caller's session and its
 * assurance level.
 */
const idToken: Grant = async (c) => {
  const { deps } = c.var
  const body = await readJson(c, IdTokenGrantBody)
  const { provider, id_token: token } = body
  if (!token) throw invalid('id_token required')
  if (!provider) throw invalid('provider required')
  const caller = body.link_identity ? await getCaller(c) : null
  const profile = await profileIn(deps, provider, token, body)
  if (!caller) {
    const way = { fresh: freshSession(deviceOf(c.req.raw)), status: 400 } as const
    return c.json(await sessionIn(deps, await enterByProvider(deps, profile, way)))
  }
  const linking = linkingOf(deps, caller)
  const language = c.req.header('accept-language')
  return c.json(await sessionIn(deps, await linkIdentity(deps, linking, profile, null, language)))
}

const grants = new Map<string, Grant>([
  ['password', password],
  ['refresh_token', refresh],
  ['pkce', pkce],
  ['id_token', idToken],
])

/** `POST /token`: every way to get a session, told apart by `grant_type`. They share one rate limit. */
export const tokenRoutes = new Hono<App>().post(
  '/',
  rateLimit('tokens', 'auth:token', ({ req }) => req.query('grant_type') !== 'refresh_token'),
  async (c) => {
    const type = c.req.query('grant_type') ?? ''
    const grant = grants.get(type)
    if (!grant) throw new AuthFailure('invalid_credentials', { message: 'unsupported_grant_type' })
    return grant(c)
  },
)
