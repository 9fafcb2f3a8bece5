import { expect, test } from 'vitest'
import { createCaptchaCheck } from '../../../worker/adapters/turnstile.ts'
import { createDb } from '../../../worker/db/client.ts'
import { AuthFailure } from '../../../worker/features/auth/protocol.ts'
import { problemResponse } from '../../../worker/lib/http/problem.ts'
import { call, origin } from '../kit/client.ts'
import { everyLimit, noLimits } from '../kit/outages.ts'
import { createSite } from '../kit/site.ts'
import { entered } from './factors/authenticator.ts'
import { createWorld, expectOutcome, json, password, withSession, withUser } from './world.ts'

const email = 'a@example.com'
const body = { email, password: 'short' }

test('errors have the shape that the version header asks for', async () => {
  const world = createWorld()
  const ask = async (version: string | undefined) => {
    const asked = version === undefined ? {} : { 'x-supabase-api-version': version }
    const response = await world.send('/auth/v1/signup', { method: 'POST', body, headers: asked })
    const { headers, status } = response
    return [status, headers.get('x-supabase-api-version'), await json(response)] as const
  }
  const words = 'Password should be at least 8 characters.'
  const weak_password = { reasons: ['length'] }
  for (const version of ['2024-01-01', '2025-06-30']) {
    const body = { code: 'weak_password', message: words, weak_password }
    expect(await ask(version)).toEqual([422, '2024-01-01', body])
  }
  for (const version of [undefined, '', '2023-12-31', '2024-99-99', 'latest']) {
    const body = { code: 422, error_code: 'weak_password', msg: words, weak_password }
    expect(await ask(version)).toEqual([422, null, body])
  }
})

test('errors name their code in a header, and no answer is kept by a cache', async () => {
  const response = await createWorld().auth('/user')
  expect(response.headers.get('x-sb-error-code')).toBe('no_authorization')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
})

test('a body above 1 MiB is refused in JSON, whatever its headers say', async () => {
  const world = createWorld()
  const response = await world.post('/signup', { ...body, data: { x: 'x'.repeat(1024 * 1024) } })
  await expectOutcome(response, 413, 'request_entity_too_large')
  const lying = await world.auth('/signup', {
    method: 'POST',
    body,
    headers: { 'content-length': '2000000' },
  })
  expect(lying.status).toBe(413)
})

test.for([
  '',
  'x',
  '[]',
  '"x"',
  'null',
  '{"email":',
  `{"email":"a@x.com","data":${'['.repeat(50_000)}`,
])('the body %j is refused as bad_json', async (body) => {
  const response = await createWorld().auth('/signup', { method: 'POST', body })
  await expectOutcome(response, 400, 'bad_json')
})

test('our site and those that links may lead to may ask, with the headers that clients send', async () => {
  const world = createWorld()
  const allows = async (asking: string, redirectUrls: string[] = []) => {
    const auth = () => ({ ...world.deps().auth(), redirectUrls })
    const response = await call('/auth/v1/user', { headers: { origin: asking } }, { auth })
    return response.headers.get('access-control-allow-origin')
  }
  expect(await allows(origin)).toBe(origin)
  expect(await allows('https://evil.example')).toBeNull()
  const listed = ['https://*.example.com/**']
  expect(await allows('https://app.example.com', listed)).toBe('https://app.example.com')
  expect(await allows('https://app.example.com.evil.example', listed)).toBeNull()
  const response = await world.auth('/user', { headers: { origin } })
  expect(response.headers.get('access-control-expose-headers')).toMatch(/x-supabase-api-version/i)
})

test('unknown paths are answered in JSON', async () => {
  for (const path of ['/admin/users', '/nowhere', ''])
    await expectOutcome(await createWorld().auth(path), 404, 'not_found')
})

test('public calls ignore apikey and any Authorization', async () => {
  const world = createWorld()
  const headers = { apikey: 'x', authorization: 'Bearer sb_publishable_x' }
  for (const path of ['/settings', '/health', '/.well-known/jwks.json'])
    expect((await world.auth(path, { headers })).status).toBe(200)
  const recover = { method: 'POST', body: { email: 'a@example.com' }, headers }
  expect((await world.auth('/recover', recover)).status).toBe(200)
})

test('settings and health say what the service is', async () => {
  const world = createWorld()
  expect(await json(await world.auth('/settings'))).toMatchObject({
    external: { email: true, phone: false, anonymous_users: false },
    disable_signup: false,
    mailer_autoconfirm: false,
    saml_enabled: false,
  })
  expect(await json(await world.auth('/health'))).toMatchObject({ name: 'Meltemi Auth' })
})

