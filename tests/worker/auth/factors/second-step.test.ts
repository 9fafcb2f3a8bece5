import { expect, test } from 'vitest'
import { createSite } from '../../kit/site.ts'
import { factorsTable } from '../../../../worker/db/schema/factors.ts'
import { sessionsTable } from '../../../../worker/db/schema/sessions.ts'
import { userRolesTable } from '../../../../worker/db/schema/users.ts'
import { call } from '../../kit/client.ts'
import { claimsOf, enrol, protectedUser, prove, signedIn, tokenOf } from './authenticator.ts'
import { createWorld, json, type World } from '../world.ts'

/** An administrator with a second factor, and what somebody who has only the password gets from it. */
async function administrator(world: World) {
  const { user, client, authenticator } = await protectedUser(world, 'admin@example.com')
  await world.deps().db.insert(userRolesTable).values({ userId: user.id, role: 'admin' })
  const weak = await signedIn(world, 'admin@example.com')
  const token = (await weak.getSession()).data.session?.access_token ?? ''
  return { user, client, weak, token, authenticator }
}

/** Every address of the app with the method it answers, parameters filled in. */
function routes(): { method: string; path: string; pattern: string }[] {
  const seen = new Map<string, { method: string; path: string; pattern: string }>()
  for (const { method, path: pattern } of createSite().routes) {
    if (method === 'ALL') continue
    const path = pattern.replaceAll(/:(\w+)(\{[^}]*\})?\??/g, crypto.randomUUID()).replace('*', 'x')
    seen.set(`${method} ${pattern}`, { method, path, pattern: `${method} ${pattern}` })
  }
  return [...seen.values()]
}

/** The way to take the second step, or to leave without it. */
const secondStep = [
  'GET /auth/v1/user',
  'POST /auth/v1/factors/:id/challenge',
  'POST /auth/v1/factors/:id/verify',
  'POST /auth/v1/logout', // scope=local; the others are refused
  'POST /api/account/recovery-codes/redeem',
  'POST /api/account/recovery', // of who came by mail; the others are refused
]

/** What anybody may ask: these do not look at a token. */
const open = [
  /^(GET|POST) \/ofrep\//,
  /^(GET|POST) \/auth\/v1\/(verify|callback|health|settings|authorize|signup|token|recover|resend|otp)$/,
  /^GET \/auth\/v1\/\.well-known\/jwks\.json$/,
  /^POST \/api\/forms\//,
  /^POST \/api\/simple-admin\/unlock$/,
  /^(GET|POST) \/api\/(geo|page-views(\/form-steps)?|health)$/,
  /^(GET|POST) \/api\/access-requests\//,
  // the signed address of a document, which nobody gets without the second step
  /^GET \/api\/files\/:id$/,
  // pages, and what search engines read
  /^GET \/(?!api|auth)/,
  /^POST \/(preview\/leave|([a-z]{2}\/)?access-request\/)/,
  // a form without its script leads to its page
  /^POST \/\*$/,
]
const isOpen = (pattern: string) => open.some((expected) => expected.test(pattern))

test('an administrator’s password alone opens no route of the app but the second step', async () => {
  const world = createWorld()
  const { token } = await administrator(world)
  const all = routes()
  expect(all.length).toBeGreaterThan(60)
  const answered: string[] = []
  for (const { method, path, pattern } of all) {
    if (isOpen(pattern) || secondStep.includes(pattern)) continue
    const body = method === 'GET' || method === 'DELETE' ? {} : { body: {} }
    const response = await world.send(path, { method, token, ...body })
    const isRefused = [401, 403].includes(response.status)
    // the one refusal to which the protocol gives another status (contract §7)
    const isFactor = pattern === 'DELETE /auth/v1/factors/:id' && response.status === 422
    if (!isRefused && !isFactor) answered.push(`${pattern} ${response.status}`)
  }
  expect(answered).toEqual([])
})

test('the list of the second step names routes that are there, and nothing open needs a token', async () => {
  const patterns = new Set(routes().map(({ pattern }) => pattern))
  expect(secondStep.filter((pattern) => !patterns.has(pattern))).toEqual([])
  // what is let through as open above answers the same without a token, so nothing hides behind it
  const guarded: string[] = []
  for (const { method, path, pattern } of routes().filter(({ pattern }) => isOpen(pattern))) {
    const body = method === 'GET' ? {} : { body: {} }
    const response = await call(path, { method, ...body, headers: { 'cf-connecting-ip': path } })
    if (response.status === 401) guarded.push(pattern)
  }
  expect(guarded).toEqual([])
})

