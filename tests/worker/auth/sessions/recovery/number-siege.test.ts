import { expect, test } from 'vitest'
import { json, password, type World } from '../../world.ts'
import { createOldAccount, day, own, phone } from './number-alone.ts'

/*
 * An account by a number alone has no link. Its owner is let in where they read its texts, whoever besieges it.
 */
test('who signed in from fifty networks has no more texts sent to the number than from one', async () => {
  const { world, texts } = await createOldAccount()
  const from = (network: number) => ({ 'cf-connecting-ip': `2001:db8:9:${network}::1` })
  for (let network = 0; network < 50; network++) {
    const body = { phone, password }
    const headers = from(network)
    await world.auth('/token?grant_type=password', { method: 'POST', body, headers })
  }
  const before = texts.length
  for (let network = 0; network < 50; network++) {
    const body = { phone, create_user: false }
    await world.auth('/otp', { method: 'POST', body, headers: from(network) })
  }
  expect(texts.length - before).toBe(5)
})

/** Everywhere but at the owner's. */
let networks = 0
const elsewhere = () => ({ 'cf-connecting-ip': `2001:db8:a:${(++networks).toString(16)}::1` })

const wrongCode = async (world: World, headers: Record<string, string>) => {
  const body = { type: 'sms', phone, token: '000000' }
  return json(await world.auth('/verify', { method: 'POST', body, headers }))
}

/** How the owner fares every six hours for two days, while `siege` goes on every half hour. */
async function besiege(
  { world, texts }: Awaited<ReturnType<typeof createOldAccount>>,
  siege: () => Promise<unknown>,
): Promise<Set<unknown>> {
  const home = { 'cf-connecting-ip': '203.0.113.5' }
  const enter = async () => {
    await world.auth('/otp', { method: 'POST', body: { phone }, headers: home })
    const body = { type: 'sms', phone, token: texts.at(-1)?.code }
    return (await world.auth('/verify', { method: 'POST', body, headers: home })).status
  }
  expect(await enter(), 'in peace').toBe(200)
  const seen = new Set<unknown>()
  for (let minute = 0; minute < 2 * 24 * 60; minute += 30) {
    world.pass(1800)
    await siege()
    if (minute % 360 === 0) seen.add(await enter())
  }
  return seen
}

test('a stranger who types wrong codes all day keeps nobody out where the texts were read before', async () => {
  const account = await createOldAccount()
  const answers = new Set<unknown>()
  const seen = await besiege(account, async () => {
    for (let time = 0; time < 3; time++) {
      answers.add((await wrongCode(account.world, elsewhere()))['code'])
    }
  })
  expect([...answers].toSorted()).toEqual(['otp_expired', 'over_request_rate_limit'])
  expect([...seen]).toEqual([200])
})

test('nor does who knows the password, and has signed in from as many networks as they like', async () => {
  const account = await createOldAccount()
  const { world, texts } = account
  const seen = await besiege(account, async () => {
    const headers = elsewhere()
    const by = (path: string, body: object) => world.auth(path, { method: 'POST', body, headers })
    expect((await by('/token?grant_type=password', { phone, password })).status).toBe(200)
    await by('/otp', { phone, create_user: false })
    await wrongCode(world, headers)
  })
  expect([...seen]).toEqual([200])
  expect(texts.length, 'of theirs and of the owner').toBeLessThan(80)
})

test('who reads the texts at home and comes in by password there for a year is still no stranger', async () => {
  const account = await createOldAccount()
  const { world } = account
  const headers = { 'cf-connecting-ip': '203.0.113.5' }
  const body = { phone, password }
  expect((await besiege(account, async () => undefined)).size).toBe(1)
  for (let month = 0; month < 12; month++) {
    world.pass(30 * day)
    const path = '/token?grant_type=password'
    expect((await world.auth(path, { method: 'POST', body, headers })).status).toBe(200)
  }
  const seen = await besiege(account, () => wrongCode(world, elsewhere()))
  expect([...seen]).toEqual([200])
})

test('an account by a number alone has 25 wrong codes a day, wherever they are typed', async () => {
  const { world, texts } = await createOldAccount()
  const reader = world.client()
  await world.post('/otp', { phone })
  await reader.verifyOtp({ phone, token: texts.at(-1)?.code ?? '', type: 'sms' })
  // for ten minutes nobody else changes anything there
  world.pass(11 * 60)
  const stolen = world.client()
  await stolen.signInWithPassword({ phone, password })
  let wrong = 0
  const count = ({ code }: Record<string, unknown>) => {
    if (code === 'otp_expired' || code === 'reauthentication_not_valid') wrong++
    else expect(code).toMatch(/^over_request_rate_limit$/)
  }
  for (let hour = 0; hour < 24; hour++) {
    for (let time = 0; time < 4; time++) {
      const body = { type: 'sms', phone, token: '000000' }
      count(await json(await world.post('/verify', body)))
      count(await wrongCode(world, elsewhere()))
      for (const client of [reader, stolen]) {
        const { data } = await client.refreshSession()
        const token = data.session?.access_token ?? ''
        const given = { password: own, nonce: '000000' }
        count(await json(await world.auth('/user', { method: 'PUT', token, body: given })))
      }
    }
    world.pass(3599)
  }
  expect(wrong).toBeGreaterThan(20)
  expect(wrong).toBeLessThanOrEqual(25)
})
