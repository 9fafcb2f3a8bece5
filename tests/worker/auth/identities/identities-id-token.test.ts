import { createHash } from 'node:crypto'
import type { SignInWithIdTokenCredentials } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { claimsOf, protectedUser, signedIn } from '../factors/authenticator.ts'
import { createOidcWorld } from './oidc-world.ts'

const person = { sub: 'fake|anna', email: 'anna@example.com', email_verified: true, name: 'Anna' }
const hashed = (nonce: string) => createHash('sha256').update(nonce).digest('hex')

/** A world, and what signInWithIdToken takes for some claims. */
async function createTokenWorld() {
  const oidc = await createOidcWorld()
  const credentials = async (
    claims: Record<string, unknown> = {},
    more: object = {},
  ): Promise<SignInWithIdTokenCredentials> => ({
    provider: 'fake',
    token: await oidc.provider.idToken({
      ...person,
      ...claims,
    }),
    ...more,
  })
  return { ...oidc, credentials }
}

test('an app that has an ID token signs in with it', async () => {
  const { world, credentials } = await createTokenWorld()
  const client = world.client()
  const { data, error } = await client.signInWithIdToken(await credentials())
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ email: 'anna@example.com', identities: [{ id: 'fake|anna' }] })
  expect(claimsOf(data.session?.access_token ?? '')['amr']).toMatchObject([
    { method: 'oauth', provider: 'fake' },
  ])
  const again = await client.signInWithIdToken(await credentials())
  expect(again.data.user?.id).toBe(data.user?.id)
})

test('the token carries the hash of the nonce; both are there or neither', async () => {
  const { world, credentials } = await createTokenWorld()
  const client = world.client()
  const outcome = async (claims: object, more: object) =>
    (await client.signInWithIdToken(await credentials({ ...claims }, more))).error
  expect(await outcome({ nonce: hashed('n') }, { nonce: 'n' })).toBeNull()
  expect(await outcome({ nonce: 'n' }, { nonce: 'n' })).toMatchObject({ status: 400 })
  expect(await outcome({ nonce: hashed('n') }, { nonce: 'other' })).toMatchObject({
    status: 400,
    message: 'Nonces mismatch',
  })
  for (const error of [
    await outcome({ nonce: hashed('n') }, {}),
    await outcome({}, { nonce: 'n' }),
  ]) {
    expect(error).toMatchObject({ status: 400, message: expect.stringContaining('both exist') })
  }
})

test('an access token must be the one that the ID token came with', async () => {
  const { world, credentials } = await createTokenWorld()
  const client = world.client()
  const digest = createHash('sha256').update('at').digest()
  const at_hash = digest.subarray(0, 16).toString('base64url')
  const outcome = async (access_token: string) =>
    (await client.signInWithIdToken(await credentials({ at_hash }, { access_token }))).error
  expect(await outcome('at')).toBeNull()
  expect(await outcome('another')).toMatchObject({ status: 400, code: 'validation_failed' })
})

test('bad tokens and unknown providers are refused with 400', async () => {
  const { world, credentials, provider } = await createTokenWorld()
  const client = world.client()
  const nowS = Math.floor(Date.now() / 1000)
  const bad = [
    await credentials({ aud: 'another' }),
    await credentials({ iss: 'https://another.test' }),
    await credentials({ exp: nowS - 60 }),
    await credentials({ aud: ['meltemi', 'another'], azp: 'another' }),
    await credentials({}, { token: 'not.a.token' }),
    await credentials({}, { provider: 'github' }),
    await credentials({}, { provider: '' }),
    await credentials({}, { token: '' }),
  ]
  for (const it of bad) {
    const { error } = await client.signInWithIdToken(it)
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
  }
  const wrongType = await world.post('/token?grant_type=id_token', {
    provider: 'fake',
    id_token: await provider.idToken(person),
    link_identity: 'yes',
  })
  expect(await wrongType.json()).toMatchObject({ code: 'bad_json' })
  expect(await world.users()).toEqual([])
})

test('an unverified address takes over no account by a token either', async () => {
  const { world, credentials } = await createTokenWorld()
  const user = await world.user('anna@example.com')
  for (const email_verified of [false, undefined, 'false', 1]) {
    const client = world.client()
    const it = await credentials({ sub: `s-${String(email_verified)}`, email_verified })
    const { data } = await client.signInWithIdToken(it)
    expect(data.user?.id).toBeTruthy()
    expect(data.user?.id).not.toBe(user.id)
  }
  const { data } = await world.client().signInWithIdToken(await credentials())
  expect(data.user?.id).toBe(user.id)
})

test('a user made without an address gets one once the provider vouches for it', async () => {
  const { world, credentials } = await createTokenWorld()
  const client = world.client()
  const first = await client.signInWithIdToken(await credentials({ email_verified: false }))
  expect(first.data.user?.email).toBe('')
  const second = await client.signInWithIdToken(await credentials())
  expect(second.data.user).toMatchObject({ id: first.data.user?.id, email: 'anna@example.com' })
})

test('a suspended user signs in no more', async () => {
  const { world, credentials } = await createTokenWorld()
  await world.user('anna@example.com', { bannedUntil: '2999-01-01T00:00:00.000Z' })
  const { error } = await world.client().signInWithIdToken(await credentials())
  expect(error).toMatchObject({ status: 400, code: 'user_banned' })
})

test('linking by a token keeps the session and its level', async () => {
  const { world, credentials } = await createTokenWorld()
  const { client, user } = await protectedUser(world, 'b@example.com')
  const events: string[] = []
  client.onAuthStateChange((event) => void events.push(event))
  const before = claimsOf((await client.getSession()).data.session?.access_token ?? '')
  const { data, error } = await client.linkIdentity(await credentials())
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ id: user.id, app_metadata: { providers: ['email', 'fake'] } })
  const { access_token = '' } = ('session' in data && data.session) || {}
  expect(claimsOf(access_token)).toMatchObject({ aal: 'aal2', session_id: before['session_id'] })
  expect(events).toContain('USER_UPDATED')
  expect((await client.refreshSession()).error).toBeNull()
  const again = await client.linkIdentity(await credentials())
  expect(again.error).toMatchObject({ status: 422, code: 'identity_already_exists' })
})

test('linking by a token takes a session', async () => {
  const { world, credentials } = await createTokenWorld()
  const { token: id_token } = await credentials()
  const body = { provider: 'fake', id_token, link_identity: true }
  const anonymous = await world.post('/token?grant_type=id_token', body)
  expect([anonymous.status, await anonymous.json()]).toMatchObject([
    401,
    { code: 'no_authorization' },
  ])
  const wrong = await world.post('/token?grant_type=id_token', body, 'sb_publishable_x')
  expect(wrong.status).toBe(403)
  await world.user('b@example.com')
  const other = await signedIn(world, 'b@example.com')
  expect((await other.linkIdentity(await credentials())).error).toBeNull()
})
