import { expect, test, vi } from 'vitest'
import { identitiesTable } from '../../../../worker/db/schema/users.ts'
import { noLimits } from '../../kit/outages.ts'
import { signedIn } from '../factors/authenticator.ts'
import { proven } from '../sessions/proven.ts'
import { json, outcomeOf } from '../world.ts'
import { linkedUser } from './linking.ts'
import { createOidcWorld, enter } from './oidc-world.ts'

const email = 'owner@example.com'
const thief = 'thief@example.com'
const eleven = 11 * 60

type Way = 'a visit to a provider' | 'an ID token' | 'another address'
const ways: Way[] = ['a visit to a provider', 'an ID token', 'another address']

/** A world in which a session may ask for each way of signing in that outlives a new password. */
async function createWays() {
  const oidc = await createOidcWorld({ limits: noLimits })
  const { world, provider } = oidc
  const add = async (way: Way, token: string): Promise<[number, unknown]> => {
    const response = await {
      'a visit to a provider': () =>
        world.auth('/user/identities/authorize?provider=fake&skip_http_redirect=true', { token }),
      'an ID token': async () => {
        const id_token = await provider.idToken({ sub: 'fake|thief', email: thief })
        const body = { provider: 'fake', id_token, link_identity: true }
        return world.post('/token?grant_type=id_token', body, token)
      },
      'another address': () => world.put(token, { email: thief }),
    }[way]()
    return await outcomeOf(response)
  }
  return { oidc, world, add }
}

const refused = [400, 'reauthentication_needed']

test.for(ways)(
  'an old session adds no way of signing in before its password is given: %s',
  async (way) => {
    const { world, add } = await createWays()
    const user = await world.user(email)
    const { access_token: token } = await world.session(user)
    world.pass(eleven)
    world.mailbox.length = 0
    expect(await add(way, token)).toEqual(refused)
    expect(world.mailbox).toEqual([])
    expect(await world.deps().db.select().from(identitiesTable)).toHaveLength(1)
    expect((await world.users())[0]).toMatchObject({ newEmail: null })
    const asked = await proven(world, token)
    expect(await add(way, asked)).toEqual([200, undefined])
  },
)

test.for(ways)(
  'a stolen session sets no password and no second step to add a way of signing in with: %s',
  async (way) => {
    const { world, add } = await createWays()
    const user = await world.user(email)
    const client = world.client()
    const { access_token, refresh_token } = await world.session(user)
    await client.setSession({ access_token, refresh_token })
    world.pass(eleven)
    const set = await client.updateUser({ password: 'Thiefs-own-9' })
    const enrolled = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Thief' })
    expect([set.error?.code, enrolled.error?.code]).toEqual([refused[1], refused[1]])
    expect(await add(way, access_token)).toEqual(refused)
  },
)

test('who has no password signs in once more, by mail or by their provider, and links another way', async () => {
  const { oidc, world, add } = await createWays()
  const client = world.client()
  const { fragment } = await oidc.visit(await oidc.signInUrl(client, { login_hint: email }))
  const { session } = await enter(client, fragment)
  world.pass(eleven)
  expect(await add('an ID token', session?.access_token ?? '')).toEqual(refused)
  const { error } = await client.linkIdentity({ provider: 'fake' as 'google' })
  expect(error).toMatchObject({ status: 400, code: 'reauthentication_needed' })

  const again = await oidc.visit(await oidc.signInUrl(client, { login_hint: email }))
  const { access_token: byProvider = '' } = again.fragment
  expect((await add('another address', byProvider))[0]).toBe(200)
  world.pass(eleven)
  expect(await add('another address', byProvider)).toEqual(refused)
  await world.post('/otp', { email, create_user: false })
  const { code } = world.lastMail(email)
  const mailed = await world.post('/verify', { type: 'email', email, token: code })
  const { access_token: byMail } = await json(mailed)
  expect((await add('an ID token', String(byMail)))[0]).toBe(200)
})

test('an owner who chooses a new password by mail is alone in the account, whatever a stolen session asked for', async () => {
  const { oidc, world, add } = await createWays()
  const user = await world.user(email)
  const { access_token: stolen } = await world.session(user)
  // still fresh when it was stolen: the visit and the mail are under way
  const url = await json(
    await world.auth(
      `/user/identities/authorize?provider=fake&skip_http_redirect=true&login_hint=${thief}`,
      { token: stolen },
    ),
  )
  expect((await add('another address', stolen))[0]).toBe(200)
  const address = { type: 'email_change', email: thief, token: world.lastMail(thief).code }
  await world.post('/recover', { email })
  const token = world.lastMail(email).code
  const back = await json(await world.post('/verify', { type: 'recovery', email, token }))
  const changed = await world.put(String(back['access_token']), { password: 'Another-grove-8' })
  expect(changed.status).toBe(200)
  const visit = await oidc.visit(String(url['url']))
  expect(visit.fragment['error_code']).toBe('bad_oauth_state')
  expect((await world.post('/verify', address)).status).toBe(403)
  expect(await world.deps().db.select().from(identitiesTable)).toHaveLength(1)
  expect((await world.users())[0]).toMatchObject({ email, newEmail: null })
})

