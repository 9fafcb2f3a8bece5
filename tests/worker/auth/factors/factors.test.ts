import { expect, test } from 'vitest'
import { challengesTable, factorsTable } from '../../../../worker/db/schema/factors.ts'
import { sessionsTable } from '../../../../worker/db/schema/sessions.ts'
import { findStep, totpCode } from '../../../../worker/features/auth/factors/totp.ts'
import { createWorld, expectOutcome, withSession } from '../world.ts'
import { claimsOf, enrol, entered, protectedUser, prove, signedIn } from './authenticator.ts'
import { createPhoneWorld, enrolledPhone } from './phone-world.ts'

test('enrolling shows a QR code, a secret and a link for the app, once', async () => {
  const { world, client } = await entered('a@example.com')
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
  const { client } = await entered('a+b@example.com')
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
  const { world, client } = await entered('a@example.com')
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
  const factors = [{ id: authenticator.id, status: 'verified' }]
  expect(data).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { factors } })
  const old = claimsOf(before?.access_token ?? '')
  const claims = claimsOf(data?.access_token ?? '')
  expect(claims).toMatchObject({ aal: 'aal2', session_id: old['session_id'] })
  expect(claims['amr']).toMatchObject([{ method: 'totp' }, { method: 'password' }])
  expect(data?.refresh_token).not.toBe(before?.refresh_token)
  expect(events).toContain('MFA_CHALLENGE_VERIFIED')

  const level = await client.mfa.getAuthenticatorAssuranceLevel()
  expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
  expect((await client.mfa.listFactors()).data?.totp).toHaveLength(1)
})

test('verifying ends the other aal1 sessions and leaves the aal2 ones', async () => {
  const { user, client, authenticator, world } = await protectedUser(createWorld(), 'a@example.com')
  const second = await signedIn(world, 'a@example.com')
  const third = await signedIn(world, 'a@example.com')
  expect((await second.getUser()).error).toBeNull()
  expect((await prove(third, authenticator)).error).toBeNull()
  expect((await second.getUser()).error?.name).toBe('AuthSessionMissingError')
  expect((await client.getUser()).error).toBeNull()
  const rows = await world.deps().db.select().from(sessionsTable)
  expect(rows.filter(({ userId }) => userId === user.id)).toHaveLength(2)
})