test('while D1 is away the answer is a 503 in the protocol’s shape, without a stack', async () => {
  const { access_token } = await withSession('a@example.com')
  const fail = () => {
    throw new Error('D1_ERROR: no such file /secret/path')
  }
  const override = { db: createDb({ prepare: fail, batch: fail } as unknown as D1Database) }
  const asks = [
    ['/auth/v1/user', { token: access_token }],
    ['/auth/v1/recover', { method: 'POST', body: { email: 'a@example.com' } }],
    ['/auth/v1/token?grant_type=password', { method: 'POST', body }],
  ] as const
  for (const [path, options] of asks) {
    const response = await call(path, options, override)
    const text = await response.text()
    expect(response.status).toBe(503)
    expect(JSON.parse(text)).toMatchObject({ error_code: 'unexpected_failure' })
    expect(text).not.toMatch(/secret|at .*\.ts/)
  }
  const opened = `/auth/v1/verify?token=x&type=signup&redirect_to=${origin}/app`
  const link = await call(opened, {}, override)
  expect(link.status).toBe(303)
  expect(link.headers.get('location')).toContain('error_code=unexpected_failure')
})

test('every public call is limited per address, in the protocol’s shape', async () => {
  const world = createWorld({ limits: everyLimit({ limit: async () => ({ success: false }) }) })
  const calls = [
    ['POST', '/signup'],
    ['POST', '/token?grant_type=password'],
    ['POST', '/recover'],
    ['POST', '/resend'],
    ['POST', '/otp'],
    ['POST', '/verify'],
    ['GET', '/verify?token=x&type=y'],
  ] as const
  for (const [method, path] of calls) {
    const response = await world.auth(path, { method, ...(method !== 'GET' && { body: {} }) })
    await expectOutcome(response, 429, 'over_request_rate_limit', path)
    expect(response.headers.get('retry-after')).toBe('60')
  }
})

test('where a captcha is set up, it is asked for by the calls that strangers make', async () => {
  const { world } = await withUser(email, {
    captcha: () => async (token) => token === 'good',
  })
  const gotrue_meta_security = { captcha_token: 'good' }
  const asked = [
    ['/signup', { email: 'b@example.com', password }],
    ['/recover', { email: 'a@example.com' }],
    ['/resend', { type: 'signup', email: 'a@example.com' }],
    ['/otp', { email: 'c@example.com' }],
    ['/token?grant_type=password', { email: 'a@example.com', password }],
  ] as const
  for (const [path, fields] of asked) {
    await expectOutcome(await world.post(path, fields), 400, 'captcha_failed', path)
    expect((await world.post(path, { ...fields, gotrue_meta_security })).status).toBe(200)
  }
  const refresh = await world.post('/token?grant_type=refresh_token', { refresh_token: 'x' })
  expect(await json(refresh)).toMatchObject({ code: 'refresh_token_not_found' })
})

test('a captcha service that does not answer lets no one pass', async () => {
  const isGood = createCaptchaCheck({
    TURNSTILE_SITE_KEY: 'x',
    TURNSTILE_SECRET_KEY: 'x',
    TURNSTILE_VERIFY_URL: 'http://127.0.0.1:1/siteverify',
  })
  expect(await isGood?.('token', '192.0.2.1', 'sign-in')).toBe(false)
  expect(await isGood?.('', '192.0.2.1', 'sign-in')).toBe(false)
  expect(createCaptchaCheck({})).toBeNull()
  // without a site key, clients cannot solve the captcha
  expect(createCaptchaCheck({ TURNSTILE_SECRET_KEY: 'x' })).toBeNull()
})

/** All routes of the auth service with their methods and example parameters. */
function addresses(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { method, path: pattern } of createSite().routes) {
    if (!pattern.startsWith('/auth/v1/') || method === 'ALL' || pattern.includes('*')) continue
    const path = pattern.replaceAll(/:\w+(\{[^}]*\})?/g, crypto.randomUUID())
    found.set(path, (found.get(path) ?? new Set()).add(method))
  }
  return found
}

const versionHeader = 'x-supabase-api-version'

