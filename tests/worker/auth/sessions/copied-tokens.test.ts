import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { factorsTable } from '../../../../worker/db/schema/factors.ts'
import { usersTable } from '../../../../worker/db/schema/users.ts'
import { createOffice } from '../../admin/office.ts'
import { noLimits } from '../../kit/outages.ts'
import {
  authenticatorOf,
  enrol,
  protectedUser,
  prove,
  signedIn,
  tokenOf,
} from '../factors/authenticator.ts'
import { createOidcWorld, withProvider } from '../identities/oidc-world.ts'
import { createWorld, json, outcomeOf, password, readRedirect, tokenIn } from '../world.ts'
import { proven } from './proven.ts'

type Office = Awaited<ReturnType<typeof createOffice>>
type Authenticator = ReturnType<typeof authenticatorOf>

const email = 'ann@meltemi.test'

async function enrolFactor(office: Office, name: string, token: string): Promise<Authenticator> {
  const body = { factor_type: 'totp', friendly_name: name }
  const made = await json(await office.post('/factors', body, token))
  return authenticatorOf(office, String(made['id']), (made['totp'] as { secret: string }).secret)
}

async function verifyFactor(office: Office, { id, code }: Authenticator, token: string, ahead = 0) {
  const { id: challenge_id } = await json(await office.post(`/factors/${id}/challenge`, {}, token))
  const body = { challenge_id, code: code(ahead) }
  return await tokenIn(await office.post(`/factors/${id}/verify`, body, token))
}

/** An administrator who has just begun to set up a second step. */
async function withFirstFactor() {
  const office = await createOffice()
  const { user } = await office.member(email, 'admin')
  const { access_token: first } = await office.session(user)
  return { office, user, first, one: await enrolFactor(office, 'One', first) }
}

/** The id of a user's identity with a provider, in an answer that shows the user. */
function identityOf(answer: Record<string, unknown>, name: string): string | undefined {
  const { identities } = answer['user'] as {
    identities: { provider: string; identity_id: string }[]
  }
  return identities.find(({ provider }) => provider === name)?.identity_id
}

test('what a removed second step proved does not come back with another one', async () => {
  const { office, first, one } = await withFirstFactor()
  const copied = await verifyFactor(office, one, first)
  office.pass(20 * 60)
  const own = await proven(office, copied)
  const gone = await office.auth(`/factors/${one.id}`, { method: 'DELETE', token: own })
  expect(gone.status).toBe(200)
  const again = await proven(office, own)
  const owners = await verifyFactor(office, await enrolFactor(office, 'Two', again), again)
  expect((await office.send('/api/admin/users', { token: owners })).status).toBe(200)
  for (const path of ['/api/admin/users', '/api/account/sessions']) {
    expect((await office.send(path, { token: copied })).status, path).toBe(403)
  }
  const body = { password }
  const proof = await office.send('/api/account/proof', { method: 'POST', token: copied, body })
  expect(proof.status).toBe(403)
})

test('two second steps given within a second are two: the token of one says nothing of the other', async () => {
  let atMs = Date.now()
  const now = () => new Date(Math.floor(atMs / 1000) * 1000)
  const office = await createOffice({ now })
  const { user } = await office.member(email, 'admin')
  const { user: mate } = await office.member('mate@meltemi.test')
  const guarded = async (token: string) => {
    const body = { role: 'client', email: mate.email }
    return (await office.admin('PUT', `/users/${mate.id}/role`, body, token)).body['code']
  }
  const { access_token: begun } = await office.session(user)
  const clock = { ...office, now }
  const own = await enrolFactor(clock, 'Own', begun)
  const owners = await verifyFactor(clock, own, begun, -1)
  const theirs = await enrolFactor(clock, 'Theirs', owners)
  atMs += 12 * 60_000
  const waits = await verifyFactor(clock, theirs, owners, -1)
  expect(await guarded(waits)).toBe('account/proof-needed')
  atMs += 60_000
  const copied = await verifyFactor(clock, theirs, waits)
  // in the same second
  await verifyFactor(clock, own, copied)
  expect(await guarded(copied)).not.toBeUndefined()
})

