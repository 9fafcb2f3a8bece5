import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import type { Provider } from '../../../adapters/openid-providers.ts'
import { flowStatesTable } from '../../../db/schema/sign-in.ts'
import type { Deps } from '../../../deps.ts'
import { hashOf, randomToken } from '../../../lib/secrets/random.ts'
import { isSameSecret } from '../../../lib/secrets/same-secret.ts'
import { unseal, seal } from '../../../lib/secrets/seal.ts'
import { type FlowRow, rowOf } from '../account/account.ts'
import { AuthFailure, issuerOf } from '../protocol.ts'
import { type Challenge, challengeFor } from '../tokens.ts'
import type { Linking } from './enter.ts'
import { authorizationUrl, ProviderTokens } from './openid.ts'

/** Time limit of an OAuth flow; the user may have to look up a password or fetch a phone. */
const visitLifeS = 10 * 60

export type VisitRequest = {
  redirectTo: string
  challenge: Challenge | null
  linking: Linking | null
  /** Further parameters for the provider. */
  query: URLSearchParams
  /** The browser that starts the OAuth flow (`markBrowser`). */
  browser: string
}

/** Encrypted secrets of an OAuth flow. */
const Secrets = z.object({
  /** Verifier for the PKCE challenge that was sent to the provider. */
  verifier: z.string(),
  nonce: z.string(),
  browser: z.string(),
  /** The session that the identity is linked to. Signing out cancels the link. */
  sessionId: z.string().nullable(),
  generation: z.number(),
})

export type Visit = { flow: FlowRow; secrets: z.infer<typeof Secrets> }

const visitOf = (flowId: string) => `oidc-visit:${flowId}`

export const redirectUriOf = ({ origin }: Pick<Deps, 'origin'>) => `${issuerOf(origin)}/callback`

/**
 * Starts an OAuth flow with a provider. An opaque state identifies the callback; nonce and PKCE
 * bind the provider's response to the flow (OpenID Connect Core §3.1.2.1, RFC 7636).
 * @returns the URL of the provider's sign-in page
 * @throws AuthFailure `unexpected_failure` if the provider is unavailable
 */
export async function startVisit(
  deps: Deps,
  provider: Provider,
  { redirectTo, challenge, linking, query, browser }: VisitRequest,
): Promise<string> {
  const now = deps.now()
  const [id, state] = [crypto.randomUUID(), crypto.randomUUID()]
  const [verifier, nonce] = [randomToken(), randomToken()]
  const { userId = null, sessionId = null, generation = 0 } = linking ?? {}
  const redirect_uri = redirectUriOf(deps)
  const ours = { redirect_uri, state, nonce, code_challenge: challengeFor(verifier) }
  const page = await authorizationUrl(deps, provider, query, ours)
  const secrets = JSON.stringify({ verifier, nonce, browser, sessionId, generation })
  const flow = rowOf(flowStatesTable, {
    id,
    kind: 'oauth',
    provider: provider.name,
    redirectTo,
    ...challenge,
    stateHash: hashOf(state),
    userId,
    providerSecrets: await seal(deps.dataKeys(), visitOf(id), secrets),
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + visitLifeS * 1000).toISOString(),
  })
  await deps.db.insert(flowStatesTable).values(flow)
  return page
}

/**
 * Reads and ends an OAuth flow. Its callback is accepted once, in the browser that started it; a
 * callback in another browser also ends the flow, because its state has leaked. A flow that links
 * an identity stays in D1 until then, so that a new password or second step can cancel it.
 * @throws AuthFailure `bad_oauth_callback` without a state; `bad_oauth_state` for an unknown or
 *   expired one, or in another browser
 */
export async function takeVisit(c: Context, state: string): Promise<Visit> {
  const { db, dataKeys, now }: Deps = c.var.deps
  if (state === '') {
    throw new AuthFailure('bad_oauth_callback', { message: 'OAuth state parameter missing' })
  }
  const { stateHash, userId } = flowStatesTable
  const ofState = eq(stateHash, hashOf(state))
  const isLinking = and(ofState, isNotNull(userId))
  const [[linking], [signingIn]] = await db.batch([
    db.update(flowStatesTable).set({ stateHash: null }).where(isLinking).returning(),
    db
      .delete(flowStatesTable)
      .where(and(ofState, isNull(userId)))
      .returning(),
  ])
  const flow = linking ?? signingIn
  const isLive = flow && flow.expiresAt > now().toISOString()
  const opened = isLive && (await unseal(dataKeys(), visitOf(flow.id), flow.providerSecrets ?? ''))
  const secrets = opened ? Secrets.parse(JSON.parse(opened)) : null
  const mark = readMark(c)
  if (!flow || !secrets || !mark || !isSameSecret(secrets.browser, hashOf(mark))) {
    throw new AuthFailure('bad_oauth_state')
  }
  return { flow, secrets }
}

/** The `__Host-` prefix prevents sibling domains from setting it. */
const cookie = { name: 'visit', prefix: 'host' } as const

/**
 * Sets a secret cookie in the browser that starts an OAuth flow, and binds the flow to this
 * browser. Otherwise an attacker could link their own account in a victim's browser, or sign the
 * victim in to the attacker's account (RFC 6749 §10.12).
 * @returns the hash to store with the flow
 */
export function markBrowser(c: Context): string {
  const secret = readMark(c) ?? randomToken()
  setCookie(c, cookie.name, secret, {
    prefix: cookie.prefix,
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'None', // providers may POST their response cross-site
    maxAge: visitLifeS,
  })
  return hashOf(secret)
}

/** The browser's secret, if it has our format. Concurrent OAuth flows share it. */
function readMark(c: Context): string | null {
  const secret = getCookie(c, cookie.name, cookie.prefix)
  return secret !== undefined && /^[\da-f]{56}$/.test(secret) ? secret : null
}

const tokensFor = (userId: string) => `provider-tokens:${userId}`

/** Encrypts a provider's tokens, which are stored in D1 until the PKCE exchange. */
export const sealTokens = async ({ dataKeys }: Deps, userId: string, tokens: ProviderTokens) =>
  seal(dataKeys(), tokensFor(userId), JSON.stringify(tokens))

/** Decrypts the provider tokens of a flow; empty for flows without a provider. */
export async function openTokens(
  { dataKeys }: Deps,
  { userId, providerTokens }: Pick<FlowRow, 'userId' | 'providerTokens'>,
): Promise<ProviderTokens | undefined> {
  if (userId === null || providerTokens === null) return undefined
  const opened = await unseal(dataKeys(), tokensFor(userId), providerTokens)
  return opened === null ? undefined : ProviderTokens.parse(JSON.parse(opened))
}
