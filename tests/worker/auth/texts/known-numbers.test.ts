import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createDb, type Db } from '../../../../worker/db/client.ts'
import { guessBudgetsTable, sendLimitsTable } from '../../../../worker/db/schema/sign-in.ts'
import type { SendSms } from '../../../../worker/adapters/sms.ts'
import { signedIn } from '../factors/authenticator.ts'
import { call } from '../../kit/client.ts'
import { everyOrder } from '../../kit/every-order.ts'
import { noLimits } from '../../kit/outages.ts'
import { rememberRows } from '../../kit/remember-rows.ts'
import { createPhoneWorld, fromAnywhere } from './phone-world.ts'

const phone = '15550100'
const password = 'Strangers-grove-2'
const minuteS = 60

/** All that was taken from the limits of texts. */
async function taken() {
  const db = createDb(env.DB)
  return {
    budgets: await db.select().from(guessBudgetsTable),
    timers: await db.select().from(sendLimitsTable),
  }
}

test('signing up with a number that is confirmed costs its owner no text and no wait', async () => {
  const { world, texts } = createPhoneWorld()
  await world.user('a@example.com', { phone, phoneConfirmedAt: world.now().toISOString() })
  for (let time = 0; time < 12; time++) {
    expect((await fromAnywhere(world, '/signup', { phone, password })).status).toBe(200)
  }
  expect(texts).toHaveLength(0)
  expect(await taken()).toEqual({ budgets: [], timers: [] })
  expect((await fromAnywhere(world, '/otp', { phone })).status).toBe(200)
  expect(texts).toHaveLength(1)
})

test('a sign-up whose number is confirmed at the same moment takes no text that does not leave', async () => {
  const { world, texts } = createPhoneWorld()
  expect((await fromAnywhere(world, '/signup', { phone, password })).status).toBe(200)
  const code = texts.at(-1)?.code
  // as if that text had left long ago, but its code were still good
  await env.DB.batch(
    ['send_limits', 'guess_budgets'].map((table) => env.DB.prepare(`delete from ${table}`)),
  )
  const bringBack = await rememberRows()
  const instant = world.now()
  let sent = 0
  const send: SendSms = async () => `SM${++sent}`
  const ask = (path: string, body: unknown) => async (db: Db) => {
    const override = { db, now: () => instant, sms: () => send, limits: noLimits }
    await call(`/auth/v1${path}`, { method: 'POST', body }, override)
  }
  const number = async () =>
    (await taken()).budgets.find(({ key }) => key.startsWith('texts-from:'))?.fullAtMs
  const seen = new Set<number>()
  const orders = await everyOrder({
    actors: [
      ask('/signup', { phone, password }),
      ask('/verify', { type: 'sms', phone, token: code }),
    ],
    reset: async () => {
      sent = 0
      await bringBack()
    },
    check: async (story) => {
      const counts = ((await number()) ?? 0) > instant.getTime()
      expect(counts, story).toBe(sent > 0)
      seen.add(sent)
    },
  })
  expect(orders).toBeGreaterThan(2)
  expect([...seen].toSorted()).toEqual([0, 1])
})

test('a number that the account has confirmed becomes a second step, however often strangers have it texted', async () => {
  const { world, texts } = createPhoneWorld()
  const email = 'a@example.com'
  await world.user(email, { phone, phoneConfirmedAt: world.now().toISOString() })
  for (let time = 0; time < 7; time++) {
    await fromAnywhere(world, '/otp', { phone })
    world.pass(minuteS + 1)
  }
  expect(texts).toHaveLength(5)
  const client = await signedIn(world, email)
  const { data } = await client.mfa.enroll({ factorType: 'phone', phone, friendlyName: 'Mobile' })
  const factorId = data?.id ?? ''
  const challenge = await client.mfa.challenge({ factorId })
  expect(challenge.error).toBeNull()
  expect(texts).toHaveLength(6)
  const proof = { factorId, challengeId: challenge.data?.id ?? '', code: texts.at(-1)?.code ?? '' }
  expect((await client.mfa.verify(proof)).error).toBeNull()
})

test('texts to one’s own confirmed number are none of those that strangers share', async () => {
  const { world, texts } = createPhoneWorld()
  const email = 'a@example.com'
  await world.user(email, { phone, phoneConfirmedAt: world.now().toISOString() })
  const client = await signedIn(world, email)
  const { data } = await client.mfa.enroll({ factorType: 'phone', phone, friendlyName: 'Mobile' })
  for (let time = 0; time < 7; time++) {
    await client.mfa.challenge({ factorId: data?.id ?? '' })
    world.pass(minuteS + 1)
  }
  expect(texts).toHaveLength(5)
  expect((await fromAnywhere(world, '/otp', { phone })).status).toBe(200)
  // a number that somebody else has confirmed is anybody's: it counts with the number
  await world.user('b@example.com')
  const other = await signedIn(world, 'b@example.com')
  const second = await other.mfa.enroll({ factorType: 'phone', phone, friendlyName: 'Mobile' })
  for (let time = 0; time < 7; time++) {
    world.pass(minuteS + 1)
    await other.mfa.challenge({ factorId: second.data?.id ?? '' })
  }
  expect(texts).toHaveLength(10)
})

test('a number that is refused, as it is confirmed already, costs no text', async () => {
  const { world, texts } = createPhoneWorld()
  const at = world.now().toISOString()
  await world.user('b@example.com', { phone: '15550111', phoneConfirmedAt: at })
  await world.user('a@example.com', { phone, phoneConfirmedAt: at })
  const client = await signedIn(world, 'a@example.com')
  const enrol = () => client.mfa.enroll({ factorType: 'phone', phone, friendlyName: 'Mobile' })
  const factorId = (await enrol()).data?.id ?? ''
  const challengeId = (await client.mfa.challenge({ factorId })).data?.id ?? ''
  await client.mfa.verify({ factorId, challengeId, code: texts.at(-1)?.code ?? '' })
  const before = await taken()
  expect((await enrol()).error?.code).toBe('mfa_verified_factor_exists')
  expect((await client.updateUser({ phone: '15550111' })).error?.code).toBe('phone_exists')
  expect((await client.updateUser({ phone })).error).toBeNull()
  expect(await taken()).toEqual(before)
  expect(texts).toHaveLength(1)
})
