import { expect, test } from 'vitest'
import { factorsTable } from '../../../../worker/db/schema/factors.ts'
import { sessionsTable } from '../../../../worker/db/schema/sessions.ts'
import { claimsOf, enrol, protectedUser, prove, signedIn } from './authenticator.ts'
import { createWorld, json } from '../world.ts'

test('enrolling shows a QR code, a secret and a link for the app, once', async () => {
  const world = createWorld()
  await world.user('a@example.com')
  const client = await signedIn(world, 'a@example.com')
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  expect(error).toBeNull()
  expect(data).toMatchObject({ type: 'totp', friendly_name: 'Phone' })
  const { qr_code, secret, uri } = data?.totp ?? { qr_code: '', secret: '', uri: '' }
  expect(qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]*<\/svg>$/)
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(uri).toBe(
    'otpauth://totp/meltemi.test:a@example.com?algorithm=SHA1&digits=6&issuer=meltemi.test&period=30' +
      `&secret=${secret}`,
  )
  const user = (await client.getUser()).data.user
  expect(user?.factors).toMatchObject([
    { id: data?.id, status: 'unverified', factor_type: 'totp', friendly_name: 'Phone' },
  ])
  expect(JSON.stringify(user)).not.toContain(secret)
  const [row] = await world.deps().db.select().from(factorsTable)
  expect(JSON.stringify(row)).not.toContain(secret)
})

test('an app’s own issuer is shown, with what would break the link escaped', async () => {
  const world = createWorld()
  await world.user('a+b@example.com')
  const client = await signedIn(world, 'a+b@example.com')
  const { data } = await client.mfa.enroll({ factorType: 'totp', issuer: 'Ελιές: 100 % & Co' })
  const url = new URL(data?.totp.uri ?? '')
  expect(url.searchParams.get('issuer')).toBe('Ελιές: 100 % & Co')
  expect(decodeURIComponent(url.pathname)).toContain('Ελιές: 100 % & Co:a+b@example.com')
  const longest = await client.mfa.enroll({
    factorType: 'totp',
    friendlyName: 'long',
    issuer: 'Ω'.repeat(64),
  })
  expect(longest.error).toBeNull()
})

test('a right code verifies the factor and raises the session', async () => {
  const world = createWorld()
  await world.user('a@example.com')
  const client = await signedIn(world, 'a@example.com')
  const events: string[] = []
  client.onAuthStateChange((event) => void events.push(event))
  const before = (await client.getSession()).data.session
  expect(claimsOf(before?.access_token ?? '')).toMatchObject({ aal: 'aal1' })
  const authenticator = await enrol(world, client)
  const challenge = await client.mfa.challenge({ factorId: authenticator.id })
  expect(challenge.data).toMatchObject({ type: 'totp' })
  expect(challenge.data?.expires_at).toBe(Math.floor(world.now().getTime() / 1000) + 300)

  const { data, error } = await client.mfa.verify({
    factorId: authenticator.id,
    challengeId: challenge.data?.id ?? '',
    code: authenticator.code(),
  })
  expect(error).toBeNull()
  expect(data).toMatchObject({
    token_type: 'bearer',
    expires_in: 3600,
    user: {
      factors: [
        {
          id: authenticator.id,
          status: 'verified',
        },
      ],
    },
  })
  const old = claimsOf(before?.access_token ?? '')
  const claims = claimsOf(data?.access_token ?? '')
  expect(claims).toMatchObject({ aal: 'aal2', session_id: old['session_id'] })
  expect(claims['amr']).toMatchObject([{ method: 'totp' }, { method: 'password' }])
  expect(data?.refresh_token).not.toBe(before?.refresh_token)
  expect(events).toContain('MFA_CHALLENGE_VERIFIED')

  const level = await client.mfa.getAuthenticatorAssuranceLevel()
  expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
  const listed = await client.mfa.listFactors()
  expect(listed.data?.totp).toHaveLength(1)
})

