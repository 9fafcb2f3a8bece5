import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { factorsTable } from '../../../../worker/db/schema/factors.ts'
import { sessionsTable } from '../../../../worker/db/schema/sessions.ts'
import { call } from '../../kit/client.ts'
import { noLimits } from '../../kit/outages.ts'
import { createSite } from '../../kit/site.ts'
import { createOidcWorld } from '../identities/oidc-world.ts'
import { createWorld, expectOutcome, json, password, withUser, type World } from '../world.ts'
import {
  claimsOf,
  enrol,
  entered,
  protectedUser,
  prove,
  signedIn,
  tokenOf,
} from './authenticator.ts'

/** An administrator with a second factor, and an attacker's session with only the password. */
async function administrator(world: World) {
  const { user, client, authenticator } = await protectedUser(world, 'admin@example.com')
  await world.grant(user, 'admin')
  const weak = await signedIn(world, 'admin@example.com')
  return { user, client, weak, token: await tokenOf(weak), authenticator }
}

/** All routes of the app, with methods and example parameters. */
function routes(): { method: string; path: string; pattern: string }[] {
  const seen = new Map<string, { method: string; path: string; pattern: string }>()
  for (const { method, path: pattern } of createSite().routes) {
    if (method === 'ALL') continue
    const path = pattern.replaceAll(/:(\w+)(\{[^}]*\})?\??/g, crypto.randomUUID()).replace('*', 'x')
    seen.set(`${method} ${pattern}`, { method, path, pattern: `${method} ${pattern}` })
  }
  return [...seen.values()]
}

/** Routes that complete the second step or sign out without it. */
const secondStep = [
  'GET /auth/v1/user',
  'POST /auth/v1/factors/:id/challenge',
  'POST /auth/v1/factors/:id/verify',
  'POST /auth/v1/logout', // for this session only; scope=others is refused
  'POST /api/account/recovery-codes/redeem',
  'PUT /auth/v1/user', // for a recovery's password; all else is refused
]
const secondStepPaths = new Set(secondStep.map((pattern) => pattern.split(' ')[1]))

/** Public routes, which do not check a token. */
const open = [
  /^(GET|POST) \/ofrep\//,
  /^(GET|POST) \/auth\/v1\/(verify|callback|health|settings|authorize|signup|token|recover|resend|otp)$/,
  /^GET \/auth\/v1\/\.well-known\/jwks\.json$/,
  /^POST \/api\/forms\//,
  /^POST \/api\/simple-admin\/unlock$/,
  /^(GET|POST) \/api\/(geo|page-views(\/form-steps)?|health)$/,
  /^POST \/api\/account\/mailed-link$/,
  /^(GET|POST) \/api\/access-requests\//,
  // the signed URL of a document, which is only issued after the second step
  /^GET \/api\/files\/:id$/,
  // pages, and files for search engines
  /^GET \/(?!api|auth)/,
  /^POST \/(preview\/leave|([a-z]{2}\/)?access-request\/)/,
  // forms sent without scripts return their page
  /^POST \/\*$/,
]
const isOpen = (pattern: string) => open.some((expected) => expected.test(pattern))

test('an administrator’s password alone opens no route of the app but the second step', async () => {
  const world = createWorld()
  const { token } = await administrator(world)
  const all = routes()
  expect(all.length).toBeGreaterThan(60)
  const answered: string[] = []
  for (const { method, path, pattern } of all) {
    if (isOpen(pattern) || secondStep.includes(pattern)) continue
    const body = method === 'GET' || method === 'DELETE' ? {} : { body: {} }
    const response = await world.send(path, { method, token, ...body })
    const isRefused = [401, 403].includes(response.status)
    // the only refusal with another status (Supabase Auth protocol)
    const isFactor = pattern === 'DELETE /auth/v1/factors/:id' && response.status === 422
    if (!isRefused && !isFactor) answered.push(`${pattern} ${response.status}`)
  }
  expect(answered).toEqual([])
})

