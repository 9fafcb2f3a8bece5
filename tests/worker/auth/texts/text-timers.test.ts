import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createDb } from '../../../../worker/db/client.ts'
import { rememberPlace } from '../../../../worker/db/known-places.ts'
import { signedIn } from '../factors/authenticator.ts'
import { createPhoneWorld, fromAnywhere } from './phone-world.ts'

const phone = '15550100'
const minuteS = 60

test('who asks while it is enough for the day keeps nobody waiting for a minute', async () => {
  const { world, texts } = createPhoneWorld()
  for (let time = 0; time < 5; time++) {
    await fromAnywhere(world, '/otp', { phone })
    world.pass(minuteS + 1)
  }
  expect(texts).toHaveLength(5)
  const refused = await fromAnywhere(world, '/otp', { phone })
  const waitS = Number(refused.headers.get('retry-after'))
  expect(waitS).toBeGreaterThan(3600)
  world.pass(waitS - 5)
  expect((await fromAnywhere(world, '/otp', { phone })).status).toBe(429)
  world.pass(6)
  expect((await fromAnywhere(world, '/otp', { phone })).status).toBe(200)
})

test('a stranger’s text keeps nobody waiting who signed in from there before', async () => {
  const { world, texts } = createPhoneWorld()
  const home = '203.0.113.11'
  await world.user('owner@example.com', { phone, phoneConfirmedAt: world.now().toISOString() })
  await rememberPlace(createDb(env.DB), phone, home, world.now())
  const headers = { 'cf-connecting-ip': home }
  const fromHome = async () =>
    (await world.auth('/otp', { method: 'POST', body: { phone }, headers })).status
  await fromAnywhere(world, '/otp', { phone })
  expect(await fromHome()).toBe(200)
  expect(await fromHome()).toBe(429)
  expect(texts).toHaveLength(2)
  // who used a code may have the next at once
  const body = { type: 'sms', phone, token: texts.at(-1)?.code }
  expect((await world.auth('/verify', { method: 'POST', body, headers })).status).toBe(200)
  expect(await fromHome()).toBe(200)
})

test('whoever has a second step texted with the password does not keep the owner’s mailed link waiting', async () => {
  const { world, texts } = createPhoneWorld()
  const email = 'a@example.com'
  await world.user(email)
  const client = await signedIn(world, email)
  const enrolled = await client.mfa.enroll({ factorType: 'phone', phone, friendlyName: 'Mobile' })
  const factorId = enrolled.data?.id ?? ''
  const { data } = await client.mfa.challenge({ factorId })
  const code = texts.at(-1)?.code ?? ''
  await client.mfa.verify({ factorId, challengeId: data?.id ?? '', code })
  const thief = await signedIn(world, email)
  const owner = world.client()
  await owner.signInWithOtp({ email })
  await owner.verifyOtp({ token_hash: world.lastMail(email).token, type: 'magiclink' })
  world.pass(minuteS + 1)
  expect((await thief.mfa.challenge({ factorId })).error).toBeNull()
  expect((await owner.mfa.challenge({ factorId })).error).toBeNull()
  expect((await owner.mfa.challenge({ factorId })).error?.code).toBe('over_sms_send_rate_limit')
})
