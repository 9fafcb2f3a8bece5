import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { Lru } from '../../../lib/lru.ts'
import { askProvider, providerFailed, timeoutMs } from './ask-provider.ts'
import { isTrustworthy } from './providers.ts'

const Endpoint = z.string().refine(isTrustworthy)

/** What we need of a provider's metadata. Source: OpenID Connect Discovery §3. */
const Metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: Endpoint,
  token_endpoint: Endpoint,
  userinfo_endpoint: Endpoint.optional(),
  jwks_uri: Endpoint,
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
})

/** A provider's addresses, and its keys as they are needed. */
export type Connection = {
  metadata: z.infer<typeof Metadata>
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
    const url = `${withoutSlash(issuer)}/.well-known/openid-configuration`
    const metadata = Metadata.parse((await askProvider(fetch, url)).body)
    // another issuer's tokens would be accepted otherwise (OpenID Connect Discovery §4.3)
    if (withoutSlash(metadata.issuer) !== withoutSlash(issuer)) {
      throw new Error(`The provider calls itself ${metadata.issuer}`)
    }
    const keys = createRemoteJWKSet(new URL(metadata.jwks_uri), {
      timeoutDuration: timeoutMs,
      [customFetch]: fetch,
    })
    const connection = { metadata, keys, readAtMs: nowMs }
    connections.set(issuer, connection)
    return connection
  } catch (error) {
    if (known) return known
    throw providerFailed(error)
  }
}

/** Operators leave the last slash out, or not; in tokens the provider's own way of writing it counts. */
const withoutSlash = (url: string) => url.replace(/\/$/, '')
