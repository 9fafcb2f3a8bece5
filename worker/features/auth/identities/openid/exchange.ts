import {
  authorizationCodeGrantRequest,
  type Client,
  ClientSecretBasic,
  ClientSecretPost,
  clockSkew,
  clockTolerance,
  processAuthorizationCodeResponse,
  processUserInfoResponse,
  userInfoRequest,
  validateAuthResponse,
} from 'oauth4webapi'
import { z } from 'zod'
import type { Provider } from '../../../../adapters/openid-providers.ts'
import type { Deps } from '../../../../deps.ts'
import { AuthFailure } from '../../protocol.ts'
import { challengeFor } from '../../tokens.ts'
import { badAnswer, connect, throughUs } from './connection.ts'
import { clockToleranceS, Contact, type Profile, profileOf, verifyIdToken } from './id-token.ts'

/** `provider_token` and maybe `provider_refresh_token`, for the client to call the provider itself; we keep none. */
export const ProviderTokens = z.record(z.string(), z.string())
export type ProviderTokens = z.infer<typeof ProviderTokens>

/** A provider's answer, and what it has to match. */
type Expected = {
  parameters: URLSearchParams
  state: string
  verifier: string
  nonce: string
  redirectUri: string
}

/**
 * Exchanges a provider's code for the person (OpenID Connect Core §3.1.3, RFC 7636 §4.5). The library checks the answer, `iss`
 * included (RFC 9207), and the ID token's claims; the signature is verified here.
 * @throws AuthFailure `bad_oauth_callback` for a code or a token that is not right, `unexpected_failure`
 */
export async function exchangeProviderCode(
  deps: Pick<Deps, 'fetch' | 'now'>,
  provider: Provider,
  { parameters, state, verifier, nonce, redirectUri }: Expected,
): Promise<{ profile: Profile; tokens: ProviderTokens }> {
  const { server } = await connect(deps, provider.issuer)
  const client: Client = {
    client_id: provider.clientId,
    [clockSkew]: Math.round((deps.now().getTime() - Date.now()) / 1000),
    [clockTolerance]: clockToleranceS,
  }
  const options = throughUs(deps.fetch)
  // by HTTP Basic unless the provider takes the secret in the body only (OpenID Connect Core §9)
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  const isBasic = methods.includes('client_secret_basic')
  const secret = (isBasic ? ClientSecretBasic : ClientSecretPost)(provider.clientSecret)
  const { access_token, refresh_token, id_token } = await trusted(async () => {
    const checked = validateAuthResponse(server, client, parameters, state)
    const response = await authorizationCodeGrantRequest(
      server,
      client,
      secret,
      checked,
      redirectUri,
      verifier,
      options,
    )
    const rules = { expectedNonce: nonce, requireIdToken: true }
    return processAuthorizationCodeResponse(server, client, response, rules)
  })
  const { claims } = await verifyIdToken(deps, provider, id_token ?? '')
  const tokens = {
    provider_token: access_token,
    ...(refresh_token !== undefined && { provider_refresh_token: refresh_token }),
  }
  if (claims.email !== undefined || server.userinfo_endpoint === undefined) {
    return { profile: profileOf(provider, claims), tokens }
  }
  // some providers send the address at another endpoint only (OpenID Connect Core §5.3.2)
  const info = await trusted(async () => {
    const response = await userInfoRequest(server, client, access_token, options)
    return processUserInfoResponse(server, client, claims.sub, response)
  })
  const { name = claims.name, picture = claims.picture, ...contact } = Contact.parse(info)
  const { email, email_verified } = contact
  const profile = profileOf(provider, { ...claims, email, email_verified, name, picture })
  return { profile, tokens }
}

/** What the library refuses must not be trusted; that a provider is away was said already. */
async function trusted<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    throw error instanceof AuthFailure ? error : badAnswer(error)
  }
}

/** Parameters for us, and those that OAuth reserves (contract §8); all others are the provider's. `preview` is a key to our site. */
const ourParameters = new Set(
  (
    'provider redirect_to scopes skip_http_redirect apikey client_id client_secret redirect_uri response_type ' +
    'response_mode scope state nonce code_challenge code_challenge_method request request_uri preview'
  ).split(' '),
)

type Ours = Record<'clientId' | 'redirectUri' | 'state' | 'nonce' | 'verifier', string>

/** The link to a provider's sign-in page. Source: OpenID Connect Core §3.1.2.1, RFC 7636 §4.3. */
export function authorizationUrl(
  endpoint: string,
  query: URLSearchParams,
  { clientId, redirectUri, state, nonce, verifier }: Ours,
): string {
  const url = new URL(endpoint)
  for (const [name, value] of query) {
    if (!ourParameters.has(name)) url.searchParams.append(name, value)
  }
  const scopes = ['openid', 'email', 'profile', ...(query.get('scopes') ?? '').split(/[\s,]+/)]
  const parameters = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    state,
    nonce,
    scope: [...new Set(scopes)].filter(Boolean).join(' '),
    code_challenge: challengeFor(verifier),
    code_challenge_method: 'S256',
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}
