import { findTargetHandler } from 'hono/utils/handler'
import { expect, test } from 'vitest'
import { createSite } from './kit/site.ts'
import { rateLimiterMark } from '../../worker/lib/http/count-request.ts'
import { createWorld, password, withUser } from './auth/world.ts'
import { call } from './kit/client.ts'

/** The routes by address, each with the names of its handlers. */
function routesByAddress() {
  const table = new Map<string, unknown[]>()
  for (const { method, path, handler } of createSite().routes) {
    if (method === 'ALL') continue // global middleware and the 404 handler
    const key = `${method} ${path}`
    table.set(key, [...(table.get(key) ?? []), findTargetHandler(handler)])
  }
  return table
}

const isLimiter = (handler: unknown) =>
  typeof handler === 'function' && Reflect.get(handler, rateLimiterMark) === true

/** GET routes with side effects: they send a mail, start a provider’s sign-in, or use up an emailed link. */
const writingReads = [
  'GET /auth/v1/reauthenticate',
  'GET /auth/v1/authorize',
  'GET /auth/v1/callback',
  'GET /auth/v1/verify',
  'GET /auth/v1/user/identities/authorize',
]

/** POST routes without side effects: they answer from memory, delete a cookie, or redirect. */
const readingWrites = [
  'POST /ofrep/v1/evaluate/flags',
  'POST /ofrep/v1/evaluate/flags/:key',
  'POST /preview/leave',
  'POST /*',
]

test('every route that writes or checks a secret is rate-limited', () => {
  const table = routesByAddress()
  const writes = [...table.keys()].filter((address) => !address.startsWith('GET '))
  expect(writes.length).toBeGreaterThan(15)
  const listed = [...writingReads, ...readingWrites]
  expect(listed.filter((address) => !table.has(address))).toEqual([])
  const addresses = [...writes, ...writingReads].filter((it) => !readingWrites.includes(it))
  const uncounted = addresses.filter((address) => !table.get(address)?.some(isLimiter))
  expect(uncounted).toEqual([])
})

/** A counter that allows exactly `limit` calls per key. */
function counting(limit: number): RateLimit & { keys: Map<string, number> } {
  const keys = new Map<string, number>()
  return {
    keys,
    limit: async ({ key }) => {
      const count = (keys.get(key) ?? 0) + 1
      keys.set(key, count)
      return { success: count <= limit }
    },
  }
}

const limitsOf = (limiter: RateLimit) =>
  new Proxy({} as never, { get: () => limiter }) as Record<string, RateLimit> as never

test('a session’s rate limit holds across IP addresses and does not affect the owner’s other sessions', async () => {
  const limiter = counting(3)
  const { world, user } = await withUser('client@meltemi.test', { limits: limitsOf(limiter) })
  const [stolen, own] = [await world.session(user), await world.session(user)]
  const change = async (token: string, address: number) =>
    (
      await world.auth('/user', {
        method: 'PUT',
        token,
        body: { data: { n: address } },
        headers: { 'cf-connecting-ip': `198.51.100.${address}` },
      })
    ).status
  const answers: number[] = []
  for (let address = 1; address <= 5; address++) {
    answers.push(await change(stolen.access_token, address))
  }
  expect(answers).toEqual([200, 200, 200, 429, 429])
  expect(await change(own.access_token, 9)).toBe(200)
  const lists: number[] = []
  for (let call = 0; call < 4; call++) {
    const path = `/api/account/sessions/${crypto.randomUUID()}`
    const headers = { 'cf-connecting-ip': `198.51.100.${20 + call}` }
    const token = stolen.access_token
    lists.push((await world.send(path, { method: 'DELETE', token, headers })).status)
  }
  expect(lists).toEqual([404, 404, 404, 429])
  const headers = { 'cf-connecting-ip': '198.51.100.30' }
  const path = `/api/account/sessions/${crypto.randomUUID()}`
  const ended = await world.send(path, { method: 'DELETE', token: own.access_token, headers })
  expect(ended.status).toBe(404)
})

test('an attacker who guesses a password is limited, and the owner at another IP address is not', async () => {
  const limiter = counting(4)
  const world = createWorld({ limits: limitsOf(limiter) })
  await world.user('owner@meltemi.test')
  const signIn = (given: string, ip: string) =>
    world.auth('/token?grant_type=password', {
      method: 'POST',
      body: { email: 'owner@meltemi.test', password: given },
      headers: { 'cf-connecting-ip': ip },
    })
  const statuses: number[] = []
  for (let guess = 0; guess < 6; guess++)
    statuses.push((await signIn(`Guess-${guess}`, '203.0.113.7')).status)
  expect(statuses).toEqual([400, 400, 400, 400, 429, 429])
  expect((await signIn(password, '198.51.100.1')).status).toBe(200)
})

test('a failing rate limit counter lets requests pass', async () => {
  const broken: RateLimit = { limit: () => Promise.reject(new Error('no counter')) }
  const world = createWorld({ limits: limitsOf(broken) })
  expect((await world.post('/recover', { email: 'stranger@meltemi.test' })).status).toBe(200)
})

test('oversized bodies, addresses and headers are refused or ignored without an error', async () => {
  const flood = 'x'.repeat(70_000)
  const huge = await call('/api/simple-admin/unlock', { method: 'POST', body: { password: flood } })
  expect([huge.status, await huge.json()]).toMatchObject([413, { code: 'request/too-large' }])
  const long = await call(`/?q=${'x'.repeat(9_000)}`)
  const code = 'request/address-too-long'
  expect([long.status, await long.json()]).toMatchObject([414, { code }])
  const paths = ['/', '/api/me', '/api/flags', '/auth/v1/settings', '/auth/v1/user']
  const usual: Record<string, number> = {}
  // loads the handlers before the measurement
  for (const path of paths) usual[path] = (await call(path)).status
  expect(Object.values(usual)).toEqual([200, 401, 200, 200, 401])
  const withForgedToken: Record<string, number> = { '/api/flags': 401, '/auth/v1/user': 403 }
  for (const name of [
    'authorization',
    'if-none-match',
    'accept-language',
    'user-agent',
    'x-request-id',
    'cookie',
    'referer',
    'redirect_to',
    'apikey',
  ]) {
    for (const path of paths) {
      const started = Date.now()
      const { status } = await call(path, {
        headers: { [name]: `${name === 'authorization' ? 'Bearer ' : ''}${'a,'.repeat(30_000)}` },
      })
      const refused = name === 'authorization' ? withForgedToken[path] : undefined
      expect(status, `${name} ${path}`).toBe(refused ?? usual[path])
      expect(Date.now() - started).toBeLessThan(2_000)
    }
  }
})
