import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'

/** The registration of the provider’s one client. */
export type Client = { issuer: string; clientId: string; clientSecret: string }

/** The authorization request behind a code, until the token request. */
type Grant = { parameters: URLSearchParams; claims: JWTPayload; isSpent: boolean }

/**
 * An OpenID provider with one client, as a function from request to response. It checks what a strict provider
 * checks: redirect URI, PKCE, client secret, single use of codes.
 *
 * The query of the authorization request decides who signs in and which fault occurs:
 * - `login_hint`: the email address; without it a page asks for one
 * - `fake_sub`: the subject (default: derived from the address)
 * - `fake_email_verified=false`, `fake_name`, `fake_no_email=true` (only userinfo has the address)
 * - `fake_error`: redirects back with that error
 * - `fake_fault`: a key of `faults` below, or `token-500`, `token-refused`, `no-id-token`
 */
export async function createFakeProvider(client: Client, now: () => Date = () => new Date()) {
  const { issuer } = client
  const keys = await generateKeyPair('RS256')
  const foreign = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'fake', alg: 'RS256', use: 'sig' }
  const grants = new Map<string, Grant>()
  const people = new Map<string, JWTPayload>()
  /** The addresses of all requests in order, which show what the caller caches. */
  const requests: string[] = []

  const nowS = () => Math.floor(now().getTime() / 1000)

  /** Signs an ID token; tests of signInWithIdToken change its claims. */
  const idToken = (claims: JWTPayload, key = keys.privateKey) =>
    new SignJWT({
      iss: issuer,
      aud: client.clientId,
      iat: nowS(),
      exp: nowS() + 300,
      ...claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'fake' })
      .sign(key)

  const faults: Record<string, (claims: JWTPayload) => string | Promise<string>> = {
    'wrong-nonce': (claims) => idToken({ ...claims, nonce: 'another' }),
    'wrong-audience': (claims) => idToken({ ...claims, aud: 'another' }),
    'wrong-issuer': (claims) => idToken({ ...claims, iss: 'https://another.test' }),
    expired: (claims) => idToken({ ...claims, exp: nowS() - 60 }),
    'foreign-key': (claims) => idToken(claims, foreign.privateKey),
    'alg-none': (claims) =>
      new UnsecuredJWT({ iss: issuer, aud: client.clientId, ...claims }).encode(),
    'no-subject': ({ sub: _sub, ...claims }) => idToken(claims),
  }

  const discovery = () =>
    Response.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    })

  function authorize(url: URL): Response {
    const parameters = url.searchParams
    const given = (name: string) => parameters.get(name) ?? ''
    const isRight =
      given('client_id') === client.clientId &&
      given('response_type') === 'code' &&
      given('scope').split(' ').includes('openid') &&
      given('code_challenge_method') === 'S256' &&
      given('code_challenge') !== '' &&
      given('nonce') !== ''
    if (!isRight || !URL.canParse(given('redirect_uri'))) {
      return new Response('Bad authorization request', { status: 400 })
    }
    const back = new URL(given('redirect_uri'))
    back.searchParams.set('state', given('state'))
    const refusal = given('fake_error')
    if (refusal !== '') {
      back.searchParams.set('error', refusal)
      back.searchParams.set('error_description', 'The visitor said no')
    } else if (given('login_hint') === '') {
      return signInPage(url)
    } else {
      const code = crypto.randomUUID()
      grants.set(code, { parameters, claims: claimsOf(parameters), isSpent: false })
      back.searchParams.set('code', code)
    }
    return new Response(null, { status: 302, headers: { location: back.href } })
  }

  async function token(request: Request): Promise<Response> {
    const body = new URLSearchParams(new TextDecoder().decode(await request.arrayBuffer()))
    const refuse = (error: string) => Response.json({ error }, { status: 400 })
    if (!isAuthenticated(request, body, client)) return refuse('invalid_client')
    const grant = grants.get(body.get('code') ?? '')
    if (!grant || grant.isSpent) return refuse('invalid_grant')
    grant.isSpent = true
    const { parameters, claims } = grant
    const answer = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url')
    const isSameVisit =
      answer === parameters.get('code_challenge') &&
      body.get('redirect_uri') === parameters.get('redirect_uri') &&
      body.get('grant_type') === 'authorization_code'
    const fault = parameters.get('fake_fault') ?? ''
    if (!isSameVisit || fault === 'token-refused') return refuse('invalid_grant')
    if (fault === 'token-500') return new Response('<h1>Oops</h1>', { status: 500 })
    const accessToken = crypto.randomUUID()
    people.set(accessToken, claims)
    const { email, email_verified: _, ...withoutEmail } = claims
    const tokenClaims = parameters.get('fake_no_email') === 'true' ? withoutEmail : claims
    const make = faults[fault] ?? ((all: JWTPayload) => idToken(all))
    const id_token = await make({ ...tokenClaims, nonce: parameters.get('nonce') })
    return Response.json({
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: 300,
      refresh_token: `refresh-${String(email)}`,
      ...(fault !== 'no-id-token' && { id_token }),
    })
  }

  function userInfo(request: Request): Response {
    const person = people.get(request.headers.get('authorization')?.replace('Bearer ', '') ?? '')
    return person ? Response.json(person) : new Response(null, { status: 401 })
  }

  const app = new Hono()
    .use(async ({ req }, next) => {
      requests.push(req.path)
      await next()
    })
    .get('/.well-known/openid-configuration', discovery)
    .get('/jwks', (c) => c.json({ keys: [jwk] }))
    .get('/authorize', ({ req }) => authorize(new URL(req.url)))
    .post('/token', ({ req }) => token(req.raw))
    .get('/userinfo', ({ req }) => userInfo(req.raw))
  const answer = async (request: Request): Promise<Response> => app.fetch(request)

  return { ...client, answer, idToken, requests }
}

/** The claims of the person whom an authorization request names. */
function claimsOf(parameters: URLSearchParams): JWTPayload {
  const email = parameters.get('login_hint') ?? ''
  const name = parameters.get('fake_name') ?? email.split('@')[0] ?? ''
  return {
    sub: parameters.get('fake_sub') ?? `fake|${email.toLowerCase()}`,
    email,
    name,
    picture: 'https://pictures.test/1.png',
    email_verified: parameters.get('fake_email_verified') !== 'false',
  }
}

/** By HTTP Basic or in the body (RFC 6749 §2.3.1). */
function isAuthenticated(request: Request, body: URLSearchParams, client: Client): boolean {
  const basic = /^Basic (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  const [id = '', secret = ''] = basic
    ? atob(basic).split(':').map(formDecoded)
    : [body.get('client_id') ?? '', body.get('client_secret') ?? '']
  return id === client.clientId && secret === client.clientSecret
}

/** Both are form-encoded before they are joined (RFC 6749 §2.3.1). */
const formDecoded = (text: string) => decodeURIComponent(text.replaceAll('+', '%20'))

/** A form for the email address, which repeats the authorization request. */
function signInPage(url: URL): Response {
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const hidden = [...url.searchParams]
    .filter(([name]) => name !== 'login_hint')
    .map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`)
  const cancel = new URL(url)
  cancel.searchParams.set('fake_error', 'access_denied')
  const html = `<!doctype html><html lang="en"><title>Fake provider</title>
<h1>Sign in with the fake provider</h1>
<form>${hidden.join('')}
<label>E-mail <input name="login_hint" type="email" required></label>
<button>Continue</button></form>
<a href="${escape(cancel.href)}">Cancel</a></html>`
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