test.for(['unlinking', 'signing out everywhere', 'staff'] as const)(
  'a code that waits to be exchanged ends with the way it came by, and with all sessions: %s',
  async (end) => {
    const oidc = await withProvider(createOffice)
    const office = oidc.world
    const { user, token } = await office.member('dan@meltemi.test')
    const address = 'thief@evil.example'
    const profile = { sub: `fake|${address}`, email: address, email_verified: true }
    const id_token = await oidc.provider.idToken(profile)
    const linking = { provider: 'fake', id_token, link_identity: true }
    const linked = await json(await office.post('/token?grant_type=id_token', linking, token))
    const verifier = 'v'.repeat(50)
    const visit = await office.auth(
      `/authorize?provider=fake&login_hint=${address}&code_challenge=${verifier}&code_challenge_method=plain`,
    )
    const back = await office.send(await oidc.callbackOf(readRedirect(visit).location))
    const { code } = readRedirect(back).query
    expect(code).toBeTruthy()
    const id = identityOf(linked, 'fake')
    const ended = await {
      unlinking: () => office.auth(`/user/identities/${id}`, { method: 'DELETE', token }),
      'signing out everywhere': () => office.post('/logout?scope=global', {}, token),
      staff: () => office.admin('DELETE', `/users/${user.id}/sessions`),
    }[end]()
    expect(ended.status).toBeLessThan(300)
    const body = { auth_code: code, code_verifier: verifier }
    const exchanged = await office.post('/token?grant_type=pkce', body)
    expect(await json(exchanged)).toMatchObject({ code: 'flow_state_not_found' })
  },
)

test('a password set by mail leaves an account its address, though only a provider gave it that', async () => {
  const oidc = await createOidcWorld()
  const { world } = oidc
  const { access_token: token } = await world.session(await world.user('ann@a.example'))
  const profile = { sub: 'fake|ann', email: 'ann@b.example', email_verified: true }
  const id_token = await oidc.provider.idToken(profile)
  const linking = { provider: 'fake', id_token, link_identity: true }
  const linked = await json(await world.post('/token?grant_type=id_token', linking, token))
  const own = identityOf(linked, 'email')
  expect((await world.auth(`/user/identities/${own}`, { method: 'DELETE', token })).status).toBe(
    200,
  )
  world.pass(120)
  const mailed = await world.comeByMail('ann@b.example')
  expect((await world.put(mailed, { password: 'Completely-new-grove-9' })).status).toBe(200)
  const { results } = await env.DB.prepare('select provider, email from identities').all()
  expect(results).toEqual([{ provider: 'email', email: 'ann@b.example' }])
})

test('what a removed second step proved is not kept beside a recovery code either', async () => {
  const { office, user, first, one } = await withFirstFactor()
  const both = await verifyFactor(office, one, first)
  const two = await enrolFactor(office, 'Two', both)
  await verifyFactor(office, two, both)
  const { access_token: begun } = await office.session(user)
  office.pass(31)
  const copied = await verifyFactor(office, one, begun)
  const codes = { method: 'POST', token: copied, body: {} }
  const made = await json(await office.send('/api/account/recovery-codes', codes))
  office.pass(20 * 60)
  const own = await proven(office, copied)
  const [code] = made['codes'] as string[]
  const redeemed = await json(
    await office.send('/api/account/recovery-codes/redeem', {
      method: 'POST',
      token: own,
      body: { code },
    }),
  )
  const newest = String(redeemed['access_token'])
  const gone = await office.auth(`/factors/${one.id}`, { method: 'DELETE', token: newest })
  expect(gone.status).toBe(200)
  expect((await office.send('/api/admin/users', { token: copied })).status).toBe(403)
})

/*
 * A session copied a moment after its password may set up a second step that counts at once. Its owner cannot take it, so
 * who forgot their password and comes by mail is not asked for one of the last day.
 */
const owner = 'owner@example.com'
const own = 'Figs-and-thyme-3'

async function createLockedOut(role?: 'client' | 'admin') {
  const world = createWorld({ limits: noLimits })
  const user = await world.user(owner)
  if (role) await world.grant(user, role)
  world.pass(30 * 24 * 3600)
  const thief = await signedIn(world, owner)
  const { error } = await prove(thief, await enrol(world, thief))
  if (error) throw error
  const factors = async () =>
    (await world.deps().db.select().from(factorsTable)).map(({ friendlyName }) => friendlyName)
  const recovery = async (type = 'recovery') => {
    await world.post(type === 'recovery' ? '/recover' : '/otp', { email: owner })
    return world.lastMail(owner)
  }
  const redeem = async (token_hash: string, type = 'recovery') =>
    await tokenIn(await world.post('/verify', { type, token_hash }))
  const setPassword = async (token: string) => (await world.put(token, { password: own })).status
  return { world, thief, factors, recovery, redeem, setPassword }
}

