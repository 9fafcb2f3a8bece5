import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { identitiesTable } from '../../../../worker/db/schema/users.ts'
import { signedIn, tokenOf } from '../factors/authenticator.ts'
import { proven } from '../sessions/proven.ts'
import { expectOutcome, outcomeOf, readRedirect } from '../world.ts'
import { createOidcWorld, enter, type OidcWorld } from './oidc-world.ts'

const email = 'anna@example.com'

/** A user with a password and a linked identity with another email address. */
async function linkedUser(oidc: OidcWorld) {
  const { user, client, url } = await linking(oidc)
  await enter(client, (await oidc.visit(url)).fragment)
  const { data } = await client.getUserIdentities()
  const of = (provider: string) => data?.identities.find((it) => it.provider === provider)
  return { user, client, mail: of('email'), fake: of('fake') }
}

/** A user with a password, and the URL that links an identity. */
async function linking(oidc: OidcWorld, login_hint = 'work@example.com') {
  const user = await oidc.world.user(email)
  const client = await signedIn(oidc.world, email)
  return { user, client, url: await oidc.linkUrl(client, { login_hint, prompt: 'login' }) }
}

test('a signed-in user links an identity, whatever its address', async () => {
  const oidc = await createOidcWorld()
  const { world, provider } = oidc
  const { user, client, url } = await linking(oidc)
  const { query } = readRedirect(new Response(null, { headers: { location: url } }))
  expect(url.startsWith(`${provider.issuer}/authorize?`)).toBe(true)
  expect(query).toMatchObject({ prompt: 'login', login_hint: 'work@example.com' })
  expect(query['state']).toMatch(/^[\da-f-]{36}$/)
  expect(query).not.toHaveProperty('skip_http_redirect')

  const { location, fragment } = await oidc.visit(url)
  expect(location).toMatch(/^https:\/\/meltemi\.test\/account#/)
  expect((await enter(client, fragment)).user).toMatchObject({
    id: user.id,
    email,
    app_metadata: { provider: 'email', providers: ['email', 'fake'] },
    identities: [{ provider: 'email' }, { provider: 'fake', email: 'work@example.com' }],
  })
  const other = world.client()
  const { fragment: again } = await oidc.signIn({ login_hint: 'work@example.com' })
  expect((await enter(other, again)).user?.id).toBe(user.id)
})

test('a browser is redirected to the provider directly, with PKCE too', async () => {
  const oidc = await createOidcWorld()
  const { world } = oidc
  const user = await world.user(email)
  const client = world.client('pkce')
  await client.setSession(await world.session(user))
  const { query } = await oidc.visit(await oidc.linkUrl(client, { login_hint: 'work@example.com' }))
  const { data } = await client.exchangeCodeForSession(query['code'] ?? '')
  expect(data.user?.identities).toHaveLength(2)
  const { access_token: token } = await world.session(user)
  expect((await world.auth('/user/identities/authorize?provider=fake', { token })).status).toBe(302)
})

test('linking needs a session and a known provider', async () => {
  const { world, outside } = await createOidcWorld()
  const { access_token: token } = await world.session(await world.user(email))
  const path = '/user/identities/authorize?skip_http_redirect=true&provider='
  await expectOutcome(await world.auth(`${path}fake`), 401, 'no_authorization')
  const unknown = await world.auth(`${path}github`, { token })
  expect(await unknown.clone().text()).toContain('"message":"Unsupported provider: ')
  await expectOutcome(unknown, 400, 'validation_failed')
  outside.fetch = () => Promise.reject(new TypeError('down'))
  await expectOutcome(await world.auth(`${path}fake`, { token }), 500, 'unexpected_failure')
})

test('the app receives the error of an identity that is linked already, to oneself or to another', async () => {
  const oidc = await createOidcWorld()
  const { world } = oidc
  const { client } = await linkedUser(oidc)
  await world.user('b@example.com')
  const other = await signedIn(world, 'b@example.com')
  for (const who of [client, other]) {
    const url = await oidc.linkUrl(who, { login_hint: 'work@example.com' })
    const { location, fragment } = await oidc.visit(url)
    expect(location).toContain('https://meltemi.test/account')
    expect(fragment).toMatchObject({ error_code: 'identity_already_exists', sb: '' })
    expect(fragment).not.toHaveProperty('error')
    expect(fragment['error_description']).toMatch(/^Identity is already linked/)
  }
  expect(await world.deps().db.select().from(identitiesTable)).toHaveLength(3)
})

test('a person who signed out meanwhile links nothing', async () => {
  const oidc = await createOidcWorld()
  const { client, url } = await linking(oidc)
  await client.signOut()
  const { fragment } = await oidc.visit(url)
  expect(fragment).toMatchObject({ error_code: 'bad_oauth_state' })
  expect(await oidc.world.deps().db.select().from(identitiesTable)).toHaveLength(1)
})

test('a link to someone else’s identity made by an attacker links nothing in the victim’s browser', async () => {
  const oidc = await createOidcWorld()
  const { world, callbackOf } = oidc
  const { url } = await linking(oidc, 'victim@example.com')
  const back = await callbackOf(url) // the provider redirects a signed-in user immediately
  const strangers = ['', `__Host-visit=${'0'.repeat(56)}`, '__Host-visit=', 'visit=x']
  const [cookie = ''] = strangers
  const { fragment } = readRedirect(await world.send(back, { headers: { cookie } }))
  const badState = { error_code: 'bad_oauth_state' }
  expect(fragment).toMatchObject(badState)
  expect((await world.users())[0]?.appMetadata).toMatchObject({ providers: ['email'] })
  // the flow also ends in the attacker's own browser, because its state has leaked
  expect(readRedirect(await world.send(back)).fragment).toMatchObject(badState)
  for (const cookie of strangers.slice(1)) {
    const link = await oidc.linkUrl(await signedIn(world, email), { login_hint: 'v@example.com' })
    const answer = readRedirect(await world.send(await callbackOf(link), { headers: { cookie } }))
    expect(answer.fragment, cookie).toMatchObject(badState)
  }
})

test('no one is signed in as someone else by a visit that another browser began', async () => {
  const { world, begin } = await createOidcWorld()
  for (const flow of ['implicit', 'pkce'] as const) {
    const back = await begin({ login_hint: 'attacker@example.com' }, world.client(flow))
    const { fragment, query } = readRedirect(await world.send(back, { headers: { cookie: '' } }))
    expect(fragment).toMatchObject({ error_code: 'bad_oauth_state' })
    expect(query).not.toHaveProperty('code')
  }
})

test('two visits at once from one browser both come back', async () => {
  const { world, begin } = await createOidcWorld()
  const [a, b] = [{ login_hint: 'a@example.com' }, { login_hint: 'b@example.com' }]
  const visits = [await begin(a), await begin(b)]
  for (const back of visits)
    expect(readRedirect(await world.send(back)).fragment).toHaveProperty('access_token')
})

test('the cookie of a visit is the host’s own, and no script reads it', async () => {
  const { world, signInUrl } = await createOidcWorld()
  expect((await world.send(await signInUrl(world.client()))).headers.get('set-cookie')).toMatch(
    /^__Host-visit=[\da-f]{56}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=None$/,
  )
})

test('an unlinked identity is removed, and the providers are counted again', async () => {
  const oidc = await createOidcWorld()
  const { client, fake, user } = await linkedUser(oidc)
  const { data, error } = await client.unlinkIdentity(fake!)
  expect([data, error]).toEqual([{}, null])
  const left = (await client.getUser()).data.user
  expect(left).toMatchObject({ email, app_metadata: { provider: 'email', providers: ['email'] } })
  expect(left?.identities).toHaveLength(1)
  const { fragment } = await oidc.signIn({ login_hint: 'work@example.com' })
  expect((await enter(oidc.world.client(), fragment)).user?.id).not.toBe(user.id)
})

test('the last identity stays, also when both go at the same moment', async () => {
  const oidc = await createOidcWorld()
  const { client, mail, fake, user } = await linkedUser(oidc)
  const { access_token: token } = await oidc.world.session(user)
  const remove = async (id = '') => {
    const path = `/user/identities/${id}`
    return await outcomeOf(await oidc.world.auth(path, { method: 'DELETE', token }))
  }
  expect(await remove('x')).toEqual([404, 'validation_failed'])
  expect(await remove(crypto.randomUUID())).toEqual([422, 'identity_not_found'])
  const both = await Promise.all([remove(mail?.identity_id), remove(fake?.identity_id)])
  expect(both.map(([status]) => status).toSorted()).toEqual([200, 422])
  expect(await remove(crypto.randomUUID())).toEqual([422, 'single_identity_not_deletable'])
  expect((await client.getUser()).data.user?.identities).toHaveLength(1)
})

test('an identity of someone else is not found', async () => {
  const oidc = await createOidcWorld()
  const { client } = await linkedUser(oidc)
  const b = await oidc.world.user('b@example.com')
  const { db } = oidc.world.deps()
  const [foreign] = await db.select().from(identitiesTable).where(eq(identitiesTable.userId, b.id))
  const { error } = await client.unlinkIdentity({ identity_id: foreign?.id } as never)
  expect(error).toMatchObject({ status: 422, code: 'identity_not_found' })
  expect(await db.select().from(identitiesTable)).toHaveLength(3)
})

test('an old session removes no identity before its password is entered, whatever rights it has', async () => {
  const oidc = await createOidcWorld()
  const { client, mail, fake } = await linkedUser(oidc)
  oidc.world.pass(11 * 60)
  for (const identity of [mail!, fake!]) {
    const { error } = await client.unlinkIdentity(identity)
    expect(error).toMatchObject({ status: 400, code: 'reauthentication_needed' })
  }
  expect((await client.getUserIdentities()).data?.identities).toHaveLength(2)
  const fresh = await proven(oidc.world, await tokenOf(client))
  const path = `/user/identities/${fake!.identity_id}`
  expect((await oidc.world.auth(path, { method: 'DELETE', token: fresh })).status).toBe(200)
})
