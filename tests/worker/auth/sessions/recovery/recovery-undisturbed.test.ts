import { expect, test } from 'vitest'
import { factorsTable } from '../../../../../worker/db/schema/factors.ts'
import { noLimits } from '../../../kit/outages.ts'
import { enrol, protectedUser, prove, signedIn, tokenOf } from '../../factors/authenticator.ts'
import {
  createWorld,
  json,
  outcomeOf,
  password,
  readRedirect,
  tokenIn,
  type World,
} from '../../world.ts'

/* An account whose password somebody else knows, too, and what they try while its owner comes by mail. */

const owner = 'owner@example.com'
const own = 'Figs-and-thyme-3'
const day = 24 * 3600

async function createSiege(role: 'client' | 'admin' = 'client') {
  const world = createWorld({ limits: noLimits })
  const user = await world.user(owner)
  await world.grant(user, role)
  world.pass(30 * day)
  const recover = async () => {
    await world.post('/recover', { email: owner })
    const { token: token_hash } = world.lastMail(owner)
    const body = { type: 'recovery', token_hash }
    return await tokenIn(await world.post('/verify', body))
  }
  return { world, user, recover }
}

const setPassword = async (world: World, token: string) =>
  (await world.put(token, { password: own })).status

type Attempt = (world: World, token: string) => Promise<Response>
const put =
  (body: unknown): Attempt =>
  (world, token) =>
    world.put(token, body)

const attempts: Record<string, Attempt> = {
  'signs out the others': (world, token) =>
    world.auth('/logout?scope=others', { method: 'POST', token }),
  'signs out everywhere': (world, token) => world.auth('/logout', { method: 'POST', token }),
  'ends it in the list': async (world, token) => {
    const list = await json(await world.send('/api/account/sessions', { token }))
    const other = (list['sessions'] as { id: string; current: boolean }[]).find((it) => !it.current)
    return world.send(`/api/account/sessions/${other?.id}`, { method: 'DELETE', token })
  },
  'sets a password': put({ password: 'Thiefs-own-9', current_password: password }),
  'asks for another address': put({ email: 'thief@example.com' }),
  'sets up a second step': (world, token) => world.post('/factors', { factor_type: 'totp' }, token),
}

/*
 * Whoever forgot their password, or had it stolen, comes by mail and types a new one. Who knows the old one must not end
 * that session first, time and again.
 */
test.for(Object.keys(attempts))(
  'who knows the old password keeps nobody from choosing a new one by mail: %s',
  async (name) => {
    const { world, recover } = await createSiege()
    const mailed = await recover()
    const thief = await tokenOf(await signedIn(world, owner))
    expect((await attempts[name]!(world, thief)).status).toBe(409)
    expect(await setPassword(world, mailed)).toBe(200)
    expect((await world.auth('/user', { token: thief })).status).toBe(403)
    expect((await world.client().signInWithPassword({ email: owner, password })).error?.code).toBe(
      'invalid_credentials',
    )
  },
)

test('a second step that was waiting for its proof does not disturb a recovery by mail', async () => {
  const { world, recover } = await createSiege()
  const thief = await signedIn(world, owner)
  const factor = await enrol(world, thief)
  const mailed = await recover()
  expect((await prove(thief, factor)).error?.code).toBe('mfa_factor_not_found')
  expect(await setPassword(world, mailed)).toBe(200)
  expect(await world.deps().db.select().from(factorsTable)).toEqual([])
})

test('a half agreed change of address does not disturb a recovery by mail', async () => {
  const { world, recover } = await createSiege()
  const thief = await tokenOf(await signedIn(world, owner))
  await world.put(thief, { email: 'thief@example.com' })
  const codeOf = (email: string) => ({ email, token: world.lastMail(email).code })
  const agree = (email: string) =>
    world.post('/verify', { type: 'email_change', ...codeOf(email) }, thief)
  expect((await agree(owner)).status).toBe(200)
  const mailed = await recover()
  expect((await agree('thief@example.com')).status).toBe(403)
  expect(await setPassword(world, mailed)).toBe(200)
})