test.for([undefined, 'client'] as const)(
  'a second step set up today keeps no owner out who forgot their password: role %s',
  async (role) => {
    const { world, thief, recovery, redeem, setPassword } = await createLockedOut(role)
    const stolen = await tokenOf(thief)
    const mailed = await redeem((await recovery()).token)
    expect((await world.auth('/user', { token: stolen })).status).toBe(403)
    expect(await setPassword(mailed)).toBe(200)
    const again = await world.client().signInWithPassword({ email: owner, password: own })
    expect(again.data.user?.factors ?? []).toEqual([])
    expect(world.mailbox.map(({ text }) => text).join('\n')).toMatch(
      /second steps?.*(removed|gone|no longer)/i,
    )
  },
)

test('the owner is mailed about a removed second step in the language of their browser, where none is known', async () => {
  const { world, recovery } = await createLockedOut()
  const body = { type: 'recovery', token_hash: (await recovery()).token }
  await world.auth('/verify', { method: 'POST', body, headers: { 'accept-language': 'de-CH' } })
  const subjects = world.mailbox.map(({ subject }) => subject)
  expect(subjects).toContain('Ein zweiter Anmeldeschritt wurde entfernt')
})

test.for([
  ['an administrator', 'admin', 0, 'recovery'],
  ['a client who has had it for a day', 'client', 24 * 3600 + 60, 'recovery'],
  ['a client who signs in by a mailed link', 'client', 0, 'magiclink'],
] as const)('a second step stays for %s, and a mailbox alone opens nothing', async (given) => {
  const [, role, waitS, type] = given
  const { world, recovery, redeem, setPassword, factors } = await createLockedOut(role)
  world.pass(waitS)
  expect(await setPassword(await redeem((await recovery(type)).token, type))).toBe(401)
  expect(await factors()).toEqual(['Phone'])
})

test('who says that they forgot their password gets in by whichever mail was sent', async () => {
  const { world, thief, recovery, setPassword, factors } = await createLockedOut('client')
  const { link } = await recovery('magiclink')
  const opened = String(readRedirect(await world.send(link)).fragment['access_token'])
  expect(await setPassword(opened)).toBe(401)
  const begin = (token: string) =>
    world.send('/api/account/recovery', { method: 'POST', token, body: {} })
  const refused = await json(await begin(await tokenOf(await signedIn(world, owner))))
  expect(refused['code'], 'by a password').toBe('account/proof-needed')
  expect(await factors()).toEqual(['Phone'])
  expect((await begin(opened)).status).toBe(204)
  expect(await factors()).toEqual([])
  expect((await thief.getUser()).error).toBeTruthy()
  const other = await tokenOf(await signedIn(world, owner))
  const others = await world.auth('/logout?scope=others', { method: 'POST', token: other })
  expect(others.status).toBe(409)
  expect(await setPassword(opened)).toBe(200)
})

test('saying that a password was forgotten removes no second step ten minutes later, nor for an administrator', async () => {
  for (const [role, waitS, code] of [
    ['client', 601, 'account/proof-needed'],
    ['admin', 0, 'auth/second-factor-needed'],
  ] as const) {
    const { world, recovery, factors } = await createLockedOut(role)
    const { link } = await recovery('magiclink')
    const token = String(readRedirect(await world.send(link)).fragment['access_token'])
    world.pass(waitS)
    const answer = await world.send('/api/account/recovery', { method: 'POST', token, body: {} })
    expect((await json(answer))['code']).toBe(code)
    expect(await factors()).toContain('Phone')
    await world.deps().db.delete(usersTable)
  }
})

test('an older second step stays when one of today is removed, and is asked for', async () => {
  const { world, recovery, redeem, setPassword, factors } = await createLockedOut('client')
  const { db } = world.deps()
  const [today] = await db.select().from(factorsTable)
  const before = new Date(world.now().getTime() - 2 * 24 * 3600 * 1000).toISOString()
  await db.insert(factorsTable).values({
    ...today!,
    id: crypto.randomUUID(),
    friendlyName: 'Older',
    createdAt: before,
  })
  expect(await setPassword(await redeem((await recovery()).token))).toBe(401)
  expect(await factors()).toEqual(['Older'])
})

