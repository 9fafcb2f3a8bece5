import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessionsTable } from '../../../../worker/db/schema/sessions.ts'
import { updateUser } from '../../../../worker/features/auth/caller-queries.ts'
import { loadKeys } from '../../../../worker/lib/secrets/jwt.ts'
import { dataKeys } from '../../../../worker/lib/secrets/key-ring.ts'
import { testSecrets } from '../../../setup/test-secrets.ts'
import { createWorld, json, password } from '../world.ts'
import { refresh, sessionCount } from './refreshing.ts'

test('the password opens a session with a token that names it', async () => {
  const world = createWorld()
  const user = await world.user('a@example.com')
  const client = world.client()
  const { data, error } = await client.signInWithPassword({ email: 'A@Example.com', password })
  expect(error).toBeNull()
  expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
  expect(data.user?.last_sign_in_at).toBeTruthy()
  const { data: claims } = await client.getClaims()
  expect(claims?.header).toMatchObject({ alg: 'ES256', kid: 'test' })
  expect(claims?.claims).toMatchObject({
    iss: 'https://meltemi.test/auth/v1',
    sub: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    aal: 'aal1',
    email: 'a@example.com',
    phone: '',
    is_anonymous: false,
    exp: data.session?.expires_at,
    amr: [{ method: 'password' }],
    app_metadata: { provider: 'email' },
  })
  expect(claims?.claims.session_id).toMatch(/^[\da-f-]{36}$/)
})

test('unknown users, users without password and wrong passwords get the same answer', async () => {
  const world = createWorld()
  await world.user('a@example.com')
  await world.user('oauth@example.com', { passwordHash: null })
  await world.user('new@example.com', { emailConfirmedAt: null })
  const answers = []
  for (const email of ['a@example.com', 'oauth@example.com', 'new@example.com', 'no@example.com']) {
    const response = await world.post('/token?grant_type=password', { email, password: 'wrong' })
    answers.push([response.status, await response.text()])
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).toEqual([
    400,
    '{"code":"invalid_credentials","message":"Invalid login credentials"}',
  ])
})

test('a suspended user is told so, before the password is looked at', async () => {
  const world = createWorld()
  await world.user('a@example.com', { bannedUntil: '2999-01-01T00:00:00.000Z' })
  const { error } = await world
    .client()
    .signInWithPassword({ email: 'a@example.com', password: 'x' })
  expect(error).toMatchObject({ status: 400, code: 'user_banned' })
})

test('a correct but now weak password signs in, with a warning', async () => {
  const world = createWorld()
  const { scryptSync } = await import('node:crypto')
  const key = scryptSync('abc', Buffer.alloc(16), 32, { N: 16, r: 8, p: 1 }).toString('base64')
  const old = `$scrypt$ln=4,r=8,p=1$${'A'.repeat(22)}$${key.replace('=', '')}`
  await world.user('a@example.com', { passwordHash: old })
  const { data, error } = await world
    .client()
    .signInWithPassword({ email: 'a@example.com', password: 'abc' })
  expect(error).toBeNull()
  expect(data.weakPassword).toMatchObject({ reasons: ['length'] })
})

test.for([
  ['?grant_type=password', {}, 400, 'validation_failed'],
  ['?grant_type=password', { email: 'a@x.com', phone: '1', password }, 400, 'validation_failed'],
  ['?grant_type=password', { phone: '+15550100', password }, 400, 'phone_provider_disabled'],
  ['?grant_type=password', { email: {} }, 400, 'bad_json'],
  ['?grant_type=magic', {}, 400, 'invalid_credentials'],
  ['', {}, 400, 'invalid_credentials'],
  ['?grant_type=pkce', { auth_code: 'x' }, 400, 'validation_failed'],
  ['?grant_type=pkce', { auth_code: 'x', code_verifier: 'y' }, 404, 'flow_state_not_found'],
  ['?grant_type=refresh_token', { refresh_token: 'x' }, 400, 'refresh_token_not_found'],
  ['?grant_type=refresh_token', { refresh_token: 5 }, 400, 'bad_json'],
  ['?grant_type=refresh_token', 'no json', 400, 'bad_json'],
  ['?grant_type=refresh_token', [], 400, 'bad_json'],
] as const)('POST /token%s with %j is refused', async ([query, body, status, code]) => {
  const response = await createWorld().post(`/token${query}`, body)
  expect([response.status, await json(response)]).toMatchObject([status, { code }])
})

test('an empty refresh token is answered in the words of OAuth', async () => {
  expect(await refresh(createWorld(), '')).toEqual({
    status: 400,
    body: { error: 'invalid_request', error_description: 'refresh_token required' },
  })
})

test('a suspended user cannot refresh', async () => {
  const world = createWorld()
  const user = await world.user('a@example.com')
  const { refresh_token } = await world.session(user)
  await updateUser(
    world.deps().db,
    user.id,
    { bannedUntil: '2999-01-01T00:00:00.000Z' },
    world.now(),
  )
  expect(await refresh(world, refresh_token)).toMatchObject({
    status: 400,
    body: { code: 'user_banned' },
  })
})

/** A world that signs with a new key, and one that has rotated to it from the usual one. */
async function createRotation(previous: 'public' | 'private') {
  const pair = (await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
  ])) as CryptoKeyPair
  const next = { ...(await crypto.subtle.exportKey('jwk', pair.privateKey)), kid: 'next' }
  const { d, ...old } = JSON.parse(testSecrets.JWT_PRIVATE_JWK)
  const env = {
    JWT_PRIVATE_JWK: JSON.stringify(next),
    JWT_PREVIOUS_JWKS: JSON.stringify({ keys: [previous === 'private' ? { ...old, d } : old] }),
  }
  return createWorld({ keys: () => loadKeys(env), dataKeys: () => dataKeys(env) })
}

test('a key that was left out opens nothing: neither a session that runs, nor one that its thief makes up', async () => {
  const world = createWorld()
  const { refresh_token } = await world.session(await world.user('a@example.com'))
  const rotated = await createRotation('public')
  const refused = await refresh(rotated, refresh_token)
  expect([refused.status, refused.body['code']]).toEqual([400, 'refresh_token_not_found'])
  // it spends nothing: where the key comes back, so do the sessions
  expect(await sessionCount(world)).toBe(1)
  expect((await refresh(world, refresh_token)).status).toBe(200)
})

test('where the private half is kept, not even a lost answer is lost', async () => {
  const world = createWorld()
  const { refresh_token } = await world.session(await world.user('a@example.com'))
  const rotated = await createRotation('private')
  const first = await refresh(rotated, refresh_token)
  const again = await refresh(rotated, refresh_token)
  expect(again.body['refresh_token']).toBe(first.body['refresh_token'])
})

test('nothing in the database makes a token', async () => {
  const world = createWorld()
  const { refresh_token, access_token } = await world.session(await world.user('a@example.com'))
  const rows = await world
    .deps()
    .db.select()
    .from(sessionsTable)
    .where(eq(sessionsTable.generation, 0))
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(refresh_token)
  expect(JSON.stringify(rows)).not.toContain(access_token)
})
