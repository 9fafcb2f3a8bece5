import type { Context } from 'hono'
import type { AmrEntry } from '../../../db/schema/sessions.ts'
import type { App, Deps } from '../../../deps.ts'
import { withoutFactors } from '../account/needs.ts'
import { AuthFailure, asAuthFailure } from '../protocol.ts'
import {
  errorParameters,
  isAllowedRedirect,
  sessionParameters,
  withFragment,
  withQuery,
} from '../redirects.ts'
import { type Device, deviceOf, freshSession, sessionIn } from '../sessions/session-body.ts'
import { challengeOf, planCode } from '../tokens.ts'
import { enterByProvider, linkIdentity } from './enter.ts'
import { badAnswer, getProvider } from './openid/connection.ts'
import { exchangeProviderCode } from './openid/exchange.ts'
import { browserOf, redirectUriOf, sealTokens, takeVisit, type Visit } from './visits.ts'

/**
 * Ends a visit to a provider, by what it sends back in the query or, by POST, in a form: signs in or links, and names the place in the app that the visitor is led to.
 * Nothing is thrown: a failure travels to the app as well, in query and fragment.
 */
export async function finishVisit(c: Context<App>, answer: URLSearchParams): Promise<string> {
  const { deps } = c.var
  let target = deps.auth().siteUrl
  try {
    const visit = await takeVisit(deps, answer.get('state') ?? '', browserOf(c))
    target = targetOf(deps, visit)
    const refusal = refusalOf(answer)
    if (refusal) return withError(target, refusal)
    return await signInOrLink(deps, visit, answer, target, deviceOf(c.req.raw))
  } catch (error) {
    return withError(target, errorParameters(asAuthFailure(error, c)))
  }
}

export const withError = (target: string, parameters: Record<string, string>) =>
  withFragment(withQuery(target, parameters), { ...parameters, sb: '' })

/** Checked again: the list may have changed since the visit began. */
function targetOf({ auth }: Deps, { flow }: Visit): string {
  const rules = auth()
  const wish = flow.redirectTo ?? ''
  return isAllowedRedirect(wish, rules) ? wish : rules.siteUrl
}

/** The provider's own word, cut to what OAuth allows in it (RFC 6749 §4.1.2.1), or `null` when it agreed. */
function refusalOf(answer: URLSearchParams): Record<string, string> | null {
  const error = answer.get('error') ?? ''
  if (error === '') return null
  const cut = (text: string) => text.replaceAll(/[^\x20-\x7e]|["\\]/g, '').slice(0, 200)
  const { authCode, message } = new AuthFailure('bad_oauth_callback')
  return {
    error: cut(error) || 'server_error',
    error_code: authCode,
    error_description: cut(answer.get('error_description') ?? '') || message,
  }
}

async function signInOrLink(
  deps: Deps,
  { flow, secrets }: Visit,
  parameters: URLSearchParams,
  target: string,
  device: Device,
): Promise<string> {
  if (!parameters.get('code')) throw badAnswer(new Error('There is no code'))
  const provider = getProvider(deps.oidc(), flow.provider ?? '')
  const redirectUri = redirectUriOf(deps)
  const { verifier, nonce, sessionId, generation } = secrets
  const state = parameters.get('state') ?? ''
  const expected = { parameters, state, verifier, nonce, redirectUri }
  const { profile, tokens } = await exchangeProviderCode(deps, provider, expected)
  const { kind } = flow
  const challenge = challengeOf(flow)
  let exchangeCode: string | undefined
  /** A code that the browser which set out exchanges for a session, and for the provider's tokens. */
  const flowFor =
    challenge &&
    (async (userId: string) => {
      const providerTokens = await sealTokens(deps, userId, tokens)
      const wanted = { userId, kind, provider: provider.name, providerTokens, challenge }
      const planned = planCode(deps, wanted)
      exchangeCode = planned.code
      return planned.flow
    })
  const { userId } = flow
  let carried: AmrEntry[] = []
  if (userId !== null) {
    const linking = { userId, sessionId: sessionId ?? '', generation }
    const { account } = await linkIdentity(deps, linking, profile, flow.id)
    const session = account.sessions.find(({ id }) => id === sessionId)
    carried = withoutFactors(session?.amr ?? [])
  }
  const way = { fresh: freshSession(device), carried, flowFor, status: 403 } as const
  const changed = await enterByProvider(deps, profile, way)
  if (exchangeCode !== undefined) return withQuery(target, { code: exchangeCode })
  return withFragment(target, { ...sessionParameters(await sessionIn(deps, changed)), ...tokens })
}
