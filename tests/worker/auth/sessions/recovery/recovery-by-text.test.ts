import { expect, test } from 'vitest'
import { createPhoneWorld } from '../../texts/phone-world.ts'
import { json, password, tokenIn, type World } from '../../world.ts'

const owner = 'owner@example.com'
const own = 'Figs-and-thyme-3'
const phone = '15550100777'
const day = 24 * 3600
const thiefs = { 'cf-connecting-ip': '203.0.113.77' }

function createPhoneSiege() {
  const { world, texts } = createPhoneWorld()
  const enter = async () => {
    world.pass(70)
    await world.post('/otp', { phone })
    const body = { type: 'sms', phone, token: texts.at(-1)?.code }
    return await tokenIn(await world.post('/verify', body))
  }
  return { world, texts, enter }
}

/** One of a client, a month old, whose owner has been where they are now. */
async function createOldAccount() {
  const siege = createPhoneSiege()
  const { world, enter } = siege
  const phoneConfirmedAt = world.now().toISOString()
  const user = await world.user(null as never, { phone, phoneConfirmedAt })
  await world.grant(user, 'client')
  world.pass(30 * day)
  await enter()
  world.pass(3600)
  const thief = async () => {
    const body = { phone, password }
    const path = '/token?grant_type=password'
    const session = await world.auth(path, { method: 'POST', body, headers: thiefs })
    return await tokenIn(session)
  }
  return { ...siege, thief }
}

const setPassword = async (world: World, token: string, nonce?: string) =>
  (await world.put(token, { password: own, nonce })).status

/*
 * Whose account has a number and no address comes back by a text message, and sets a new password by another one. Neither
 * a stranger nor who knows the old password must use up what that takes.
 */

test('an account by a number alone is given no password in silence', async () => {
  const { world, texts, enter } = createPhoneSiege()
  expect(await setPassword(world, await enter()), 'on its first day').toBe(200)
  world.pass(30 * day)
  const token = await enter()
  const body = { password: 'Thiefs-own-grove-9' }
  const refused = await world.put(token, body)
  expect((await json(refused))['code']).toBe('reauthentication_needed')
  await world.auth('/reauthenticate', { token })
  const nonce = texts.at(-1)?.code
  const asked = { method: 'PUT', token, body: { ...body, nonce } }
  expect((await world.auth('/user', asked)).status).toBe(200)
})

test('an account with rights and a number alone is given an address by the code of a text', async () => {
  const { world, texts } = createPhoneWorld()
  const at = world.now().toISOString()
  const user = await world.user(null as never, { phone: '15550100009', phoneConfirmedAt: at })
  await world.grant(user, 'client')
  world.pass(30 * day)
  const { access_token: token } = await world.session(user)
  await world.auth('/reauthenticate', { token })
  expect((await world.put(token, { email: owner, nonce: texts.at(-1)?.code })).status).toBe(200)
})

test('who has texts sent to the number all day keeps its owner from no new password', async () => {
  const { world, texts, enter, thief } = await createOldAccount()
  const stolen = await thief()
  for (let network = 0; network < 12; network++) {
    const headers = { 'cf-connecting-ip': `2001:db8:7:${network}::1` }
    const body = { phone, create_user: false }
    await world.auth('/otp', { method: 'POST', body, headers })
    await world.auth('/reauthenticate', { token: stolen, headers: thiefs })
    world.pass(61)
  }
  const refused = await world.auth('/reauthenticate', { token: stolen, headers: thiefs })
  expect(refused.status, 'the thief has had enough for today').toBe(429)
  const token = await enter()
  expect((await world.auth('/reauthenticate', { token })).status).toBe(200)
  expect(await setPassword(world, token, texts.at(-1)?.code)).toBe(200)
  expect((await world.auth('/user', { token: stolen })).status).toBe(403)
})

test('who guesses at the code for a new password keeps the owner of a number from no new password', async () => {
  const { world, texts, enter, thief } = await createOldAccount()
  const stolen = await thief()
  for (let guess = 0; guess < 6; guess++) await setPassword(world, stolen, '000000')
  expect(await setPassword(world, stolen, '000000'), 'the thief has had enough').toBe(429)
  const token = await enter()
  await world.auth('/reauthenticate', { token })
  expect(await setPassword(world, token, texts.at(-1)?.code)).toBe(200)
})

test('who has a code of their own sent meanwhile keeps the owner of a number from no new password', async () => {
  const { world, texts, enter, thief } = await createOldAccount()
  const stolen = await thief()
  const token = await enter()
  expect((await world.auth('/reauthenticate', { token })).status).toBe(200)
  const sent = texts.length
  const refused = await world.auth('/reauthenticate', { token: stolen, headers: thiefs })
  expect([refused.status, texts.length]).toEqual([409, sent])
  expect(await setPassword(world, token, texts.at(-1)?.code)).toBe(200)
})

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

test('who knows the password, and signs in from many networks, keeps nobody out where the texts were read before', async () => {
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
