import { expect, test } from 'vitest'
import { userRolesTable } from '../../../../../worker/db/schema/users.ts'
import { createPhoneWorld } from '../../texts/phone-world.ts'
import { json, password } from '../../world.ts'
import {
  createOldAccount,
  createPhoneSiege,
  day,
  owner,
  phone,
  setPassword,
  thiefs,
} from './number-alone.ts'

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
  const refused = await world.auth('/user', { method: 'PUT', token, body })
  expect((await json(refused))['code']).toBe('reauthentication_needed')
  await world.auth('/reauthenticate', { token })
  const nonce = texts.at(-1)?.code
  const asked = { method: 'PUT', token, body: { ...body, nonce } }
  expect((await world.auth('/user', asked)).status).toBe(200)
})

test('with rights such an account is given an address by its code, too', async () => {
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

test('nor does who guesses at the code for one', async () => {
  const { world, texts, enter, thief } = await createOldAccount()
  const stolen = await thief()
  for (let guess = 0; guess < 6; guess++) await setPassword(world, stolen, '000000')
  expect(await setPassword(world, stolen, '000000'), 'the thief has had enough').toBe(429)
  const token = await enter()
  await world.auth('/reauthenticate', { token })
  expect(await setPassword(world, token, texts.at(-1)?.code)).toBe(200)
})

test('nor does who guesses at the password all day', async () => {
  const { world, texts, enter, thief } = await createOldAccount()
  const stolen = await thief()
  const guess = (index: number) =>
    world.send('/api/account/proof', {
      method: 'POST',
      token: stolen,
      body: { password: `Wrong-grove-${index}` },
      headers: thiefs,
    })
  for (let index = 0; index < 10; index++) await guess(index)
  expect((await guess(11)).status, 'the thief has had enough').toBe(429)
  const token = await enter()
  await world.auth('/reauthenticate', { token })
  const nonce = texts.at(-1)?.code
  const same = { method: 'PUT', token, body: { password, nonce } }
  expect((await json(await world.auth('/user', same)))['code']).toBe('same_password')
  expect(await setPassword(world, token, nonce)).toBe(200)
})

test('nor does who has a code of their own sent meanwhile', async () => {
  const { world, texts, enter, thief } = await createOldAccount()
  const stolen = await thief()
  const token = await enter()
  expect((await world.auth('/reauthenticate', { token })).status).toBe(200)
  const sent = texts.length
  const refused = await world.auth('/reauthenticate', { token: stolen, headers: thiefs })
  expect([refused.status, texts.length]).toEqual([409, sent])
  expect(await setPassword(world, token, texts.at(-1)?.code)).toBe(200)
})
