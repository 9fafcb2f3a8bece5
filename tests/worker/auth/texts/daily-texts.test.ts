import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createDb } from '../../../../worker/db/client.ts'
import { rememberPlace } from '../../../../worker/db/known-places.ts'
import { signedIn } from '../factors/authenticator.ts'
import { json, outcomeOf } from '../world.ts'
import { createPhoneWorld, fromAnywhere } from './phone-world.ts'

const phone = '15550100'
const minuteS = 60
const dayS = 86_400

test('a number is texted ten times a day, five of them at once, from however many addresses', async () => {
  const { world, texts } = createPhoneWorld()
  const password = 'Strangers-grove-2'
  const ask = async () => {
    for (const [path, body] of [
      ['/otp', { phone }],
      ['/signup', { phone, password }],
      ['/resend', { type: 'sms', phone }],
    ] as const) {
      const answer = await fromAnywhere(world, path, body)
      if (answer.status !== 200) {
        expect(await outcomeOf(answer)).toEqual([429, 'over_sms_send_rate_limit'])
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      }
      world.pass(minuteS + 1)
    }
  }
  for (let time = 0; time < 4; time++) await ask()
  expect(texts).toHaveLength(5)
  for (let time = 0; time < 24; time++) {
    world.pass(dayS / 24 - 3 * (minuteS + 1))
    await ask()
  }
  expect(texts.length).toBeGreaterThan(8)
  expect(texts.length).toBeLessThanOrEqual(10)
  // another number is another matter
  expect((await fromAnywhere(world, '/otp', { phone: '15550199' })).status).toBe(200)
})

test('strangers use up no text where the owner of the number signed in before', async () => {
  const { world, texts } = createPhoneWorld()
  const home = '203.0.113.9'
  await world.user('owner@example.com', { phone, phoneConfirmedAt: world.now().toISOString() })
  await rememberPlace(createDb(env.DB), phone, home, world.now())
  for (let time = 0; time < 8; time++) {
    await fromAnywhere(world, '/otp', { phone })
    world.pass(minuteS + 1)
  }
  expect(texts).toHaveLength(5)
  const headers = { 'cf-connecting-ip': home }
  expect((await world.auth('/otp', { method: 'POST', body: { phone }, headers })).status).toBe(200)
  const body = { type: 'sms', phone, token: texts.at(-1)?.code }
  // the codes of the strangers' asking count with wrong codes only, and the owner's is right
  expect((await world.auth('/verify', { method: 'POST', body, headers })).status).toBe(200)
})

test('who has numbers texted from one address has five, whichever they are', async () => {
  const { world, texts } = createPhoneWorld()
  const headers = { 'cf-connecting-ip': '192.0.2.77' }
  const answers: unknown[] = []
  for (let number = 10; number < 38; number++) {
    const body = { phone: `155502${number}` }
    const answer = await world.auth('/otp', { method: 'POST', body, headers })
    answers.push(answer.status === 200 ? 200 : (await json(answer)).code)
  }
  expect(answers.slice(0, 5)).toEqual(Array(5).fill(200))
  expect(answers.slice(5)).toEqual(Array(23).fill('over_sms_send_rate_limit'))
  expect(texts).toHaveLength(5)
  // a neighbour is another matter
  expect((await fromAnywhere(world, '/otp', { phone: '15550239' })).status).toBe(200)
})

test('a thousand networks have a hundred numbers texted, and who signed in before is texted all the same', async () => {
  const { world, texts } = createPhoneWorld()
  const home = '203.0.113.10'
  await world.user('owner@example.com', { phone, phoneConfirmedAt: world.now().toISOString() })
  await rememberPlace(createDb(env.DB), phone, home, world.now())
  for (let number = 100; number < 210; number++) {
    await fromAnywhere(world, '/otp', { phone: `15550${number}` })
  }
  expect(texts).toHaveLength(100)
  const headers = { 'cf-connecting-ip': home }
  expect((await world.auth('/otp', { method: 'POST', body: { phone }, headers })).status).toBe(200)
})

test('a code asked for again where nothing is to be sent costs no text', async () => {
  const { world, texts } = createPhoneWorld()
  for (let time = 0; time < 6; time++) {
    await fromAnywhere(world, '/resend', { type: 'sms', phone })
    world.pass(minuteS + 1)
  }
  expect(texts).toHaveLength(0)
  expect((await fromAnywhere(world, '/otp', { phone })).status).toBe(200)
})

