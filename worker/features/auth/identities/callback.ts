import type { Context } from 'hono'
import type { App } from '../../../deps.ts'
import { withoutFactors } from '../account/needs.ts'
import { AuthFailure, asAuthFailure } from '../protocol.ts'
import {
  errorParameters,
  isAllowedRedirect,
  sessionParameters,
  withFragment,
  withQuery,
} from '../redirects.ts'
import { sessionIn, userAgentOf } from '../sessions/session-body.ts'
import { challengeOf, planCode } from '../tokens.ts'
import { enterByProvider, linkIdentity } from './enter.ts'
import { badAnswer, getProvider } from './openid/connection.ts'
import { exchangeProviderCode } from './openid/exchange.ts'
import { redirectUriOf, sealTokens, takeVisit, type Visit } from './visits.ts'

/**
 * Ends a visit to a provider by its answer: signs in or links, and returns the redirect to the app. Nothing is thrown: a failure
 * travels to the app, too, in query and fragment.
 */
export async function finishVisit(c: Context<App>, answer: URLSearchParams): Promise<string> {
  const rules = c.var.deps.auth()
  let target = rules.siteUrl
  try {
    const visit = await takeVisit(c, answer.get('state') ?? '')
    // checked again: the list may have changed since the visit began
    const asked = visit.flow.redirectTo ?? ''
    if (isAllowedRedirect(asked, rules)) target = asked
    const refusal = refusalOf(answer)
    if (refusal) return withError(target, refusal)
    return await signInOrLink(c, visit, answer, target)
  } catch (error) {
    return withError(target, errorParameters(asAuthFailure(error, c)))
  }
}

export const withError = (target: string, parameters: Record<string, string>) =>
  withFragment(withQuery(target, parameters), { ...parameters, sb: '' })

/** The provider's own words, cut to what OAuth allows in them (RFC 6749 §4.1.2.1); `null` when it agreed. */
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
  const carried = session ? withoutFactors(session.amr) : []
  const options = { userAgent: userAgentOf(c), carried, flowFor, bannedStatus: 403 }
  const changed = await enterByProvider(deps, profile, options)
  if (code !== undefined) return withQuery(target, { code })
  return withFragment(target, { ...sessionParameters(await sessionIn(deps, changed)), ...tokens })
}