test('the list of the second step names routes that are there, and nothing open needs a token', async () => {
  const patterns = new Set(routes().map(({ pattern }) => pattern))
  expect(secondStep.filter((pattern) => !patterns.has(pattern))).toEqual([])
  // public routes respond equally without a token, so none is actually guarded
  const guarded: string[] = []
  for (const { method, path, pattern } of routes().filter(({ pattern }) => isOpen(pattern))) {
    const body = method === 'GET' ? {} : { body: {} }
    const response = await call(path, { method, ...body, headers: { 'cf-connecting-ip': path } })
    if (response.status === 401) guarded.push(pattern)
  }
  expect(guarded).toEqual([])
})

test('/api/me says that the second step is due, and after it who is there', async () => {
  const world = createWorld()
  const { user, weak, token, authenticator } = await administrator(world)
  const due = await world.send('/api/me', { token })
  expect(await due.clone().text()).not.toContain(user.id)
  await expectOutcome(due, 403, 'auth/second-factor-needed')
  expect((await prove(weak, authenticator)).error).toBeNull()
  const after = await world.send('/api/me', { token: await tokenOf(weak) })
  expect([after.status, await json(after)]).toMatchObject([200, { role: 'admin' }])
})

test('raw calls with a password’s token change nothing at the account', async () => {
  const world = createWorld()
  const { user, client, token, authenticator } = await administrator(world)
  world.mailbox.length = 0 // removes the notice of the new factor
  const refusals: [method: string, path: string, body: unknown, status: number][] = [
    ['PUT', '/user', { password: 'Another-grove-8' }, 401],
    ['PUT', '/user', { email: 'evil@example.com' }, 401],
    ['PUT', '/user', { data: { first_name: 'Mallory' } }, 401],
    ['POST', '/factors', { factor_type: 'totp', friendly_name: 'Mine' }, 403],
    ['DELETE', `/factors/${authenticator.id}`, undefined, 422],
    ['POST', '/logout?scope=others', undefined, 403],
    ['GET', '/reauthenticate', undefined, 403],
    ['GET', '/user/identities/authorize?provider=google', undefined, 403],
    ['DELETE', `/user/identities/${crypto.randomUUID()}`, undefined, 403],
    ['POST', '/token?grant_type=id_token', idTokenLink, 403],
  ]
  for (const [method, path, body, status] of refusals) {
    const response = await world.auth(path, { method, token, body })
    await expectOutcome(response, status, 'insufficient_aal', path)
  }
  expect((await client.getUser()).data.user?.email).toBe('admin@example.com')
  expect(await world.deps().db.select().from(factorsTable)).toHaveLength(1)
  expect(await world.deps().db.select().from(sessionsTable)).toHaveLength(2)
  expect(world.mailbox.filter(({ to }) => to === user.email)).toEqual([])
  // signing out is always possible, and ends this session only
  expect((await world.auth('/logout', { method: 'POST', token })).status).toBe(204)
  expect(await world.deps().db.select().from(sessionsTable)).toHaveLength(1)
})

const idTokenLink = { provider: 'google', id_token: 'x.y.z', link_identity: true }

test('a token from before the factor was set up loses its reach when it is', async () => {
  const { world, client: here } = await entered('a@example.com')
  const before = await tokenOf(here)
  expect((await world.send('/api/me', { token: before })).status).toBe(200)
  await prove(here, await enrol(world, here))
  // the same session is at aal2 now, and a stolen token of its first step is worth nothing
  await expectOutcome(await world.send('/api/me', { token: before }), 401, 'auth/token-invalid')
  expect((await world.send('/api/me', { token: await tokenOf(here) })).status).toBe(200)
})

test('a person who removes the last factor goes on without one', async () => {
  const { client, authenticator, world } = await protectedUser(createWorld(), 'a@example.com')
  const old = await tokenOf(client)
  expect((await client.mfa.unenroll({ factorId: authenticator.id })).error).toBeNull()
  expect((await world.send('/api/me', { token: old })).status).toBe(200)
  await client.refreshSession()
  const token = await tokenOf(client)
  expect(claimsOf(token)).toMatchObject({ aal: 'aal1' })
  expect((await world.send('/api/me', { token })).status).toBe(200)
})

