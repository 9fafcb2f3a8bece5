import { createHash } from 'node:crypto'
import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTVerifyGetKey } from 'jose'
import * as oauth from 'oauth4webapi'
import { z } from 'zod'
import type { IdTokenGrantBody } from '#contract/auth.ts'
import { isSecureProviderUrl, type Provider } from '../../../adapters/openid-providers.ts'
import type { Deps } from '../../../deps.ts'
import { Lru } from '../../../lib/lru.ts'
import { isSameSecret } from '../../../lib/secrets/same-secret.ts'
import { parseEmail } from '../account/user.ts'
import { AuthFailure, invalid } from '../protocol.ts'

/* OpenID Connect providers: metadata, ID tokens, and responses to authorization requests. */

const Endpoint = z.string().refine(isSecureProviderUrl)

/** The endpoints that we use from a provider's metadata. Source: OpenID Connect Discovery §3. */
const Endpoints = z.object({
  authorization_endpoint: Endpoint,
  token_endpoint: Endpoint,
  userinfo_endpoint: Endpoint.optional(),
  jwks_uri: Endpoint,
})

type Connection = {
  server: oauth.AuthorizationServer &
    Record<'authorization_endpoint' | 'token_endpoint' | 'jwks_uri', string>
  keys: JWTVerifyGetKey
  readAtMs: number
}

/** Cache lifetime of metadata, which providers rarely change without notice. */
const lifeMs = 3_600_000

const connections = new Lru<Connection>(16)

/** @throws AuthFailure `validation_failed` for a provider that is not set up */
export function getProvider(providers: Provider[], name: string): Provider {
  const provider = providers.find((it) => it.name === name)
  if (!provider) throw invalid(`Unsupported provider: Provider ${name} could not be found`)
  return provider
}

/**
 * Returns a provider's metadata, cached for an hour. Uses the cached copy while the provider is
 * unavailable.
 * @throws AuthFailure `unexpected_failure`
 */
async function connect(
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
 * Fetches the metadata of an issuer, with or without a final slash. The library refuses any other
 * issuer, whose tokens would otherwise be accepted (OpenID Connect Discovery §4.3).
 */
async function discover(fetch: Deps['fetch'], issuer: string): Promise<Connection['server']> {
  const asSet = new URL(issuer)
  const other = new URL(issuer.endsWith('/') ? issuer.slice(0, -1) : `${issuer}/`)
  const response = await oauth.discoveryRequest(asSet, { algorithm: 'oidc', ...throughUs(fetch) })
  const copy = response.clone()
  const server = await oauth
    .processDiscoveryResponse(asSet, response)
    .catch(() => oauth.processDiscoveryResponse(other, copy))
  Endpoints.parse(server)
  return server as Connection['server'] // checked above
}

/** Short, because a user waits for the response. */
const timeoutMs = 5_000

/** The provider is unavailable or slow; the user can try again. */
const providerFailed = (cause: unknown): AuthFailure =>
  new AuthFailure('unexpected_failure', {
    message: 'The sign-in provider did not answer as expected, please try again',
    cause,
  })

/** The provider, or an attacker in its place, sent an untrusted response. */
export const badAnswer = (cause: unknown): AuthFailure =>
  new AuthFailure('bad_oauth_callback', { cause })

/**
 * Options for the OAuth library: requests use our own fetch. Only URLs of the local machine can be
 * without TLS.
 */
const throughUs = (ask: Deps['fetch']) => ({
  [oauth.customFetch]: (url: string, init: object) => askProvider(ask, url, init),
  [oauth.allowInsecureRequests]: true as const, // `isSecureProviderUrl` has checked all URLs
})

/**
 * Sends one request to a provider, with a five-second timeout that includes the body. Does not
 * follow redirects, because the request may contain a secret.
 * @throws AuthFailure `unexpected_failure` for no response or status 5xx
 */
async function askProvider(ask: Deps['fetch'], url: string, init: RequestInit): Promise<Response> {
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

/**
 * Asymmetric algorithms only: with symmetric ones, anyone with the client secret could sign tokens.
 */
const algorithms = 'RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 EdDSA Ed25519'.split(' ')

/** Maximum clock difference between provider and server, in seconds. */
const clockToleranceS = 10

const text = z.string().max(2048).optional().catch(undefined)

/**
 * Name and email address of a user (OpenID Connect Core §5.1). Some providers send booleans as
 * strings.
 */
const Contact = z.object({
  email: text,
  email_verified: z
    .literal([true, 'true'])
    .transform(() => true)
    .catch(false),
  name: text,
  given_name: text,
  family_name: text,
  picture: text,
})

/** The claims that we read from an ID token. Source: OpenID Connect Core §2. */
const Claims = Contact.extend({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  azp: z.string().optional(),
  nonce: z.string().optional(),
  at_hash: z.string().optional(),
})
type Claims = z.infer<typeof Claims>

type IdToken = { claims: Claims; alg: string }

/**
 * Verifies an ID token: signature, issuer, audience and expiry (OpenID Connect Core §3.1.3.7), but
 * not the nonce. Uses jose, because the OAuth library only verifies tokens within its own flow,
 * while apps can send ID tokens directly (`profileIn`).
 * @throws AuthFailure `bad_oauth_callback` for an invalid token, `unexpected_failure` if the keys
 *   cannot be fetched
 */
async function verifyIdToken(
  deps: Pick<Deps, 'fetch' | 'now'>,
  { issuer, clientId }: Provider,
  token: string,
): Promise<IdToken> {
  const { keys, server } = await connect(deps, issuer)
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      algorithms,
      issuer: server.issuer,
      audience: clientId,
      currentDate: deps.now(),
      clockTolerance: clockToleranceS,
      requiredClaims: ['exp', 'iat', 'sub'],
    })
    const claims = Claims.parse(payload)
    if (Array.isArray(payload.aud) && payload.aud.length > 1 && claims.azp !== clientId) {
      throw new errors.JWTClaimValidationFailed('The token was made for another client', payload)
    }
    return { claims, alg: protectedHeader.alg }
  } catch (error) {
    throw isOfKeys(error) ? providerFailed(error) : badAnswer(error)
  }
}

