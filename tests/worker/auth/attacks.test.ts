import { expect, test } from 'vitest'
import { noLimits } from '../kit/outages.ts'
import { enrol, entered, protectedUser, prove, tokenOf } from './factors/authenticator.ts'
import { proven } from './sessions/proven.ts'
import {
  createWorld,
  expectOutcome,
  json,
  password,
  tokenIn,
  withSession,
  withUser,
  type World,
} from './world.ts'

/* Regression tests for the security review of 2026-11-27. */
const email = 'owner@example.com'
const thief = 'thief@example.com'
const chosen = 'Another-grove-9'

const me = (world: World, token: string) => world.send('/api/me', { token })
const signIn = (world: World, typed: string, headers: Record<string, string> = {}, who = email) => {
  const body = { email: who, password: typed }
  return world.auth('/token?grant_type=password', { method: 'POST', body, headers })
}
/** Undoes a change by the link in its notice. */
const undo = (world: World, token_hash: string) =>
  world.post('/verify', { type: 'undo', token_hash })
/** Moves an account to another mailbox. @returns its access token afterwards */
async function move(world: World, token: string, from: string, to: string) {
  expect((await world.put(token, { email: to })).status).toBe(200)
  await world.press(to, 'email_change')
  return tokenIn(await world.press(from, 'email_change'))
}

test('a password that is chosen after twenty minutes counts at once for all that is guarded', async () => {
  const { world } = await withUser(email)
  const token = await world.comeByMail(email)
  world.pass(20 * 60)
  expect((await world.put(token, { password: chosen })).status).toBe(200)
  const own = await proven(world, token, chosen)
  expect((await world.post('/factors', { factor_type: 'totp' }, own)).status).toBe(200)
})

test('a copied token of a second step that is two minutes old neither adds nor removes a factor', async () => {
  const { client, authenticator, world } = await protectedUser(createWorld(), email)
  const stolen = await tokenOf(client)
  world.pass(120)
  const added = await world.post('/factors', { factor_type: 'totp' }, stolen)
  await expectOutcome(added, 400, 'reauthentication_needed')
  const path = `/factors/${authenticator.id}`
  const removed = await world.auth(path, { method: 'DELETE', token: stolen })
  await expectOutcome(removed, 400, 'reauthentication_needed')
})

test('"This wasn’t me" puts a removed factor back and begins a recovery', async () => {
  const { client, authenticator, world } = await protectedUser(createWorld(), email)
  expect((await client.mfa.unenroll({ factorId: authenticator.id })).error).toBeNull()
  world.pass(23 * 3600)
  const { token: way } = world.lastMail(email)
  const undone = await json(await undo(world, way))
  const { factors } = undone['user'] as { factors: { id: string }[] }
  expect(factors.map(({ id }) => id)).toEqual([authenticator.id])
  const token = String(undone['access_token'])
  await expectOutcome(await me(world, token), 403, 'auth/password-due')
  await expectOutcome(await undo(world, way), 403, 'otp_expired')
})

test('"This wasn’t me" brings an address back for a day, also where it was signed up again meanwhile', async () => {
  const { world, access_token: token } = await withSession(email, { limits: noLimits })
  await move(world, token, email, thief)
  const { page, token: way } = world.lastMail(email)
  expect(page).toContain('type=undo')
  world.pass(61)
  await world.post('/signup', { email, password: 'Thiefs-grove-2' })
  expect((await undo(world, way)).status).toBe(200)
  expect((await world.users()).map((it) => it.email)).toEqual([email])
})

test.each(['a password', 'another address'])(
  'after "This wasn’t me" a link that %s had mailed to the mailbox of a thief puts nothing back',
  async (change) => {
    const { world, access_token: token } = await withSession(email, { limits: noLimits })
    const moved = await move(world, token, email, thief)
    const owners = world.lastMail(email).token
    world.pass(61)
    if (change === 'a password') {
      const body = { password: chosen, current_password: password }
      expect((await world.put(moved, body)).status).toBe(200)
    } else {
      await move(world, await proven(world, moved), thief, 'second@example.com')
    }
    const thiefs = world.lastMail(thief).token

    const own = await tokenIn(await undo(world, owners))
    await expectOutcome(await undo(world, thiefs), 403, 'otp_expired')
    expect((await world.put(own, { password: 'Owners-grove-3' })).status).toBe(200)
    expect((await signIn(world, 'Owners-grove-3')).status).toBe(200)
  },
)

test('a thief’s own "This wasn’t me" leaves the owner’s, which is older', async () => {
  const { world, access_token: token } = await withSession(email, { limits: noLimits })
  const moved = await move(world, token, email, thief)
  const owners = world.lastMail(email).token
  world.pass(61)
  await world.put(moved, { password: chosen, current_password: password })
  expect((await undo(world, world.lastMail(thief).token)).status).toBe(200)
  expect((await undo(world, owners)).status).toBe(200)
  expect((await world.users()).map((it) => it.email)).toEqual([email])
})

test('requests that no mail follows close sign-up for no one', async () => {
  const world = createWorld({ limits: noLimits })
  const signUp = (email: string) => world.post('/signup', { email, password })
  for (let count = 0; count < 60; count++) await signUp('same@example.com')
  expect(world.mailbox).toHaveLength(1)
  expect((await signUp('new@example.com')).status).toBe(200)
  expect(world.mailbox).toHaveLength(2)
})

