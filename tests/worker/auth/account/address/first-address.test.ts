import { expect, test } from 'vitest'
import type { Deps } from '../../../../../worker/deps.ts'
import { createPhoneWorld } from '../../texts/phone-world.ts'
import { json } from '../../world.ts'

/*
 * Whoever has a number and no address is told of nothing by mail, so their number has to agree before anything takes its
 * place: a session copied a moment after its beginning is not enough.
 */
const number = '15550100009'
const address = 'somebody@example.com'

async function createCaller(override: Partial<Deps> = {}) {
  const phones = createPhoneWorld(override)
  const { world, texts } = phones
  const at = world.now().toISOString()
  const user = await world.user(null as never, { phone: number, phoneConfirmedAt: at })
  const { access_token: token } = await world.session(user)
  const put = async (body: Record<string, unknown>): Promise<[number, unknown]> => {
    const response = await world.auth('/user', { method: 'PUT', token, body })
    return [response.status, (await json(response))['code']]
  }
  const askForNonce = async () => {
    const response = await world.auth('/reauthenticate', { token })
    return { status: response.status, nonce: texts.at(-1)?.code }
  }
  return { ...phones, put, askForNonce, token }
}

const stored = async ({ world }: Awaited<ReturnType<typeof createCaller>>) => {
  const [{ email, phone, newEmail, newPhone } = {} as never] = await world.users()
  return { email, phone, newEmail, newPhone }
}
const asBefore = { email: null, phone: number, newEmail: null, newPhone: null }

test.for([{ email: address }, { phone: '+15550100001' }])(
  'a copied session gives who has a number alone no other way of signing in: %j',
  async (wish) => {
    const caller = await createCaller()
    expect(await caller.put(wish)).toEqual([400, 'reauthentication_needed'])
    expect(await caller.put({ ...wish, nonce: '000000' })).toEqual([
      422,
      'reauthentication_not_valid',
    ])
    expect(await stored(caller)).toEqual(asBefore)
    expect([caller.texts, caller.world.mailbox]).toEqual([[], []])
  },
)

test('the number agrees by a code sent to it, once, and the address by one of its own', async () => {
  const caller = await createCaller()
  const { world, texts } = caller
  const { status, nonce } = await caller.askForNonce()
  expect([status, texts.map(({ to }) => to)]).toEqual([200, [number]])
  expect(await caller.put({ email: address, nonce })).toEqual([200, undefined])
  expect(await stored(caller)).toEqual({ ...asBefore, newEmail: address })
  expect(await caller.put({ email: 'other@example.com', nonce })).toEqual([
    422,
    'reauthentication_not_valid',
  ])
  const { code } = world.lastMail(address)
  const typed = await world.post('/verify', { type: 'email_change', email: address, token: code })
  expect(typed.status).toBe(200)
  expect(await stored(caller)).toEqual({ ...asBefore, email: address })
})

test('the number agrees to another number by a code sent to the old one', async () => {
  const caller = await createCaller()
  const { nonce } = await caller.askForNonce()
  expect(await caller.put({ phone: '+15550100001', nonce })).toEqual([200, undefined])
  expect(caller.texts.map(({ to }) => to)).toEqual([number, '15550100001'])
  const body = { type: 'phone_change', phone: '+15550100001', token: caller.texts.at(-1)?.code }
  expect((await caller.world.post('/verify', body)).status).toBe(200)
  expect(await stored(caller)).toEqual({ ...asBefore, phone: '15550100001' })
})

test('a code lives for ten minutes, and one that could not be sent can be asked for again at once', async () => {
  const caller = await createCaller()
  const { world, provider, texts } = caller
  provider.isDown = true
  await caller.askForNonce()
  expect(texts).toEqual([])
  provider.isDown = false
  const { status, nonce } = await caller.askForNonce()
  expect([status, texts.length]).toEqual([200, 1])
  const again = await world.auth('/reauthenticate', { token: caller.token })
  expect([again.status, await json(again)]).toMatchObject([
    429,
    { code: 'over_sms_send_rate_limit' },
  ])
  world.pass(10 * 60 + 1)
  expect(await caller.put({ email: address, nonce })).toEqual([422, 'reauthentication_not_valid'])
  expect(await stored(caller)).toEqual(asBefore)
})

test('where no text message can be sent, asking for the code says so', async () => {
  const { world, token } = await createCaller({ sms: () => null })
  const answer = await world.auth('/reauthenticate', { token })
  expect([answer.status, await json(answer)]).toMatchObject([
    400,
    { code: 'phone_provider_disabled' },
  ])
})
