import { expect, test } from 'vitest'
import { challengesTable, factorsTable } from '../../../../worker/db/schema/factors.ts'
import { sessionsTable } from '../../../../worker/db/schema/sessions.ts'
import {
  flowStatesTable,
  oneTimeTokensTable,
  limitsTable,
} from '../../../../worker/db/schema/sign-in.ts'
import { cleanUp } from '../../../../worker/features/auth/clean-up.ts'
import { authSettings } from '../../../../worker/lib/settings/auth-settings.ts'
import { origin } from '../../kit/client.ts'
import {
  createWorld,
  expectOutcome,
  json,
  password,
  readRedirect,
  withUser,
  type World,
} from '../world.ts'
import { signedIn } from './signed-in.ts'

test('data are merged, and null deletes a key', async () => {
  const { client } = await signedIn()
  await client.updateUser({ data: { first_name: 'Ada', city: 'Ottawa' } })
  const { data } = await client.updateUser({ data: { city: null, language: 'fr' } })
  expect(data.user?.user_metadata).toMatchObject({ first_name: 'Ada', language: 'fr' })
  expect(data.user?.user_metadata).not.toHaveProperty('city')
})

test('no one changes their own app_metadata', async () => {
  const { world, token } = await signedIn()
  await expectOutcome(await world.put(token, { app_metadata: { role: 'admin' } }), 403, 'not_admin')
})

test('a new password ends the other sessions, keeps this one, and voids what was mailed', async () => {
  const { world, user, client, session } = await signedIn()
  const other = await world.session(user)
  await world.client().resetPasswordForEmail('a@example.com')
  const { link } = world.lastMail('a@example.com')

  const { error } = await client.updateUser({ password: 'Another-one-8' })
  expect(error).toBeNull()
  expect((await world.client().refreshSession(other)).error?.code).toBe('refresh_token_not_found')
  expect((await world.auth('/user', { token: other.access_token })).status).toBe(403)
  expect((await client.refreshSession(session)).error).toBeNull()
  expect(readRedirect(await world.send(link)).fragment['error_code']).toBe('otp_expired')
  const again = await world
    .client()
    .signInWithPassword({ email: 'a@example.com', password: 'Another-one-8' })
  expect(again.error).toBeNull()
})

test('the same password and weak ones are refused, strength first', async () => {
  const { world, token } = await signedIn()
  const weak = await world.put(token, { password: 'short' })
  expect(weak.status).toBe(422)
  const refused = { code: 'weak_password', weak_password: { reasons: ['length'] } }
  expect(await json(weak)).toMatchObject(refused)
  await expectOutcome(await world.put(token, { password }), 422, 'same_password')
})

test('with a verified factor, password and address need an aal2 session', async () => {
  const { world, user, token } = await signedIn()
  await addFactor(world, user.id, 'verified')
  for (const body of [{ password: 'Another-one-8' }, { email: 'b@example.com' }])
    await expectOutcome(await world.put(token, body), 401, 'insufficient_aal')
  const { data } = await world.client().signInWithPassword({ email: 'a@example.com', password })
  expect(data.user?.factors).toMatchObject([{ factor_type: 'totp', status: 'verified' }])
  expect(data.user?.factors?.[0]).not.toHaveProperty('secret')
})

test('a mailed nonce proves that the user is there; a wrong one is refused', async () => {
  const { world, client, token } = await signedIn()
  expect((await client.reauthenticate()).error).toBeNull()
  const { code, link } = world.lastMail('a@example.com')
  expect(link).toBe('')
  const wrong = await world.put(token, { password: 'Another-one-8', nonce: 'wrong' })
  await expectOutcome(wrong, 422, 'reauthentication_not_valid')
  const { error } = await client.updateUser({ password: 'Another-one-8', nonce: code })
  expect(error).toBeNull()
})

/** A test environment with an operator's stricter settings. */
const strictWorld = (settings: Record<string, string>) =>
  createWorld({ auth: () => authSettings({ SITE_URL: origin, ...settings }, origin) })

test('where it is asked for, an old session needs the nonce, and anyone the current password', async () => {
  const strict = strictWorld({ AUTH_REAUTHENTICATION: 'on', AUTH_CURRENT_PASSWORD: 'on' })
  const { world, token } = await signedIn('a@example.com', strict)
  const change = (more: object = {}) => world.put(token, { password: 'Another-one-8', ...more })
  await expectOutcome(await change(), 400, 'current_password_required')
  await expectOutcome(await change({ current_password: 'x' }), 400, 'current_password_invalid')
  const twoDaysAgo = new Date(world.now().getTime() - 2 * 86_400_000).toISOString()
  await world.deps().db.update(sessionsTable).set({ createdAt: twoDaysAgo })
  await expectOutcome(await change(), 400, 'reauthentication_needed')
})