test.for(ways.slice(0, 2))(
  'what a session stolen at once adds goes when the owner chooses a new password by mail: %s',
  async (way) => {
    const { world, oidc, add } = await createWays()
    const user = await world.user(email)
    const thiefs = await signedIn(world, email)
    if (way === 'a visit to a provider') {
      const url = await oidc.linkUrl(thiefs, { login_hint: thief })
      await enter(thiefs, (await oidc.visit(url)).fragment)
    } else {
      const token = (await thiefs.getSession()).data.session?.access_token ?? ''
      expect((await add(way, token))[0]).toBe(200)
    }
    const ids = () => world.deps().db.select().from(identitiesTable)
    expect(await ids()).toHaveLength(2)
    world.mailbox.length = 0
    const mailed = await world.comeByMail(email)
    const body = { password: 'Owners-own-4' }
    const by = { method: 'PUT', body, token: mailed }
    expect((await world.auth('/user', by)).status).toBe(200)
    expect((await ids()).map(({ provider }) => provider)).toEqual(['email'])
    expect((await world.users())[0]).toMatchObject({
      id: user.id,
      email,
      appMetadata: { providers: ['email'] },
    })
    // the link, that the password changed, and what went
    await vi.waitFor(() => expect(world.mailbox.map(({ to }) => to)).toEqual([email, email, email]))
  },
)

test('what the owner linked long ago stays, and the only way in as well', async () => {
  const { oidc, world } = await createWays()
  const { client } = await linkedUser(oidc)
  const recover = async (address: string) => {
    const mailed = await world.comeByMail(address)
    const by = { method: 'PUT', token: mailed }
    const body = { password: `Owners-own-${address.length}` }
    expect((await world.auth('/user', { ...by, body })).status).toBe(200)
  }
  expect((await client.getUserIdentities()).data?.identities).toHaveLength(2)
  world.pass(25 * 3600)
  const { email: linked } = (await world.users())[0]!
  await recover(linked ?? '')
  const kept = await world.deps().db.select().from(identitiesTable)
  expect(kept.map(({ provider }) => provider).toSorted()).toEqual(['email', 'fake'])
  const newcomer = world.client()
  const query = { login_hint: 'new@example.com' }
  await enter(newcomer, (await oidc.visit(await oidc.signInUrl(newcomer, query))).fragment)
  await recover('new@example.com')
  const all = await world.deps().db.select().from(identitiesTable)
  const ways = all.filter(({ email: of }) => of === 'new@example.com')
  expect(ways.map(({ provider }) => provider).toSorted()).toEqual(['email', 'fake'])
})

const strangers = 'Strangers-own-7'
const pathOf = (link: string) => link.replace(/^https?:\/\/[^/]+/, '')

async function createOwners() {
  const oidc = await createOidcWorld({ limits: noLimits })
  const byToken = async (claims: { sub: string; email: string; email_verified?: boolean }) => {
    const id_token = await oidc.provider.idToken(claims)
    return json(await oidc.world.post('/token?grant_type=id_token', { provider: 'fake', id_token }))
  }
  return { ...oidc, byToken }
}

test('whoever a provider vouches for shares no account with the stranger who signed their address up', async () => {
  const { world, byToken } = await createOwners()
  await world.post('/signup', { email, password: strangers, data: { first_name: 'Eve' } })
  await world.send(pathOf(world.lastMail(email).link)) // its owner opens what comes
  const signIn = () => world.post('/token?grant_type=password', { email, password: strangers })
  const { access_token: token } = await json(await signIn())

  const owner = await byToken({ sub: 'fake|owner', email, email_verified: true })
  expect(owner).toMatchObject({ user: { email } })
  expect(JSON.stringify(owner)).not.toContain('Eve')
  expect((await signIn()).status).toBe(400)
  expect((await world.auth('/user', { token: String(token) })).status).toBe(403)
})

test('whoever proved what they chose keeps it when they come by a provider, too', async () => {
  const { world, byToken } = await createOwners()
  await world.user(email)
  await byToken({ sub: 'fake|owner', email, email_verified: true })
  const own = await world.post('/token?grant_type=password', { email, password: 'Olive-grove-7' })
  expect(own.status).toBe(200)
})
