import { expect, test } from 'vitest'
import { createSmsSender, type SendSms } from '../../../../worker/adapters/sms.ts'
import { createWorld, json, outcomeOf, password } from '../world.ts'

type Text = { to: string; text: string; channel: string }

/** A world in which text messages arrive. */
function createPhoneWorld() {
  const texts: Text[] = []
  const send: SendSms = async (to, text, channel) => {
    texts.push({ to, text, channel })
    return `SM${texts.length}`
  }
  const world = createWorld({ sms: () => send })
  const lastCode = () => /\d{6}/.exec(texts.at(-1)?.text ?? '')?.[0] ?? ''
  return { world, texts, lastCode }
}

test('somebody signs up by number, confirms by code, and signs in', async () => {
  const { world, texts, lastCode } = createPhoneWorld()
  const client = world.client()
  const { data, error } = await client.signUp({ phone: '+1 555 0100', password })
  expect(error).toBeNull()
  expect(data).toMatchObject({ session: null, user: { phone: '15550100', email: '' } })
  expect(texts).toMatchObject([{ to: '15550100', channel: 'sms' }])
  const early = await client.signInWithPassword({ phone: '15550100', password })
  expect(early.error?.code).toBe('phone_not_confirmed')
  const verified = await client.verifyOtp({ phone: '+15550100', token: lastCode(), type: 'sms' })
  expect(verified.data.user).toMatchObject({
    phone_confirmed_at: expect.any(String),
    user_metadata: { phone_verified: true },
  })
  const late = await world.client().signInWithPassword({ phone: '15550100', password })
  expect(late.error).toBeNull()
  const again = await world.client().signUp({ phone: '+15550100', password })
  expect(again.data.user?.identities).toEqual([])
  // nothing was texted, so nobody waits
  expect(texts).toHaveLength(1)
  expect((await world.client().signUp({ phone: '+15550100', password })).error).toBeNull()
})

test('a code by WhatsApp signs in, for a minute', async () => {
  const { world, texts, lastCode } = createPhoneWorld()
  const options = { channel: 'whatsapp' as const }
  const { data, error } = await world.client().signInWithOtp({ phone: '15550100', options })
  expect(error).toBeNull()
  expect(data.messageId).toBe('SM1')
  expect(texts[0]?.channel).toBe('whatsapp')
  world.pass(61)
  const late = await world.client().verifyOtp({ phone: '15550100', token: lastCode(), type: 'sms' })
  expect(late.error?.code).toBe('otp_expired')
  await world.client().resend({ type: 'sms', phone: '15550100' })
  const { data: verified } = await world
    .client()
    .verifyOtp({ phone: '15550100', token: lastCode(), type: 'sms' })
  expect(verified.session?.user.phone).toBe('15550100')
})

test('a user adds a number by a code sent to it', async () => {
  const { world, lastCode } = createPhoneWorld()
  const client = world.client()
  await client.setSession(await world.session(await world.user('a@example.com')))
  const { data } = await client.updateUser({ phone: '15550100' })
  expect(data.user).toMatchObject({ phone: '', new_phone: '15550100' })
  const verified = await client.verifyOtp({
    phone: '15550100',
    token: lastCode(),
    type: 'phone_change',
  })
  expect(verified.data.user).toMatchObject({
    email: 'a@example.com',
    phone: '15550100',
    app_metadata: { providers: ['email', 'phone'] },
  })
  expect(verified.data.user?.identities).toHaveLength(2)
})

test.for([
  ['/otp', { phone: '15550100', channel: 'pigeon' }, 400, 'validation_failed'],
  ['/otp', { phone: '0155' }, 400, 'validation_failed'],
  ['/otp', { phone: '15550100', create_user: false }, 422, 'otp_disabled'],
  ['/resend', { type: 'sms', email: 'a@x.com' }, 400, 'validation_failed'],
  ['/resend', { type: 'recovery', email: 'a@x.com' }, 400, 'validation_failed'],
  [
    '/signup',
    { phone: '15550100', password, code_challenge: 'a'.repeat(43), code_challenge_method: 'plain' },
    400,
    'validation_failed',
  ],
] as const)('POST %s with %j is refused', async ([path, body, status, code]) => {
  const response = await createPhoneWorld().world.post(path, body)
  expect([response.status, await json(response)]).toMatchObject([status, { code }])
})

test('without a provider no number gets anywhere', async () => {
  const world = createWorld()
  for (const [path, body] of [
    ['/signup', { phone: '15550100', password }],
    ['/otp', { phone: '15550100' }],
    ['/resend', { type: 'sms', phone: '15550100' }],
    ['/token?grant_type=password', { phone: '15550100', password }],
  ] as const) {
    const response = await world.post(path, body)
    expect([path, response.status, await json(response)]).toMatchObject([
      path,
      400,
      { code: 'phone_provider_disabled' },
    ])
  }
})

test('a text message that cannot be sent is our failure, and asking again helps at once', async () => {
  let isDown = true
  const send: SendSms = async () => {
    if (isDown) throw new Error('The SMS provider answered 500')
    return 'SM1'
  }
  const world = createWorld({ sms: () => send })
  const first = await world.post('/otp', { phone: '15550100' })
  expect(await outcomeOf(first)).toEqual([500, 'unexpected_failure'])
  isDown = false
  expect(await json(await world.post('/otp', { phone: '15550100' }))).toEqual({ message_id: 'SM1' })
})

test('settings for text messages are all there or none', () => {
  expect(createSmsSender({})).toBeNull()
  expect(createSmsSender({ SMS_API_BASE: '' })).toBeNull()
  expect(() => createSmsSender({ SMS_API_BASE: 'http://127.0.0.1:1' })).toThrow(/SMS_ACCOUNT_SID/)
})
