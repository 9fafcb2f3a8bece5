import { type Context, Hono } from 'hono'
import type { App } from '../../../deps.ts'
import { rateLimit } from '../../../middleware/rate-limit.ts'
import { removeIdentity } from '../account/decide-session.ts'
import { withoutFactors } from '../account/needs.ts'
import { authenticated } from '../caller.ts'
import { changeOwn } from '../change-account.ts'
import { enterByProvider, type Linking, linkIdentity, linkingOf } from '../identities/enter.ts'
import { badAnswer, exchangeProviderCode, getProvider } from '../identities/openid.ts'
import {
  markBrowser,
  redirectUriOf,
  sealTokens,
  startVisit,
  takeVisit,
  type Visit,
} from '../identities/visits.ts'
import { AuthFailure, asAuthFailure, parseId } from '../protocol.ts'
import {
  errorParameters,
  isAllowedRedirect,
  redirectTarget,
  sessionParameters,
  withFragment,
  withQuery,
} from '../redirects.ts'
import { sessionIn, userAgentOf } from '../sessions.ts'
import { challengeOf, parseChallenge, planCode } from '../tokens.ts'

const signedIn = authenticated('signed-in')

/**
 * Sign-in with OpenID Connect providers, and a user's identities (Supabase Auth protocol). Mounted
 * at /auth/v1.
 */
export const identityRoutes = new Hono<App>()
  .get('/authorize', rateLimit('tokens', 'auth:authorize'), async (c) => {
    const visit = prepareVisit(c, null)
    try {
      return c.redirect(await visit.start())
    } catch (error) {
      // a browser navigated here, so the app shows the error
      const failure = asAuthFailure(error, c)
      return c.redirect(withError(visit.redirectTo, errorParameters(failure)))
    }
  })
  .get('/user/identities/authorize', signedIn, rateLimit('tokens', 'auth:link'), async (c) => {
    const url = await prepareVisit(c, linkingOf(c.var.deps, c.var.caller)).start()
    return c.req.query('skip_http_redirect') === 'true' ? c.json({ url }) : c.redirect(url)
  })
  .delete('/user/identities/:id', signedIn, rateLimit('writes', 'auth:unlink'), async (c) => {
    const id = parseId('identity_id', c.req.param('id'))
    await changeOwn(c, (account, asking) => removeIdentity(account, id, asking))
    return c.json({})
  })
  .get('/callback', rateLimit('tokens', 'auth:callback'), async (c) =>
    c.req.method === 'HEAD' ? c.body(null) : finishVisit(c, new URL(c.req.url).searchParams),
  )
  .post('/callback', rateLimit('tokens', 'auth:callback'), async (c) =>
    finishVisit(c, new URLSearchParams(await c.req.raw.text())),
  )

/** @throws AuthFailure `validation_failed` for an unknown provider or a malformed challenge */
function prepareVisit<Env extends App>(c: Context<Env>, linking: Linking | null) {
  const { deps } = c.var
  const query = new URL(c.req.url).searchParams
  const provider = getProvider(deps.oidc(), query.get('provider') ?? '')
  const challenge = parseChallenge(Object.fromEntries(query))
  const redirectTo = redirectTarget(c)
  const start = () => {
    const request = { redirectTo, challenge, linking, query, browser: markBrowser(c) }
    return startVisit(deps, provider, request)
  }
  return { redirectTo, start }
}

async function finishVisit(c: Context<App>, answer: URLSearchParams): Promise<Response> {
  c.header('referrer-policy', 'no-referrer')
  return c.redirect(await targetOf(c, answer), 303)
}

/**
 * Handles an OAuth callback: signs in or links the identity, and returns the redirect to the app.
 * Never throws, because errors are sent to the app in query and fragment.
 */
async function targetOf(c: Context<App>, answer: URLSearchParams): Promise<string> {
  const rules = c.var.deps.auth()
  let target = rules.siteUrl
  try {
    const visit = await takeVisit(c, answer.get('state') ?? '')
    // checks again, because the list may have changed since the flow started
    const asked = visit.flow.redirectTo ?? ''
    if (isAllowedRedirect(asked, rules)) target = asked
    const refusal = refusalOf(answer)
    if (refusal) return withError(target, refusal)
    return await signInOrLink(c, visit, answer, target)
  } catch (error) {
    return withError(target, errorParameters(asAuthFailure(error, c)))
  }
}

const withError = (target: string, parameters: Record<string, string>) =>
  withFragment(withQuery(target, parameters), { ...parameters, sb: '' })

/**
 * The provider's error text, reduced to the characters that OAuth allows (RFC 6749 §4.1.2.1);
 * `null` without an error.
 */
function refusalOf(answer: URLSearchParams): Record<string, string> | null {
  const cut = (name: string) =>
    (answer.get(name) ?? '').replaceAll(/[^\x20-\x7e]|["\\]/g, '').slice(0, 200)
  if ((answer.get('error') ?? '') === '') return null
  const { authCode: error_code, message } = new AuthFailure('bad_oauth_callback')
  const error_description = cut('error_description') || message
  return { error: cut('error') || 'server_error', error_code, error_description }
}

async function signInOrLink(
  c: Context<App>,
  { flow, secrets }: Visit,
  parameters: URLSearchParams,
  target: string,
): Promise<string> {
  const { deps } = c.var
  if (!parameters.get('code')) throw badAnswer(new Error('There is no code'))
  const provider = getProvider(deps.oidc(), flow.provider ?? '')
  const redirectUri = redirectUriOf(deps)
  const { verifier, nonce, sessionId, generation } = secrets
  const state = parameters.get('state') ?? ''
  const expected = { parameters, state, verifier, nonce, redirectUri }
  const { profile, tokens } = await exchangeProviderCode(deps, provider, expected)
  const { kind, userId: linkedTo } = flow
  const challenge = challengeOf(flow)
  let code: string | undefined
  const flowFor =
    challenge &&
    (async (userId: string) => {
      const providerTokens = await sealTokens(deps, userId, tokens)
      const values = { userId, kind, provider: provider.name, providerTokens, challenge }
      const planned = planCode(deps, values)
      code = planned.code
      return planned.flow
    })
  const linking = linkedTo && { userId: linkedTo, sessionId: sessionId ?? '', generation }
  const linked = linking && (await linkIdentity(deps, linking, profile, flow.id))
  const session = linked && linked.account.sessions.find(({ id }) => id === sessionId)
  const earlierProofs = session ? withoutFactors(session.amr) : []
  const options = { userAgent: userAgentOf(c), earlierProofs, flowFor, bannedStatus: 403 }
  const changed = await enterByProvider(deps, profile, options)
  if (code !== undefined) return withQuery(target, { code })
  return withFragment(target, { ...sessionParameters(await sessionIn(deps, changed)), ...tokens })
}
