import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { tries } from '../kit/soak.ts'
import { assertHarmless, bodiesLike, bodyOf, limits, oddText } from './fuzzing.ts'
import { createWorld, json, readRedirect, withSession } from './world.ts'
import { env } from 'cloudflare:workers'
import { countOf } from '../admin/office.ts'
import { signedIn } from './factors/authenticator.ts'
import { createOidcWorld } from './identities/oidc-world.ts'
import { scalar } from '../kit/rows.ts'
import { sessionsTable } from '../../../worker/db/schema/sessions.ts'

/** Passwords too weak to be hashed, because each hash would take a third of a second. */
const weakPassword = fc.constantFrom('', 'short', 'password', 'é'.repeat(37), 5, null, {}, [])
const withWeakPassword = (...names: string[]) =>
  fc
    .tuple(bodyOf(...names), fc.option(weakPassword, { nil: undefined }))
    .map(([body, password]) => ({ ...body, password }))

const challenge = ['code_challenge', 'code_challenge_method', 'gotrue_meta_security']
/** All endpoints that read a body. */
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
  ['POST', '/factors', bodyOf('factor_type', 'friendly_name', 'issuer', 'phone')],
  ['POST', '/factors/:id/challenge', bodyOf('channel', 'factorId')],
  ['POST', '/factors/:id/verify', bodyOf('challenge_id', 'code')],
] as const

// silences the log line for each redirect to another site
beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue())

test.for(endpoints)(
  '%s %s takes odd bodies without a failure, a trace or a change',
  async ([method, path, body]) => {
    const sms = () => async () => 'SM1'
    const { world, access_token } = await withSession('a@example.com', { limits, sms })
    // most challenges of a phone are refused: they need a valid channel and a pause of a minute
    const enrol = { factor_type: 'phone', phone: '+16135550142', friendly_name: 'Mobile' }
    const { id } = await json(await world.post('/factors', enrol, access_token))
    const target = path.replace(':id', String(id))
    await fc.assert(
      fc.asyncProperty(bodiesLike(body), (bodies) =>
        assertHarmless(world, [method, target], bodies, access_token),
      ),
      { numRuns: tries(50) },
    )
  },
)

test('GET /verify answers odd queries with a redirect to the site or with a refusal', async () => {
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
    { numRuns: tries(1000) },
  )
})

test('odd codes for an open challenge verify nothing', async () => {
  const { world, access_token: token } = await withSession('a@example.com', { limits })
  const { id } = await json(await world.post('/factors', { factor_type: 'totp' }, token))
  const challenge = await json(await world.post(`/factors/${String(id)}/challenge`, {}, token))
  await fc.assert(
    fc.asyncProperty(fc.oneof(oddText, fc.jsonValue()), async (code) => {
      const body = { challenge_id: challenge['id'], code }
      const response = await world.post(`/factors/${String(id)}/verify`, body, token)
      expect([400, 422, 429]).toContain(response.status)
    }),
    { numRuns: tries(1000) },
  )
})

test('odd factor ids are not found', async () => {
  const { world, access_token: token } = await withSession('a@example.com', { limits })
  const path = fc
    .tuple(oddText, fc.constantFrom('', '/challenge', '/verify'))
    .filter(([id]) => !/^$|\p{Surrogate}/u.test(id) && !/^\.+(\/\.+)*$/.test(id))
    .map(([id, action]) => `/factors/${encodeURIComponent(id)}${action}`)
  await fc.assert(
    fc.asyncProperty(path, async (it) => {
      const method = /\/(challenge|verify)$/.test(it) ? 'POST' : 'DELETE'
      expect((await world.auth(it, { method, token, body: {} })).status).toBe(404)
    }),
    { numRuns: tries(500) },
  )
})

test('the id_token grant takes odd bodies without a failure or a change', async () => {
  const { world, provider } = await createOidcWorld({ limits })
  const { access_token } = await world.session(await world.user('a@example.com'))
  const token = await provider.idToken({ sub: 's', aud: 'another' })
  const body = fc.oneof(
    bodyOf('provider', 'id_token', 'access_token', 'nonce', 'link_identity'),
    bodyOf('access_token', 'nonce', 'link_identity').map((rest) => {
      return { ...rest, provider: 'fake', id_token: token }
    }),
  )
  await fc.assert(
    fc.asyncProperty(bodiesLike(body), (bodies) =>
      assertHarmless(world, ['POST', '/token?grant_type=id_token'], bodies, access_token),
    ),
    { numRuns: tries(50) },
  )
})

const queryOf = (...names: string[]): fc.Arbitrary<Record<string, string>> =>
  fc.dictionary(fc.constantFrom(...names), oddText, { maxKeys: names.length })

test('GET /authorize leads to the provider or says no', async () => {
  const { world, provider } = await createOidcWorld({ limits })
  const names =
    'provider redirect_to scopes state client_id redirect_uri prompt code_challenge code_challenge_method'
  const query = queryOf(...names.split(' '))
  await fc.assert(
    fc.asyncProperty(query, async (parameters) => {
      const asked = new URLSearchParams({ provider: 'fake', ...parameters })
      const response = await world.auth(`/authorize?${asked}`)
      expect([302, 400]).toContain(response.status)
      if (response.status !== 302) return
      const url = new URL(response.headers.get('location') ?? '')
      expect(url.origin).toBe(provider.issuer)
      const ours = ['redirect_uri', 'client_id'].map((name) => url.searchParams.getAll(name))
      expect(ours).toEqual([['https://meltemi.test/auth/v1/callback'], ['meltemi']])
    }),
    { numRuns: tries(1000) },
  )
})

