import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { userRolesTable } from '../../../../worker/db/schema/users.ts'
import { createOidcWorld } from '../identities/oidc-world.ts'
import { noLimits } from '../../kit/outages.ts'
import { call } from '../../kit/client.ts'
import { createWorld, json, password } from '../world.ts'
import { enrol, prove, signedIn, tokenOf } from './authenticator.ts'

test('where staff owe a second step, an administrator without one can only set it up', async () => {
  const world = createWorld({ owesSecondFactor: (role) => role === 'admin' })
  const user = await world.user('admin@example.com')
  await world.deps().db.insert(userRolesTable).values({ userId: user.id, role: 'admin' })
  const client = await signedIn(world, 'admin@example.com')
  const token = await tokenOf(client)
  for (const path of ['/api/me', '/api/admin/users', '/api/admin/overview', '/api/flags/changes']) {
    const response = await world.send(path, { token })
    expect([path, response.status, (await json(response))['code']]).toEqual([
      path,
      403,
      'auth/second-factor-required-first',
    ])
  }
  expect((await world.send('/api/account/sessions', { token })).status).toBe(200)
  await prove(client, await enrol(world, client))
  const after = await tokenOf(client)
  for (const path of ['/api/me', '/api/admin/users']) {
    expect([path, (await world.send(path, { token: after })).status]).toEqual([path, 200])
  }
})

test('clients owe no second step because staff do, and nobody does where the setting is off', async () => {
  const strict = createWorld({ owesSecondFactor: (role) => role === 'admin' })
  const client = await strict.user('client@example.com')
  await strict.deps().db.insert(userRolesTable).values({ userId: client.id, role: 'client' })
  const { access_token: clientToken } = await strict.session(client)
  expect((await strict.send('/api/me', { token: clientToken })).status).toBe(200)
  const world = createWorld()
  const admin = await world.user('admin@example.com')
  await world.deps().db.insert(userRolesTable).values({ userId: admin.id, role: 'admin' })
  const { access_token: token } = await world.session(admin)
  expect((await world.send('/api/admin/users', { token })).status).toBe(200)
})

test('where clients owe a second step, one without it can only set it up, however long ago they signed in', async () => {
  const world = createWorld({ owesSecondFactor: (role) => role === 'client' })
  const user = await world.user('client@example.com')
  await world.deps().db.insert(userRolesTable).values({ userId: user.id, role: 'client' })
  const client = await signedIn(world, 'client@example.com')
  const token = await tokenOf(client)
  for (const path of ['/api/me', '/api/account/business', '/api/trade/any/catalogue']) {
    const code = (await json(await world.send(path, { token })))['code']
    expect([path, code]).toEqual([path, 'auth/second-factor-required-first'])
  }
  world.pass(11 * 60)
  const tooLate = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  expect(tooLate.error?.code).toBe('reauthentication_needed')
  const proof = { method: 'POST', token, body: { password } } as const
  const answer = await world.send('/api/account/proof', proof)
  // the unmodified client, as the browser has it
  const session = (await answer.json()) as Parameters<typeof client.setSession>[0]
  expect((await client.setSession(session)).error).toBeNull()
  await prove(client, await enrol(world, client))
  expect((await world.send('/api/me', { token: await tokenOf(client) })).status).toBe(200)
})

test.for([
  ['admin', 'ADMIN_SECOND_FACTOR'],
  ['client', 'CLIENT_SECOND_FACTOR'],
] as const)(
  'what people of a role owe is read from the environment, and a typo lets none of them in: %s',
  async ([role, setting]) => {
    const world = createWorld()
    const user = await world.user('somebody@example.com')
    await world.deps().db.insert(userRolesTable).values({ userId: user.id, role })
    const { access_token: token } = await world.session(user)
    const ask = (value: string) => call('/api/me', { token }, {}, { [setting]: value })
    expect(await json(await ask('on'))).toMatchObject({ code: 'auth/second-factor-required-first' })
    expect((await ask('')).status).toBe(200)
    expect(await json(await ask('yes'))).toMatchObject({ code: 'server/setting-missing' })
    expect(env[setting]).toBe('')
  },
)

const email = 'admin@example.com'

test('whose role owes a second step changes nothing of their account before it, but for the password of an invitation', async () => {
  const { world, provider } = await createOidcWorld({
    limits: noLimits,
    owesSecondFactor: (role) => role === 'admin',
  })
  const user = await world.user(email)
  await world.deps().db.insert(userRolesTable).values({ userId: user.id, role: 'admin' })
  const client = await signedIn(world, email)
  const token = (await client.getSession()).data.session?.access_token ?? ''
  const put = (body: object) => world.auth('/user', { method: 'PUT', token, body })
  const idToken = await provider.idToken({ sub: 'fake|thief', email: 'thief@example.com' })
  const deeds = {
    data: put({ data: { first_name: 'Eve' } }),
    address: put({ email: 'else@example.com' }),
    'data beside a password': put({ data: { a: 1 }, password: 'Another-olive-8' }),
    visit: world.auth('/user/identities/authorize?provider=fake&skip_http_redirect=true', {
      token,
    }),
    'id token': world.post(
      '/token?grant_type=id_token',
      { provider: 'fake', id_token: idToken, link_identity: true },
      token,
    ),
  }
  for (const [name, deed] of Object.entries(deeds)) {
    expect([name, (await json(await deed))['code']]).toEqual([name, 'insufficient_aal'])
  }
  expect((await put({ password: 'Another-olive-8' })).status).toBe(200)
  // the old password proves nothing any more
  const anew = world.client()
  await anew.signInWithPassword({ email, password: 'Another-olive-8' })
  expect((await prove(anew, await enrol(world, anew))).error).toBeNull()
  const raised = (await anew.getSession()).data.session?.access_token ?? ''
  const body = { data: { first_name: 'Ann' } }
  expect((await world.auth('/user', { method: 'PUT', token: raised, body })).status).toBe(200)
})