test('a second step is as old as its proof, of which the owner is told', async () => {
  const { world, recover } = await createSiege()
  const thief = await signedIn(world, owner)
  const factor = await enrol(world, thief)
  world.pass(20 * 3600)
  await (await signedIn(world, owner)).mfa.challenge({ factorId: factor.id })
  world.pass(5 * 3600)
  expect((await prove(await signedIn(world, owner), factor)).error).toBeNull()
  expect(await setPassword(world, await recover())).toBe(200)
})

test('a planted second step that is proven again and again does not disturb a recovery by mail', async () => {
  const world = createWorld({ limits: noLimits })
  const { user, client, authenticator } = await protectedUser(world, owner)
  await world.grant(user, 'admin')
  const planted = await enrol(world, client, 'Thief')
  expect((await prove(client, planted)).error).toBeNull()
  world.pass(25 * 3600)
  await world.post('/recover', { email: owner })
  const { data } = await world
    .client()
    .verifyOtp({ type: 'recovery', token_hash: world.lastMail(owner).token })
  const mailed = data.session?.access_token ?? ''
  await client.refreshSession()
  for (let turn = 0; turn < 3; turn++) {
    expect((await prove(client, planted)).error).toBeNull()
    world.pass(30)
  }
  const challenged = await world.post(`/factors/${authenticator.id}/challenge`, {}, mailed)
  const { id } = (await json(challenged)) as { id: string }
  const body = { challenge_id: id, code: authenticator.code() }
  const raised = await json(await world.post(`/factors/${authenticator.id}/verify`, body, mailed))
  expect(await setPassword(world, String(raised['access_token']))).toBe(200)
  expect((await client.refreshSession()).error).toBeTruthy()
})

test('once the password is set, or after ten minutes, other sessions do as they may', async () => {
  const { world, recover } = await createSiege()
  const mailed = await recover()
  world.pass(10 * 60 + 1)
  const others = attempts['signs out the others']!
  expect((await others(world, await tokenOf(await signedIn(world, owner)))).status).toBe(204)
  expect((await world.auth('/user', { token: mailed })).status).toBe(403)
  world.pass(3600)
  expect(await setPassword(world, await recover())).toBe(200)
  const signIn = { email: owner, password: own }
  const session = await json(await world.post('/token?grant_type=password', signIn))
  expect((await others(world, String(session['access_token']))).status).toBe(204)
})

test('who reads the mail, too, may end a recovery that is not theirs, and so may staff', async () => {
  const { world, recover } = await createSiege()
  const first = await recover()
  world.pass(61)
  const second = await recover()
  const others = attempts['signs out the others']!
  expect((await others(world, second)).status).toBe(204)
  expect((await world.auth('/user', { token: first })).status).toBe(403)
})

test('a thief changes the password five times at most before the mail is opened', async () => {
  const { world, recover } = await createSiege()
  let current = password
  let cut = 0
  for (let round = 0; round < 6; round++) {
    world.pass(61)
    await world.post('/recover', { email: owner })
    const signIn = { email: owner, password: current }
    const session = await json(await world.post('/token?grant_type=password', signIn))
    const wish = { password: `Thiefs-own-${round}`, current_password: current }
    const token = String(session['access_token'])
    if ((await world.put(token, wish)).status !== 200) break
    current = wish.password
    cut++
  }
  expect(cut).toBe(5)
  world.pass(61)
  expect(await setPassword(world, await recover())).toBe(200)
})

test('a mailed session of old, copied, ends no recovery either', async () => {
  const { world, recover } = await createSiege()
  const copied = await recover()
  world.pass(20 * 60)
  const proof = await world.send('/api/account/proof', {
    method: 'POST',
    token: copied,
    body: { password },
  })
  const fresh = await tokenIn(proof)
  const mailed = await recover()
  const others = attempts['signs out the others']!
  expect((await others(world, fresh)).status).toBe(409)
  expect(await setPassword(world, mailed)).toBe(200)
})

