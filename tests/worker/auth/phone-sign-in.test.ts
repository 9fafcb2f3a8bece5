import { expect, test } from 'vitest'
import { createPhoneWorld } from './factors/phone-world.ts'
import { expectOutcome, password } from './world.ts'
import { rows } from '../kit/rows.ts'

const phone = '+15550100'

/** All protocol calls that identify an account by phone number. */
const calls: [string, string, Record<string, unknown>][] = [
  ['POST', '/signup', { phone, password }],
  ['POST', '/otp', { phone, channel: 'whatsapp' }],
  ['POST', '/otp', { phone, create_user: false }],
  ['POST', '/token?grant_type=password', { phone, password }],
  ['POST', '/resend', { type: 'sms', phone }],
  ['POST', '/resend', { type: 'phone_change', phone }],
  ['POST', '/verify', { type: 'sms', phone, token: '123456' }],
  ['POST', '/verify', { type: 'phone_change', phone, token: '123456' }],
  ['PUT', '/user', { phone }],
]

test.for(calls)(
  '%s %s with %j is answered that phone sign-ins are disabled, sends nothing and changes nothing, though texts can be sent',
  async ([method, path, body]) => {
    const { world, texts } = createPhoneWorld()
    const { access_token: token } = await world.session(await world.user('a@example.com'))
    const stored = async () => ({
      users: await world.users(),
      tokens: await rows('select * from one_time_tokens'),
      budgets: await rows('select * from limits'),
    })
    const before = await stored()
    const answer = await world.auth(path, { method, body, ...(method === 'PUT' && { token }) })
    await expectOutcome(answer, 400, 'phone_provider_disabled')
    expect(await stored()).toEqual(before)
    expect([texts, world.mailbox]).toEqual([[], []])
  },
)
