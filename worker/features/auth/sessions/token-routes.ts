import { type Context, Hono } from 'hono'
import { PasswordGrantBody, PkceGrantBody, RefreshGrantBody } from '#contract/auth.ts'
import type { App } from '../../../deps.ts'
import { readJson } from '../body.ts'
import { tellingOfLostFactors } from '../account/lost-factors.ts'
import { assertCaptcha } from '../captcha.ts'
import { getFlow, spendFlow } from '../one-time/flows.ts'
import { grantByIdToken } from '../identities/id-token-grant.ts'
import { openTokens } from '../identities/provider-tokens.ts'
import { acceptLanguageOf } from '../one-time/messages.ts'
import { withPasswordBudget } from '../passwords/password-guesses.ts'
import { AuthFailure, invalid, refusePhone } from '../protocol.ts'
import { findUser, findUserByEmail } from '../caller-queries.ts'
import { assertFewTries, limited } from '../rate-limit.ts'
import { refreshSession } from './refresh.ts'
import { assertNotBanned, deviceOf, startSessionIf } from './sessions.ts'
import { signInByPassword } from '../passwords/sign-in.ts'

type Grant = (c: Context<App>) => Promise<Response>

const password: Grant = async (c) => {
  const body = await readJson(c, PasswordGrantBody)
  const { deps } = c.var
  const device = deviceOf(c.req.raw)
  const given = body.password ?? ''
  refusePhone(body)
  const { email } = body
  if (!email) throw invalid('missing email')
  await assertFewTries(c, email)
  await assertCaptcha(c, body, 'sign-in')
  return c.json(
    await withPasswordBudget(deps, email, device.ip, async () => {
      const user = await findUserByEmail(deps.db, email)
      return signInByPassword(deps, user, given, device)
    }),
  )
}

const refresh: Grant = async (c) => {
  const { refresh_token: token = '' } = await readJson(c, RefreshGrantBody)
  if (token === '') {
    // the one error of the protocol that speaks OAuth (contract §1)
    const body = { error: 'invalid_request', error_description: 'refresh_token required' }
    return c.json(body, 400)
  }
  return c.json(await refreshSession(c.var.deps, token, deviceOf(c.req.raw)))
}

const pkce: Grant = async (c) => {
  const { auth_code: code, code_verifier: verifier } = await readJson(c, PkceGrantBody)
  if (!code || !verifier) {
    throw invalid('invalid request: both auth code and code verifier should be non-empty')
  }
  const { deps } = c.var
  const flow = await getFlow(deps, code, verifier)
  const user = await findUser(deps.db, flow.userId)
  if (!user) throw new AuthFailure('flow_state_not_found')
  assertNotBanned(user, deps.now(), 400)
  const { kind: method, provider } = flow
  const by = { method, ...(provider !== null && { provider }) }
  const device = deviceOf(c.req.raw)
  const session = await tellingOfLostFactors(deps, user, acceptLanguageOf(c), () =>
    startSessionIf(deps, user.id, by, device, spendFlow(deps, flow, device)),
  )
  if (!session) throw new AuthFailure('flow_state_not_found')
  return c.json({ ...session, ...(await openTokens(deps, flow)) })
}

const idToken: Grant = async (c) => c.json(await grantByIdToken(c))

const grants = new Map<string, Grant>([
  ['password', password],
  ['refresh_token', refresh],
  ['pkce', pkce],
  ['id_token', idToken],
])

/** `POST /token`: every way to get a session, told apart by `grant_type`. They share one rate limit. */
export const tokenRoutes = new Hono<App>().post('/', limited('tokens', 'token'), (c) => {
  const grant = grants.get(c.req.query('grant_type') ?? '')
  if (!grant) throw new AuthFailure('invalid_credentials', { message: 'unsupported_grant_type' })
  return grant(c)
})