test('the code of a sign-in mail that a stranger asked for first serves a forgotten password', async () => {
  const { world } = await createSiege()
  await world.post('/otp', { email: owner, create_user: false })
  const body = { type: 'recovery', email: owner, token: world.lastMail(owner).code }
  const mailed = await tokenIn(await world.post('/verify', body))
  const thief = await tokenOf(await signedIn(world, owner))
  expect((await attempts['signs out everywhere']!(world, thief)).status).toBe(409)
  expect(await setPassword(world, mailed)).toBe(200)
})

test('an administrator’s own account is not signed out by the screens of staff during a recovery', async () => {
  const { world, user, recover } = await createSiege('admin')
  const mailed = await recover()
  const thief = await tokenOf(await signedIn(world, owner))
  const path = `/api/admin/users/${user.id}/sessions`
  const refused = await world.send(path, { method: 'DELETE', token: thief })
  expect(await outcomeOf(refused)).toEqual([409, 'account/recovery-under-way'])
  expect(await setPassword(world, mailed)).toBe(200)
})

/*
 * Whoever knows the password may have had the mail sent, without a challenge: opening its link begins a session before our
 * page can say that a person has arrived. Nobody ends it meanwhile; and a scanner, which opens links, too, holds up nobody
 * for longer than a page takes.
 */

/** The link of a mail that a stranger asked for, without a challenge, opened in the owner's browser. */
async function open(world: World, path: '/recover' | '/otp' = '/recover') {
  await world.post(path, { email: owner, create_user: false })
  const { fragment } = readRedirect(await world.send(world.lastMail(owner).link))
  return String(fragment['access_token'])
}

const arrive = async (world: World, token: string) => {
  const body = { forgot: true }
  return (await world.send('/api/account/recovery', { method: 'POST', token, body })).status
}

test.for(
  Object.keys(attempts).flatMap((name) => [[name, '/recover'] as const, [name, '/otp'] as const]),
)(
  'who knows the old password cannot interfere while the page of a link loads: %s after %s',
  async ([name, mail]) => {
    const { world } = await createSiege()
    const thief = await tokenOf(await signedIn(world, owner))
    const mailed = await open(world, mail)
    world.pass(15)
    expect((await attempts[name]!(world, thief)).status).toBe(409)
    expect(await arrive(world, mailed)).toBe(204)
    world.pass(60)
    expect((await attempts[name]!(world, thief)).status).toBe(409)
    expect(await setPassword(world, mailed)).toBe(200)
  },
)

test('a second step of the last day does not interfere while the page of a link loads', async () => {
  const world = createWorld({ limits: noLimits })
  const { user, client } = await protectedUser(world, owner)
  await world.grant(user, 'client')
  const mailed = await open(world)
  for (const name of ['signs out the others', 'ends it in the list', 'sets a password']) {
    expect((await attempts[name]!(world, await tokenOf(client))).status).toBe(409)
  }
  expect(await arrive(world, mailed)).toBe(204)
  expect(await setPassword(world, mailed)).toBe(200)
})

test('a link that a scanner opens keeps nobody from anything once a page would have loaded', async () => {
  const { world } = await createSiege()
  const session = await tokenOf(await signedIn(world, owner))
  await open(world)
  world.pass(21)
  const others = await world.auth('/logout?scope=others', { method: 'POST', token: session })
  expect(others.status).toBe(204)
})

test('a scanner that opens a link keeps nobody from anything where the account has a second step of its own', async () => {
  const world = createWorld({ limits: noLimits })
  const { user, client } = await protectedUser(world, owner)
  await world.grant(user, 'client')
  world.pass(25 * 3600)
  await client.refreshSession()
  const proof = { method: 'POST', token: await tokenOf(client), body: { password } }
  const fresh = await json(await world.send('/api/account/proof', proof))
  await open(world)
  const token = String(fresh['access_token'])
  expect((await world.auth('/logout?scope=others', { method: 'POST', token })).status).toBe(204)
})

test('whoever opens the link, and says half an hour later that they are there, is let in to choose a password', async () => {
  const { world } = await createSiege()
  const mailed = await open(world)
  world.pass(30 * 60)
  expect((await world.auth('/user', { token: mailed })).status).toBe(200)
  expect(await arrive(world, mailed)).toBe(204)
  // and may take their time
  world.pass(25 * 60)
  expect(await setPassword(world, mailed)).toBe(200)
})