test('/api/me says that the second step is due, and after it who is there', async () => {
  const world = createWorld()
  const { user, weak, token, authenticator } = await administrator(world)
  const due = await world.send('/api/me', { token })
  expect([due.status, await json(due)]).toMatchObject([403, { code: 'auth/second-factor-needed' }])
  expect(JSON.stringify(await json(await world.send('/api/me', { token })))).not.toContain(user.id)
  expect((await prove(weak, authenticator)).error).toBeNull()
  const after = await world.send('/api/me', { token: await tokenOf(weak) })
  expect([after.status, await json(after)]).toMatchObject([200, { role: 'admin' }])
})

test('raw calls with a password’s token change nothing at the account', async () => {
  const world = createWorld()
  const { user, client, token, authenticator } = await administrator(world)
  world.mailbox.length = 0 // that the factor was set up was told
  const refusals: [method: string, path: string, body: unknown, status: number][] = [
    ['PUT', '/user', { password: 'Another-grove-8' }, 401],
    ['PUT', '/user', { email: 'evil@example.com' }, 401],
    ['PUT', '/user', { data: { first_name: 'Mallory' } }, 401],
    ['POST', '/factors', { factor_type: 'totp', friendly_name: 'Mine' }, 403],
    ['DELETE', `/factors/${authenticator.id}`, undefined, 422],
    ['POST', '/logout', undefined, 403],
    ['POST', '/logout?scope=others', undefined, 403],
    ['POST', '/logout?scope=global', undefined, 403],
    ['GET', '/reauthenticate', undefined, 403],
    ['GET', '/user/identities/authorize?provider=google', undefined, 403],
    ['DELETE', `/user/identities/${crypto.randomUUID()}`, undefined, 403],
    ['POST', '/token?grant_type=id_token', idTokenLink, 403],
  ]
  for (const [method, path, body, status] of refusals) {
    const response = await world.auth(path, { method, token, body })
    expect([path, response.status, (await json(response))['code']]).toEqual([
      path,
      status,
      'insufficient_aal',
    ])
  }
  expect((await client.getUser()).data.user?.email).toBe('admin@example.com')
  expect(await world.deps().db.select().from(factorsTable)).toHaveLength(1)
  expect(await world.deps().db.select().from(sessionsTable)).toHaveLength(2)
  expect(world.mailbox.filter(({ to }) => to === user.email)).toEqual([])
  expect((await world.auth('/logout?scope=local', { method: 'POST', token })).status).toBe(204)
})

const idTokenLink = { provider: 'google', id_token: 'x.y.z', link_identity: true }

test('flags are switched by nobody whose second step is due', async () => {
  const world = createWorld()
  const { client, token } = await administrator(world)
  const patch = (bearer: string) =>
    world.send('/api/flags/insights', { method: 'PATCH', token: bearer, body: { enabled: false } })
  expect(await json(await patch(token))).toMatchObject({ code: 'auth/second-factor-needed' })
  const read = await world.send('/api/flags', { token })
  expect(await json(read)).toMatchObject({ code: 'auth/second-factor-needed' })
  expect((await patch(await tokenOf(client))).status).not.toBe(403)
})

test('a token from before the factor was set up loses its reach when it is', async () => {
  const world = createWorld()
  await world.user('a@example.com')
  const here = await signedIn(world, 'a@example.com')
  const before = await tokenOf(here)
  expect((await world.send('/api/me', { token: before })).status).toBe(200)
  await prove(here, await enrol(world, here))
  // the same session is at aal2 now, and a stolen token of its first step is still worth nothing
  const stale = await world.send('/api/me', { token: before })
  expect(await json(stale)).toMatchObject({ code: 'auth/second-factor-needed' })
  expect((await world.send('/api/me', { token: await tokenOf(here) })).status).toBe(200)
})

test('whoever removes the last factor goes on without one', async () => {
  const world = createWorld()
  const { client, authenticator } = await protectedUser(world, 'a@example.com')
  const old = await tokenOf(client)
  expect((await client.mfa.unenroll({ factorId: authenticator.id })).error).toBeNull()
  expect((await world.send('/api/me', { token: old })).status).toBe(200)
  await client.refreshSession()
  const token = await tokenOf(client)
  expect(claimsOf(token)).toMatchObject({ aal: 'aal1' })
  expect((await world.send('/api/me', { token })).status).toBe(200)
})

test('of two sessions that verify their own first factor at once, one wins', async () => {
  const world = createWorld()
  await world.user('a@example.com')
  const owner = await signedIn(world, 'a@example.com')
  const thief = await signedIn(world, 'a@example.com')
  const mine = await enrol(world, owner, 'Mine')
  const theirs = await enrol(world, thief, 'Theirs')
  await Promise.all([prove(owner, mine), prove(thief, theirs)])
  const rows = await world.deps().db.select().from(factorsTable)
  expect(rows.filter(({ status }) => status === 'verified')).toHaveLength(1)
})
