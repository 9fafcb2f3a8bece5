import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { testSecrets } from '../setup/test-secrets.ts'
import { call } from './kit/client.ts'

const tryPassword = (password: unknown, address: string = crypto.randomUUID(), cookie?: string) =>
  call('/api/simple-admin/unlock', {
    method: 'POST',
    body: { password },
    headers: { 'cf-connecting-ip': address, ...(cookie !== undefined && { cookie }) },
  })

test('the right password returns a flag token for half an hour, and a wrong one none', async () => {
  const response = await tryPassword(testSecrets.SIMPLE_ADMIN_PASSWORD)
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const given = await response.json<{ access_token: string }>()
  expect(given).toEqual({ access_token: expect.any(String), expires_in: 1800 })
  const now = () => new Date(Date.now() + 31 * 60_000)
  const late = await call('/api/flags/changes', { token: given.access_token }, { now })
  expect(late.status).toBe(401)
  const refused = await tryPassword('wrong')
  const problem = { code: 'simple-admin/incorrect-password', title: 'Incorrect password' }
  expect([refused.status, await refused.json()]).toMatchObject([401, problem])
})

test('guesses are limited per address', async () => {
  const address = '203.0.113.7'
  for (let guess = 0; guess < 10; guess++) await tryPassword('wrong', address)
  const refused = await tryPassword(testSecrets.SIMPLE_ADMIN_PASSWORD, address)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect((await tryPassword(testSecrets.SIMPLE_ADMIN_PASSWORD)).status).toBe(200)
})

test('simple admin guesses are limited per network and in total, except on a known device', async () => {
  const known = '203.0.113.8'
  const unlocked = await tryPassword(testSecrets.SIMPLE_ADMIN_PASSWORD, known)
  const [cookie] = (unlocked.headers.get('set-cookie') ?? '').split(';')
  const inOneNetwork: number[] = []
  for (let guess = 0; guess < 14; guess++) {
    inOneNetwork.push((await tryPassword('wrong', `2001:db8:1:2::${guess}`)).status)
  }
  expect(inOneNetwork).toEqual([...Array<number>(10).fill(401), 429, 429, 429, 429])
  let judged = 10
  for (let guess = 0; guess < 120; guess++) {
    if ((await tryPassword('wrong', `198.51.100.${guess}`)).status === 401) judged++
  }
  expect(judged).toBe(100)
  const stranger = await tryPassword(testSecrets.SIMPLE_ADMIN_PASSWORD, '192.0.2.200')
  expect([stranger.status, await stranger.json()]).toMatchObject([
    429,
    { code: 'request/rate-limited' },
  ])
  expect(Number(stranger.headers.get('retry-after'))).toBeGreaterThan(60)
  const owner = await tryPassword(testSecrets.SIMPLE_ADMIN_PASSWORD, known, cookie)
  expect(owner.status).toBe(200)
})

test('a token signed with another key is refused', async () => {
  const { privateKey } = (await crypto.subtle.generateKey(
    { name: 'ECDSA', namedCurve: 'P-256' },
    true,
    ['sign', 'verify'],
  )) as CryptoKeyPair
  const forged = await new SignJWT({ sub: 'simple-admin' })
    .setProtectedHeader({ alg: 'ES256', kid: 'test' })
    .setIssuer('https://meltemi.test')
    .setAudience('simple-admin')
    .setExpirationTime('1h')
    .sign(privateKey)
  expect((await call('/api/flags/changes', { token: forged })).status).toBe(401)
})

test('a missing secret is one clear error that does not contain its value', async () => {
  const response = await call(
    '/api/simple-admin/unlock',
    {
      method: 'POST',
      body: { password: 'x' },
      headers: { 'cf-connecting-ip': crypto.randomUUID() },
    },
    {},
    { SIMPLE_ADMIN_PASSWORD: '' },
  )
  expect(response.status).toBe(500)
  expect(await response.json()).toMatchObject({ code: 'server/setting-missing' })
})