test('aal2 survives a refresh; the refresh token from before never becomes aal2', async () => {
  const world = createWorld()
  await world.user('a@example.com')
  const client = await signedIn(world, 'a@example.com')
  const before = (await client.getSession()).data.session?.refresh_token
  await prove(client, await enrol(world, client))
  const early = await world.post('/token?grant_type=refresh_token', { refresh_token: before })
  expect([early.status, await json(early)]).toMatchObject([
    400,
    { code: 'refresh_token_already_used' },
  ])
  const { data } = await client.refreshSession()
  expect(claimsOf(data.session?.access_token ?? '')).toMatchObject({ aal: 'aal2' })
  world.pass(60)
  const late = await world.post('/token?grant_type=refresh_token', { refresh_token: before })
  expect(late.status).toBe(400)
})

test('verifying ends the other aal1 sessions and leaves the aal2 ones', async () => {
  const world = createWorld()
  const { user, client, authenticator } = await protectedUser(world, 'a@example.com')
  const second = await signedIn(world, 'a@example.com')
  const third = await signedIn(world, 'a@example.com')
  expect((await second.getUser()).error).toBeNull()
  expect((await prove(third, authenticator)).error).toBeNull()
  expect((await second.getUser()).error?.name).toBe('AuthSessionMissingError')
  expect((await client.getUser()).error).toBeNull()
  const rows = await world.deps().db.select().from(sessionsTable)
  expect(rows.filter(({ userId }) => userId === user.id)).toHaveLength(2)
})

test('a new sign-in starts at aal1 and knows that it could be aal2', async () => {
  const world = createWorld()
  const { client } = await protectedUser(world, 'a@example.com')
  const other = await signedIn(world, 'a@example.com')
  const level = await other.mfa.getAuthenticatorAssuranceLevel()
  expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
  const old = await client.mfa.getAuthenticatorAssuranceLevel()
  expect(old.data).toMatchObject({ currentLevel: 'aal2' })
})

test('two factors of one name, or of none, conflict', async () => {
  const world = createWorld()
  await world.user('a@example.com')
  const client = await signedIn(world, 'a@example.com')
  await enrol(world, client, 'Phone')
  const same = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  expect(same.error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' })
  expect((await client.mfa.enroll({ factorType: 'totp' })).error).toBeNull()
  const nameless = await client.mfa.enroll({ factorType: 'totp' })
  expect(nameless.error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' })
})

test('a name conflicts with a verified factor, too', async () => {
  const world = createWorld()
  const { client } = await protectedUser(world, 'a@example.com')
  const { error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  expect(error?.code).toBe('mfa_factor_name_conflict')
})

test('ten factors are enough, also when enrolled at the same moment', async () => {
  const world = createWorld()
  const user = await world.user('a@example.com')
  const { access_token: token } = await world.session(user)
  const enrolling = Array.from({ length: 13 }, (_, index) =>
    world.post('/factors', { factor_type: 'totp', friendly_name: `${index}` }, token),
  )
  const statuses = (await Promise.all(enrolling)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(10)
  expect(statuses.every((status) => status < 500)).toBe(true)
  for (let index = 20; index < 30; index++) {
    await world.post('/factors', { factor_type: 'totp', friendly_name: `${index}` }, token)
  }
  const response = await world.post('/factors', { factor_type: 'totp' }, token)
  expect([response.status, await json(response)]).toMatchObject([
    422,
    { code: 'too_many_enrolled_mfa_factors' },
  ])
  expect(await world.deps().db.select().from(factorsTable)).toHaveLength(10)
})

test('with a verified factor, enrolling another takes aal2', async () => {
  const world = createWorld()
  const { client } = await protectedUser(world, 'a@example.com')
  const weak = await signedIn(world, 'a@example.com')
  const refused = await weak.mfa.enroll({ factorType: 'totp', friendlyName: 'Second' })
  expect(refused.error).toMatchObject({ status: 403, code: 'insufficient_aal' })
  const allowed = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Second' })
  expect(allowed.error).toBeNull()
})