test('no emailed link takes a second step away, however young the account or old the factor', async () => {
  const { authenticator, world } = await protectedUser(createWorld(), email)
  await world.post('/otp', { email, create_user: false })
  const arrived = await json(await world.press(email, 'magiclink'))
  const answer = await me(world, String(arrived['access_token']))
  await expectOutcome(answer, 403, 'auth/second-factor-needed')
  const { factors } = arrived['user'] as { factors: { id: string }[] }
  expect(factors.map(({ id }) => id)).toEqual([authenticator.id])
})

test('a recovery is ended by no other session, and its password ends all of them', async () => {
  const { world, access_token: token } = await withSession(email)
  const own = await world.comeByMail(email)
  for (const scope of ['others', 'global'])
    await world.auth(`/logout?scope=${scope}`, { method: 'POST', token })
  await expectOutcome(await me(world, own), 403, 'auth/password-due')
  expect((await world.put(own, { password: chosen })).status).toBe(200)
  expect((await me(world, own)).status).toBe(200)
})

test('a recovery is a session as any for stock clients, but moves no address, and our own API waits for its password', async () => {
  const { world, access_token: token } = await withSession(email)
  await world.put(token, { email: thief })
  const own = await world.comeByMail(email)
  const moved = await world.put(own, { email: 'b@example.com' })
  await expectOutcome(moved, 400, 'reauthentication_needed')
  expect((await world.put(own, { email, data: { a: 1 } })).status).toBe(200)
  expect((await world.post('/factors', { factor_type: 'totp' }, own)).status).toBe(200)
  expect(await world.users()).toMatchObject([{ newEmail: null, userMetadata: { a: 1 } }])
  await expectOutcome(await world.send('/api/me', { token: own }), 403, 'auth/password-due')
})

test('a magic link’s session cannot declare itself a recovery: another password takes the current one', async () => {
  const { world } = await withUser(email)
  await world.post('/otp', { email, create_user: false })
  const token = await tokenIn(await world.press(email, 'magiclink'))
  await expectOutcome(await world.put(token, { password: chosen }), 400, 'reauthentication_needed')
  const given = await world.put(token, { password: chosen, current_password: password })
  expect(given.status).toBe(200)
})

test('strangers who guess all day keep no device out, and no one from the next emailed link', async () => {
  const { world } = await withUser(email, { limits: noLimits })
  expect((await signIn(world, password)).status).toBe(200)
  const strangers = { cookie: '' }
  const statuses: number[] = []
  for (let guess = 0; guess < 20; guess++) {
    const headers = { ...strangers, 'cf-connecting-ip': `198.51.100.${guess}` }
    statuses.push((await signIn(world, `Wrong-grove-${guess}`, headers)).status)
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(7)
  expect((await signIn(world, password, strangers)).status).toBe(429)
  // the device that signed in before has its own rate limit
  expect((await signIn(world, password)).status).toBe(200)
  await world.post('/recover', { email })
  expect((await world.press(email, 'recovery')).status).toBe(200)
})

test('right passwords are charged to their network: no one has hashes for nothing', async () => {
  const { world } = await withUser(email, { limits: noLimits })
  const statuses: number[] = []
  for (let count = 0; count < 45; count++) statuses.push((await signIn(world, password)).status)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(4)
})

test('junk refresh tokens of a neighbor keep no session behind the same address from its renewal', async () => {
  const { world, refresh_token } = await withSession(email)
  const refuses = { limit: async ({ key }: { key: string }) => ({ success: /session:/.test(key) }) }
  const crowded = createWorld({ limits: { ...world.deps().limits, tokens: refuses as RateLimit } })
  const junk = await crowded.post('/token?grant_type=refresh_token', { refresh_token: 'junk' })
  expect(junk.status).toBe(429)
  const renewed = await crowded.post('/token?grant_type=refresh_token', { refresh_token })
  expect(renewed.status).toBe(200)
})

test('an account keeps its second step after a change of address', async () => {
  const { world, client } = await entered(email, { limits: noLimits })
  await prove(client, await enrol(world, client))
  expect((await client.updateUser({ email: 'next@example.com' })).error).toBeNull()
  await world.press(email, 'email_change')
  await world.press('next@example.com', 'email_change')
  world.pass(61)
  await world.post('/otp', { email: 'next@example.com', create_user: false })
  const arrived = await tokenIn(await world.press('next@example.com', 'magiclink'))
  await expectOutcome(await me(world, arrived), 403, 'auth/second-factor-needed')
})

test('a neighbour who uses up what a network may hash keeps no known device out', async () => {
  const { world } = await withUser(email)
  expect((await signIn(world, password)).status).toBe(200)
  const elsewhere = { cookie: '' }
  for (let guess = 0; guess < 40; guess++)
    await signIn(world, password, elsewhere, `none-${guess}@example.com`)
  expect((await signIn(world, password, elsewhere)).status, 'the network used it up').toBe(429)
  expect((await signIn(world, password)).status).toBe(200)
})