async function createMember() {
  const world = createWorld({ limits: noLimits })
  await world.grant(await world.user(owner), 'client')
  world.pass(30 * 24 * 3600)
  return world
}

test('the copy of a session in which a password was changed replaces the new one in no way', async () => {
  const world = await createMember()
  const client = await signedIn(world, owner)
  const copied = await tokenOf(client)
  world.pass(60)
  const put = (token: string, body: unknown) => world.put(token, body)
  expect((await put(copied, { password: own, current_password: password })).status).toBe(200)
  world.pass(60)

  const { data } = await client.refreshSession()
  const renewed = String(data.session?.access_token)
  for (const token of [copied, renewed]) {
    for (const body of [{ password: 'Thiefs-own-9' }, { email: 'thief@example.com' }]) {
      expect(await outcomeOf(await put(token, body))).toEqual([400, 'reauthentication_needed'])
    }
    const factor = await world.post('/factors', { factor_type: 'totp' }, token)
    expect((await json(factor))['code']).toBe('reauthentication_needed')
  }
  const proof = { method: 'POST', token: renewed, body: { password: own } }
  expect((await world.send('/api/account/proof', proof)).status).toBe(200)
})

test('the copy of a session that a mail began, and that has set one password, sets no other', async () => {
  const world = await createMember()
  await world.post('/recover', { email: owner })
  const code = { type: 'recovery', email: owner, token: world.lastMail(owner).code }
  const copied = await tokenIn(await world.post('/verify', code))
  const put = (body: unknown) => world.put(copied, body)
  world.pass(60)
  expect((await put({ password: own })).status).toBe(200)

  // nothing is gained by saying it again, and whoever lost the answer learns that it is set
  expect(await json(await put({ password: own }))).toMatchObject({ code: 'same_password' })
  for (const seconds of [60, 40 * 60]) {
    world.pass(seconds)
    for (const body of [{ password: 'Thiefs-own-9' }, { email: 'thief@example.com' }]) {
      expect(await outcomeOf(await put(body))).toEqual([400, 'reauthentication_needed'])
    }
    const recovery = { method: 'POST', token: copied, body: { forgot: true } }
    const again = await world.send('/api/account/recovery', recovery)
    expect(await json(again)).toMatchObject({ code: 'account/proof-needed' })
  }
  expect((await put({ password: 'Figs-and-thyme-4', current_password: own })).status).toBe(200)
})

test('the copy of a session that gave a second step before replaces the new password in no way', async () => {
  const world = createWorld({ limits: noLimits })
  const { user, authenticator } = await protectedUser(world, owner)
  await world.grant(user, 'admin')
  world.pass(30 * 24 * 3600)
  const client = await signedIn(world, owner)
  expect((await prove(client, authenticator)).error).toBeNull()
  const copied = await tokenOf(client)
  const put = (body: unknown) => world.put(copied, body)
  world.pass(60)
  expect((await put({ password: own, current_password: password })).status).toBe(200)

  for (const body of [{ password: 'Thiefs-own-9' }, { email: 'thief@example.com' }]) {
    expect(await json(await put(body))).toMatchObject({ code: 'reauthentication_needed' })
  }
  const making = { method: 'POST', token: copied, body: {} }
  const codes = await world.send('/api/account/recovery-codes', making)
  expect(await json(codes)).toMatchObject({ code: 'auth/second-factor-too-old' })
  const factor = { method: 'DELETE', token: copied }
  const kept = await world.auth(`/factors/${authenticator.id}`, factor)
  expect(await outcomeOf(kept)).toEqual([400, 'reauthentication_needed'])
  const proof = { method: 'POST', token: copied, body: { password: own } }
  expect((await world.send('/api/account/proof', proof)).status).toBe(200)
})

test('a second step that was being set up ends with a new password', async () => {
  const world = await createMember()
  const client = await signedIn(world, owner)
  const thief = await tokenOf(client)
  const begun = await enrol(world, client)
  world.pass(60)
  expect((await world.put(thief, { password: own, current_password: password })).status).toBe(200)

  const challenge = await world.post(`/factors/${begun.id}/challenge`, {}, thief)
  expect(await outcomeOf(challenge)).toEqual([404, 'mfa_factor_not_found'])
})