/** Whether fetching the keys failed. An unknown key or an invalid token is a different error. */
function isOfKeys(error: unknown): boolean {
  if (error instanceof z.ZodError) return false
  if (!(error instanceof errors.JOSEError)) return true
  return ['ERR_JOSE_GENERIC', errors.JWKSTimeout.code, errors.JWKSInvalid.code].includes(error.code)
}

/** Whether an access token belongs to an ID token. Source: OpenID Connect Core §3.1.3.6. */
function fitsAccessToken({ claims, alg }: IdToken, accessToken: string): boolean {
  if (claims.at_hash === undefined) return true
  const bits = /^[A-Z]S(\d{3})$/.exec(alg)?.[1] ?? '512' // Ed25519 hashes with SHA-512
  const digest = createHash(`sha${bits}`).update(accessToken).digest()
  return digest.subarray(0, digest.length / 2).toString('base64url') === claims.at_hash
}

export type Profile = {
  provider: string
  subject: string
  /** The email address, if the provider has verified it, else `null`. */
  verifiedEmail: string | null
  /** The email address, verified or not. Must not be used for decisions. */
  email: string | null
  /** The identity's public data (`identity_data` in the Supabase Auth protocol). */
  data: Record<string, unknown>
}

/** Copies known claims only, because providers add arbitrary ones to ID tokens. */
function profileOf({ name: provider }: Provider, claims: Claims): Profile {
  const { iss, sub, picture, email_verified } = claims
  const email = addressOf(claims.email)
  const isVerified = email !== null && email_verified
  const name = claims.name ?? ([claims.given_name, claims.family_name].join(' ').trim() || null)
  const data = {
    iss,
    sub,
    provider_id: sub,
    ...(email !== null && { email }),
    ...(name !== null && { name, full_name: name }),
    ...(picture !== undefined && { picture, avatar_url: picture }),
    email_verified: isVerified,
    phone_verified: false,
  }
  return { provider, subject: sub, email, verifiedEmail: isVerified ? email : null, data }
}

/** Normalizes an email address; `null` if it is invalid. */
function addressOf(email: string | undefined): string | null {
  try {
    return parseEmail(email ?? '')
  } catch {
    return null
  }
}

/**
 * The user profile in an ID token that an app received directly from a provider.
 * @throws AuthFailure `validation_failed` for an invalid token or an unknown provider
 */
export async function profileIn(
  deps: Deps,
  providerName: string,
  token: string,
  { nonce = '', access_token: accessToken }: z.infer<typeof IdTokenGrantBody>,
): Promise<Profile> {
  const provider = getProvider(deps.oidc(), providerName)
  const idToken = await verifyIdToken(deps, provider, token).catch((error: unknown) => {
    const isBad = error instanceof AuthFailure && error.authCode === 'bad_oauth_callback'
    throw isBad ? invalid('Bad ID token') : error
  })
  // the app sends only the nonce's hash to the provider, so a stolen ID token alone is useless
  const { nonce: expected = '' } = idToken.claims
  if ((expected === '') !== (nonce === '')) {
    throw invalid('Passed nonce and nonce in id_token should either both exist or not.')
  }
  const hash = createHash('sha256').update(nonce).digest('hex')
  if (nonce !== '' && !isSameSecret(hash, expected)) throw invalid('Nonces mismatch')
  if (accessToken && !fitsAccessToken(idToken, accessToken)) throw invalid('Bad ID token')
  return profileOf(provider, idToken.claims)
}

