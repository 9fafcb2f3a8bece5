import { expect, test } from 'vitest'
import { userRolesTable } from '../../../../../worker/db/schema/users.ts'
import { noLimits } from '../../../kit/outages.ts'
import { protectedUser, signedIn, tokenOf } from '../../factors/authenticator.ts'
import { createWorld, json, password, readRedirect, type World } from '../../world.ts'
import { attempts, createSiege, owner, setPassword } from './siege.ts'

/*
 * Whoever knows the password may have had the mail sent, without a challenge: opening its link begins a session before our
 * page can say that a person has arrived. Nobody ends it meanwhile; and a scanner, which opens links, too, holds up nobody
 * for longer than a page takes.
 */

/** The link of a mail that a stranger asked for, without a challenge, opened in the owner's browser. */
async function open(world: World, path: '/recover' | '/otp' = '/recover') {
  await world.post(path, { email: owner, create_user: false })
  const { fragment } = readRedirect(await world.send(world.lastMail(owner).link))
  return String(fragment['access_token'])
}

const arrive = async (world: World, token: string) => {
  const body = { forgot: true }
  return (await world.send('/api/account/recovery', { method: 'POST', token, body })).status
}

test.for(
  Object.keys(attempts).flatMap((name) => [[name, '/recover'] as const, [name, '/otp'] as const]),
)('nor while the page loads that a link leads to: %s after %s', async ([name, mail]) => {
  const { world } = await createSiege()
  const thief = await tokenOf(await signedIn(world, owner))
  const mailed = await open(world, mail)
  world.pass(15)
  expect((await attempts[name]!(world, thief)).status).toBe(409)
  expect(await arrive(world, mailed)).toBe(204)
  world.pass(60)
  expect((await attempts[name]!(world, thief)).status).toBe(409)
  expect(await setPassword(world, mailed)).toBe(200)
})

test('nor then by a second step of the last day', async () => {
  const world = createWorld({ limits: noLimits })
  const { user, client } = await protectedUser(world, owner)
  await world.deps().db.insert(userRolesTable).values({ userId: user.id, role: 'client' })
  const mailed = await open(world)
  for (const name of ['signs out the others', 'ends it in the list', 'sets a password']) {
    expect((await attempts[name]!(world, await tokenOf(client))).status).toBe(409)
  }
  expect(await arrive(world, mailed)).toBe(204)
  expect(await setPassword(world, mailed)).toBe(200)
})

test('a link that a scanner opens keeps nobody from anything once a page would have loaded', async () => {
  const { world } = await createSiege()
  const session = await tokenOf(await signedIn(world, owner))
  await open(world)
  world.pass(21)
  const others = await world.auth('/logout?scope=others', { method: 'POST', token: session })
  expect(others.status).toBe(204)
})

test('nor before, where the account has a second step of its own', async () => {
  const world = createWorld({ limits: noLimits })
  const { user, client } = await protectedUser(world, owner)
  await world.deps().db.insert(userRolesTable).values({ userId: user.id, role: 'client' })
  world.pass(25 * 3600)
  await client.refreshSession()
  const proof = { method: 'POST', token: await tokenOf(client), body: { password } }
  const fresh = await json(await world.send('/api/account/proof', proof))
  await open(world)
  const token = String(fresh['access_token'])
  expect((await world.auth('/logout?scope=others', { method: 'POST', token })).status).toBe(204)
})

test('whoever opens the link, and says half an hour later that they are there, is let in to choose a password', async () => {
  const { world } = await createSiege()
  const mailed = await open(world)
  world.pass(30 * 60)
  expect((await world.auth('/user', { token: mailed })).status).toBe(200)
  expect(await arrive(world, mailed)).toBe(204)
  // and may take their time
  world.pass(25 * 60)
  expect(await setPassword(world, mailed)).toBe(200)
})