const verbs = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Alternative spellings of a path, which a guard might not recognize. */
const spellings = (path: string) => [
  path,
  `${path}/`,
  `/${path}`,
  path.toUpperCase(),
  path.replace('/', '/./'),
  path.replace('a', '%61'),
  path.replace(/\/([^/]+)$/, '%2f$1'),
  `${path}?apikey=x&access_token=x`,
]

/** The stored data that an administrator could change. */
async function stored() {
  const tables = ['users', 'user_roles', 'sessions', 'mfa_factors', 'identities']
  const also = ['feature_flags', 'admin_actions', 'companies', 'recovery_codes']
  const reads = [...tables, ...also].map((name) => env.DB.prepare(`select * from ${name}`))
  return JSON.stringify((await env.DB.batch(reads)).map(({ results }) => results))
}

test(
  'no verb and no spelling of an address opens to a password alone what is shut to a visitor',
  { timeout: 180_000 },
  async () => {
    const world = createWorld({ limits: noLimits })
    const { user, token } = await administrator(world)
    const patterns = createSite()
      .routes.map(({ path }) => path)
      .filter((path) => /^\/(api|auth)\/.*[^*]$/.test(path) && !secondStepPaths.has(path))
    const paths = new Set(
      patterns.map((path) => path.replaceAll(/:(\w+)(\{[^}]*\})?\??/g, user.id)),
    )
    expect(paths.size).toBeGreaterThan(50)
    const before = await stored()
    const opened: string[] = []
    for (const path of paths) {
      for (const spelling of spellings(path)) {
        for (const method of spelling === path ? verbs : ['GET', 'POST']) {
          const body = ['GET', 'HEAD', 'DELETE'].includes(method) ? {} : { body: {} }
          const answer = await world.send(spelling, { method, token, ...body })
          const text = await answer.text()
          if (answer.status >= 500) opened.push(`${method} ${spelling} ${answer.status}`)
          if (text.includes('admin@example.com')) opened.push(`${method} ${spelling} tells`)
          if (!answer.ok) continue
          const visitor = await call(spelling, { method, ...body }, { limits: noLimits })
          if (!visitor.ok) opened.push(`${method} ${spelling} ${answer.status}`)
        }
      }
    }
    expect(opened).toEqual([])
    expect(await stored()).toBe(before)
  },
)

test('a password alone has no mail sent again for a change of address that is long past', async () => {
  const { client, world } = await protectedUser(createWorld(), 'a@example.com')
  expect((await client.updateUser({ email: 'next@example.com' })).error).toBe(null)
  world.pass(3_700)
  const weak = await signedIn(world, 'a@example.com')
  const again = async (by: typeof client) => {
    await by.refreshSession()
    const token = await tokenOf(by)
    const before = world.mailbox.length
    const body = { type: 'email_change', email: 'a@example.com' }
    expect((await world.auth('/resend', { method: 'POST', token, body })).status).toBe(200)
    world.pass(61)
    return world.mailbox.length - before
  }
  expect(await again(weak)).toBe(0)
  expect(await again(client)).toBe(2)
})

/** A user signed in by password whose role requires a second step. */
async function owing(owes: 'admin' | 'client') {
  const { world, user, client } = await entered(`${owes}@example.com`, {
    owesSecondFactor: (role) => role === owes,
  })
  await world.grant(user, owes)
  return { world, client, token: await tokenOf(client) }
}

