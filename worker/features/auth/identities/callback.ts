import type { Context } from 'hono'
import type { App, Deps } from '../../../deps.ts'
import type { AmrEntry } from '../../../db/schema/sessions.ts'
import { withoutFactors } from '../account/amr.ts'
import { AuthFailure, asAuthFailure } from '../protocol.ts'
import {
  errorParameters,
  isAllowedRedirect,
  sessionParameters,
  withFragment,
  withQuery,
} from '../tokens/redirects.ts'
import { type Device, deviceOf, freshSession, sessionIn } from '../sessions/session-body.ts'
import { planCode } from '../tokens/flows.ts'
import { badAnswer } from './openid/ask-provider.ts'
import { exchangeProviderCode } from './openid/exchange.ts'
import { enterByProvider, linkIdentity } from './enter.ts'
import { sealTokens } from './provider-tokens.ts'
import { getProvider } from './get-provider.ts'
import { browserOf } from './visiting-browser.ts'
import { redirectUriOf, takeVisit, type Visit } from './visits.ts'

/** What a provider sends back, in the query or, by POST, in a form. */
export type Answer = {
  state: string
  code: string
  error: string
  description: string
  /** All of it, as it came. */
  parameters: URLSearchParams
}

export const readAnswer = (parameters: URLSearchParams): Answer => ({
  state: parameters.get('state') ?? '',
  code: parameters.get('code') ?? '',
  error: parameters.get('error') ?? '',
  description: parameters.get('error_description') ?? '',
  parameters,
})

/**
 * Ends a visit to a provider: signs in or links, and names the place in the app that the visitor is led to.
 * Nothing is thrown: a failure travels to the app as well, in query and fragment.
 */
export async function finishVisit(c: Context<App>, answer: Answer): Promise<string> {
  const { deps } = c.var
  let target = deps.auth().siteUrl
  try {
    const visit = await takeVisit(deps, answer.state, browserOf(c))
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
function refusalOf({ error, description }: Answer): Record<string, string> | null {
  if (error === '') return null
  const cut = (text: string) => text.replaceAll(/[^\x20-\x7e]|["\\]/g, '').slice(0, 200)
  const { authCode, message } = new AuthFailure('bad_oauth_callback')
  return {
    error: cut(error) || 'server_error',
    error_code: authCode,
    error_description: cut(description) || message,
  }
}

async function signInOrLink(
  deps: Deps,
  { flow, secrets }: Visit,
  { code, state, parameters }: Answer,
  target: string,
  device: Device,
): Promise<string> {
  if (code === '') throw badAnswer(new Error('There is no code'))
  const provider = getProvider(deps.oidc(), flow.provider ?? '')
  const redirectUri = redirectUriOf(deps)
  const { verifier, nonce, sessionId, generation } = secrets
  const expected = { parameters, state, verifier, nonce, redirectUri }
  const { profile, tokens } = await exchangeProviderCode(deps, provider, expected)
  const { codeChallenge, codeChallengeMethod, kind } = flow
  const challenge =
    codeChallenge && codeChallengeMethod ? { codeChallenge, codeChallengeMethod } : null
  let exchangeCode: string | undefined
  /** A code that the browser which set out exchanges for a session, and for the provider's tokens. */
  const flowFor =
    challenge &&
    (async (userId: string) => {
      const providerTokens = await sealTokens(deps, userId, tokens)
      const planned = planCode(deps, {
        userId,
        kind,
        provider: provider.name,
        providerTokens,
        challenge,
      })
      exchangeCode = planned?.code
      if (!planned) throw new Error('A challenge makes a code')
      return planned.flow
    })
  const fresh = freshSession(device)
  const { userId } = flow
  let carried: AmrEntry[] = []
  if (userId !== null) {
    const linking = { userId, sessionId: sessionId ?? '', generation }
    const { account } = await linkIdentity(deps, linking, profile, flow.id)
    const session = account.sessions.find(({ id }) => id === sessionId)
    carried = withoutFactors(session?.amr ?? [])
  }
  const changed = await enterByProvider(deps, profile, {
    method: 'oauth',
    fresh,
    carried,
    ...(flowFor && { flowFor }),
    status: 403,
  })
  if (exchangeCode !== undefined) return withQuery(target, { code: exchangeCode })
  return withFragment(target, { ...sessionParameters(await sessionIn(deps, changed)), ...tokens })
}