test('where the current password is asked for, a mail replaces it', async () => {
  const world = strictWorld({ AUTH_CURRENT_PASSWORD: 'on' })
  await world.user('a@example.com')
  const mailed = await world.comeByMail('a@example.com')
  expect((await world.put(mailed, { password: 'Another-one-8' })).status).toBe(200)
})

test('signing out ends this session, the others or all, and is idempotent for the client', async () => {
  const { world, user, client, token } = await signedIn()
  const others = [await world.session(user), await world.session(user)]
  const isAlive = async ({ access_token }: { access_token: string }) =>
    (await world.auth('/user', { token: access_token })).status === 200

  expect((await world.auth('/logout?scope=here', { method: 'POST', token })).status).toBe(400)
  expect((await client.signOut({ scope: 'others' })).error).toBeNull()
  expect(await Promise.all(others.map(isAlive))).toEqual([false, false])

  const third = await world.session(user)
  expect((await client.signOut({ scope: 'local' })).error).toBeNull()
  expect([await isAlive({ access_token: token }), await isAlive(third)]).toEqual([false, true])

  // the default scope is global; the client sends a JSON content type without a body
  const headers = { 'content-type': 'application/json;charset=UTF-8' }
  const options = { method: 'POST', token: third.access_token, headers }
  const fourth = await world.session(user)
  expect((await world.auth('/logout', options)).status).toBe(204)
  expect(await isAlive(fourth)).toBe(false)
  await expectOutcome(await world.auth('/logout', options), 403, 'session_not_found')
})

const tables = {
  oneTimeTokens: oneTimeTokensTable,
  limits: limitsTable,
  flows: flowStatesTable,
  sessions: sessionsTable,
  factors: factorsTable,
  challenges: challengesTable,
}

async function counts(world: World) {
  const { db } = world.deps()
  const numbers = await Promise.all(Object.values(tables).map((table) => db.$count(table)))
  return Object.fromEntries(Object.keys(tables).map((name, index) => [name, numbers[index]]))
}

async function addFactor(world: World, userId: string, status: 'verified' | 'unverified') {
  const id = crypto.randomUUID()
  const at = world.now().toISOString()
  const row = { id, userId, factorType: 'totp' as const, status, createdAt: at, updatedAt: at }
  await world.deps().db.insert(factorsTable).values(row)
  return id
}

test('cleaning up deletes what has expired and keeps what has not', async () => {
  const world = createWorld({ sessionMaxDays: () => 365 }) // sessions end here by disuse only
  const { db } = world.deps()
  const user = await world.user('a@example.com')
  await world.session(user)
  await world.client('pkce').resetPasswordForEmail('a@example.com')
  await world.send(world.lastMail('a@example.com').link)
  world.pass(61)
  await world.client().signInWithOtp({ email: 'a@example.com' })
  const verified = await addFactor(world, user.id, 'verified')
  await addFactor(world, user.id, 'unverified')
  await db.insert(challengesTable).values({
    id: crypto.randomUUID(),
    factorId: verified,
    ip: '192.0.2.1',
    createdAt: world.now().toISOString(),
    expiresAt: new Date(world.now().getTime() + 3e5).toISOString(),
  })
  const full = { oneTimeTokens: 1, limits: 2, flows: 1, sessions: 1, factors: 2, challenges: 1 }
  expect(await counts(world)).toEqual(full)

  await cleanUp(world.deps())
  expect(await counts(world)).toEqual(full)

  world.pass(2 * 3600)
  await cleanUp(world.deps())
  const short = { oneTimeTokens: 0, limits: 0, flows: 0, challenges: 0 }
  expect(await counts(world)).toEqual({ ...full, ...short })

  world.pass(25 * 3600)
  await cleanUp(world.deps())
  const day = { ...short, factors: 1 }
  expect(await counts(world)).toEqual({ ...full, ...day })

  world.pass(90 * 86_400)
  await cleanUp(world.deps())
  expect(await counts(world)).toEqual({ ...full, ...day, sessions: 0 })
})

test('cleaning up keeps an unverified factor with a recent challenge', async () => {
  const { world, user } = await withUser('a@example.com')
  await addFactor(world, user.id, 'unverified')
  world.pass(25 * 3600)
  await world.deps().db.update(factorsTable).set({ lastChallengedAt: world.now().toISOString() })
  await cleanUp(world.deps())
  expect(await counts(world)).toMatchObject({ factors: 1 })
})

test('cleaning up deletes more than a chunk in several statements', async () => {
  const world = createWorld()
  const rows = Array.from({ length: 1200 }, (_, index) => ({
    key: String(index),
    fullAtMs: Date.parse('2026-01-01T00:00:00.000Z'),
  }))
  const { db } = world.deps()
  for (let at = 0; at < rows.length; at += 40)
    await db.insert(limitsTable).values(rows.slice(at, at + 40))
  await cleanUp(world.deps())
  expect(await counts(world)).toMatchObject({ limits: 0 })
})
