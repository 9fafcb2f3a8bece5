import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDb } from '../../../worker/db/client.ts'
import { log, withoutPersonalData } from '../../../worker/lib/log.ts'
import { createWorld, password } from '../auth/world.ts'
import { brokenDatabase, brokenKv, exhaustedLimits, noLimits } from '../kit/outages.ts'

const lines: string[] = []
beforeEach(() => {
  lines.length = 0
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line: unknown) => void lines.push(String(line)))
  }
})
afterEach(() => void vi.restoreAllMocks())

/** A D1 whose errors quote the query, as drizzle’s do. */
const quotingDatabase = createDb({
  prepare: (query: string) => {
    const fail = () =>
      Promise.reject(new Error(`D1_ERROR: no such table: SQLITE_ERROR in ${query}`))
    return { bind: () => ({ raw: fail, all: fail, run: fail }), raw: fail, all: fail, run: fail }
  },
  batch: () => Promise.reject(new Error('D1_ERROR: network connection lost')),
} as unknown as D1Database)

test('the logs of a run in which everything fails contain no personal data', async () => {
  const email = 'eleni.markou@meltemi.test'
  const ip = '203.0.113.77'
  const phone = '+16135550142'
  const sendMail = () => Promise.reject(new Error(`550 mailbox ${email} refused from ${ip}`))
  for (const db of [quotingDatabase, brokenDatabase, undefined]) {
    const world = createWorld({ ...(db && { db, kv: brokenKv() }), sendMail })
    if (!db) await world.user(email)
    const send = (path: string, body: unknown) =>
      world.auth(path, { method: 'POST', body, headers: { 'cf-connecting-ip': ip } })
    await send('/token?grant_type=password', { email, password })
    await send('/signup', { email: `new.${email}`, password, data: { first_name: 'Eleni' } })
    await send('/recover', { email })
    await send('/otp', { email })
    await send(`/recover?redirect_to=https://evil.example/?u=${email}`, { email })
    await send('/verify', { type: 'signup', email, token: '123456' })
    await send('/otp', { phone })
    await world.send('/api/me', { token: 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.x' })
    await world.send('/')
  }
  expect(lines.length).toBeGreaterThan(10)
  const text = lines.join('\n')
  for (const secret of ['eleni', 'Eleni', 'markou', ip, phone, '6135550142', password, 'eyJ']) {
    expect(
      text.includes(secret),
      `${secret} in ${lines.find((line) => line.includes(secret))}`,
    ).toBe(false)
  }
})

test('every log line is JSON with a level, a message and the response’s request id', async () => {
  const world = createWorld({ db: brokenDatabase, kv: brokenKv() })
  const response = await world.send('/api/flags')
  const { requestId } = (await response.json()) as { requestId: string }
  expect(response.headers.get('x-request-id')).toBe(requestId)
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) {
    const { level, message, requestId: id } = JSON.parse(line)
    expect([['warn', 'error'].includes(level), message !== '', id]).toEqual([true, true, requestId])
  }
})

test('an error is logged with its causes and without query parameters', () => {
  const query = new Error(
    'Failed query: select * from users where email = ?\nparams: a@b.example,1',
  )
  query.name = 'DrizzleQueryError'
  log('error', 'It failed', { cause: new Error('outer', { cause: query }) })
  const { cause } = JSON.parse(lines[0] ?? '')
  expect(cause).toMatchObject({
    message: 'outer',
    cause: {
      name: 'DrizzleQueryError',
      message: 'Failed query: select * from users where email = ?',
    },
  })
})

test('addresses, numbers and tokens are masked in logs, and times and ids are kept', () => {
  const clean = withoutPersonalData
  expect(clean('to "Ela <ela.m+x@sub.example.co>" now')).toBe('to "Ela <[email]>" now')
  expect(clean('from 192.0.2.1 and 2001:db8::8a2e:370:7334')).toBe('from [ip] and [ip]')
  expect(clean('call +1 613-555-0142 or +16135550142')).toBe('call [phone] or [phone]')
  expect(clean('Bearer eyJhbGciOi.eyJzdWI.c2ln')).toBe('Bearer [token]')
  const harmless =
    '2026-11-21T15:43:46.000Z 0f8fad5b-d9cb-469f-a165-70867728950e app.ts:12:5 23:59:59'
  expect(clean(harmless)).toBe(harmless)
})

test('sign-ins, refusals and rate limits are logged by id', async () => {
  const world = createWorld({ limits: noLimits })
  const user = await world.user('client@meltemi.test')
  await world.post('/token?grant_type=password', { email: user.email, password })
  await world.post('/token?grant_type=password', { email: user.email, password: 'Wrong-1!' })
  const { access_token: token } = await world.session(user)
  await world.send('/api/health/report', { token })
  const full = createWorld({ limits: exhaustedLimits })
  await full.post('/recover', { email: user.email })
  await full.send('/api/simple-admin/unlock', { method: 'POST', body: { password } })
  const facts = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(facts).toContainEqual(
    expect.objectContaining({ message: 'A session began', user: user.id, method: 'password' }),
  )
  const codes = facts.flatMap(({ code }) => code ?? [])
  for (const code of [
    'invalid_credentials',
    'auth/forbidden',
    'over_request_rate_limit',
    'request/rate-limited',
  ]) {
    expect(codes).toContain(code)
  }
  expect(lines.join('').includes('client@')).toBe(false)
})
