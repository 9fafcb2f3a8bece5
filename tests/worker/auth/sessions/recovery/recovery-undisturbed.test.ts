import { expect, test } from 'vitest'
import { factorsTable } from '../../../../../worker/db/schema/factors.ts'
import { userRolesTable } from '../../../../../worker/db/schema/users.ts'
import { noLimits } from '../../../kit/outages.ts'
import { enrol, protectedUser, prove, signedIn, tokenOf } from '../../factors/authenticator.ts'
import { createWorld, json, password } from '../../world.ts'
import { attempts, createSiege, own, owner, setPassword } from './siege.ts'

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
    const refused = await attempts[name]!(world, thief)
    expect(refused.status).toBe(409)
    expect(await setPassword(world, mailed)).toBe(200)
    expect((await world.auth('/user', { token: thief })).status).toBe(403)
    expect((await world.client().signInWithPassword({ email: owner, password })).error?.code).toBe(
      'invalid_credentials',
    )
  },
)

test('nor by a second step that was waiting for it', async () => {
  const { world, recover } = await createSiege()
  const thief = await signedIn(world, owner)
  const factor = await enrol(world, thief)
  const mailed = await recover()
  expect((await prove(thief, factor)).error?.code).toBe('mfa_factor_not_found')
  expect(await setPassword(world, mailed)).toBe(200)
  expect(await world.deps().db.select().from(factorsTable)).toEqual([])
})

test('nor by a change of address that was half agreed to before', async () => {
  const { world, recover } = await createSiege()
  const thief = await tokenOf(await signedIn(world, owner))
  await world.auth('/user', { method: 'PUT', token: thief, body: { email: 'thief@example.com' } })
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

test('nor by a second step that counts already, proven again and again', async () => {
  const world = createWorld({ limits: noLimits })
  const { user, client, authenticator } = await protectedUser(world, owner)
  await world.deps().db.insert(userRolesTable).values({ userId: user.id, role: 'admin' })
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

test('nor by changing the password before the mail is opened, more than five times', async () => {
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
    if ((await world.auth('/user', { method: 'PUT', token, body: wish })).status !== 200) break
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
  const fresh = String((await json(proof))['access_token'])
  const mailed = await recover()
  const others = attempts['signs out the others']!
  expect((await others(world, fresh)).status).toBe(409)
  expect(await setPassword(world, mailed)).toBe(200)
})

test('the code of a sign-in mail that a stranger asked for first serves a forgotten password', async () => {
  const { world } = await createSiege()
  await world.post('/otp', { email: owner, create_user: false })
  const body = { type: 'recovery', email: owner, token: world.lastMail(owner).code }
  const mailed = String((await json(await world.post('/verify', body)))['access_token'])
  const thief = await tokenOf(await signedIn(world, owner))
  expect((await attempts['signs out everywhere']!(world, thief)).status).toBe(409)
  expect(await setPassword(world, mailed)).toBe(200)
})

test('nor by the screens of staff, for an administrator’s own account', async () => {
  const { world, user, recover } = await createSiege('admin')
  const mailed = await recover()
  const thief = await tokenOf(await signedIn(world, owner))
  const path = `/api/admin/users/${user.id}/sessions`
  const refused = await world.send(path, { method: 'DELETE', token: thief })
  expect([refused.status, (await json(refused))['code']]).toEqual([
    409,
    'account/recovery-under-way',
  ])
  expect(await setPassword(world, mailed)).toBe(200)
})