test('a code that the new number is spared of costs the old one no text', async () => {
  const { world, texts } = createPhoneWorld()
  await world.user('a@example.com', {
    phone,
    newPhone: '15550178',
    phoneChangeSentAt: world.now().toISOString(),
  })
  expect((await fromAnywhere(world, '/otp', { phone: '15550178' })).status).toBe(200)
  expect((await fromAnywhere(world, '/resend', { type: 'phone_change', phone })).status).toBe(429)
  expect((await fromAnywhere(world, '/otp', { phone })).status).toBe(200)
  expect(texts).toHaveLength(2)
})

test('an account has five numbers texted at once, whichever they are and by whichever way', async () => {
  const { world, texts } = createPhoneWorld()
  await world.user('a@example.com')
  const client = await signedIn(world, 'a@example.com')
  const answers: (string | undefined)[] = []
  for (let number = 0; number < 4; number++) {
    const { error } = await client.updateUser({ phone: `1555010${number}` })
    answers.push(error?.code)
    const { data } = await client.mfa.enroll({
      factorType: 'phone',
      phone: `+1555020${number}`,
      friendlyName: `No. ${number}`,
    })
    answers.push((await client.mfa.challenge({ factorId: data?.id ?? '' })).error?.code)
    world.pass(minuteS + 1)
  }
  expect(answers.slice(0, 5)).toEqual(Array(5).fill(undefined))
  expect(answers.slice(5)).toEqual(Array(3).fill('over_sms_send_rate_limit'))
  expect(texts).toHaveLength(5)
})

const email = 'a@example.com'

/** An account with a second step by text, and a thief who knows its password. */
async function withTextedStep() {
  const { world, texts } = createPhoneWorld()
  await world.user(email)
  const client = await signedIn(world, email)
  const enrolled = await client.mfa.enroll({ factorType: 'phone', phone, friendlyName: 'Mobile' })
  const factorId = enrolled.data?.id ?? ''
  const { data } = await client.mfa.challenge({ factorId })
  const code = texts.at(-1)?.code ?? ''
  await client.mfa.verify({ factorId, challengeId: data?.id ?? '', code })
  return { world, factorId, thief: await signedIn(world, email) }
}

test('whoever knows the password uses up the texts of the second step, and the owner’s mailed link still has its own', async () => {
  const { world, factorId, thief } = await withTextedStep()
  const codes: (string | undefined)[] = []
  for (let time = 0; time < 7; time++) {
    world.pass(minuteS + 1)
    codes.push((await thief.mfa.challenge({ factorId })).error?.code)
  }
  expect(codes.filter((it) => it === undefined)).toHaveLength(5)
  expect(codes.slice(5)).toEqual(Array(2).fill('over_sms_send_rate_limit'))
  const owner = world.client()
  await owner.signInWithOtp({ email })
  await owner.verifyOtp({ token_hash: world.lastMail(email).token, type: 'magiclink' })
  expect((await owner.mfa.challenge({ factorId })).error).toBeNull()
})

test('a code for a changed number is sent again within the day’s share of the number it goes to', async () => {
  const { world, texts } = createPhoneWorld()
  const user = await world.user('a@example.com', {
    phone,
    newPhone: '15550177',
    phoneChangeSentAt: world.now().toISOString(),
  })
  expect(user.newPhone).toBe('15550177')
  for (let time = 0; time < 8; time++) {
    await fromAnywhere(world, '/resend', { type: 'phone_change', phone })
    world.pass(minuteS + 1)
  }
  expect(texts.filter(({ to }) => to === '15550177')).toHaveLength(5)
  await fromAnywhere(world, '/otp', { phone: '15550177' })
  expect(texts).toHaveLength(5)
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
  const { world, factorId, thief } = await withTextedStep()
  const owner = world.client()
  await owner.signInWithOtp({ email })
  await owner.verifyOtp({ token_hash: world.lastMail(email).token, type: 'magiclink' })
  world.pass(minuteS + 1)
  expect((await thief.mfa.challenge({ factorId })).error).toBeNull()
  expect((await owner.mfa.challenge({ factorId })).error).toBeNull()
  expect((await owner.mfa.challenge({ factorId })).error?.code).toBe('over_sms_send_rate_limit')
})
