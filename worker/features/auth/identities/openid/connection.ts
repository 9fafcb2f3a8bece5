import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose'
import {
  allowInsecureRequests,
  type AuthorizationServer,
  customFetch as outgoing,
  discoveryRequest,
  processDiscoveryResponse,
} from 'oauth4webapi'
import { z } from 'zod'
import { isTrustworthy, type Provider } from '../../../../adapters/openid-providers.ts'
import type { Deps } from '../../../../deps.ts'
import type { Fetch } from '../../../../lib/http/outgoing.ts'
import { Lru } from '../../../../lib/lru.ts'
import { AuthFailure, invalid } from '../../protocol.ts'

const Endpoint = z.string().refine(isTrustworthy)

/** The addresses that we use of a provider's metadata. Source: OpenID Connect Discovery §3. */
const Endpoints = z.object({
  authorization_endpoint: Endpoint,
  token_endpoint: Endpoint,
  userinfo_endpoint: Endpoint.optional(),
  jwks_uri: Endpoint,
})

/** A provider's metadata, and its keys as they are needed. */
export type Connection = {
  server: AuthorizationServer &
    Record<'authorization_endpoint' | 'token_endpoint' | 'jwks_uri', string>
  keys: JWTVerifyGetKey
  readAtMs: number
}

/** Providers change their metadata rarely and announce it. */
const lifeMs = 3_600_000

/** Per isolate; a handful of providers is usual. */
const connections = new Lru<Connection>(16)

/** Where an app says which provider it means. @throws AuthFailure `validation_failed` for one that is not set up */
export function getProvider(providers: Provider[], name: string): Provider {
  const provider = providers.find((it) => it.name === name)
  if (!provider) throw invalid(`Unsupported provider: Provider ${name} could not be found`)
  return provider
}

/**
 * The provider of an issuer, read once an hour. While it cannot be read again, the metadata of before are used.
 * @throws AuthFailure `unexpected_failure`
 */
export async function connect(
  { fetch, now }: Pick<Deps, 'fetch' | 'now'>,
  issuer: string,
): Promise<Connection> {
  const known = connections.get(issuer)
  const readAtMs = now().getTime()
  if (known && readAtMs - known.readAtMs < lifeMs) return known
  try {
    const server = await discover(fetch, issuer)
    const options = { timeoutDuration: timeoutMs, [customFetch]: fetch }
    const keys = createRemoteJWKSet(new URL(server.jwks_uri), options)
    const connection = { server, keys, readAtMs }
    connections.set(issuer, connection)
    return connection
  } catch (error) {
    if (known) return known
    throw providerFailed(error)
  }
}

/**
 * The metadata of an issuer; operators leave the last slash out, or not. Any other issuer is refused by the library: its tokens
 * would be accepted otherwise (OpenID Connect Discovery §4.3).
 */
async function discover(fetch: Deps['fetch'], issuer: string): Promise<Connection['server']> {
  const asSet = new URL(issuer)
  const other = new URL(issuer.endsWith('/') ? issuer.slice(0, -1) : `${issuer}/`)
  const response = await discoveryRequest(asSet, { algorithm: 'oidc', ...throughUs(fetch) })
  const copy = response.clone()
  const server = await processDiscoveryResponse(asSet, response).catch(() =>
    processDiscoveryResponse(other, copy),
  )
  Endpoints.parse(server)
  return server as Connection['server'] // as just checked
}

/** A visitor is waiting meanwhile. */
const timeoutMs = 5_000

/** The provider is away or slow: the visitor may try again. */
export const providerFailed = (cause: unknown): AuthFailure =>
  new AuthFailure('unexpected_failure', {
    message: 'The sign-in provider did not answer as expected, please try again',
    cause,
  })

/** The provider, or who claims to be it, sent something that must not be trusted. */
export const badAnswer = (cause: unknown): AuthFailure =>
  new AuthFailure('bad_oauth_callback', { cause })

/** How the OAuth library reaches a provider: by our own fetch. Addresses without TLS are those of this machine. */
export const throughUs = (ask: Fetch) => ({
  [outgoing]: (url: string, init: object) => askProvider(ask, url, init),
  [allowInsecureRequests]: true as const, // `isTrustworthy` has checked every address
})

/**
 * One request to a provider, within five seconds, its body included. Redirects are not followed: a secret may be in it.
 * @throws AuthFailure `unexpected_failure` when there is no answer or it is a 5xx
 */
async function askProvider(ask: Fetch, url: string, init: RequestInit): Promise<Response> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await ask(url, { ...init, redirect: 'manual', signal })
    const { status, headers } = response
    if (status >= 500) throw new Error(`The provider answered ${status}`)
    return new Response((await response.text()) || null, { status, headers })
  } catch (error) {
    throw providerFailed(error)
  }
}
