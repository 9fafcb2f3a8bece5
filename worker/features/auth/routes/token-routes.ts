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
import { dummyHash, hashPassword, needsRehash } from '../../../lib/secrets/password-hash.ts'
import { hashOf } from '../../../lib/secrets/random.ts'
import { rememberDevice } from '../../../middleware/device.ts'
import { assertWithinLimit, rateLimit, rateLimited } from '../../../middleware/rate-limit.ts'
import type { UserRow } from '../account/account.ts'
import {
  exchange,
  type Scope,
  scopes,
  signInByPassword,
  signOut,
} from '../account/decide-session.ts'
import { readAccount } from '../account/store.ts'
import { authenticated, getCaller } from '../caller.ts'
import { changeAccount, changeOwn } from '../change-account.ts'
import { enterByProvider, linkIdentity, linkingOf } from '../identities/enter.ts'
import { profileIn } from '../identities/openid.ts'
import { openTokens } from '../identities/visits.ts'
import { explain, weaknessOf } from '../passwords/password-rules.ts'
import { AuthFailure, invalid, readJson, refusePhone } from '../protocol.ts'
import { refreshSession, sessionIn, userAgentOf } from '../sessions.ts'
import { challengeOf, isAnswer, isAuthentic, parseRefreshToken } from '../tokens.ts'
import { assertCaptcha, guesserOf, tryPassword } from '../tries.ts'

type Grant = (c: Context<App>) => Promise<Response>

/**
 * Signs in with a password. Unknown users, users without a password and wrong passwords get the
 * same error after the same work. The response reveals a suspended or unverified account only for
 * the correct password (Supabase Auth protocol).
 */
const signIn: Grant = async (c) => {
  const body = await readJson(c, PasswordGrantBody)
  const { deps } = c.var
  const { password = '' } = body
  refusePhone(body)
  const email = body.email?.toLowerCase()
  if (!email) throw invalid('missing email')
  // per network and email address, so that attackers elsewhere do not lock the owner out
  await assertWithinLimit(c, 'factors', `auth:password:${email}`)
  await assertCaptcha(c, body, 'sign-in')
  const findOwner = async () => (await readAccount(deps.db, { email }))?.user ?? null
  const compare = (hash: string) =>
    tryPassword(deps, guesserOf(c, email), { password, hash }, findOwner)
  const wrong = () => new AuthFailure('invalid_credentials')
  let compared: (Awaited<ReturnType<typeof compare>> & { hash: string | null }) | null = null
  const changed = await changeAccount(
    deps,
    { email },
    async (account, context) => {
      const hash = account.user.passwordHash
      // compares once, and again only if the hash was changed concurrently
      if (compared?.hash !== hash) compared = { ...(await compare(hash ?? dummyHash())), hash }
      if (hash === null || !compared?.isRight) throw wrong()
      const { giveBack } = compared
      try {
        const change = signInByPassword(account, userAgentOf(c), context)
        return { ...change, extra: [giveBack()] }
      } catch (error) {
        await giveBack()
        throw error
      }
    },
    {
      missing: async () => {
        await compare(dummyHash())
        return wrong()
      },
    },
  )
  rememberDevice(c, email)
  renewHash(deps, changed.account.user, password)
  const session = await sessionIn(deps, changed)
  const reasons = weaknessOf(password)
  if (reasons.length === 0) return c.json(session)
  return c.json({ ...session, weak_password: { message: explain(reasons), reasons } })
}

/** Hashes the password again, after the response, if the stored hash has outdated parameters. */
function renewHash({ db, now, defer }: Deps, user: UserRow, password: string): void {
  const { id, passwordHash: old } = user
  if (old === null || !needsRehash(old)) return
  const isSame = and(eq(usersTable.id, id), eq(usersTable.passwordHash, old))
  const updatedAt = now().toISOString()
  defer(
    hashPassword(password).then((passwordHash) =>
      db.update(usersTable).set({ passwordHash, updatedAt }).where(isSame),
    ),
  )
}

