import fc from 'fast-check'
import { env } from 'cloudflare:workers'
import { beforeEach, test, vi } from 'vitest'
import { createWorld, type World } from './world.ts'

/** Values that no endpoint has a use for, and some that it almost has. */
const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    ...['', ' ', '\u0000', '\ud800', '../..', "' or 1=1 --", '%00', '__proto__', 'null', '-1'],
    ...['a@example.com', 'A@EXAMPLE.COM', 'b@example.com', '+15550100', '000000', 'a@b@c'],
    ...[
      'signup',
      'recovery',
      'magiclink',
      'email',
      'email_change',
      'invite',
      'sms',
      'phone_change',
    ],
    ...['s256', 'plain', 'a'.repeat(43), 'short', 'pkce_', 'https://evil.test', 'reauthentication'],
  ),
)
const odd: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: oddText },
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, true, 0, -1, 1e308, [], {}),
)

const bodyOf = (...names: string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, odd])), { requiredKeys: [] })

/** Never strong enough to be hashed, which would take a third of a second each time. */
const weakPassword = fc.constantFrom('', 'short', 'password', 'é'.repeat(37), 5, null, {}, [])
const withWeakPassword = (...names: string[]) =>
  fc
    .tuple(bodyOf(...names), fc.option(weakPassword, { nil: undefined }))
    .map(([body, password]) => ({ ...body, password }))

const anyBody = fc.oneof(
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc.string({ unit: 'binary', maxLength: 60 }),
)

const challenge = ['code_challenge', 'code_challenge_method', 'gotrue_meta_security']
/** Every endpoint that reads a body. */
const endpoints = [
  ['POST', '/signup', withWeakPassword('email', 'phone', 'data', 'channel', ...challenge)],
  ['POST', '/token?grant_type=password', bodyOf('phone', 'gotrue_meta_security')],
  ['POST', '/token?grant_type=refresh_token', bodyOf('refresh_token')],
  ['POST', '/token?grant_type=pkce', bodyOf('auth_code', 'code_verifier')],
  ['POST', '/recover', bodyOf('email', ...challenge)],
  ['POST', '/resend', bodyOf('type', 'email', 'phone', ...challenge)],
  ['POST', '/otp', bodyOf('email', 'phone', 'data', 'create_user', 'channel', ...challenge)],
  ['POST', '/verify', bodyOf('type', 'token', 'token_hash', 'email', 'phone', 'redirect_to')],
  [
    'PUT',
    '/user',
    withWeakPassword('email', 'phone', 'data', 'app_metadata', 'nonce', ...challenge),
  ],
] as const

// a line for each link that leads elsewhere
beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue())

const unlimited = { limit: async () => ({ success: true }) }
const limits = {
  ...{ guesses: unlimited, factors: unlimited, mails: unlimited },
  ...{ writes: unlimited, tokens: unlimited },
}

/** Everything that a refused request must leave as it is. */
async function stored(): Promise<string> {
  const tables = ['users', 'identities', 'sessions', 'flow_states', 'user_roles', 'mfa_factors']
  const reads = tables.map((table) => env.DB.prepare(`select * from ${table} order by 1`))
  const results = await env.DB.batch(reads)
  return JSON.stringify(results.map(({ results: rows }) => rows))
}

/** Sends bodies one after the other. What is written is compared around the refused ones. */
async function assertHarmless(
  world: World,
  [method, path]: readonly [string, string],
  bodies: string[],
  token: string,
) {
  let before = await stored()
  for (const body of bodies) {
    const response = await world.auth(path, { method, body, token })
    const text = await response.text()
    const context = `${method} ${path} ${body} → ${response.status} ${text}`
    if (response.status >= 500) throw new Error(`a failure of ours: ${context}`)
    if (/\.ts:\d|\bat .*\(|SQLITE|D1_/.test(text)) throw new Error(`a trace: ${context}`)
    JSON.parse(text)
    if (response.status < 400) before = await stored()
  }
  if ((await stored()) !== before) throw new Error(`a change by one of ${bodies.join('\n')}`)
}

test.for(endpoints)(
  '%s %s takes 2,000 odd bodies without a failure, a trace or a change',
  { timeout: 120_000 },
  async ([method, path, body]) => {
    const world = createWorld({ limits })
    const { access_token } = await world.session(await world.user('a@example.com'))
    const given = fc.oneof(
      { weight: 9, arbitrary: body.map((value) => JSON.stringify(value)) },
      { weight: 1, arbitrary: anyBody },
    )
    const many = fc.array(given, { minLength: 40, maxLength: 40, size: 'max' })
    await fc.assert(
      fc.asyncProperty(many, (bodies) =>
        assertHarmless(world, [method, path], bodies, access_token),
      ),
      { numRuns: 50 },
    )
  },
)

test('GET /verify takes 1,000 odd queries', { timeout: 120_000 }, async ({ expect }) => {
  const world = createWorld({ limits })
  const query = fc.record(
    { token: oddText, type: oddText, redirect_to: oddText },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(query, async (parameters) => {
      const response = await world.auth(`/verify?${new URLSearchParams(parameters)}`)
      expect([303, 400]).toContain(response.status)
      const location = response.headers.get('location')
      if (location) expect(new URL(location).origin).toBe('https://meltemi.test')
    }),
    { numRuns: 1000 },
  )
})
