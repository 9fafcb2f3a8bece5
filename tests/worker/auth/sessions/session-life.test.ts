import { expect, test } from 'vitest'
import type { AuthClient } from '../../../../web/session/auth-client.ts'
import { createSessionStore } from '../../../../web/session/session-store.ts'
import { cleanUp } from '../../../../worker/features/auth/clean-up.ts'
import { Failure } from '../../../../worker/lib/http/problem.ts'
import { sessionMaxDays } from '../../../../worker/lib/settings/auth-settings.ts'
import { createOffice } from '../../admin/office.ts'
import { noLimits } from '../../kit/outages.ts'
import { protectedUser, prove, signedIn, tokenOf } from '../factors/authenticator.ts'
import { createWorld, json, outcomeOf, withUser, type World } from '../world.ts'
import { refresh, sessionCount } from './refreshing.ts'
import { proven } from './proven.ts'

const dayS = 86_400
const expired = { status: 400, body: { code: 'session_expired' } }

const status = async (world: World, path: string, token: unknown) => {
  const headers = { 'x-supabase-api-version': '2024-01-01' }
  return outcomeOf(await world.send(path, { token: String(token), headers }))
}

test('a session ends thirty days after signing in, however often it is refreshed', async () => {
  const world = createWorld()
  let token = (await world.session(await world.user('a@example.com'))).refresh_token
  for (const days of [10, 10, 9.9]) {
    world.pass(days * dayS)
    const { status, body } = await refresh(world, token)
    expect(status).toBe(200)
    token = String(body['refresh_token'])
  }
  world.pass(0.1 * dayS)
  expect(await refresh(world, token)).toMatchObject(expired)
  expect(await sessionCount(world)).toBe(0)
  expect((await refresh(world, token)).status).toBe(400)
})

const keep = (world: World, token: unknown) => {
  const path = '/api/account/sessions/current/keep'
  return world.send(path, { method: 'POST', body: {}, token: String(token) })
}

test.for([30 * dayS, dayS / 2])(
  'an access token dies with its session after %s s, and the end is not renewed away',
  async (lifeS) => {
    const { world, user } = await withUser('a@example.com')
    await world.grant(user, 'admin')
    const session = await world.session(user)
    // a session stored in the browser ends earlier, and a second request does not extend it
    const isKept = lifeS < dayS
    if (isKept) expect((await keep(world, session.access_token)).status).toBe(204)
    world.pass(lifeS - 600)
    const last = (await refresh(world, session.refresh_token)).body
    if (isKept) expect((await keep(world, last['access_token'])).status).toBe(204)
    expect(last['expires_in']).toBeGreaterThan(590)
    expect(last['expires_in']).toBeLessThanOrEqual(600)

    // clients that refresh shortly before the end are refused, but the token stays valid until then
    world.pass(500)
    expect(await refresh(world, String(last['refresh_token']))).toMatchObject(expired)
    expect(await status(world, '/api/me', last['access_token'])).toEqual([200, undefined])
    world.pass(100)
    const gone = [401, 'auth/token-invalid']
    expect(await status(world, '/api/me', last['access_token'])).toEqual(gone)
    expect(await status(world, '/auth/v1/user', last['access_token'])).toEqual([403, 'bad_jwt'])
    await cleanUp(world.deps())
    expect(await sessionCount(world)).toBe(0)
  },
)

test('a second factor does not begin a session anew', async () => {
  const { client, authenticator, world } = await protectedUser(createWorld(), 'a@example.com')
  world.pass(29 * dayS)
  await client.refreshSession()
  const { data, error } = await prove(client, authenticator)
  expect(error).toBeNull()
  world.pass(dayS)
  expect(await refresh(world, data?.refresh_token ?? '')).toMatchObject(expired)
})

test('a shorter life counts for sessions that run already', async () => {
  let days = 30
  const world = createWorld({ sessionMaxDays: () => days })
  const session = await world.session(await world.user('a@example.com'))
  world.pass(2 * dayS)
  const { access_token: token, refresh_token } = (await refresh(world, session.refresh_token)).body
  expect(await status(world, '/api/me', token)).toEqual([200, undefined])
  days = 1
  expect(await status(world, '/api/me', token)).toEqual([403, 'auth/session-gone'])
  expect(await status(world, '/auth/v1/user', token)).toEqual([403, 'session_not_found'])
  expect(await refresh(world, String(refresh_token))).toMatchObject(expired)
})

test('a session is kept neither for a client nor where the operator forbids it', async () => {
  for (const role of ['client', 'admin'] as const) {
    const forbids = { mayKeepAdminSession: () => role === 'client' }
    const { world, user } = await withUser(`${role}@example.com`, forbids)
    await world.grant(user, role)
    expect((await keep(world, (await world.session(user)).access_token)).status).toBe(403)
  }
})

