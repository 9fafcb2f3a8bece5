import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { tries } from '../../kit/soak.ts'
import { signedIn } from '../factors/authenticator.ts'
import { assertHarmless, bodiesLike, bodyOf, limits, oddText } from '../fuzzing.ts'
import { createOidcWorld } from './oidc-world.ts'
import { readRedirect } from '../world.ts'

// a line for each link that leads elsewhere
beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue())

const count = (table: string) =>
  env.DB.prepare(`select count(*) as n from ${table}`).first<number>('n')

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
  const names = [
    'provider',
    'redirect_to',
    'scopes',
    'state',
    'client_id',
    'redirect_uri',
    'prompt',
  ]
  const query = queryOf(...names, 'code_challenge', 'code_challenge_method')
  await fc.assert(
    fc.asyncProperty(query, async (parameters) => {
      const asked = new URLSearchParams({ provider: 'fake', ...parameters })
      const response = await world.auth(`/authorize?${asked}`)
      expect([302, 400]).toContain(response.status)
      if (response.status !== 302) return
      const url = new URL(response.headers.get('location') ?? '')
      expect(url.origin).toBe(provider.issuer)
      expect(url.searchParams.getAll('redirect_uri')).toEqual([
        'https://meltemi.test/auth/v1/callback',
      ])
      expect(url.searchParams.getAll('client_id')).toEqual(['meltemi'])
    }),
    { numRuns: tries(1000) },
  )
})

test('odd callbacks, by GET and POST, lead to the app and sign nobody in', async () => {
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
  expect([await count('users'), await count('sessions'), await count('flow_states')]).toEqual([
    0, 0, 0,
  ])
})

test('odd claims of a provider about a person make nothing fail', async () => {
  const { world, provider } = await createOidcWorld({ limits })
  const names = ['sub', 'email', 'email_verified', 'name', 'given_name', 'picture', 'azp']
  const odd = fc.oneof(oddText, fc.jsonValue({ maxDepth: 2 }))
  const claims = fc.record(Object.fromEntries(names.map((name) => [name, odd])), {
    requiredKeys: [],
  })
  await fc.assert(
    fc.asyncProperty(claims, async (given) => {
      const id_token = await provider.idToken({ sub: 'somebody', ...given })
      const body = { provider: 'fake', id_token }
      const response = await world.post('/token?grant_type=id_token', body)
      expect([200, 400, 422]).toContain(response.status)
    }),
    { numRuns: tries(400) },
  )
})

test('no id that one person sends touches another’s factor, challenge, identity or visit', async () => {
  const oidc = await createOidcWorld({ limits })
  const { world } = oidc
  const b = await world.user('b@example.com')
  const { access_token: tokenOfB } = await world.session(b)
  const { id: factor } = (await (
    await world.post('/factors', { factor_type: 'totp' }, tokenOfB)
  ).json()) as { id: string }
  const { id: challenge } = (await (
    await world.post(`/factors/${factor}/challenge`, {}, tokenOfB)
  ).json()) as { id: string }
  await oidc.linkUrl(await signedIn(world, 'b@example.com'), {})
  await world.user('a@example.com')
  const a = await signedIn(world, 'a@example.com')
  const token = (await a.getSession()).data.session?.access_token ?? ''
  const identity = await env.DB.prepare('select id from identities where user_id = ?')
    .bind(b.id)
    .first<string>('id')
  const stored = async () => {
    const queries = [
      env.DB.prepare('select * from users where id = ?').bind(b.id),
      env.DB.prepare('select * from identities where user_id = ?').bind(b.id),
      env.DB.prepare('select * from sessions where user_id = ? order by id').bind(b.id),
      env.DB.prepare('select * from mfa_factors where user_id = ?').bind(b.id),
      env.DB.prepare('select * from mfa_challenges where factor_id = ?').bind(factor),
      env.DB.prepare('select * from flow_states where user_id = ?').bind(b.id),
    ]
    return JSON.stringify((await env.DB.batch(queries)).map(({ results }) => results))
  }
  const before = await stored()
  const id = fc.constantFrom(factor, challenge, identity ?? '', b.id, 'b@example.com')
  const call = fc.tuple(id, id, fc.nat(5)).map(([one, other, kind]) => {
    const calls = [
      ['POST', `/factors/${one}/challenge`, { factorId: other }],
      ['POST', `/factors/${one}/verify`, { challenge_id: other, code: '000000' }],
      ['DELETE', `/factors/${one}`, undefined],
      ['DELETE', `/user/identities/${one}`, undefined],
      ['GET', `/callback?state=${one}&code=${other}`, undefined],
      ['POST', '/factors', { factor_type: 'totp', friendly_name: one, user_id: other, id: one }],
    ] as const
    return calls[kind] ?? calls[0]
  })
  await fc.assert(
    fc.asyncProperty(call, async ([method, path, body]) => {
      const response = await world.auth(path, { method, token, ...(body && { body }) })
      expect(response.status).toBeLessThan(500)
    }),
    { numRuns: tries(300) },
  )
  expect(await stored()).toBe(before)
})
