import { importJWK, SignJWT } from 'jose'
import { scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { sessionsTable } from '../../../../worker/db/schema/sessions.ts'
import { refreshToken } from '../../../../worker/features/auth/tokens.ts'
import { loadKeys } from '../../../../worker/lib/secrets/jwt.ts'
import { dataKeys } from '../../../../worker/lib/secrets/key-ring.ts'
import { testSecrets } from '../../../setup/test-secrets.ts'
import {
  createWorld,
  expectOutcome,
  json,
  password,
  withSession,
  withUser,
  type World,
} from '../world.ts'
import { refresh, sessionCount } from './refreshing.ts'

test('the password opens a session with a token that names it', async () => {
  const { world, user } = await withUser('a@example.com')
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
  const { world } = await withUser('a@example.com')
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

test('a suspended user learns of it only with the right password', async () => {
  const world = createWorld()
  await world.user('a@example.com', { bannedUntil: '2999-01-01T00:00:00.000Z' })
  const { error } = await world.client().signInWithPassword({ email: 'a@example.com', password })
  expect(error).toMatchObject({ status: 400, code: 'user_banned' })
  const wrong = await world.client().signInWithPassword({ email: 'a@example.com', password: 'x' })
  expect(wrong.error?.code).toBe('invalid_credentials')
})

test('a correct but now weak password signs in, with a warning', async () => {
  const world = createWorld()
  const key = scryptSync('abc', Buffer.alloc(16), 32, { N: 16, r: 8, p: 1 }).toString('base64')
  const old = `$scrypt$ln=4,r=8,p=1$${'A'.repeat(22)}$${key.replace('=', '')}`
  await world.user('a@example.com', { passwordHash: old })
  const own = { email: 'a@example.com', password: 'abc' }
  const { data, error } = await world.client().signInWithPassword(own)
  expect(error).toBeNull()
  expect(data.weakPassword).toMatchObject({ reasons: ['length'] })
})

test.for([
  ['?grant_type=password', {}, 400, 'validation_failed'],
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
  await expectOutcome(await createWorld().post(`/token${query}`, body), status, code)
})

test('an empty refresh token is answered in the words of OAuth', async () => {
  expect(await refresh(createWorld(), '')).toEqual({
    status: 400,
    body: { error: 'invalid_request', error_description: 'refresh_token required' },
  })
})

test('a suspended user cannot refresh', async () => {
  const { world, user } = await withUser('a@example.com')
  const { refresh_token } = await world.session(user)
  await world.update(user, { bannedUntil: '2999-01-01T00:00:00.000Z' })
  const refused = { status: 400, body: { code: 'user_banned' } }
  expect(await refresh(world, refresh_token)).toMatchObject(refused)
})

test('a key that was left out opens nothing: neither a session that runs, nor one that its thief makes up', async () => {
  const { world, refresh_token } = await withSession('a@example.com')
  const rotated = createWorld({ dataKeys: () => dataKeys({ DATA_KEY: fresh! }) })
  const refused = await refresh(rotated, refresh_token)
  expect([refused.status, refused.body['code']]).toEqual([400, 'refresh_token_not_found'])
  // the refresh token is not used up: sessions work again once the key is restored
  expect(await sessionCount(world)).toBe(1)
  expect((await refresh(world, refresh_token)).status).toBe(200)
})

test('nothing in the database makes a token', async () => {
  const { world, refresh_token, access_token } = await withSession('a@example.com')
  const session = await sessionOf(world)
  expect(session.generation).toBe(0)
  expect(JSON.stringify(session)).not.toContain(refresh_token)
  expect(JSON.stringify(session)).not.toContain(access_token)
})

const jwk = JSON.parse(testSecrets.JWT_PRIVATE_JWK)
const newKeys = async () => {
  const kind = { name: 'ECDSA', namedCurve: 'P-256' }
  return (await crypto.subtle.generateKey(kind, true, ['sign', 'verify'])) as CryptoKeyPair
}

/** A test environment with a valid session, and a function that forges its tokens. */
async function createForger() {
  const { world, user } = await withUser('a@example.com')
  await world.session(user)
  const session = await sessionOf(world)
  const nowS = Math.floor(Date.now() / 1000)
  const claims = {
    iss: 'https://meltemi.test/auth/v1',
    aud: 'authenticated',
    sub: user.id,
    session_id: session.id,
    iat: nowS,
    exp: nowS + 60,
  }
  const forge = async (changes: object = {}, header: object = {}) =>
    new SignJWT({ ...claims, ...changes })
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: 'test', ...header })
      .sign(await importJWK(jwk, 'ES256'))
  return { world, claims, forge, nowS }
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

test('forged, foreign, old and early tokens are all refused with bad_jwt', async () => {
  const { world, claims, forge, nowS } = await createForger()
  const { privateKey } = await newKeys()
  const publicBytes = new TextEncoder().encode(JSON.stringify({ ...jwk, d: undefined }))
  const good = await forge()
  const tokens = {
    'alg none': `${encode({ alg: 'none', typ: 'JWT', kid: 'test' })}.${encode(claims)}.`,
    'HS256 with the public key': await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: 'test' })
      .sign(publicBytes),
    'unknown kid': await forge({}, { kid: 'other' }),
    'someone else’s key': await new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: 'test' })
      .sign(privateKey),
    'wrong issuer': await forge({ iss: 'https://meltemi.test' }),
    'wrong audience': await forge({ aud: 'simple-admin' }),
    expired: await forge({ exp: nowS - 1 }),
    'no expiry': await forge({ exp: undefined }),
    'future nbf': await forge({ nbf: nowS + 600 }),
    'no subject': await forge({ sub: undefined }),
    'no session': await forge({ session_id: undefined }),
    'another type': await forge({}, { typ: 'at+jwt' }),
    'changed payload': good.replace(/\.[^.]+\./, `.${encode({ ...claims, sub: 'x' })}.`),
    'not a token': 'sb_publishable_x',
  }
  for (const [name, token] of Object.entries(tokens)) {
    await expectOutcome(await world.auth('/user', { token }), 403, 'bad_jwt', name)
    expect((await world.send('/api/me', { token })).status, name).toBe(401)
  }
})

