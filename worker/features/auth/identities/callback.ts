import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { batchIf } from '../../../db/batch-if.ts'
import type { App, Deps } from '../../../deps.ts'
import { planCode } from '../one-time/flows.ts'
import { AuthFailure, asAuthFailure } from '../protocol.ts'
import {
  errorParameters,
  isAllowedRedirect,
  sessionParameters,
  withFragment,
  withQuery,
} from '../one-time/redirects.ts'
import { type Device, deviceOf, startSessionIf } from '../sessions/sessions.ts'
import { badAnswer } from './openid/ask-provider.ts'
import { exchangeProviderCode } from './openid/exchange.ts'
import { type Link, linkIdentity } from './link.ts'
import { type ProviderTokens, sealTokens } from './provider-tokens.ts'
import { getProvider } from './get-provider.ts'
import { leadsTo, userOf } from './sign-in.ts'
import { browserOf } from './visiting-browser.ts'
import { redirectUriOf, spendVisit, takeVisit, type Visit } from './visits.ts'

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
  const { verifier, nonce, sessionId } = secrets
  const expected = { parameters, state, verifier, nonce, redirectUri }
  const { profile, tokens } = await exchangeProviderCode(deps, provider, expected)
  const lead = { deps, flow, provider: provider.name, tokens, target, device }
  if (flow.linkUserId !== null) {
    const linking = { userId: flow.linkUserId, sessionId: sessionId ?? '' }
    const visit = spendVisit(deps, flow)
    return linkIdentity(deps, linking, profile, ({ given, statements }) =>
      leadOn(lead, linking.userId, {
        given: sql`${given} and ${visit.given}`,
        statements: [...visit.statements, ...statements],
      }),
    )
  }
  const user = await userOf(deps, profile, 403)
  const led = await leadOn(lead, user.id, { given: leadsTo(user, profile), statements: [] })
  // suspended, or the identity was taken away, since we looked
  if (led === null) throw new AuthFailure('user_banned', { status: 403 })
  return led
}

type Lead = {
  deps: Deps
  flow: Visit['flow']
  provider: string
  tokens: ProviderTokens
  target: string
  device: Device
}

/**
 * The place in the app with a session, or with a code that one browser can exchange for one.
 * @returns `null` when `given` does not hold, or the user was suspended: nothing was written
 */
async function leadOn(
  { deps, flow, provider, tokens, target, device }: Lead,
  userId: string,
  { given, statements: first }: Link,
): Promise<string | null> {
  const { codeChallenge, codeChallengeMethod, kind } = flow
  if (codeChallenge && codeChallengeMethod) {
    const challenge = { codeChallenge, codeChallengeMethod }
    const providerTokens = await sealTokens(deps, userId, tokens)
    const { code, statement } = planCode(deps, {
      userId,
      kind,
      provider,
      providerTokens,
      challenge,
    })
    return (await batchIf(deps.db, given, [...first, statement])) && withQuery(target, { code })
  }
  const by = { method: kind, provider }
  const session = await startSessionIf(deps, userId, by, device, { given, first })
  return session && withFragment(target, { ...sessionParameters(session), ...tokens })
}
