import { expect, test } from 'vitest'
import { identitiesTable } from '../../../../worker/db/schema/users.ts'
import { claimsOf } from '../factors/authenticator.ts'
import { createOidcWorld, enter } from './oidc-world.ts'
import { expectOutcome, json, readRedirect } from '../world.ts'
import { flowStatesTable } from '../../../../worker/db/schema/sign-in.ts'

const login_hint = 'anna@example.com'

test('someone new signs in with a provider, in the implicit flow', async () => {
  const { world, signIn } = await createOidcWorld()
  const client = world.client()
  const { location, fragment } = await signIn({ login_hint }, client)
  expect(location).toMatch(/^https:\/\/meltemi\.test\/client\/login\?x=1#/)
  expect(fragment).toMatchObject({
    token_type: 'bearer',
    expires_in: '3600',
    sb: '',
    provider_refresh_token: 'refresh-anna@example.com',
  })
  expect(fragment['provider_token']).toBeTruthy()
  const claims = claimsOf(fragment['access_token'] ?? '')
  expect(claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'oauth', provider: 'fake' }] })
  const { user } = await enter(client, fragment)
  expect(user).toMatchObject({
    email: 'anna@example.com',
    app_metadata: { provider: 'fake', providers: ['fake'] },
    user_metadata: { full_name: 'anna', email_verified: true, avatar_url: expect.any(String) },
    identities: [
      {
        id: 'fake|anna@example.com',
        provider: 'fake',
        email: 'anna@example.com',
        identity_data: { sub: 'fake|anna@example.com', email_verified: true, name: 'anna' },
      },
    ],
  })
  expect(user?.email_confirmed_at).toBeTruthy()
  expect(user?.last_sign_in_at).toBeTruthy()

  const again = await signIn({ login_hint, fake_name: 'Anna B.' }, client)
  const second = await enter(client, again.fragment)
  expect(second.user?.id).toBe(user?.id)
  expect(second.user?.identities?.[0]?.identity_data?.['full_name']).toBe('Anna B.')
  expect(await world.users()).toHaveLength(1)
})

test('with PKCE the app gets a code, and the provider’s tokens with the session', async () => {
  const { world, signIn } = await createOidcWorld()
  const client = world.client('pkce')
  const { location, query } = await signIn({ login_hint }, client)
  expect(location).not.toContain('#')
  expect(query).toMatchObject({ x: '1', code: expect.any(String) })
  const stored = JSON.stringify(await world.deps().db.select().from(flowStatesTable))
  expect(stored).not.toContain('refresh-anna')
  expect(stored).not.toContain(query['code'])
  const { data, error } = await client.exchangeCodeForSession(query['code'] ?? '')
  expect(error).toBeNull()
  expect(data.session).toMatchObject({
    provider_token: expect.any(String),
    provider_refresh_token: 'refresh-anna@example.com',
    user: { email: 'anna@example.com' },
  })
  const amr = [{ method: 'oauth', provider: 'fake' }]
  expect(claimsOf(data.session?.access_token ?? '')).toMatchObject({ amr })
  expect(await world.deps().db.select().from(flowStatesTable)).toEqual([])
})

test('the provider is asked with state, nonce and PKCE; a client’s own wishes pass, OAuth’s do not', async () => {
  const { world, provider } = await createOidcWorld()
  const parameters = new URLSearchParams({
    provider: 'fake',
    redirect_to: 'https://meltemi.test/x',
    scopes: 'calendar email',
    login_hint,
    prompt: 'consent',
    access_type: 'offline',
    state: 'mine',
    client_id: 'mine',
    redirect_uri: 'https://evil.test',
    nonce: 'mine',
    response_type: 'token',
    scope: 'mine',
    request_uri: 'https://evil.test',
    response_mode: 'fragment',
    skip_http_redirect: 'true',
  })
  const response = await world.auth(`/authorize?${parameters}`, {
    headers: { authorization: 'Bearer sb_publishable_x' },
  })
  expect(response.status).toBe(302)
  const { location, query } = readRedirect(response)
  expect(location.startsWith(`${provider.issuer}/authorize?`)).toBe(true)
  expect(Object.keys(query).toSorted().join(' ')).toBe(
    'access_type client_id code_challenge code_challenge_method login_hint nonce prompt ' +
      'redirect_uri response_type scope state',
  )
  expect(query).toMatchObject({
    client_id: 'meltemi',
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: 'https://meltemi.test/auth/v1/callback',
    scope: 'openid email profile calendar',
  })
  expect(query['state']).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/)
  expect(query['nonce']).not.toBe('mine')
  const stored = JSON.stringify(await world.deps().db.select().from(flowStatesTable))
  expect(stored).not.toContain(query['state'])
  expect(stored).not.toContain(query['nonce'])
})

