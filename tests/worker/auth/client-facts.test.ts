import { expect, test } from 'vitest'
import { createSite } from '../kit/site.ts'
import { noLimits } from '../kit/outages.ts'
import { signedIn } from './factors/authenticator.ts'
import { createWorld, json, password } from './world.ts'

const email = 'a@example.com'

/** Every address of the auth service with its methods, parameters filled in. */
function addresses(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { method, path: pattern } of createSite().routes) {
    if (!pattern.startsWith('/auth/v1/') || method === 'ALL' || pattern.includes('*')) continue
    const path = pattern.replaceAll(/:\w+(\{[^}]*\})?/g, crypto.randomUUID())
    found.set(path, (found.get(path) ?? new Set()).add(method))
  }
  return found
}

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
    expect([path, answer.status]).toEqual([path, 204])
    for (const method of methods)
      expect([path, allowed]).toEqual([path, expect.stringContaining(method)])
    expect([path, headers]).toEqual([path, expect.stringContaining('x-supabase-api-version')])
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
      if (answer.status >= 500 || !(isJson || isRedirect)) {
        answered.push(`${method} ${path} ${answer.status}`)
      }
      if (answer.status === 401) {
        expect(await json(answer)).toMatchObject({ code: 'no_authorization' })
        expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01')
      }
    }
  }
  expect(answered).toEqual([])
})

test('the client tells its app of signing in, refreshing, changing and leaving', async () => {
  const world = createWorld()
  await world.user(email)
  const client = world.client()
  const events: string[] = []
  client.onAuthStateChange((event) => void events.push(event))
  await client.signInWithPassword({ email, password })
  await client.refreshSession()
  await client.updateUser({ data: { city: 'Ottawa' } })
  await client.signOut()
  expect(events.filter((event) => event !== 'INITIAL_SESSION')).toEqual([
    'SIGNED_IN',
    'TOKEN_REFRESHED',
    'USER_UPDATED',
    'SIGNED_OUT',
  ])
})

test('the client reads the claims of a token by the key set alone', async () => {
  const asked: string[] = []
  const world = createWorld()
  await world.user(email)
  const client = await signedIn(world, email)
  const ask = world.auth
  const given = Reflect.get(client, 'fetch') as typeof fetch
  Reflect.set(client, 'fetch', ((input, init) => {
    asked.push(new URL(new Request(input).url).pathname)
    return given(input, init)
  }) satisfies typeof fetch)
  const { data, error } = await client.getClaims()
  expect([error, data?.claims.email]).toEqual([null, email])
  expect(asked).toEqual(['/auth/v1/.well-known/jwks.json'])
  // a private member or a key for signing would break the import in browsers
  const { keys } = (await json(await ask('/.well-known/jwks.json'))) as { keys: object[] }
  for (const key of keys) {
    expect(key).toMatchObject({
      kid: expect.any(String),
      alg: expect.any(String),
      key_ops: ['verify'],
    })
    expect(Object.keys(key).filter((name) => ['d', 'p', 'q', 'k'].includes(name))).toEqual([])
  }
})

/** What a user may consist of (contract §3). */
const members = new Set(
  (
    'id aud role email phone app_metadata user_metadata identities created_at updated_at is_anonymous ' +
    'email_confirmed_at confirmed_at phone_confirmed_at confirmation_sent_at recovery_sent_at ' +
    'email_change_sent_at new_email phone_change_sent_at new_phone reauthentication_sent_at ' +
    'last_sign_in_at invited_at banned_until factors'
  ).split(' '),
)

test('a user in whatever state shows what the protocol names, and no secret', async () => {
  const world = createWorld()
  const user = await world.user(email)
  const client = await signedIn(world, email)
  await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  await client.reauthenticate()
  await client.updateUser({ email: 'b@example.com' })
  await world.client().resetPasswordForEmail(email)
  const { data } = await client.getUser()
  const shown = data.user ?? {}
  expect(Object.keys(shown).filter((name) => !members.has(name))).toEqual([])
  for (const name of ['new_email', 'email_change_sent_at', 'reauthentication_sent_at', 'factors']) {
    expect(shown).toHaveProperty(name)
  }
  const text = JSON.stringify(shown)
  expect(text).not.toContain(user.passwordHash ?? '-')
  expect(text).not.toMatch(/secret|_hash|scrypt/)
})
