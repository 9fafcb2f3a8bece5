import { expect, test } from 'vitest'
import { userRolesTable } from '../../../../worker/db/schema/users.ts'
import { noLimits } from '../../kit/outages.ts'
import { enrol, protectedUser, prove, signedIn, tokenOf } from '../factors/authenticator.ts'
import { createWorld, json, password } from '../world.ts'

/*
 * Whoever fears that somebody has a copy of their session chooses a new password in that session. What the copy had proven
 * was the old one.
 */
const owner = 'owner@example.com'
const own = 'Figs-and-thyme-3'

test('the copy of a session in which a password was changed replaces the new one in no way', async () => {
  const world = createWorld({ limits: noLimits })
  const user = await world.user(owner)
  await world.deps().db.insert(userRolesTable).values({ userId: user.id, role: 'client' })
  world.pass(30 * 24 * 3600)
  const client = await signedIn(world, owner)
  const copied = await tokenOf(client)
  world.pass(60)
  const put = (token: string, body: unknown) => world.auth('/user', { method: 'PUT', token, body })
  expect((await put(copied, { password: own, current_password: password })).status).toBe(200)
  world.pass(60)

  const { data } = await client.refreshSession()
  const renewed = String(data.session?.access_token)
  for (const token of [copied, renewed]) {
    for (const body of [{ password: 'Thiefs-own-9' }, { email: 'thief@example.com' }]) {
      const refused = await put(token, body)
      expect([refused.status, (await json(refused))['code']]).toEqual([
        400,
        'reauthentication_needed',
      ])
    }
    const factor = await world.post('/factors', { factor_type: 'totp' }, token)
    expect((await json(factor))['code']).toBe('reauthentication_needed')
  }
  const proof = { method: 'POST', token: renewed, body: { password: own } }
  expect((await world.send('/api/account/proof', proof)).status).toBe(200)
})

test('nor does the copy of one that a mail began, which has led to one password', async () => {
  const world = createWorld({ limits: noLimits })
  const user = await world.user(owner)
  await world.deps().db.insert(userRolesTable).values({ userId: user.id, role: 'client' })
  world.pass(30 * 24 * 3600)
  await world.post('/recover', { email: owner })
  const code = { type: 'recovery', email: owner, token: world.lastMail(owner).code }
  const copied = String((await json(await world.post('/verify', code)))['access_token'])
  const put = (body: unknown) => world.auth('/user', { method: 'PUT', token: copied, body })
  world.pass(60)
  expect((await put({ password: own })).status).toBe(200)

  // nothing is gained by saying it again, and whoever lost the answer learns that it is set
  expect(await json(await put({ password: own }))).toMatchObject({ code: 'same_password' })
  for (const seconds of [60, 40 * 60]) {
    world.pass(seconds)
    for (const body of [{ password: 'Thiefs-own-9' }, { email: 'thief@example.com' }]) {
      const refused = await put(body)
      expect([refused.status, (await json(refused))['code']]).toEqual([
        400,
        'reauthentication_needed',
      ])
    }
    const recovery = { method: 'POST', token: copied, body: { forgot: true } }
    const again = await world.send('/api/account/recovery', recovery)
    expect(await json(again)).toMatchObject({ code: 'account/proof-needed' })
  }
  expect((await put({ password: 'Figs-and-thyme-4', current_password: own })).status).toBe(200)
})

test('nor does the copy of one that gave a second step before', async () => {
  const world = createWorld({ limits: noLimits })
  const { user, authenticator } = await protectedUser(world, owner)
  await world.deps().db.insert(userRolesTable).values({ userId: user.id, role: 'admin' })
  world.pass(30 * 24 * 3600)
  const client = await signedIn(world, owner)
  expect((await prove(client, authenticator)).error).toBeNull()
  const copied = await tokenOf(client)
  const put = (body: unknown) => world.auth('/user', { method: 'PUT', token: copied, body })
  world.pass(60)
  expect((await put({ password: own, current_password: password })).status).toBe(200)

  for (const body of [{ password: 'Thiefs-own-9' }, { email: 'thief@example.com' }]) {
    expect(await json(await put(body))).toMatchObject({ code: 'reauthentication_needed' })
  }
  const making = { method: 'POST', token: copied, body: {} }
  const codes = await world.send('/api/account/recovery-codes', making)
  expect(await json(codes)).toMatchObject({ code: 'auth/second-factor-too-old' })
  const factor = { method: 'DELETE', token: copied }
  const kept = await world.auth(`/factors/${authenticator.id}`, factor)
  expect([kept.status, (await json(kept))['code']]).toEqual([400, 'reauthentication_needed'])
  const proof = { method: 'POST', token: copied, body: { password: own } }
  expect((await world.send('/api/account/proof', proof)).status).toBe(200)
})

test('nor by a second step that it had begun to set up before', async () => {
  const world = createWorld({ limits: noLimits })
  const user = await world.user(owner)
  await world.deps().db.insert(userRolesTable).values({ userId: user.id, role: 'client' })
  world.pass(30 * 24 * 3600)
  const client = await signedIn(world, owner)
  const thief = await tokenOf(client)
  const begun = await enrol(world, client)
  world.pass(60)
  const body = { password: own, current_password: password }
  expect((await world.auth('/user', { method: 'PUT', token: thief, body })).status).toBe(200)

  const challenge = await world.post(`/factors/${begun.id}/challenge`, {}, thief)
  expect([challenge.status, (await json(challenge))['code']]).toEqual([404, 'mfa_factor_not_found'])
})