test('a browser may ask every address of the service from any site', async () => {
  const world = createWorld({ limits: noLimits })
  const all = addresses()
  expect(all.size).toBeGreaterThan(18)
  for (const [path, methods] of all) {
    const answer = await world.send(path, {
      method: 'OPTIONS',
      headers: { origin: 'https://app.test', 'access-control-request-method': 'POST' },
    })
    const allowed = answer.headers.get('access-control-allow-methods') ?? ''
    const headers = answer.headers.get('access-control-allow-headers') ?? ''
    expect(answer.status, path).toBe(204)
    for (const method of methods) expect(allowed, path).toContain(method)
    for (const name of ['authorization', 'apikey', 'content-type', 'x-client-info', versionHeader])
      expect(headers, path).toContain(name)
  }
})

test('whatever is asked without a token or a body is answered in JSON, never as our failure', async () => {
  const world = createWorld({ limits: noLimits })
  const answered: string[] = []
  for (const [path, methods] of addresses()) {
    for (const method of methods) {
      const answer = await world.auth(path.replace('/auth/v1', ''), { method })
      const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false
      const isRedirect = [302, 303].includes(answer.status)
      if (answer.status >= 500 || !(isJson || isRedirect))
        answered.push(`${method} ${path} ${answer.status}`)
      if (answer.status === 401) {
        expect(await json(answer)).toMatchObject({ code: 'no_authorization' })
        expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01')
      }
    }
  }
  expect(answered).toEqual([])
})

test('the client reads the claims of a token by the key set alone', async () => {
  const asked: string[] = []
  const { world, client } = await entered(email)
  const original = Reflect.get(client, 'fetch') as typeof fetch
  Reflect.set(client, 'fetch', ((input, init) => {
    asked.push(new URL(new Request(input).url).pathname)
    return original(input, init)
  }) satisfies typeof fetch)
  const { data, error } = await client.getClaims()
  expect([error, data?.claims.email]).toEqual([null, email])
  // the keys may be cached
  expect(asked.filter((path) => path !== '/auth/v1/.well-known/jwks.json')).toEqual([])
  // a private key member or a signing key would fail to import in browsers
  const { keys } = (await json(await world.auth('/.well-known/jwks.json'))) as { keys: object[] }
  for (const key of keys) {
    const any: unknown = expect.any(String)
    expect(key).toMatchObject({ kid: any, alg: any, key_ops: ['verify'] })
    expect(Object.keys(key).filter((name) => ['d', 'p', 'q', 'k'].includes(name))).toEqual([])
  }
})

/** The allowed fields of a user (Supabase Auth protocol). */
const members = new Set(
  (
    'id aud role email phone app_metadata user_metadata identities created_at updated_at is_anonymous ' +
    'email_confirmed_at confirmed_at confirmation_sent_at recovery_sent_at ' +
    'email_change_sent_at new_email reauthentication_sent_at ' +
    'last_sign_in_at invited_at banned_until factors'
  ).split(' '),
)

test('a user in whatever state shows what the protocol names, and no secret', async () => {
  const { world, user, client } = await entered(email)
  await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  await client.reauthenticate()
  await client.updateUser({ email: 'b@example.com' })
  await world.client().resetPasswordForEmail(email)
  const { data } = await client.getUser()
  const shown = data.user ?? {}
  expect(Object.keys(shown).filter((name) => !members.has(name))).toEqual([])
  for (const name of ['new_email', 'email_change_sent_at', 'reauthentication_sent_at', 'factors'])
    expect(shown).toHaveProperty(name)
  const text = JSON.stringify(shown)
  expect(text).not.toContain(user.passwordHash ?? '-')
  expect(text).not.toMatch(/secret|_hash|scrypt/)
})

test('a refusal of the sign-in service is answered under /api with the problem that it is there', async () => {
  const headers = { 'retry-after': '7' }
  const sent = async (failure: AuthFailure) => {
    const response = problemResponse(failure, 'id')
    const { code } = (await json(response)) as { code: string }
    return [response.status, code, response.headers.get('retry-after')]
  }
  const limited = new AuthFailure('over_request_rate_limit', { headers })
  expect(await sent(limited)).toEqual([429, 'request/rate-limited', '7'])
  expect(await sent(new AuthFailure('session_not_found'))).toEqual([403, 'auth/session-gone', null])
  const due = new AuthFailure('conflict', { problem: 'auth/password-due' })
  expect(await sent(due)).toEqual([403, 'auth/password-due', null])
  // an error code that /api never uses is a bug, and reveals no details
  expect(await sent(new AuthFailure('otp_expired'))).toEqual([500, 'server/unexpected', null])
})