test('where staff require a second step, an administrator without one can only set it up', async () => {
  const { world, client, token } = await owing('admin')
  for (const path of ['/api/me', '/api/admin/users', '/api/admin/overview', '/api/flags/changes']) {
    const response = await world.send(path, { token })
    await expectOutcome(response, 403, 'auth/second-factor-required-first', path)
  }
  expect((await world.send('/api/account/sessions', { token })).status).toBe(200)
  await prove(client, await enrol(world, client))
  const after = await tokenOf(client)
  for (const path of ['/api/me', '/api/admin/users'])
    expect([path, (await world.send(path, { token: after })).status]).toEqual([path, 200])
})

test('clients need no second step because staff do', async () => {
  const strict = createWorld({ owesSecondFactor: (role) => role === 'admin' })
  const client = await strict.user('client@example.com')
  await strict.grant(client, 'client')
  const { access_token: token } = await strict.session(client)
  expect((await strict.send('/api/me', { token })).status).toBe(200)
})

test('where clients require a second step, one without it can only set it up, however long ago they signed in', async () => {
  const { world, client, token } = await owing('client')
  for (const path of ['/api/me', '/api/account/business', '/api/trade/any/catalogue']) {
    const response = await world.send(path, { token })
    await expectOutcome(response, 403, 'auth/second-factor-required-first', path)
  }
  world.pass(11 * 60)
  const tooLate = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  expect(tooLate.error?.code).toBe('reauthentication_needed')
  const answer = await world.send('/api/account/proof', {
    method: 'POST',
    token,
    body: { password },
  })
  // the unmodified client of the browser
  expect((await client.setSession(await answer.json())).error).toBeNull()
  await prove(client, await enrol(world, client))
  expect((await world.send('/api/me', { token: await tokenOf(client) })).status).toBe(200)
})

test.for([
  ['admin', 'ADMIN_SECOND_FACTOR'],
  ['client', 'CLIENT_SECOND_FACTOR'],
] as const)(
  'what people of a role owe is read from the environment, and a typo lets none of them in: %s',
  async ([role, setting]) => {
    const { world, user } = await withUser('person@example.com')
    await world.grant(user, role)
    const { access_token: token } = await world.session(user)
    const ask = (value: string) => call('/api/me', { token }, {}, { [setting]: value })
    expect(await json(await ask('on'))).toMatchObject({ code: 'auth/second-factor-required-first' })
    expect((await ask('')).status).toBe(200)
    expect(await json(await ask('yes'))).toMatchObject({ code: 'server/setting-missing' })
    expect(env[setting]).toBe('')
  },
)

test('a person whose role requires a second step changes nothing of their account before it but the password of an invitation', async () => {
  const { world, provider } = await createOidcWorld({
    limits: noLimits,
    owesSecondFactor: (role) => role === 'admin',
  })
  const email = 'admin@example.com'
  const user = await world.user(email)
  await world.grant(user, 'admin')
  const token = await tokenOf(await signedIn(world, email))
  const put = (body: object) => world.put(token, body)
  const id_token = await provider.idToken({ sub: 'fake|thief', email: 'thief@example.com' })
  const linking = { provider: 'fake', id_token, link_identity: true }
  const commands = {
    data: put({ data: { first_name: 'Eve' } }),
    address: put({ email: 'else@example.com' }),
    'a way of signing in': world.auth(`/user/identities/${user.id}`, { method: 'DELETE', token }),
    'data beside a password': put({ data: { a: 1 }, password: 'Another-olive-8' }),
    visit: world.auth('/user/identities/authorize?provider=fake&skip_http_redirect=true', {
      token,
    }),
    'id token': world.post('/token?grant_type=id_token', linking, token),
  }
  for (const [name, command] of Object.entries(commands))
    expect([name, (await json(await command))['code']]).toEqual([name, 'insufficient_aal'])
  expect((await put({ password: 'Another-olive-8' })).status).toBe(200)
  // the old password is no longer a proof
  const anew = world.client()
  await anew.signInWithPassword({ email, password: 'Another-olive-8' })
  expect((await prove(anew, await enrol(world, anew))).error).toBeNull()
  expect((await world.put(await tokenOf(anew), { data: { first_name: 'Ann' } })).status).toBe(200)
})