/**
 * `provider_token` and optional `provider_refresh_token`, for the client's own calls to the
 * provider. They are not stored after sign-in.
 */
export const ProviderTokens = z.record(z.string(), z.string())
export type ProviderTokens = z.infer<typeof ProviderTokens>

type Expected = {
  parameters: URLSearchParams
  state: string
  verifier: string
  nonce: string
  redirectUri: string
}

/**
 * Exchanges an authorization code for the user's profile (OpenID Connect Core §3.1.3, RFC 7636
 * §4.5). The library checks the response, `iss` (RFC 9207) and the ID token's claims; this function
 * verifies the signature.
 * @throws AuthFailure `bad_oauth_callback` for an invalid code or token, `unexpected_failure`
 */
export async function exchangeProviderCode(
  deps: Pick<Deps, 'fetch' | 'now'>,
  provider: Provider,
  { parameters, state, verifier, nonce, redirectUri }: Expected,
): Promise<{ profile: Profile; tokens: ProviderTokens }> {
  const { server } = await connect(deps, provider.issuer)
  const client: oauth.Client = {
    client_id: provider.clientId,
    [oauth.clockSkew]: Math.round((deps.now().getTime() - Date.now()) / 1000),
    [oauth.clockTolerance]: clockToleranceS,
  }
  const options = throughUs(deps.fetch)
  // HTTP Basic, unless the provider only accepts the secret in the body (OpenID Connect Core §9)
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  const isBasic = methods.includes('client_secret_basic')
  const secret = (isBasic ? oauth.ClientSecretBasic : oauth.ClientSecretPost)(provider.clientSecret)
  const { access_token, refresh_token, id_token } = await trusted(async () => {
    const checked = oauth.validateAuthResponse(server, client, parameters, state)
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      secret,
      checked,
      redirectUri,
      verifier,
      options,
    )
    const rules = { expectedNonce: nonce, requireIdToken: true }
    return oauth.processAuthorizationCodeResponse(server, client, response, rules)
  })
  const { claims } = await verifyIdToken(deps, provider, id_token ?? '')
  const tokens = {
    provider_token: access_token,
    ...(refresh_token !== undefined && { provider_refresh_token: refresh_token }),
  }
  if (claims.email !== undefined || server.userinfo_endpoint === undefined) {
    return { profile: profileOf(provider, claims), tokens }
  }
  // some providers send the email address only from the userinfo endpoint (OpenID Connect Core
  // §5.3.2)
  const info = await trusted(async () => {
    const response = await oauth.userInfoRequest(server, client, access_token, options)
    return oauth.processUserInfoResponse(server, client, claims.sub, response)
  })
  const { name = claims.name, picture = claims.picture, ...contact } = Contact.parse(info)
  const { email, email_verified } = contact
  const profile = profileOf(provider, { ...claims, email, email_verified, name, picture })
  return { profile, tokens }
}

/**
 * Converts library errors to `bad_oauth_callback`; errors about an unavailable provider pass
 * through.
 */
async function trusted<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    throw error instanceof AuthFailure ? error : badAnswer(error)
  }
}

/**
 * Our own parameters and those reserved by OAuth (Supabase Auth protocol); all others are forwarded
 * to the provider. `preview` grants access to our site, so it is not forwarded.
 */
const ourParameters = new Set(
  (
    'provider redirect_to scopes skip_http_redirect apikey client_id client_secret redirect_uri response_type ' +
    'response_mode scope state nonce code_challenge code_challenge_method request request_uri preview'
  ).split(' '),
)

/**
 * The URL of a provider's sign-in page. Source: OpenID Connect Core §3.1.2.1, RFC 7636 §4.3.
 * @throws AuthFailure `unexpected_failure` if the provider is unavailable
 */
export async function authorizationUrl(
  deps: Pick<Deps, 'fetch' | 'now'>,
  { issuer, clientId }: Provider,
  query: URLSearchParams,
  ours: Record<'redirect_uri' | 'state' | 'nonce' | 'code_challenge', string>,
): Promise<string> {
  const { server } = await connect(deps, issuer)
  const url = new URL(server.authorization_endpoint)
  for (const [name, value] of query) {
    if (!ourParameters.has(name)) url.searchParams.append(name, value)
  }
  const scopes = ['openid', 'email', 'profile', ...(query.get('scopes') ?? '').split(/[\s,]+/)]
  const scope = [...new Set(scopes)].filter(Boolean).join(' ')
  const fixed = { response_type: 'code', client_id: clientId, code_challenge_method: 'S256', scope }
  for (const [name, value] of Object.entries({ ...fixed, ...ours })) {
    url.searchParams.set(name, value)
  }
  return url.href
}
