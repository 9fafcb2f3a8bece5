import { expect, test } from 'vitest'
import {
  createSmsSender,
  type SendSms,
  TextRefused,
  TextUnanswered,
} from '../../../../worker/adapters/sms.ts'
import { noLimits } from '../../kit/outages.ts'
import { createWorld, json } from '../world.ts'
import { fromAnywhere } from './phone-world.ts'

const phone = '15550100'
const minuteS = 60

/** A world whose provider has its number for text messages only, as most have. */
function createTextOnlyWorld() {
  const texts: string[] = []
  let refused = 0
  const send: SendSms = async (_, text, channel) => {
    if (channel === 'whatsapp') {
      refused++
      throw new TextRefused('The SMS provider answered 400')
    }
    texts.push(/\d{6}/.exec(text)?.[0] ?? '')
    return `SM${texts.length}`
  }
  const world = createWorld({ sms: () => send, limits: noLimits })
  return { world, texts, countRefused: () => refused }
}

test('a message that nobody would deliver takes no code from who was texted one', async () => {
  const { world, texts, countRefused } = createTextOnlyWorld()
  await world.user(null as never, { phone, phoneConfirmedAt: world.now().toISOString() })
  const headers = { 'cf-connecting-ip': '203.0.113.5' }
  for (let time = 0; time < 4; time++) {
    world.pass(3600)
    await world.auth('/otp', { method: 'POST', body: { phone }, headers })
    world.pass(5)
    for (let stranger = 0; stranger < 9; stranger++) {
      await fromAnywhere(world, '/otp', { phone, channel: 'whatsapp' })
    }
    const body = { type: 'sms', phone, token: texts.at(-1) }
    expect((await world.auth('/verify', { method: 'POST', body, headers })).status).toBe(200)
  }
  expect(countRefused(), 'one a minute, once home is the owner’s').toBe(3)
})

test('a refused message counts like one that left: one network makes no accounts of a thousand numbers', async () => {
  const { world, countRefused } = createTextOnlyWorld()
  const headers = { 'cf-connecting-ip': '198.51.100.7' }
  const codes: unknown[] = []
  for (let number = 0; number < 12; number++) {
    const body = { phone: `155501${number + 10}`, channel: 'whatsapp' }
    const answer = await world.auth('/otp', { method: 'POST', body, headers })
    codes.push((await json(answer))['code'])
  }
  expect(codes.slice(5)).toEqual(Array(7).fill('over_sms_send_rate_limit'))
  expect([countRefused(), (await world.users()).length]).toEqual([5, 5])
})

test('the provider says what it refuses by 400; whatever else fails may be tried again', async () => {
  const answering = async (status: number) => {
    const before = globalThis.fetch
    globalThis.fetch = async () => Response.json({}, { status })
    const settings = {
      SMS_API_BASE: 'https://sms.example',
      SMS_ACCOUNT_SID: 'AC1',
      SMS_AUTH_TOKEN: 'token',
      SMS_FROM: '+15005550006',
    }
    try {
      return await createSmsSender(settings)?.(phone, 'Hello', 'sms').catch(
        (error: unknown) => error instanceof TextRefused,
      )
    } finally {
      globalThis.fetch = before
    }
  }
  expect([await answering(400), await answering(401), await answering(500)]).toEqual([
    true,
    false,
    false,
  ])
})

test('a text that left though nobody said so counts, and its code is good', async () => {
  const codes: string[] = []
  const send: SendSms = async (_, text) => {
    codes.push(/\d{6}/.exec(text)?.[0] ?? '')
    throw new TextUnanswered('The SMS provider did not answer in time')
  }
  const world = createWorld({ sms: () => send, limits: noLimits })
  for (let time = 0; time < 8; time++) {
    await fromAnywhere(world, '/otp', { phone })
    world.pass(minuteS + 1)
  }
  expect(codes).toHaveLength(5)
  world.pass(5 * 3600)
  expect((await fromAnywhere(world, '/otp', { phone })).status).toBe(500)
  const body = { type: 'sms', phone, token: codes.at(-1) }
  expect((await fromAnywhere(world, '/verify', body)).status).toBe(200)
})

test('an answer whose body does not come in time says as little as none', async () => {
  const before = globalThis.fetch
  const late = new DOMException('The operation timed out', 'TimeoutError')
  const body = new ReadableStream({ pull: (controller) => controller.error(late) })
  globalThis.fetch = async () => new Response(body, { status: 201 })
  const send = createSmsSender({
    SMS_API_BASE: 'https://sms.example',
    SMS_ACCOUNT_SID: 'AC1',
    SMS_AUTH_TOKEN: 'token',
    SMS_FROM: '+15005550006',
  })
  try {
    await expect(send?.(phone, 'Hello', 'sms')).rejects.toThrow(TextUnanswered)
  } finally {
    globalThis.fetch = before
  }
})

test('several accounts want one number: each owner’s code is theirs', async () => {
  const { world, texts } = createTextOnlyWorld()
  const [owner, thief] = await Promise.all(
    ['owner@example.com', 'thief@example.com'].map(async (email) =>
      world.session(await world.user(email)),
    ),
  )
  const ask = (token: string, channel?: string) => world.put(token, { phone, channel })
  expect((await ask(thief!.access_token)).status).toBe(200)
  world.pass(minuteS + 1)
  expect((await ask(owner!.access_token)).status).toBe(200)
  await ask(thief!.access_token, 'whatsapp')
  const verify = (token: string) =>
    world.auth('/verify', {
      method: 'POST',
      body: { type: 'phone_change', phone, token: texts.at(-1) },
      token,
    })
  expect((await verify(thief!.access_token)).status).toBe(403)
  const verified = await verify(owner!.access_token)
  expect([verified.status, (await json(verified))['user']]).toMatchObject([
    200,
    { email: 'owner@example.com', phone },
  ])
})

test('a number that was asked for an hour ago is texted again for its account only', async () => {
  const { world, texts } = createTextOnlyWorld()
  const user = await world.user('owner@example.com', {
    phone,
    phoneConfirmedAt: world.now().toISOString(),
  })
  const { access_token: token } = await world.session(user)
  const wish = { method: 'PUT', token, body: { phone: '15550666' } }
  expect((await world.auth('/user', wish)).status).toBe(200)
  const body = { type: 'phone_change', phone }
  world.pass(minuteS + 1)
  await fromAnywhere(world, '/resend', body)
  expect(texts, 'within the hour').toHaveLength(2)
  world.pass(3600 - minuteS)
  await fromAnywhere(world, '/resend', body)
  expect(texts, 'for anybody').toHaveLength(2)
  const { access_token: later } = await world.session(user)
  await world.auth('/resend', { method: 'POST', body, token: later })
  expect(texts, 'for its account').toHaveLength(3)
})
