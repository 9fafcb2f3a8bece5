import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { liveDeps } from '../../../worker/deps.ts'
import { adminSql } from '../../../worker/ops/admin-sql.ts'
import { createWorld, json } from '../auth/world.ts'
import { call } from '../kit/client.ts'

const unset = { ...env, SITE_URL: '' }
const originAt = (address: string) =>
  liveDeps(unset, new Request(address), { waitUntil() {} }).origin

test('without SITE_URL a caller’s Host reaches no mail: only this very machine is served', async () => {
  for (const address of ['http://localhost:8787', 'http://127.0.0.1:9140', 'http://[::1]:8787']) {
    expect(originAt(address)).toBe(address)
  }
  for (const address of [
    'https://evil.example',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'http://192.0.2.1',
  ]) {
    expect(() => originAt(address), address).toThrow('server/setting-missing')
  }
  const response = await call('https://evil.example/auth/v1/health', {}, {}, { SITE_URL: '' })
  expect(response.status).toBeGreaterThanOrEqual(500)
})

test('an administrator made of an unconfirmed account keeps nothing that a stranger left there', async () => {
  const world = createWorld()
  const email = 'boss@example.com'
  const password = 'Strangers-2'
  await world.post('/signup', { email, password, data: { first_name: 'Eve' } })
  const { token } = world.lastMail(email)
  const now = new Date()
  const sql = adminSql({ id: crypto.randomUUID(), email, passwordHash: 'unused', now })
  const statements = sql.split(';\n').filter((statement) => statement.trim() !== '')
  await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)))
  expect((await world.post('/verify', { type: 'signup', token_hash: token })).status).toBe(403)
  world.pass(61)
  await world.post('/recover', { email })
  const link = world.lastMail(email)
  const session = await json(
    await world.post('/verify', { type: 'recovery', token_hash: link.token }),
  )
  expect(session).toMatchObject({ user: { email } })
  expect(JSON.stringify(session)).not.toContain('Eve')
  const signIn = await world.post('/token?grant_type=password', { email, password })
  expect(signIn.status).toBe(400)
  expect(
    await env.DB.prepare("select count(*) n from user_roles where role = 'admin'").first('n'),
  ).toBe(1)
})