test('an unknown provider and a malformed challenge are refused at once', async () => {
  const { world } = await createOidcWorld()
  for (const provider of ['github', '', 'email', '__proto__']) {
    const response = await world.auth(`/authorize?provider=${provider}`)
    expect(await response.clone().text()).toContain('"message":"Unsupported provider: ')
    await expectOutcome(response, 400, 'validation_failed')
  }
  expect((await world.auth('/authorize?provider=fake&code_challenge_method=s256')).status).toBe(400)
  const settings = await json(await world.auth('/settings'))
  expect(settings['external']).toMatchObject({ email: true, fake: true })
})

test('a redirect_to that is not allowed is ignored', async () => {
  const { visit } = await createOidcWorld()
  const { location } = await visit(
    `/auth/v1/authorize?provider=fake&login_hint=${login_hint}&redirect_to=https://evil.test`,
  )
  expect(location).toMatch(/^https:\/\/meltemi\.test\/?#access_token/)
})

test('the provider may answer by POST', async () => {
  const { world, begin } = await createOidcWorld()
  const [path = '', body = ''] = (await begin({ login_hint })).split('?')
  const response = await world.send(path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(response.status).toBe(303)
  expect(readRedirect(response).fragment).toHaveProperty('access_token')
})

test('a verified address leads to its confirmed user, who keeps what was chosen here', async () => {
  const { world, signIn } = await createOidcWorld()
  const user = await world.user(login_hint, { userMetadata: { full_name: 'Άννα' } })
  const client = world.client()
  const { fragment } = await signIn({ login_hint: 'Anna@Example.com' }, client)
  const entered = await enter(client, fragment)
  expect(entered.user).toMatchObject({
    id: user.id,
    app_metadata: { provider: 'email', providers: ['email', 'fake'] },
    user_metadata: { full_name: 'Άννα', picture: expect.any(String) },
  })
  expect(entered.user?.identities).toHaveLength(2)
})

test('an unconfirmed sign-up becomes the account of the address’s owner, and its password is void', async () => {
  const { world, signIn } = await createOidcWorld()
  const squatter = { email: login_hint, password: 'Squatter-pass-1' }
  await world.post('/signup', { ...squatter, data: { full_name: 'Squatter' } })
  const { link } = world.lastMail(login_hint)
  const client = world.client()
  const { fragment } = await signIn({ login_hint }, client)
  const { user } = await enter(client, fragment)
  expect(user).toMatchObject({
    user_metadata: { full_name: 'anna' },
    identities: [{ provider: 'fake' }],
    app_metadata: { provider: 'fake', providers: ['fake'] },
  })
  expect(user?.identities).toHaveLength(1)
  const attempt = await world.post('/token?grant_type=password', squatter)
  await expectOutcome(attempt, 400, 'invalid_credentials')
  expect(readRedirect(await world.send(link)).fragment['error_code']).toBe('otp_expired')
})

test('two first sign-ins at the same moment make one user', async () => {
  const { world, visit, signInUrl } = await createOidcWorld()
  const urls = await Promise.all([1, 2, 3, 4].map(() => signInUrl(world.client(), { login_hint })))
  const outcomes = await Promise.all(urls.map(visit))
  expect(outcomes.every(({ fragment }) => 'access_token' in fragment)).toBe(true)
  expect(await world.users()).toHaveLength(1)
  expect(await world.deps().db.select().from(identitiesTable)).toHaveLength(1)
})

test('an address that only the userinfo endpoint sends counts as well', async () => {
  const { world, signIn } = await createOidcWorld()
  await signIn({ login_hint, fake_no_email: 'true' })
  expect(await world.users()).toMatchObject([{ email: login_hint }])
})

test('a suspended user is led back with user_banned', async () => {
  const { world, signIn } = await createOidcWorld()
  await world.user(login_hint, { bannedUntil: '2999-01-01T00:00:00.000Z' })
  const { fragment } = await signIn({ login_hint })
  expect(fragment).toMatchObject({ error: 'access_denied', error_code: 'user_banned', sb: '' })
})

test('a visit to a provider without a verified address leads back with a code that says so', async () => {
  const { world, signIn } = await createOidcWorld()
  const { fragment } = await signIn({ login_hint, fake_email_verified: 'false' })
  expect(fragment).toMatchObject({ error_code: 'provider_email_needs_verification', sb: '' })
  expect(await world.users()).toEqual([])
})
