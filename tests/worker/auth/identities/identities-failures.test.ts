import { expect, test } from 'vitest'
import { oidcProviders } from '../../../../worker/adapters/openid-providers.ts'
import { noLimits } from '../../kit/outages.ts'
import { rows } from '../../kit/rows.ts'
import { enrol, prove, signedIn, tokenOf } from '../factors/authenticator.ts'
import { json, password, readRedirect } from '../world.ts'
import { createOidcWorld } from './oidc-world.ts'

const login_hint = 'anna@example.com'

test('the app receives the error of a state that is missing, unknown, used or old', async () => {
  const { world, begin } = await createOidcWorld()
  const come = async (path: string) => readRedirect(await world.send(path))

  const missing = await come('/auth/v1/callback?code=x')
  expect(missing.location).toMatch(/^https:\/\/meltemi\.test\//)
  for (const parameters of [missing.fragment, missing.query])
    expect(parameters).toMatchObject({ error: 'invalid_request', error_code: 'bad_oauth_callback' })
  const badState = { error: 'invalid_request', error_code: 'bad_oauth_state' }
  const unknown = `/auth/v1/callback?code=x&state=${crypto.randomUUID()}`
  expect((await come(unknown)).fragment).toMatchObject(badState)

  const used = await begin({ login_hint })
  expect((await come(used)).fragment).toHaveProperty('access_token')
  expect((await come(used)).fragment).toMatchObject(badState)

  const old = await begin({ login_hint })
  world.pass(601)
  expect((await come(old)).fragment).toMatchObject(badState)
})

test('a HEAD request of the callback uses nothing', async () => {
  const { world, begin } = await createOidcWorld()
  const path = await begin({ login_hint })
  await world.send(path, { method: 'HEAD' })
  expect(readRedirect(await world.send(path)).fragment).toHaveProperty('access_token')
})

test('a provider’s own refusal is passed on, to the place that was asked for', async () => {
  const { world, signIn } = await createOidcWorld()
  const said = { error: 'access_denied', error_description: 'The visitor said no' }
  for (const flow of ['implicit', 'pkce'] as const) {
    const back = await signIn({ fake_error: 'access_denied' }, world.client(flow))
    const { location, fragment, query } = back
    expect(location).toMatch(/^https:\/\/meltemi\.test\/client\/login\?x=1&error=access_denied/)
    for (const parameters of [fragment, query]) expect(parameters).toMatchObject(said)
  }
})

test('a callback without a code signs no one in', async () => {
  const { world, begin } = await createOidcWorld()
  const path = await begin({ login_hint })
  const { fragment } = readRedirect(await world.send(path.replace(/code=[^&]*/, '')))
  expect(fragment).toMatchObject({ error: 'invalid_request', error_code: 'bad_oauth_callback' })
})

test.for([
  'wrong-nonce',
  'wrong-audience',
  'wrong-issuer',
  'expired',
  'foreign-key',
  'alg-none',
  'no-subject',
  'no-id-token',
  'token-refused',
])('an answer that must not be believed (%s) signs no one in', async (fake_fault) => {
  const { world, signIn } = await createOidcWorld()
  const { fragment } = await signIn({ login_hint, fake_fault })
  expect(fragment).toMatchObject({ error: 'invalid_request', error_code: 'bad_oauth_callback' })
  expect(await world.users()).toEqual([])
})

const failed = { error: 'server_error', error_code: 'unexpected_failure' }

test('a provider that fails at the exchange is answered as our failure', async () => {
  const { world, signIn } = await createOidcWorld()
  const { fragment } = await signIn({ login_hint, fake_fault: 'token-500' })
  expect(fragment).toMatchObject(failed)
  expect(await world.users()).toEqual([])
})

test('a provider that is down at the start of a visit leads back to the app', async () => {
  const { world, outside, signInUrl, provider } = await createOidcWorld()
  const { fetch } = outside
  const down = [
    () => Promise.reject(new TypeError('connection refused')),
    async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    async () => new Response('not JSON'),
    async () => Response.json({ issuer: 'https://another.test' }),
    async () => Response.json({ issuer: provider.issuer, authorization_endpoint: 'javascript:x' }),
  ]
  for (const answer of down) {
    outside.fetch = answer
    const response = await world.send(await signInUrl(world.client(), { login_hint }))
    expect(response.status).toBe(302)
    const { location, fragment } = readRedirect(response)
    expect(location).toMatch(/^https:\/\/meltemi\.test\/client\/login\?x=1/)
    expect(fragment).toMatchObject(failed)
  }
  outside.fetch = fetch
  const { location } = readRedirect(await world.send(await signInUrl(world.client(), {})))
  expect(location.startsWith(provider.issuer)).toBe(true)
})

test('a visit ends after five seconds at a provider that hangs', async () => {
  const { outside, signIn } = await createOidcWorld()
  const { fetch } = outside
  outside.fetch = (url, init) =>
    url.endsWith('/token')
      ? new Promise((_, reject) => {
          init.signal?.addEventListener('abort', () => reject(new Error('aborted')))
        })
      : fetch(url, init)
  const startedAt = Date.now()
  expect((await signIn({ login_hint })).fragment).toMatchObject(failed)
  expect(Date.now() - startedAt).toBeLessThan(8_000)
})

test('keys that cannot be read are a failure of ours, not a bad token', async () => {
  const { outside, signIn } = await createOidcWorld()
  const { fetch } = outside
  outside.fetch = async (url, init) =>
    url.endsWith('/jwks') ? new Response('', { status: 503 }) : fetch(url, init)
  expect((await signIn({ login_hint })).fragment).toMatchObject(failed)
})

test('metadata and keys are read once, and outlive an outage', async () => {
  const { world, outside, provider, signIn } = await createOidcWorld()
  const enter = async () => 'access_token' in (await signIn({ login_hint })).fragment
  expect([await enter(), await enter()]).toEqual([true, true])
  const count = (path: string) => provider.requests.filter((it) => it === path).length
  expect(count('/.well-known/openid-configuration')).toBe(1)
  expect(count('/jwks')).toBe(1)
  world.pass(3601)
  const { fetch } = outside
  outside.fetch = (url, init) =>
    url.includes('well-known') ? Promise.reject(new TypeError('down')) : fetch(url, init)
  expect(await enter()).toBe(true)
})

test('a malformed OIDC_PROVIDERS fails by name; unset or empty means none', () => {
  expect(oidcProviders({})).toEqual([])
  expect(oidcProviders({ OIDC_PROVIDERS: '' })).toEqual([])
  const provider = { issuer: 'https://a.test', client_id: 'x', client_secret: 'y' }
  expect(oidcProviders({ OIDC_PROVIDERS: JSON.stringify({ google: provider }) })).toEqual([
    { name: 'google', issuer: 'https://a.test', clientId: 'x', clientSecret: 'y' },
  ])
  const wrong = [
    'no JSON',
    '[]',
    JSON.stringify({ google: { ...provider, issuer: 'http://a.test' } }),
    JSON.stringify({ google: { ...provider, client_secret: '' } }),
    JSON.stringify({ email: provider }),
    JSON.stringify({ 'Not a name': provider }),
  ]
  for (const OIDC_PROVIDERS of wrong)
    expect(() => oidcProviders({ OIDC_PROVIDERS })).toThrow('OIDC_PROVIDERS')
})

test('what a visitor’s address says reaches the provider, but for what opens our own site', async () => {
  const { world } = await createOidcWorld()
  const response = await world.auth('/authorize?provider=fake&prompt=login&preview=a-valid-token')
  const sent = new URL(response.headers.get('location') ?? '')
  expect(sent.searchParams.get('prompt')).toBe('login')
  expect(sent.href).not.toContain('a-valid-token')
})

const email = 'owner@example.com'
const thief = 'thief@example.com'

test.for(['a new password', 'a second step'] as const)(
  'a visit that a copied token began links nothing after %s in the same session',
  async (change) => {
    const oidc = await createOidcWorld({ limits: noLimits })
    const { world } = oidc
    const user = await world.user(email)
    const client = await signedIn(world, email)
    const token = await tokenOf(client)
    const visit = `/user/identities/authorize?provider=fake&skip_http_redirect=true&login_hint=${thief}`
    const { url } = await json(await world.auth(visit, { token }))
    if (change === 'a second step') await prove(client, await enrol(world, client))
    else {
      const body = { password: 'Owners-own-44', current_password: password }
      expect((await world.put(token, body)).status).toBe(200)
    }
    const { fragment } = await oidc.visit(String(url))
    expect(fragment['error_code']).toBe('bad_oauth_state')
    const providers = await rows('select provider from identities where user_id = ?', user.id)
    expect(providers).toEqual([{ provider: 'email' }])
  },
)
