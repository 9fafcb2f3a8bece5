import { expect, test } from 'vitest'
import { factorsTable } from '../../../../worker/db/schema/factors.ts'
import { userRolesTable } from '../../../../worker/db/schema/users.ts'
import { noLimits } from '../../kit/outages.ts'
import { createWorld, json, password, readRedirect, type World } from '../world.ts'
import { enrol, protectedUser, prove, signedIn, tokenOf } from './authenticator.ts'

/* Who comes by a mail has read it, and is no further than that: what waits behind the second step stays as it is. */
const owner = 'owner@example.com'
const recovery = (world: World, token: string, body: unknown = {}) =>
  world.send('/api/account/recovery', { method: 'POST', token, body })
const factorsOf = (world: World) => world.deps().db.select().from(factorsTable)

test('who reads an administrator’s mail and has no second step keeps the owner from nothing', async () => {
  const world = createWorld({ limits: noLimits })
  const { user, client } = await protectedUser(world, owner)
  await world.deps().db.insert(userRolesTable).values({ userId: user.id, role: 'admin' })
  const token = await tokenOf(client)
  await world.post('/recover', { email: owner })
  const byMail = { type: 'recovery', token_hash: world.lastMail(owner).token }
  const thief = String((await json(await world.post('/verify', byMail)))['access_token'])
  expect((await recovery(world, thief)).status).toBe(403)

  const list = await json(await world.send('/api/account/sessions', { token }))
  const sessions = list['sessions'] as { id: string; current: boolean }[]
  const half = sessions.find(({ current }) => !current)
  const ended = await world.send(`/api/account/sessions/${half?.id}`, { method: 'DELETE', token })
  expect(ended.status).toBe(204)
  const put = { password: 'Figs-and-thyme-3', current_password: password }
  expect((await world.auth('/user', { method: 'PUT', token, body: put })).status).toBe(200)
})

test('a token from before the second step takes that step from nobody', async () => {
  const world = createWorld({ limits: noLimits })
  await world.user(owner)
  await world.post('/otp', { email: owner })
  const client = world.client()
  const { code } = world.lastMail(owner)
  await client.verifyOtp({ email: owner, token: code, type: 'email' })
  const stolen = await tokenOf(client)
  expect((await prove(client, await enrol(world, client))).error).toBeNull()
  for (const forgot of [true, false]) {
    expect((await recovery(world, stolen, { forgot })).status).toBe(403)
  }
  expect(await factorsOf(world)).toHaveLength(1)
  expect((await client.getUser()).error).toBeNull()
})

/** Somebody who typed the code of their sign-up and set up a second step: nothing proves yet that they read their mail. */
async function unproven(world: World) {
  await world.client().signUp({ email: owner, password })
  const { code: token } = world.lastMail(owner)
  const client = world.client()
  await client.verifyOtp({ email: owner, token, type: 'signup' })
  const { error } = await prove(client, await enrol(world, client))
  if (error) throw error
  return client
}

test.for(['recover', 'otp'])(
  'a link that a stranger asks for by /%s and a scanner opens takes no second step away',
  async (way) => {
    const world = createWorld({ limits: noLimits })
    const client = await unproven(world)
    world.pass(61)
    await world.post(`/${way}`, { email: owner })
    const { fragment } = readRedirect(await world.send(world.lastMail(owner).link))
    expect(fragment['access_token']).toBeTruthy()
    expect(await factorsOf(world)).toHaveLength(1)
    expect((await client.getUser()).error).toBeNull()
    const byPassword = await tokenOf(await signedIn(world, owner))
    expect((await world.send('/api/me', { token: byPassword })).status).toBe(403)

    // the reader of the mail, once they arrive on our page, is asked for nothing that may be a stranger's
    const arrived = String(fragment['access_token'])
    expect((await recovery(world, arrived, { forgot: false })).status).toBe(204)
    expect(await factorsOf(world)).toEqual([])
  },
)
