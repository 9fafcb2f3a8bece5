import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose'
import { type AuthorizationServer, discoveryRequest, processDiscoveryResponse } from 'oauth4webapi'
import { z } from 'zod'
import type { Deps } from '../../../../deps.ts'
import { Lru } from '../../../../lib/lru.ts'
import { providerFailed, throughUs, timeoutMs } from './ask-provider.ts'
import { isTrustworthy } from '../../../../adapters/openid-providers.ts'

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

/**
 * The provider behind an issuer, read once an hour. While it cannot be read again, what we know is used.
 * @throws AuthFailure `unexpected_failure`
 */
export async function connect(
  { fetch, now }: Pick<Deps, 'fetch' | 'now'>,
  issuer: string,
): Promise<Connection> {
  const known = connections.get(issuer)
  const nowMs = now().getTime()
  if (known && nowMs - known.readAtMs < lifeMs) return known
  try {
    const server = await discover(fetch, issuer)
    const keys = createRemoteJWKSet(new URL(server.jwks_uri), {
      timeoutDuration: timeoutMs,
      [customFetch]: fetch,
    })
    const connection = { server, keys, readAtMs: nowMs }
    connections.set(issuer, connection)
    return connection
  } catch (error) {
    if (known) return known
    throw providerFailed(error)
  }
}

/**
 * Operators leave the last slash out, or not; in tokens the provider's own way of writing it counts. Any other issuer is
 * refused by the library: its tokens would be accepted otherwise (OpenID Connect Discovery §4.3).
 */
async function discover(fetch: Deps['fetch'], issuer: string): Promise<Connection['server']> {
  const given = new URL(issuer)
  const other = new URL(issuer.endsWith('/') ? issuer.slice(0, -1) : `${issuer}/`)
  const response = await discoveryRequest(given, { algorithm: 'oidc', ...throughUs(fetch) })
  const copy = response.clone()
  const server = await processDiscoveryResponse(given, response).catch(() =>
    processDiscoveryResponse(other, copy),
  )
  Endpoints.parse(server)
  return server as Connection['server'] // as just checked
}
