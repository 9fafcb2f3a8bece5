import { test } from 'vitest'
import { userRolesTable } from '../../../../worker/db/schema/users.ts'
import { createPhoneWorld } from '../mails/phone-world.ts'
import { json, password, type World } from '../world.ts'

/*
 * Whose account has a number and no address comes back by a text message, and sets a new password by another one. Neither
 * a stranger nor who knows the old password must use up what that takes.
 */
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
    return String((await json(await world.post('/verify', body)))['access_token'])
  }
  return { world, texts, enter }
}

/** One of a client, a month old, whose owner has been where they are now. */
async function createOldAccount() {
  const siege = createPhoneSiege()
  const { world, enter } = siege
  const phoneConfirmedAt = world.now().toISOString()
  const user = await world.user(null as never, { phone, phoneConfirmedAt })
  await world.deps().db.insert(userRolesTable).values({ userId: user.id, role: 'client' })
  world.pass(30 * day)
  await enter()
  world.pass(3600)
  const thief = async () => {
    const body = { phone, password }
    const path = '/token?grant_type=password'
    const session = await world.auth(path, { method: 'POST', body, headers: thiefs })
    return String((await json(session))['access_token'])
  }
  return { ...siege, thief }
}

const setPassword = async (world: World, token: string, nonce?: string) =>
  (await world.auth('/user', { method: 'PUT', token, body: { password: own, nonce } })).status

test('an account by a number alone is given no password in silence', async ({ expect }) => {
  const { world, texts, enter } = createPhoneSiege()
  expect(await setPassword(world, await enter()), 'on its first day').toBe(200)
  world.pass(30 * day)
  const token = await enter()
  const body = { password: 'Thiefs-own-grove-9' }
  const refused = await world.auth('/user', { method: 'PUT', token, body })
  expect((await json(refused))['code']).toBe('reauthentication_needed')
  await world.auth('/reauthenticate', { token })
  const nonce = texts.at(-1)?.code
  const asked = { method: 'PUT', token, body: { ...body, nonce } }
  expect((await world.auth('/user', asked)).status).toBe(200)
})

test('with rights such an account is given an address by its code, too', async ({ expect }) => {
  const { world, texts } = createPhoneWorld()
  const at = world.now().toISOString()
  const user = await world.user(null as never, { phone: '15550100009', phoneConfirmedAt: at })
  await world.deps().db.insert(userRolesTable).values({ userId: user.id, role: 'client' })
  world.pass(30 * day)
  const { access_token: token } = await world.session(user)
  await world.auth('/reauthenticate', { token })
  const body = { email: owner, nonce: texts.at(-1)?.code }
  expect((await world.auth('/user', { method: 'PUT', token, body })).status).toBe(200)
})

test('who has texts sent to the number all day keeps its owner from no new password', async ({
  expect,
}) => {
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

test('nor does who guesses at the code for one', async ({ expect }) => {
  const { world, texts, enter, thief } = await createOldAccount()
  const stolen = await thief()
  for (let guess = 0; guess < 6; guess++) await setPassword(world, stolen, '000000')
  expect(await setPassword(world, stolen, '000000'), 'the thief has had enough').toBe(429)
  const token = await enter()
  await world.auth('/reauthenticate', { token })
  expect(await setPassword(world, token, texts.at(-1)?.code)).toBe(200)
})

test('who signed in from fifty networks has no more texts sent to the number than from two', async ({
  expect,
}) => {
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
  expect(texts.length - before).toBe(10)
})