test('sessions at their end are cleaned up, others stay', async () => {
  const { world, user } = await withUser('a@example.com')
  const { refresh_token } = await world.session(user)
  world.pass(29 * dayS)
  await refresh(world, refresh_token)
  await world.session(user)
  await cleanUp(world.deps())
  expect(await sessionCount(world)).toBe(2)
  world.pass(dayS + 1)
  await cleanUp(world.deps())
  expect(await sessionCount(world)).toBe(1)
})

test('the portal of someone whose session has ended shows them as signed out', async () => {
  const world = createWorld()
  world.pass(-30 * dayS) // the client can only use the real clock
  await world.user('a@example.com')
  const client = await signedIn(world, 'a@example.com')
  world.pass(30 * dayS)
  const follow = (listener: Parameters<AuthClient['follow']>[0]) =>
    client.onAuthStateChange(listener).data.subscription.unsubscribe
  const made = Promise.resolve(client)
  const clientOf = Object.assign(() => made, { follow, onGone() {}, forget: async () => true })
  const store = createSessionStore(clientOf)
  const stop = store.subscribe(() => {})
  await expect.poll(() => store.current()).toEqual({ status: 'signed-out', hasEnded: true })
  stop()
  expect((await client.getSession()).data.session).toBeNull()
})

test('SESSION_MAX_DAYS is a number of days; unset leaves it to staff, anything else fails by name', async () => {
  expect(sessionMaxDays({})).toBeNull()
  expect(sessionMaxDays({ SESSION_MAX_DAYS: '' })).toBeNull()
  expect(sessionMaxDays({ SESSION_MAX_DAYS: '7' })).toBe(7)
  for (const SESSION_MAX_DAYS of ['0', '-1', '1.5', 'a week', '4000']) {
    const read = () => sessionMaxDays({ SESSION_MAX_DAYS })
    expect(read).toThrow(Failure)
    expect(read).toThrow(expect.objectContaining({ detail: expect.stringMatching(/SESSION_MAX/) }))
  }

  const { refresh_token } = await createWorld().session(await createWorld().user('a@example.com'))
  const wrong = createWorld({ sessionMaxDays: () => sessionMaxDays({ SESSION_MAX_DAYS: 'x' }) })
  expect((await refresh(wrong, refresh_token)).status).toBe(500)
  const right = await refresh(createWorld(), refresh_token)
  expect(right, 'the token was not spent').toMatchObject({ status: 200 })
})

/*
 * Anyone could send the emails of an address change again, weeks after a copied session requested
 * it, and the code would start a session.
 */
const email = 'owner@example.com'
const thief = 'thief@example.com'

async function asked(world: Pick<World, 'user' | 'session' | 'put'>) {
  const user = await world.user(email)
  const { access_token: stolen } = await world.session(user)
  const { status } = await world.put(stolen, { email: thief })
  return { user, status }
}

const wanted = async (world: Pick<World, 'users'>) =>
  (await world.users()).filter((user) => user.email === email).map(({ newEmail }) => newEmail)

test.for(['global', 'others'])(
  'what a copied session asked for ends with it when its owner signs out: %s',
  async (scope) => {
    const world = createWorld({ limits: noLimits })
    const { status } = await asked(world)
    expect([status, await wanted(world)]).toEqual([200, [thief]])
    const { link } = world.lastMail(thief)
    const token = await tokenOf(await signedIn(world, email))
    const out = await world.auth(`/logout?scope=${scope}`, { method: 'POST', token })
    expect([out.status, await wanted(world)]).toEqual([204, [null]])
    world.pass(61)
    const before = world.mailbox.length
    await world.post('/resend', { type: 'email_change', email })
    expect(world.mailbox).toHaveLength(before)
    expect((await world.send(link)).headers.get('location')).toContain('otp_expired')
    expect((await world.users()).map((user) => user.email)).toEqual([email])
  },
)

test('what a copied session asked for ends with it when staff end it', async () => {
  const office = await createOffice()
  const { user, status } = await asked(office)
  expect(status).toBe(200)
  const token = await proven(office, office.staff.token)
  const ended = await office.admin('DELETE', `/users/${user.id}/sessions`, undefined, token)
  expect(ended.status).toBe(200)
  expect(await wanted(office)).toEqual([null])
})

test('what a copied session asked for ends with it when its owner ends it in the list', async () => {
  const world = createWorld({ limits: noLimits })
  await asked(world)
  const token = await tokenOf(await signedIn(world, email))
  const list = await json(await world.send('/api/account/sessions', { token }))
  const other = (list['sessions'] as { id: string; current: boolean }[]).find((it) => !it.current)
  const ended = await world.send(`/api/account/sessions/${other?.id}`, { method: 'DELETE', token })
  expect([ended.status, await wanted(world)]).toEqual([204, [null]])
})
