import { expect, test } from 'vitest'
import { factorsTable } from '../../../../worker/db/schema/factors.ts'
import { userRolesTable, usersTable } from '../../../../worker/db/schema/users.ts'
import { noLimits } from '../../kit/outages.ts'
import { createWorld, json, readRedirect } from '../world.ts'
import { enrol, prove, signedIn, tokenOf } from './authenticator.ts'

/*
 * A session copied a moment after its password may set up a second step that counts at once. Its owner cannot take it, so
 * who forgot their password and comes by mail is not asked for one of the last day.
 */
const owner = 'owner@example.com'
const own = 'Figs-and-thyme-3'

async function createLockedOut(role?: 'client' | 'admin') {
  const world = createWorld({ limits: noLimits })
  const user = await world.user(owner)
  if (role) await world.deps().db.insert(userRolesTable).values({ userId: user.id, role })
  world.pass(30 * 24 * 3600)
  const thief = await signedIn(world, owner)
  const { error } = await prove(thief, await enrol(world, thief))
  if (error) throw error
  const factors = async () =>
    (await world.deps().db.select().from(factorsTable)).map(({ friendlyName }) => friendlyName)
  const recovery = async (type = 'recovery') => {
    await world.post(type === 'recovery' ? '/recover' : '/otp', { email: owner })
    return world.lastMail(owner)
  }
  const redeem = async (token_hash: string, type = 'recovery') =>
    String((await json(await world.post('/verify', { type, token_hash })))['access_token'])
  const setPassword = async (token: string) =>
    (await world.auth('/user', { method: 'PUT', token, body: { password: own } })).status
  return { world, thief, factors, recovery, redeem, setPassword }
}

test.for([undefined, 'client'] as const)(
  'a second step set up today keeps no owner out who forgot their password: role %s',
  async (role) => {
    const { world, thief, recovery, redeem, setPassword } = await createLockedOut(role)
    const stolen = await tokenOf(thief)
    const mailed = await redeem((await recovery()).token)
    expect((await world.auth('/user', { token: stolen })).status).toBe(403)
    expect(await setPassword(mailed)).toBe(200)
    const again = await world.client().signInWithPassword({ email: owner, password: own })
    expect(again.data.user?.factors ?? []).toEqual([])
    expect(world.mailbox.map(({ text }) => text).join('\n')).toMatch(
      /second steps?.*(removed|gone|no longer)/i,
    )
  },
)

test('its owner reads of it in the language of their browser, where none is known', async () => {
  const { world, recovery } = await createLockedOut()
  const body = { type: 'recovery', token_hash: (await recovery()).token }
  await world.auth('/verify', { method: 'POST', body, headers: { 'accept-language': 'de-CH' } })
  const subjects = world.mailbox.map(({ subject }) => subject)
  expect(subjects).toContain('Ein zweiter Anmeldeschritt wurde entfernt')
})

test('an administrator keeps it: a mailbox alone must not open what it guards', async () => {
  const { recovery, redeem, setPassword, factors } = await createLockedOut('admin')
  expect(await setPassword(await redeem((await recovery()).token))).toBe(401)
  expect(await factors()).toEqual(['Phone'])
})

test('so does who has had it for a day', async () => {
  const { world, recovery, redeem, setPassword, factors } = await createLockedOut('client')
  world.pass(24 * 3600 + 60)
  expect(await setPassword(await redeem((await recovery()).token))).toBe(401)
  expect(await factors()).toEqual(['Phone'])
})

test('and who signs in by a mailed link, or whose link a scanner opens', async () => {
  const { world, recovery, redeem, setPassword, factors } = await createLockedOut('client')
  expect(await setPassword(await redeem((await recovery('magiclink')).token, 'magiclink'))).toBe(
    401,
  )
  world.pass(61)
  const { link } = await recovery()
  const opened = readRedirect(await world.send(link)).fragment
  expect(opened['access_token']).toBeTruthy()
  expect(await factors()).toEqual(['Phone'])
})

test('who says that they forgot their password gets in by whichever mail was sent', async () => {
  const { world, thief, recovery, setPassword, factors } = await createLockedOut('client')
  const { link } = await recovery('magiclink')
  const opened = String(readRedirect(await world.send(link)).fragment['access_token'])
  expect(await setPassword(opened)).toBe(401)
  const begin = (token: string) =>
    world.send('/api/account/recovery', { method: 'POST', token, body: {} })
  const refused = await json(await begin(await tokenOf(await signedIn(world, owner))))
  expect(refused['code'], 'by a password').toBe('account/proof-needed')
  expect(await factors()).toEqual(['Phone'])
  expect((await begin(opened)).status).toBe(204)
  expect(await factors()).toEqual([])
  expect((await thief.getUser()).error).toBeTruthy()
  const other = await tokenOf(await signedIn(world, owner))
  const others = await world.auth('/logout?scope=others', { method: 'POST', token: other })
  expect(others.status).toBe(409)
  expect(await setPassword(opened)).toBe(200)
})

test('but not ten minutes later, nor an administrator', async () => {
  for (const [role, waitS, code] of [
    ['client', 601, 'account/proof-needed'],
    ['admin', 0, 'auth/second-factor-needed'],
  ] as const) {
    const { world, recovery, factors } = await createLockedOut(role)
    const { link } = await recovery('magiclink')
    const token = String(readRedirect(await world.send(link)).fragment['access_token'])
    world.pass(waitS)
    const answer = await world.send('/api/account/recovery', { method: 'POST', token, body: {} })
    expect((await json(answer))['code']).toBe(code)
    expect(await factors()).toContain('Phone')
    await world.deps().db.delete(usersTable)
  }
})

test('an older one stays when one of today goes, and is asked for', async () => {
  const { world, recovery, redeem, setPassword, factors } = await createLockedOut('client')
  const { db } = world.deps()
  const [today] = await db.select().from(factorsTable)
  const before = new Date(world.now().getTime() - 2 * 24 * 3600 * 1000).toISOString()
  await db.insert(factorsTable).values({
    ...today!,
    id: crypto.randomUUID(),
    friendlyName: 'Older',
    createdAt: before,
  })
  expect(await setPassword(await redeem((await recovery()).token))).toBe(401)
  expect(await factors()).toEqual(['Older'])
})