test('odd callbacks, by GET and POST, lead to the app and sign no one in', async () => {
  const { world } = await createOidcWorld({ limits })
  const query = queryOf('state', 'code', 'error', 'error_description', 'redirect_to', 'iss')
  await fc.assert(
    fc.asyncProperty(query, fc.boolean(), async (parameters, isPost) => {
      const asked = new URLSearchParams(parameters).toString()
      const response = isPost
        ? await world.auth('/callback', { method: 'POST', body: asked })
        : await world.auth(`/callback?${asked}`)
      expect(response.status).toBe(303)
      const { location, fragment } = readRedirect(response)
      expect(new URL(location).origin).toBe('https://meltemi.test')
      expect(fragment['error_code']).toMatch(/^bad_oauth_/)
    }),
    { numRuns: tries(1000) },
  )
  for (const table of ['users', 'sessions', 'flow_states']) expect(await countOf(table)).toBe(0)
})

test('odd claims of a provider about a person make nothing fail', async () => {
  const { world, provider } = await createOidcWorld({ limits })
  const names = ['sub', 'email', 'email_verified', 'name', 'given_name', 'picture', 'azp']
  const odd = fc.oneof(oddText, fc.jsonValue({ maxDepth: 2 }))
  const claims = fc.record(Object.fromEntries(names.map((name) => [name, odd])), {
    requiredKeys: [],
  })
  await fc.assert(
    fc.asyncProperty(claims, async (odd) => {
      const body = { provider: 'fake', id_token: await provider.idToken({ sub: 'person', ...odd }) }
      const response = await world.post('/token?grant_type=id_token', body)
      expect([200, 400, 422]).toContain(response.status)
    }),
    { numRuns: tries(400) },
  )
})

/** All stored data of a user. */
async function belongingsOf(userId: string): Promise<string> {
  const tables = ['identities', 'sessions', 'user_roles', 'mfa_factors', 'one_time_tokens']
  const reads = [
    'select * from users where id = ?',
    'select * from mfa_challenges where factor_id in (select id from mfa_factors where user_id = ?)',
    ...[...tables, 'flow_states'].map((it) => `select * from ${it} where user_id = ? order by 1`),
  ].map((query) => env.DB.prepare(query).bind(userId))
  return JSON.stringify((await env.DB.batch(reads)).map(({ results }) => results))
}

/** Calls with one or two ids. */
const callsOf = (it: string, other: string): [method: string, path: string, body?: object][] => [
  ['GET', `/auth/v1/user?id=${it}&user_id=${it}`],
  ['PUT', `/auth/v1/user?id=${it}`, { id: it, sub: it, user_id: it, data: { x: it } }],
  ['PUT', '/auth/v1/user', { email: it }],
  ['PUT', '/auth/v1/user', { password: 'Another-one-8', nonce: it }],
  ['POST', `/auth/v1/logout?scope=${it}&user_id=${it}&session_id=${it}`],
  ['DELETE', `/auth/v1/user/identities/${it}`],
  ['POST', '/auth/v1/factors', { factor_type: 'totp', friendly_name: it, user_id: other, id: it }],
  ['POST', `/auth/v1/factors/${it}/challenge`, { factorId: other }],
  ['POST', `/auth/v1/factors/${it}/verify`, { challenge_id: other, code: '000000' }],
  ['DELETE', `/auth/v1/factors/${it}`],
  ['GET', `/auth/v1/callback?state=${it}&code=${other}`],
  ['GET', `/api/me?id=${it}`],
  ['GET', `/api/account/sessions?user_id=${it}`],
  ['DELETE', `/api/account/sessions/${it}`],
  ['POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token: it }],
  ['POST', '/auth/v1/token?grant_type=pkce', { auth_code: it, code_verifier: it }],
  ['POST', '/auth/v1/verify', { type: 'recovery', token_hash: it }],
]

test(
  'by no id that A can name does A read or change anything of B',
  { timeout: 120_000 },
  async () => {
    const oidc = await createOidcWorld({ limits })
    const { world } = oidc
    const b = await world.user('b@example.com', { userMetadata: { secret: 'of-b' } })
    const clientOfB = await signedIn(world, 'b@example.com')
    const factor = (await clientOfB.mfa.enroll({ factorType: 'totp' })).data?.id ?? ''
    const challenge = (await clientOfB.mfa.challenge({ factorId: factor })).data?.id ?? ''
    await oidc.linkUrl(clientOfB, {})
    await world.client().resetPasswordForEmail('b@example.com')
    const [sessionOfB] = await world.deps().db.select().from(sessionsTable)
    const identity = await scalar<string>('select id from identities where user_id = ?', b.id)
    const { access_token: token } = await world.session(await world.user('a@example.com'))
    const before = await belongingsOf(b.id)

    const ids = [b.id, sessionOfB?.id ?? '', identity ?? '', factor, challenge, 'b@example.com']
    const known = { weight: 9, arbitrary: fc.constantFrom(...ids) }
    const id = fc.oneof(known, { weight: 1, arbitrary: fc.uuid() })
    const call = fc.tuple(id, id, fc.nat()).map(([one, other, kind]) => {
      const calls = callsOf(one, other)
      return calls[kind % calls.length]!
    })
    await fc.assert(
      fc.asyncProperty(call, async ([method, path, body]) => {
        const response = await world.send(path, { method, token, ...(body && { body }) })
        expect(response.status).toBeLessThan(500)
        // responses may repeat data sent by A, but never stored data of B
        const text = await response.text()
        expect(text).not.toContain('of-b')
        expect(text).not.toContain(sessionOfB?.refreshHash ?? '-')
      }),
      { numRuns: 1500 },
    )
    expect(await belongingsOf(b.id)).toBe(before)
  },
)