const refresh: Grant = async (c) => {
  const { refresh_token: token = '' } = await readJson(c, RefreshGrantBody)
  const { deps } = c.var
  const presented = parseRefreshToken(token)
  if (!presented || !isAuthentic(deps.dataKeys(), presented)) {
    await assertWithinLimit(c, 'tokens', 'auth:token')
    if (token !== '') throw new AuthFailure('refresh_token_not_found')
    // the protocol's only error in OAuth's format
    const body = { error: 'invalid_request', error_description: 'refresh_token required' }
    return c.json(body, 400)
  }
  // counted per session, so that others with the same IP address cannot block the refresh
  const key = `auth:token:session:${presented.sessionId}`
  const counted = deps.limits.tokens.limit({ key }).catch(() => ({ success: true }))
  if (!(await counted).success) throw rateLimited()
  return c.json(await refreshSession(deps, presented, userAgentOf(c)))
}

/**
 * Exchanges a PKCE code for a session. Only the browser that has the verifier can do so (RFC 7636).
 */
const pkce: Grant = async (c) => {
  const { auth_code: code, code_verifier: verifier } = await readJson(c, PkceGrantBody)
  if (!code || !verifier) {
    throw invalid('invalid request: both auth code and code verifier should be non-empty')
  }
  const { deps } = c.var
  const authCodeHash = hashOf(code)
  const userAgent = userAgentOf(c)
  const missing = () => new AuthFailure('flow_state_not_found')
  const changed = await changeAccount(
    deps,
    { authCodeHash },
    (account, context) => {
      const flow = account.flows.find((it) => it.authCodeHash === authCodeHash)
      const challenge = flow && challengeOf(flow)
      if (!challenge) throw missing()
      if (flow.expiresAt <= deps.now().toISOString()) throw new AuthFailure('flow_state_expired')
      if (!isAnswer(verifier, challenge)) throw new AuthFailure('bad_code_verifier')
      return exchange(account, { flow, userAgent }, context)
    },
    { missing },
  )
  rememberDevice(c, changed.account.user.email)
  const flow = changed.before.flows.find((it) => it.authCodeHash === authCodeHash)
  const tokens = flow && (await openTokens(deps, flow))
  return c.json({ ...(await sessionIn(deps, changed)), ...tokens })
}

/**
 * Signs in, or links an identity, with an ID token that the app received directly from a provider.
 * Linking keeps the caller's session and assurance level.
 */
const idToken: Grant = async (c) => {
  const { deps } = c.var
  const body = await readJson(c, IdTokenGrantBody)
  const { provider, id_token: token } = body
  if (!token) throw invalid('id_token required')
  if (!provider) throw invalid('provider required')
  const caller = body.link_identity ? await getCaller(c, 'signed-in') : null
  const profile = await profileIn(deps, provider, token, body)
  if (!caller) {
    const options = { userAgent: userAgentOf(c), bannedStatus: 400 }
    return c.json(await sessionIn(deps, await enterByProvider(deps, profile, options)))
  }
  const linking = linkingOf(deps, caller)
  const language = c.req.header('accept-language')
  return c.json(await sessionIn(deps, await linkIdentity(deps, linking, profile, null, language)))
}

const grants = new Map<string, Grant>([
  ['password', signIn],
  ['refresh_token', refresh],
  ['pkce', pkce],
  ['id_token', idToken],
])

/** `POST /token` with all grants, under one rate limit. `POST /logout` ends sessions. */
export const tokenRoutes = new Hono<App>()
  .post(
    '/token',
    rateLimit('tokens', 'auth:token', ({ req }) => req.query('grant_type') !== 'refresh_token'),
    async (c) => {
      const grant = grants.get(c.req.query('grant_type') ?? '')
      const message = 'unsupported_grant_type'
      if (!grant) throw new AuthFailure('invalid_credentials', { message })
      return grant(c)
    },
  )
  // does not read the body, because clients send a JSON content type without one
  .post('/logout', authenticated('leaving'), rateLimit('writes', 'auth:logout'), async (c) => {
    const scope = (c.req.query('scope') ?? 'global') as Scope
    if (!scopes.includes(scope)) throw invalid('Unsupported logout scope')
    await changeOwn(c, (account, asking) => signOut(account, scope, asking))
    return c.body(null, 204)
  })
