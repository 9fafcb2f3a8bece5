import type { SignInWithIdTokenCredentials } from '@supabase/auth-js'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createOffice } from '../../admin/office.ts'
import {
  email,
  grants,
  idOf,
  opensStrangersLink,
  signsIn,
  strangers,
} from '../account/lone-sign-up.ts'
import { claimsOf, protectedUser, signedIn, tokenOf } from '../factors/authenticator.ts'
import { expectOutcome, json, tokenIn } from '../world.ts'
import { createOidcWorld, withProvider } from './oidc-world.ts'
import { rows } from '../../kit/rows.ts'

const person = { sub: 'fake|anna', email: 'anna@example.com', email_verified: true, name: 'Anna' }
const hashed = (nonce: string) => createHash('sha256').update(nonce).digest('hex')

/** A test environment, and the arguments of signInWithIdToken for given claims. */
async function createTokenWorld() {
  const oidc = await createOidcWorld()
  const credentials = async (
    claims: Record<string, unknown> = {},
    more: object = {},
  ): Promise<SignInWithIdTokenCredentials> => ({
    provider: 'fake',
    token: await oidc.provider.idToken({ ...person, ...claims }),
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
  const amr = [{ method: 'oauth', provider: 'fake' }]
  expect(claimsOf(data.session?.access_token ?? '')).toMatchObject({ amr })
  expect((await client.signInWithIdToken(await credentials())).data.user?.id).toBe(data.user?.id)
})

test('the token carries the hash of the nonce; both are there or neither', async () => {
  const { world, credentials } = await createTokenWorld()
  const client = world.client()
  const outcome = async (claims: object, more: object) =>
    (await client.signInWithIdToken(await credentials({ ...claims }, more))).error
  expect(await outcome({ nonce: hashed('n') }, { nonce: 'n' })).toBeNull()
  expect(await outcome({ nonce: 'n' }, { nonce: 'n' })).toMatchObject({ status: 400 })
  const other = await outcome({ nonce: hashed('n') }, { nonce: 'other' })
  expect(other).toMatchObject({ status: 400, message: 'Nonces mismatch' })
  const half = { status: 400, message: expect.stringContaining('both exist') }
  expect(await outcome({ nonce: hashed('n') }, {})).toMatchObject(half)
  expect(await outcome({}, { nonce: 'n' })).toMatchObject(half)
})

test('an access token must be the one that the ID token came with', async () => {
  const { world, credentials } = await createTokenWorld()
  const client = world.client()
  const at_hash = createHash('sha256').update('at').digest().subarray(0, 16).toString('base64url')
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

test('a provider without a verified address leads to no account and makes none, and the answer says so', async () => {
  const { world, credentials } = await createTokenWorld()
  const user = await world.user('anna@example.com')
  const claims = [false, undefined, 'false', 1].map((email_verified) => ({ email_verified }))
  for (const said of [...claims, { email: 'new@example.com', email_verified: false }]) {
    const { error } = await world.client().signInWithIdToken(await credentials(said))
    expect(error).toMatchObject({ status: 422, code: 'provider_email_needs_verification' })
  }
  expect(await world.users()).toHaveLength(1)
  const { data } = await world.client().signInWithIdToken(await credentials())
  expect(data.user?.id).toBe(user.id)
  // a linked identity signs in even if the provider no longer verifies the email address
  const again = await credentials({ email_verified: false })
  expect((await world.client().signInWithIdToken(again)).data.user?.id).toBe(user.id)
})

test('linking by a token keeps the session and its level', async () => {
  const { world, credentials } = await createTokenWorld()
  const { client, user } = await protectedUser(world, 'b@example.com')
  const events: string[] = []
  client.onAuthStateChange((event) => void events.push(event))
  const before = claimsOf(await tokenOf(client))
  const { data, error } = await client.linkIdentity(await credentials())
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ id: user.id, app_metadata: { providers: ['email', 'fake'] } })
  expect(claimsOf(await tokenOf(client))).toMatchObject({
    aal: 'aal2',
    session_id: before['session_id'],
  })
  expect(events).toContain('USER_UPDATED')
  expect((await client.refreshSession()).error).toBeNull()
  const again = await client.linkIdentity(await credentials())
  expect(again.error).toMatchObject({ status: 422, code: 'identity_already_exists' })
})

test('linking by a token needs a session', async () => {
  const { world, credentials } = await createTokenWorld()
  const { token: id_token } = await credentials()
  const body = { provider: 'fake', id_token, link_identity: true }
  await expectOutcome(await world.post('/token?grant_type=id_token', body), 401, 'no_authorization')
  const wrong = await world.post('/token?grant_type=id_token', body, 'sb_publishable_x')
  expect(wrong.status).toBe(403)
  await world.user('b@example.com')
  const other = await signedIn(world, 'b@example.com')
  expect((await other.linkIdentity(await credentials())).error).toBeNull()
})

/*
 * A stranger signs up with another person's email address; the owner opens the link. The stranger
 * then links a provider account that has the address unverified, and removes the email identity.
 */
async function withStrangersProvider() {
  const oidc = await withProvider(createOffice)
  const office = oidc.world
  await opensStrangersLink(office)
  const token = await tokenIn(await signsIn(office, strangers))
  const idToken = () =>
    oidc.provider.idToken({ sub: 'fake|stranger', email, email_verified: false })
  const comesByProvider = async () => {
    const body = { provider: 'fake', id_token: await idToken() }
    return json(await office.post('/token?grant_type=id_token', body))
  }
  const linking = { provider: 'fake', id_token: await idToken(), link_identity: true }
  await office.post('/token?grant_type=id_token', linking, token)
  const { identities } = (await json(await office.auth('/user', { token }))) as {
    identities: { provider: string; identity_id: string }[]
  }
  const id = identities.find(({ provider }) => provider === 'email')?.identity_id
  await office.auth(`/user/identities/${id}`, { method: 'DELETE', token })
  const { user } = (await comesByProvider()) as { user?: { id: string } }
  if (user?.id !== (await idOf())) throw new Error('The stranger is not in yet')
  return { office, comesByProvider }
}

const waysOf = async (id: string) =>
  await rows('select provider, email from identities where user_id = ?', id)

test.for(['approval', 'role', 'membership'] as const)(
  'an unchecked address at a provider is no way in to an account that staff give rights: %s',
  async (right) => {
    const { office, comesByProvider } = await withStrangersProvider()
    const id = String(await idOf())
    expect((await grants[right](office)).status).toBeLessThan(300)
    expect(await waysOf(id)).toEqual([{ provider: 'email', email }])
    expect((await comesByProvider())['user']).not.toMatchObject({ id })
  },
)
