import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { isSameSecret } from '../../../lib/same-secret.ts'
import { askProvider, badAnswer } from './ask-provider.ts'
import { type Connection, connect } from './connection.ts'
import { type Claims, Contact, verifyIdToken } from './id-token.ts'
import { type Profile, profileOf } from './profile.ts'
import type { ProviderTokens } from './provider-tokens.ts'
import type { Provider } from './providers.ts'

const TokenAnswer = z.object({
  access_token: z.string(),
  refresh_token: z.string().optional(),
  id_token: z.string(),
})

/** What the visit to the provider must come back with. */
type Expected = { code: string; verifier: string; nonce: string; redirectUri: string }

/**
 * Trades the code of a visit for who the visitor is (OpenID Connect Core §3.1.3, RFC 7636 §4.5).
 * @throws AuthFailure `bad_oauth_callback` for a code or a token that is not right, `unexpected_failure`
 */
export async function exchangeProviderCode(
  deps: Pick<Deps, 'fetch' | 'now'>,
  provider: Provider,
  { code, verifier, nonce, redirectUri }: Expected,
): Promise<{ profile: Profile; tokens: ProviderTokens }> {
  const { metadata } = await connect(deps, provider.issuer)
  const { headers, parameters } = authentication(provider, metadata)
  const { ok, body } = await askProvider(deps.fetch, metadata.token_endpoint, {
    method: 'POST',
    headers,
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: redirectUri,
      ...parameters,
    }),
  })
  const answer = TokenAnswer.safeParse(body)
  if (!ok || !answer.success) throw badAnswer(new Error('The provider refused the code'))
  const { access_token, refresh_token, id_token } = answer.data
  const { claims } = await verifyIdToken(deps, provider, id_token)
  if (!isSameSecret(claims.nonce ?? '', nonce)) throw badAnswer(new Error('The nonce differs'))
  const full =
    claims.email === undefined ? await withUserInfo(deps, metadata, claims, access_token) : claims
  return {
    profile: profileOf(provider, full),
    tokens: {
      provider_token: access_token,
      ...(refresh_token !== undefined && { provider_refresh_token: refresh_token }),
    },
  }
}

/** By HTTP Basic unless the provider takes the secret in the body only. Source: OpenID Connect Core §9. */
function authentication({ clientId, clientSecret }: Provider, metadata: Connection['metadata']) {
  const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  if (!methods.includes('client_secret_basic')) {
    return { headers: {}, parameters: { client_id: clientId, client_secret: clientSecret } }
  }
  // both are form-encoded before they are joined (RFC 6749 §2.3.1)
  const [id, secret] = [clientId, clientSecret].map((part) => encodeURIComponent(part))
  return { headers: { authorization: `Basic ${btoa(`${id}:${secret}`)}` }, parameters: {} }
}

const UserInfo = z.looseObject({ sub: z.string() })

/** Some providers tell the address at another endpoint only. Source: OpenID Connect Core §5.3.2. */
async function withUserInfo(
  { fetch }: Pick<Deps, 'fetch'>,
  { userinfo_endpoint: url }: Connection['metadata'],
  claims: Claims,
  accessToken: string,
): Promise<Claims> {
  if (url === undefined) return claims
  const headers = { authorization: `Bearer ${accessToken}` }
  const { ok, body } = await askProvider(fetch, url, { headers })
  const info = UserInfo.safeParse(body)
  if (!ok || !info.success || info.data.sub !== claims.sub) {
    throw badAnswer(new Error('The provider tells of somebody else'))
  }
  const {
    email,
    email_verified,
    name = claims.name,
    picture = claims.picture,
  } = Contact.parse(body)
  return { ...claims, email, email_verified, name, picture }
}
