import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { tries } from '../kit/soak.ts'
import { assertHarmless, bodiesLike, bodyOf, limits, oddText } from './fuzzing.ts'
import { createWorld } from './world.ts'

/** Never strong enough to be hashed, which would take a third of a second each time. */
const weakPassword = fc.constantFrom('', 'short', 'password', 'é'.repeat(37), 5, null, {}, [])
const withWeakPassword = (...names: string[]) =>
  fc
    .tuple(bodyOf(...names), fc.option(weakPassword, { nil: undefined }))
    .map(([body, password]) => ({ ...body, password }))

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

test.for(endpoints)(
  '%s %s takes odd bodies without a failure, a trace or a change',
  async ([method, path, body]) => {
    const world = createWorld({ limits })
    const { access_token } = await world.session(await world.user('a@example.com'))
    await fc.assert(
      fc.asyncProperty(bodiesLike(body), (bodies) =>
        assertHarmless(world, [method, path], bodies, access_token),
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
