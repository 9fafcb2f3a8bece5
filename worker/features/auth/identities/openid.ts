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

/* OpenID providers: their metadata, ID tokens, and what a visit to one comes back with. */

const Endpoint = z.string().refine(isSecureProviderUrl)

/** The addresses that we use of a provider's metadata. Source: OpenID Connect Discovery §3. */
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

/** Providers change their metadata rarely and announce it. */
const lifeMs = 3_600_000

const connections = new Lru<Connection>(16)

/** @throws AuthFailure `validation_failed` for a provider that is not set up */
export function getProvider(providers: Provider[], name: string): Provider {
  const provider = providers.find((it) => it.name === name)
  if (!provider) throw invalid(`Unsupported provider: Provider ${name} could not be found`)
  return provider
}

/**
 * The provider of an issuer, read once an hour. While it cannot be read again, the metadata of before are used.
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
 * The metadata of an issuer; operators leave the last slash out, or not. Any other issuer is refused by the library: its
 * tokens would be accepted otherwise (OpenID Connect Discovery §4.3).
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
  return server as Connection['server'] // as just checked
}

/** A visitor is waiting meanwhile. */
const timeoutMs = 5_000

/** The provider is away or slow: the visitor may try again. */
const providerFailed = (cause: unknown): AuthFailure =>
  new AuthFailure('unexpected_failure', {
    message: 'The sign-in provider did not answer as expected, please try again',
    cause,
  })

/** The provider, or who claims to be it, sent something that must not be trusted. */
export const badAnswer = (cause: unknown): AuthFailure =>
  new AuthFailure('bad_oauth_callback', { cause })

/** How the OAuth library reaches a provider: by our own fetch. Addresses without TLS are those of this machine. */
const throughUs = (ask: Deps['fetch']) => ({
  [oauth.customFetch]: (url: string, init: object) => askProvider(ask, url, init),
  [oauth.allowInsecureRequests]: true as const, // `isSecureProviderUrl` has checked every address
})

/**
 * One request to a provider, within five seconds, its body included. Redirects are not followed: a secret may be in it.
 * @throws AuthFailure `unexpected_failure` when there is no answer or it is a 5xx
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

/** Asymmetric ones only: a symmetric one would turn the client secret into a key to sign with. */
const algorithms = 'RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 EdDSA Ed25519'.split(' ')

/** How far the provider's clock and ours may differ, in seconds. */
const clockToleranceS = 10

const text = z.string().max(2048).optional().catch(undefined)

/** Name and address of a person (OpenID Connect Core §5.1). Some providers write booleans as text. */
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

/** What we read of an ID token. Source: OpenID Connect Core §2. */
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
 * Verifies an ID token: signature by the provider's keys, issuer, audience, expiry (OpenID Connect Core §3.1.3.7), but not
 * its nonce. By jose: the OAuth library verifies tokens only as part of a visit, and apps send theirs (`profileIn`).
 * @throws AuthFailure `bad_oauth_callback` for a bad token, `unexpected_failure` when the keys cannot be read
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

/** Whether the keys could not be read, as opposed to: no key fits, or the token is bad. */
function isOfKeys(error: unknown): boolean {
  if (error instanceof z.ZodError) return false
  if (!(error instanceof errors.JOSEError)) return true
  return ['ERR_JOSE_GENERIC', errors.JWKSTimeout.code, errors.JWKSInvalid.code].includes(error.code)
}

/** Whether an access token is the one that an ID token was issued with. Source: OpenID Connect Core §3.1.3.6. */
function fitsAccessToken({ claims, alg }: IdToken, accessToken: string): boolean {
  if (claims.at_hash === undefined) return true
  const bits = /^[A-Z]S(\d{3})$/.exec(alg)?.[1] ?? '512' // Ed25519 hashes with SHA-512
  const digest = createHash(`sha${bits}`).update(accessToken).digest()
  return digest.subarray(0, digest.length / 2).toString('base64url') === claims.at_hash
}

export type Profile = {
  provider: string
  subject: string
  /** The address that the provider has verified, or `null`. */
  verifiedEmail: string | null
  /** The address, verified or not. Never decide anything by it. */
  email: string | null
  /** What the identity shows (contract §3, `identity_data`). */
  data: Record<string, unknown>
}

/** The known claims only: providers put all sorts of things into ID tokens. */
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

/** An address as we store it; one that we could not write to counts as none. */
function addressOf(email: string | undefined): string | null {
  try {
    return parseEmail(email ?? '')
  } catch {
    return null
  }
}

/**
 * The person of an ID token that the app got from a provider itself.
 * @throws AuthFailure `validation_failed` for a bad token, or a provider that is not set up
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
  // the app sends the provider only the hash of its nonce, so an ID token alone, once stolen, is worth nothing
  const { nonce: expected = '' } = idToken.claims
  if ((expected === '') !== (nonce === '')) {
    throw invalid('Passed nonce and nonce in id_token should either both exist or not.')
  }
  const hash = createHash('sha256').update(nonce).digest('hex')
  if (nonce !== '' && !isSameSecret(hash, expected)) throw invalid('Nonces mismatch')
  if (accessToken && !fitsAccessToken(idToken, accessToken)) throw invalid('Bad ID token')
  return profileOf(provider, idToken.claims)
}

/** `provider_token` and maybe `provider_refresh_token`, for the client to call the provider itself; we keep none. */
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
 * Exchanges a provider's code for the person (OpenID Connect Core §3.1.3, RFC 7636 §4.5). The library checks the answer,
 * `iss` included (RFC 9207), and the ID token's claims; the signature is verified here.
 * @throws AuthFailure `bad_oauth_callback` for a code or a token that is not right, `unexpected_failure`
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
  // by HTTP Basic unless the provider takes the secret in the body only (OpenID Connect Core §9)
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
  // some providers send the address at another endpoint only (OpenID Connect Core §5.3.2)
  const info = await trusted(async () => {
    const response = await oauth.userInfoRequest(server, client, access_token, options)
    return oauth.processUserInfoResponse(server, client, claims.sub, response)
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

/**
 * Parameters for us, and those that OAuth reserves (contract §8); all others are the provider's. `preview` is a key to our
 * site.
 */
const ourParameters = new Set(
  (
    'provider redirect_to scopes skip_http_redirect apikey client_id client_secret redirect_uri response_type ' +
    'response_mode scope state nonce code_challenge code_challenge_method request request_uri preview'
  ).split(' '),
)

/**
 * The link to a provider's sign-in page. Source: OpenID Connect Core §3.1.2.1, RFC 7636 §4.3.
 * @throws AuthFailure `unexpected_failure` when the provider cannot be reached
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
