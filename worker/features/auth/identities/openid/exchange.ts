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
import type { Deps } from '../../../../deps.ts'
import { AuthFailure } from '../../protocol.ts'
import { badAnswer, throughUs } from './ask-provider.ts'
import { type Connection, connect } from './connection.ts'
import { type Claims, clockToleranceS, Contact, verifyIdToken } from './id-token.ts'
import { type Profile, profileOf } from './profile.ts'
import type { ProviderTokens } from '../provider-tokens.ts'
import type { Provider } from '../../../../adapters/openid-providers.ts'

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