test('a session of someone else does not fit', async () => {
  const { world, forge } = await createForger()
  const other = await world.user('b@example.com')
  const response = await world.auth('/user', { token: await forge({ sub: other.id }) })
  await expectOutcome(response, 403, 'session_not_found')
})

test('a token of a deleted session opens nothing', async () => {
  const { world, forge } = await createForger()
  await world.deps().db.delete(sessionsTable)
  const token = await forge()
  await expectOutcome(await world.auth('/user', { token }), 403, 'session_not_found')
  await expectOutcome(await world.send('/api/me', { token }), 403, 'auth/session-gone')
})

test('without a token the answer is 401, and the scheme may have any letter case', async () => {
  const { world, forge } = await createForger()
  for (const authorization of [undefined, 'Basic x', 'Bearer', 'Bearer a b', '']) {
    const headers = authorization === undefined ? {} : { authorization }
    await expectOutcome(await world.auth('/user', { headers }), 401, 'no_authorization')
  }
  const headers = { authorization: `bEaReR ${await forge()}` }
  expect((await world.auth('/user', { headers })).status).toBe(200)
})

test('after a rotation the previous key is still accepted and listed, without its private half', async () => {
  const { forge } = await createForger()
  const { privateKey } = await newKeys()
  const next = { ...(await crypto.subtle.exportKey('jwk', privateKey)), kid: 'next' }
  const rotated = {
    JWT_PRIVATE_JWK: JSON.stringify(next),
    JWT_PREVIOUS_JWKS: JSON.stringify({ keys: [jwk] }),
  }
  const world = createWorld({ keys: () => loadKeys(rotated) })
  const { keys } = (await json(await world.send('/.well-known/jwks.json'))) as {
    keys: JsonWebKey[]
  }
  expect(keys.map((key) => Reflect.get(key, 'kid'))).toEqual(['next', 'test'])
  expect(keys.every((key) => !('d' in key) && key.key_ops?.join() === 'verify')).toBe(true)
  expect((await world.auth('/user', { token: await forge() })).status).toBe(200)
})

test('the key set may be kept for ten minutes, at both addresses', async () => {
  const { world } = await createForger()
  for (const path of ['/.well-known/jwks.json', '/auth/v1/.well-known/jwks.json']) {
    const response = await world.send(path)
    expect(response.headers.get('cache-control')).toBe('public, max-age=600')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await json(response)).toMatchObject({ keys: [{ kid: 'test', alg: 'ES256' }] })
  }
})

/*
 * A leaked data key was replaced, but stays among the older keys, so that sessions continue. An
 * attacker with this key and session ids can create authentic tokens of any generation.
 */
const [leaked, fresh] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64'))
const old = () => dataKeys({ DATA_KEY: leaked! })
const both = () => dataKeys({ DATA_KEY: fresh!, DATA_PREVIOUS_KEYS: leaked! })

const sessionOf = async (world: World) => (await world.deps().db.select().from(sessionsTable))[0]!

async function refusesForged(world: World) {
  const { id, generation } = await sessionOf(world)
  for (const guess of [generation + 1, generation, generation - 1, generation - 2]) {
    if (guess < 0) continue
    const made = { id, keyId: old().keyId, generation: guess }
    const { status, body } = await refresh(world, refreshToken(old(), made)!)
    expect([guess - generation, status]).toEqual([guess - generation, 400])
    expect(body).not.toHaveProperty('refresh_token')
    if ((await sessionCount(world)) === 0) return
  }
}

test('an older data key makes no token of a session that it never had', async () => {
  const { world, refresh_token } = await withSession('a@example.com', { dataKeys: both })
  const { id, generation } = await sessionOf(world)
  const forged = refreshToken(old(), { id, keyId: old().keyId, generation })!
  expect((await refresh(world, forged)).status).toBe(400)
  expect(await sessionCount(world), 'and ends none').toBe(1)
  const next = await refresh(world, refresh_token)
  expect(next.status).toBe(200)
  const parent = refreshToken(old(), { id, keyId: old().keyId, generation })!
  expect((await refresh(world, parent)).status).toBe(400)
  expect((await refresh(world, String(next.body['refresh_token']))).status).toBe(200)
  await refusesForged(world)
})

test('a session from before the key was replaced goes on, and a client that lost an answer gets it', async () => {
  const before = createWorld({ dataKeys: old })
  const { refresh_token } = await before.session(await before.user('a@example.com'))
  const world = createWorld({ dataKeys: both })
  const moved = await refresh(world, refresh_token)
  expect(moved.status).toBe(200)
  world.pass(60)
  const again = await refresh(world, refresh_token)
  expect(again.body['refresh_token']).toBe(moved.body['refresh_token'])
  expect((await refresh(world, String(moved.body['refresh_token']))).status).toBe(200)
})
