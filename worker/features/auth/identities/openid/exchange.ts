import { createHash } from 'node:crypto'
import {
  authorizationCodeGrantRequest,
  type Client,
  ClientSecretBasic,
  ClientSecretPost,
  clockSkew,
  clockTolerance,
  processAuthorizationCodeResponse,
  processUserInfoResponse,
  type TokenEndpointResponse,
  userInfoRequest,
  validateAuthResponse,
} from 'oauth4webapi'
import { z } from 'zod'
import type { Provider } from '../../../../adapters/openid-providers.ts'
import type { Deps } from '../../../../deps.ts'
import { AuthFailure } from '../../protocol.ts'
import { badAnswer, type Connection, connect, throughUs } from './connection.ts'
import {
  type Claims,
  clockToleranceS,
  Contact,
  type Profile,
  profileOf,
  verifyIdToken,
} from './id-token.ts'

/**
 * `provider_token` and maybe `provider_refresh_token`: what a client may use to call the provider itself. It gets
 * them with its session; we keep none.
 */
export const ProviderTokens = z.record(z.string(), z.string())
export type ProviderTokens = z.infer<typeof ProviderTokens>

/** What the visit to the provider must come back with. */
type Expected = {
  /** What the provider sent back, as it did. */
  parameters: URLSearchParams
  state: string
  verifier: string
  nonce: string
  redirectUri: string
}

type Exchange = Pick<Connection, 'server'> & { deps: Pick<Deps, 'fetch' | 'now'>; client: Client }

/**
 * Trades the code of a visit for who the visitor is (OpenID Connect Core §3.1.3, RFC 7636 §4.5). The library checks what
 * came back, `iss` included (RFC 9207), and the ID token's claims; the signature is checked here.
 * @throws AuthFailure `bad_oauth_callback` for a code or a token that is not right, `unexpected_failure`
 */
export async function exchangeProviderCode(
  deps: Pick<Deps, 'fetch' | 'now'>,
  provider: Provider,
  expected: Expected,
): Promise<{ profile: Profile; tokens: ProviderTokens }> {
  const { server } = await connect(deps, provider.issuer)
  const client: Client = {
    client_id: provider.clientId,
    [clockSkew]: Math.round((deps.now().getTime() - Date.now()) / 1000),
    [clockTolerance]: clockToleranceS,
  }
  const exchange = { deps, server, client }
  const { access_token, refresh_token, id_token } = await believed(
    askForTokens(exchange, provider, expected),
  )
  const { claims } = await verifyIdToken(deps, provider, id_token ?? '')
  const full =
    claims.email === undefined ? await withUserInfo(exchange, claims, access_token) : claims
  return {
    profile: profileOf(provider, full),
    tokens: {
      provider_token: access_token,
      ...(refresh_token !== undefined && { provider_refresh_token: refresh_token }),
    },
  }
}

async function askForTokens(
  { deps, server, client }: Exchange,
  { clientSecret }: Provider,
  { parameters, state, verifier, nonce, redirectUri }: Expected,
): Promise<TokenEndpointResponse> {
  const checked = validateAuthResponse(server, client, parameters, state)
  // by HTTP Basic unless the provider takes the secret in the body only (OpenID Connect Core §9)
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  const authenticate = methods.includes('client_secret_basic')
    ? ClientSecretBasic
    : ClientSecretPost
  const response = await authorizationCodeGrantRequest(
    server,
    client,
    authenticate(clientSecret),
    checked,
    redirectUri,
    verifier,
    throughUs(deps.fetch),
  )
  const rules = { expectedNonce: nonce, requireIdToken: true }
  return processAuthorizationCodeResponse(server, client, response, rules)
}

/** Some providers tell the address at another endpoint only. Source: OpenID Connect Core §5.3.2. */
async function withUserInfo(
  { deps, server, client }: Exchange,
  claims: Claims,
  accessToken: string,
): Promise<Claims> {
  if (server.userinfo_endpoint === undefined) return claims
  const ask = async () => {
    const response = await userInfoRequest(server, client, accessToken, throughUs(deps.fetch))
    return processUserInfoResponse(server, client, claims.sub, response)
  }
  const {
    email,
    email_verified,
    name = claims.name,
    picture = claims.picture,
  } = Contact.parse(await believed(ask()))
  return { ...claims, email, email_verified, name, picture }
}

/** What the library refuses must not be believed; that a provider is away was said already. */
async function believed<Answer>(asking: Promise<Answer>): Promise<Answer> {
  try {
    return await asking
  } catch (error) {
    throw error instanceof AuthFailure ? error : badAnswer(error)
  }
}

type Ours = {
  clientId: string
  redirectUri: string
  state: string
  nonce: string
  verifier: string
}

/** What a client says to us, and what OAuth leaves to us alone (contract §8); all else is the provider's. */
const ourParameters = new Set([
  'provider',
  'redirect_to',
  'scopes',
  'skip_http_redirect',
  'apikey',
  'client_id',
  'client_secret',
  'redirect_uri',
  'response_type',
  'response_mode',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
  'request',
  'request_uri',
  // a key to our site
  'preview',
])

const baseScopes = ['openid', 'email', 'profile']

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
  const asked = (query.get('scopes') ?? '').split(/[\s,]+/).filter((scope) => scope !== '')
  const parameters = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    state,
    nonce,
    scope: [...new Set([...baseScopes, ...asked])].join(' '),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}