test('two factors of one name, or of none, conflict', async () => {
  const { world, client } = await entered('a@example.com')
  await enrol(world, client, 'Phone')
  const same = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  expect(same.error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' })
  expect((await client.mfa.enroll({ factorType: 'totp' })).error).toBeNull()
  const nameless = await client.mfa.enroll({ factorType: 'totp' })
  expect(nameless.error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' })
})

test('ten factors are enough, also when enrolled at the same moment', async () => {
  const { world, access_token: token } = await withSession('a@example.com')
  const enrolling = Array.from({ length: 13 }, (_, index) =>
    world.post('/factors', { factor_type: 'totp', friendly_name: `${index}` }, token),
  )
  const statuses = (await Promise.all(enrolling)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(10)
  expect(statuses.every((status) => status < 500)).toBe(true)
  for (let index = 20; index < 30; index++)
    await world.post('/factors', { factor_type: 'totp', friendly_name: `${index}` }, token)
  const response = await world.post('/factors', { factor_type: 'totp' }, token)
  await expectOutcome(response, 422, 'too_many_enrolled_mfa_factors')
  expect(await world.deps().db.select().from(factorsTable)).toHaveLength(10)
})

const secret = Buffer.from('12345678901234567890')

test('codes are those of RFC 6238, appendix B', () => {
  const seconds = [59, 1111111109, 1111111111, 1234567890, 2000000000, 20000000000]
  const codes = ['287082', '081804', '050471', '005924', '279037', '353130']
  expect(seconds.map((at) => totpCode(secret, Math.floor(at / 30)))).toEqual(codes)
})

const step = Math.floor(1_111_111_111 / 30)
const found = (offset: number, used: number | null) =>
  findStep(secret, totpCode(secret, step + offset), new Date(1_111_111_111_000), used)

test('a code is good one step early and one step late, no more', () => {
  const each = [-2, -1, 0, 1, 2].map((offset) => found(offset, null))
  expect(each).toEqual([null, step - 1, step, step + 1, null])
})

test('steps up to the one used last are over', () => {
  expect([-1, 0, 1].map((offset) => found(offset, step))).toEqual([null, null, step + 1])
})

const phone = '+16135550142'

test('a phone is enrolled, sent a code, and raises the session', async () => {
  const { world, texts, lastCode } = createPhoneWorld()
  const { client, factorId, data } = await enrolledPhone(world)
  expect(data).toMatchObject({ type: 'phone', friendly_name: 'Mobile', phone: '16135550142' })
  const challenge = await client.mfa.challenge({ factorId, channel: 'whatsapp' })
  expect(challenge.data).toMatchObject({ type: 'phone' })
  expect(texts).toMatchObject([{ to: '16135550142', channel: 'whatsapp' }])
  const challengeId = challenge.data?.id ?? ''
  const wrong = await client.mfa.verify({ factorId, challengeId, code: '12345' })
  expect(wrong.error?.code).toBe('mfa_verification_failed')
  const right = await client.mfa.verify({ factorId, challengeId, code: lastCode() })
  expect(right.error).toBeNull()
  const claims = claimsOf(right.data?.access_token ?? '')
  expect(claims['aal']).toBe('aal2')
  expect(claims['amr']).toMatchObject([{ method: 'mfa/phone' }, { method: 'password' }])
  const again = await client.mfa.verify({ factorId, challengeId, code: lastCode() })
  expect(again.error?.code).toBe('mfa_ip_address_mismatch')
})

test('a factor gets one text message a minute; one that was not sent does not count', async () => {
  const { world, texts, provider } = createPhoneWorld()
  const { client, factorId } = await enrolledPhone(world)
  provider.isDown = true
  expect((await client.mfa.challenge({ factorId })).error?.status).toBe(500)
  provider.isDown = false
  expect((await client.mfa.challenge({ factorId })).error).toBeNull()
  const early = await client.mfa.challenge({ factorId })
  expect(early.error).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' })
  world.pass(61)
  expect((await client.mfa.challenge({ factorId, channel: 'sms' })).error).toBeNull()
  expect(texts).toHaveLength(2)
})

test('other channels and numbers that are none are refused', async () => {
  const { world, texts } = createPhoneWorld()
  const { client, factorId } = await enrolledPhone(world)
  const channel = await client.mfa.challenge({ factorId, channel: 'fax' as 'sms' })
  expect(channel.error).toMatchObject({ status: 400, code: 'validation_failed' })
  for (const phone of ['', 'x', '+0123', '+1 613 x']) {
    const { error } = await client.mfa.enroll({ factorType: 'phone', phone, friendlyName: phone })
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
  }
  expect(texts).toHaveLength(0)
})

test('an unverified factor of a number is replaced, a verified one stays', async () => {
  const { world, lastCode } = createPhoneWorld()
  const { client, factorId } = await enrolledPhone(world)
  const second = await client.mfa.enroll({ factorType: 'phone', phone, friendlyName: 'Mobile' })
  expect(second.error).toBeNull()
  const { db } = world.deps()
  expect(await db.select().from(factorsTable)).toMatchObject([{ id: second.data?.id }])
  expect(second.data?.id).not.toBe(factorId)

  const { data } = await client.mfa.challenge({ factorId: second.data?.id ?? '' })
  const challengeId = data?.id ?? ''
  await client.mfa.verify({ factorId: second.data?.id ?? '', challengeId, code: lastCode() })
  const third = await client.mfa.enroll({ factorType: 'phone', phone, friendlyName: 'Other' })
  expect(third.error).toMatchObject({ status: 422, code: 'mfa_verified_factor_exists' })
})

test('where text messages are switched off again, phone factors say so', async () => {
  const { world } = createPhoneWorld()
  const { user, factorId } = await enrolledPhone(world)
  const later = createWorld()
  const { access_token: token } = await later.session(user)
  const body = { challenge_id: crypto.randomUUID(), code: '123456' }
  for (const action of ['challenge', 'verify']) {
    const response = await later.post(`/factors/${factorId}/${action}`, body, token)
    await expectOutcome(response, 422, 'mfa_phone_verify_not_enabled')
  }
})

test('a code is stored so that no one reads it in the database', async () => {
  const { world, lastCode } = createPhoneWorld()
  const { client, factorId } = await enrolledPhone(world)
  await client.mfa.challenge({ factorId })
  const rows = await world.deps().db.select().from(challengesTable)
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(lastCode())
})
