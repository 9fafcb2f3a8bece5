import { expect, test } from 'vitest'
import { factorsTable } from '../../../../worker/db/schema/factors.ts'
import type { SendSms } from '../../../../worker/adapters/sms.ts'
import { claimsOf, signedIn } from './authenticator.ts'
import { createWorld, type World } from '../world.ts'
import { challengesTable } from '../../../../worker/db/schema/factors.ts'

const phone = '+16135550142'

/** A world with text messages, which land in `inbox`; `isDown` makes the provider fail. */
function createPhoneWorld() {
  const inbox: { to: string; text: string; channel: string }[] = []
  const provider = { isDown: false }
  const send: SendSms = async (to, text, channel) => {
    if (provider.isDown) throw new Error('The SMS provider answered 500')
    inbox.push({ to, text, channel })
    return 'SM1'
  }
  const lastCode = () => /\d{6}/.exec(inbox.at(-1)?.text ?? '')?.[0] ?? ''
  return { world: createWorld({ sms: () => send }), inbox, provider, lastCode }
}

async function enrolled(world: World) {
  const user = await world.user('a@example.com')
  const client = await signedIn(world, 'a@example.com')
  const { data } = await client.mfa.enroll({ factorType: 'phone', phone, friendlyName: 'Mobile' })
  return { user, client, factorId: data?.id ?? '', data }
}

test('a phone is enrolled, sent a code, and raises the session', async () => {
  const { world, inbox, lastCode } = createPhoneWorld()
  const { client, factorId, data } = await enrolled(world)
  expect(data).toMatchObject({ type: 'phone', friendly_name: 'Mobile', phone: '16135550142' })
  const challenge = await client.mfa.challenge({ factorId, channel: 'whatsapp' })
  expect(challenge.data).toMatchObject({ type: 'phone' })
  expect(inbox).toMatchObject([{ to: '16135550142', channel: 'whatsapp' }])
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
  const { world, inbox, provider } = createPhoneWorld()
  const { client, factorId } = await enrolled(world)
  provider.isDown = true
  expect((await client.mfa.challenge({ factorId })).error?.status).toBe(500)
  provider.isDown = false
  expect((await client.mfa.challenge({ factorId })).error).toBeNull()
  const early = await client.mfa.challenge({ factorId })
  expect(early.error).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' })
  world.pass(61)
  expect((await client.mfa.challenge({ factorId, channel: 'sms' })).error).toBeNull()
  expect(inbox).toHaveLength(2)
})

test('other channels and numbers that are none are refused', async () => {
  const { world, inbox } = createPhoneWorld()
  const { client, factorId } = await enrolled(world)
  const channel = await client.mfa.challenge({ factorId, channel: 'fax' as 'sms' })
  expect(channel.error).toMatchObject({ status: 400, code: 'validation_failed' })
  for (const phone of ['', 'x', '+0123', '+1 613 x']) {
    const { error } = await client.mfa.enroll({ factorType: 'phone', phone, friendlyName: phone })
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
  }
  expect(inbox).toHaveLength(0)
})

test('an unverified factor of a number is replaced, a verified one stays', async () => {
  const { world, lastCode } = createPhoneWorld()
  const { client, factorId } = await enrolled(world)
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
  const { user, factorId } = await enrolled(world)
  const later = createWorld()
  const { access_token: token } = await later.session(user)
  const body = { challenge_id: crypto.randomUUID(), code: '123456' }
  for (const action of ['challenge', 'verify']) {
    const response = await later.post(`/factors/${factorId}/${action}`, body, token)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'mfa_phone_verify_not_enabled' })
  }
})

test('a code is stored so that nobody reads it in the database', async () => {
  const { world, lastCode } = createPhoneWorld()
  const { client, factorId } = await enrolled(world)
  await client.mfa.challenge({ factorId })
  const rows = await world.deps().db.select().from(challengesTable)
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(lastCode())
})
