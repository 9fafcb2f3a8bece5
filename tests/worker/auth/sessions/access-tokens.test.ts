import { importJWK, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { sessionsTable } from '../../../../worker/db/schema/sessions.ts'
import { loadKeys } from '../../../../worker/lib/secrets/jwt.ts'
import { dataKeys } from '../../../../worker/lib/secrets/key-ring.ts'
import { testSecrets } from '../../../setup/test-secrets.ts'
import { createWorld, json } from '../world.ts'

const jwk = JSON.parse(testSecrets.JWT_PRIVATE_JWK)

/** A world with a living session, and a maker of tokens for it. */
async function createForger() {
  const world = createWorld()
  const user = await world.user('a@example.com')
  await world.session(user)
  const [session] = await world.deps().db.select().from(sessionsTable)
  const nowS = Math.floor(Date.now() / 1000)
  const claims = {
    iss: 'https://meltemi.test/auth/v1',
    aud: 'authenticated',
    sub: user.id,
    session_id: session?.id,
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

test('a token as we make it is accepted', async () => {
  const { world, forge } = await createForger()
  expect((await world.auth('/user', { token: await forge() })).status).toBe(200)
})

test('forged, foreign, old and early tokens are all refused with bad_jwt', async () => {
  const { world, claims, forge, nowS } = await createForger()
  const { privateKey } = (await crypto.subtle.generateKey(
    { name: 'ECDSA', namedCurve: 'P-256' },
    true,
    ['sign', 'verify'],
  )) as CryptoKeyPair
  const publicBytes = new TextEncoder().encode(JSON.stringify({ ...jwk, d: undefined }))
  const good = await forge()
  const tokens = {
    'alg none': `${encode({ alg: 'none', typ: 'JWT', kid: 'test' })}.${encode(claims)}.`,
    'HS256 with the public key': await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: 'test' })
      .sign(publicBytes),
    'unknown kid': await forge({}, { kid: 'other' }),
    'somebody else’s key': await new SignJWT(claims)
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
    const response = await world.auth('/user', { token })
    expect([name, response.status, await json(response)]).toMatchObject([
      name,
      403,
      { code: 'bad_jwt' },
    ])
    const guarded = await world.send('/api/me', { token })
    expect([name, guarded.status]).toEqual([name, 401])
  }
})

test('a session of somebody else does not fit', async () => {
  const { world, forge } = await createForger()
  const other = await world.user('b@example.com')
  const response = await world.auth('/user', { token: await forge({ sub: other.id }) })
  expect(await json(response)).toMatchObject({ code: 'session_not_found' })
})

test('a token of a deleted session opens nothing', async () => {
  const { world, forge } = await createForger()
  await world.deps().db.delete(sessionsTable)
  const token = await forge()
  const response = await world.auth('/user', { token })
  expect([response.status, await json(response)]).toMatchObject([
    403,
    { code: 'session_not_found' },
  ])
  expect(await json(await world.send('/api/me', { token }))).toMatchObject({
    status: 403,
    code: 'auth/session-gone',
  })
})

test('without a token the answer is 401, and the scheme may have any letter case', async () => {
  const { world, forge } = await createForger()
  for (const authorization of [undefined, 'Basic x', 'Bearer', 'Bearer a b', '']) {
    const headers = authorization === undefined ? {} : { authorization }
    const response = await world.auth('/user', { headers })
    expect([response.status, await json(response)]).toMatchObject([
      401,
      { code: 'no_authorization' },
    ])
  }
  const headers = { authorization: `bEaReR ${await forge()}` }
  expect((await world.auth('/user', { headers })).status).toBe(200)
})

test('after a rotation the previous key is still accepted and listed, without its private half', async () => {
  const { forge } = await createForger()
  const pair = (await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
  ])) as CryptoKeyPair
  const next = { ...(await crypto.subtle.exportKey('jwk', pair.privateKey)), kid: 'next' }
  const rotated = {
    JWT_PRIVATE_JWK: JSON.stringify(next),
    JWT_PREVIOUS_JWKS: JSON.stringify({ keys: [jwk] }),
  }
  const world = createWorld({ keys: () => loadKeys(rotated), dataKeys: () => dataKeys(rotated) })
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
