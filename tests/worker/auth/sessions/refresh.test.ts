import { expect, test } from 'vitest'
import { createOffice } from '../../admin/office.ts'
import { claimsOf, enrol, entered, prove, tokenOf } from '../factors/authenticator.ts'
import { withProvider } from '../identities/oidc-world.ts'
import { expectOutcome, json, password, withSession, withUser } from '../world.ts'
import { refresh, sessionCount } from './refreshing.ts'
import { proven } from './proven.ts'

test('a refresh keeps the session and turns its token', async () => {
  const { world } = await withUser('a@example.com')
  const client = world.client()
  const signedIn = await client.signInWithPassword({ email: 'a@example.com', password })
  world.pass(5)
  const { data, error } = await client.refreshSession()
  expect(error).toBeNull()
  expect(data.session?.refresh_token).not.toBe(signedIn.data.session?.refresh_token)
  const { data: claims } = await client.getClaims()
  const { data: earlier } = await client.getClaims(signedIn.data.session?.access_token)
  expect(claims?.claims.session_id).toBe(earlier?.claims.session_id)
  expect(claims?.claims.amr).toEqual(earlier?.claims.amr)
  expect(data.user?.identities).toHaveLength(1)
})

/** A tab with the first of three refresh tokens. */
async function twoTokensBehind() {
  const { world, refresh_token: first } = await withSession('a@example.com')
  const second = await refresh(world, first)
  return { world, first, third: await refresh(world, String(second.body['refresh_token'])) }
}

test('a tab that is two tokens behind gets the live one within ten seconds', async () => {
  const { world, first, third } = await twoTokensBehind()
  world.pass(8)
  const late = await refresh(world, first)
  expect(late).toMatchObject({ status: 200, body: { refresh_token: third.body['refresh_token'] } })
})

test('an old token after that ends the whole family, the newest token and the access tokens too', async () => {
  const { world, first, third } = await twoTokensBehind()
  world.pass(11)
  const reused = await refresh(world, first)
  expect(reused).toMatchObject({ status: 400, body: { code: 'refresh_token_already_used' } })
  const newest = await refresh(world, String(third.body['refresh_token']))
  expect(newest).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } })
  const user = await world.auth('/user', { token: String(third.body['access_token']) })
  await expectOutcome(user, 403, 'session_not_found')
})

test('fifty simultaneous refreshes of one token leave one live token and a living session', async () => {
  const { world, refresh_token } = await withSession('a@example.com')
  const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(world, refresh_token)))
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
  const tokens = new Set(answers.map(({ body }) => body['refresh_token']))
  expect(tokens.size).toBe(1)
  const [live] = tokens
  expect((await refresh(world, String(live))).status).toBe(200)
  expect(await sessionCount(world)).toBe(1)
})

test('tampering with any part of a refresh token makes it unknown, and ends nothing', async () => {
  const { world, refresh_token } = await withSession('a@example.com')
  const bytes = Buffer.from(refresh_token, 'base64url')
  for (const index of [0, 15, 16, 19, 20, 51]) {
    const changed = Buffer.from(bytes)
    changed[index] = (changed[index] ?? 0) ^ 1
    const { status, body } = await refresh(world, changed.toString('base64url'))
    expect([status, body['code']]).toEqual([400, 'refresh_token_not_found'])
  }
  expect((await refresh(world, `${refresh_token}=`)).status).toBe(400)
  expect((await refresh(world, refresh_token)).status).toBe(200)
})

test('a second factor makes the refresh token from before useless', async () => {
  const { world, client } = await entered('a@example.com')
  const authenticator = await enrol(world, client)
  const { data: before } = await client.getSession()
  const refresh_token = before.session?.refresh_token ?? ''
  expect((await prove(client, authenticator)).error).toBeNull()
  const amr = [{ method: 'totp' }, { method: 'password' }]
  expect(claimsOf(await tokenOf(client))).toMatchObject({ aal: 'aal2', amr })
  const racing = await refresh(world, refresh_token)
  expect(racing).toMatchObject({ status: 400, body: { code: 'refresh_token_already_used' } })
  expect(await sessionCount(world), 'a tab that raced costs nothing').toBe(1)
  world.pass(11)
  await refresh(world, refresh_token)
  expect(await sessionCount(world), 'a thief costs the session').toBe(0)
})

test('a refresh token works again for its parent within an hour, and never later', async () => {
  const { world, refresh_token } = await withSession('a@example.com')
  const { body } = await refresh(world, refresh_token)
  world.pass(3599)
  const again = await refresh(world, refresh_token)
  expect(again.body['refresh_token']).toBe(body['refresh_token'])
  expect(again.body['access_token']).not.toBe(body['access_token'])
  world.pass(2)
  expect((await refresh(world, refresh_token)).status).toBe(400)
  expect(await sessionCount(world)).toBe(0)
})

/*
 * An administrator signs in with a provider, and an attacker copies the new token, which contains
 * no proof. Then the owner enters the password in that session.
 */
const email = 'ann@meltemi.test'

async function copied() {
  const oidc = await withProvider(createOffice)
  const office = oidc.world
  await office.member(email, 'admin')
  const { user: mate } = await office.member('mate@meltemi.test')
  const browser = office.client()
  const { fragment } = await oidc.visit(await oidc.signInUrl(browser, { login_hint: email }))
  const guarded = async (token: string) => {
    const body = { role: 'admin', email: mate.email }
    return (await office.admin('PUT', `/users/${mate.id}/role`, body, token)).body['code']
  }
  return { oidc, office, stolen: fragment['access_token'] ?? '', guarded }
}

test('a token from before its owner’s next proof opens nothing, and adds no way to sign in', async () => {
  const { oidc, office, stolen, guarded } = await copied()
  office.pass(120)
  const own = await proven(office, stolen)
  const link = async (token: string) => {
    const id_token = await oidc.provider.idToken({ sub: 'fake|thief', email: 'thief@example.com' })
    const body = { provider: 'fake', id_token, link_identity: true }
    return json(await office.post('/token?grant_type=id_token', body, token))
  }
  expect((await link(stolen))['code']).toBe('bad_jwt')
  const enrolled = await office.post('/factors', { factor_type: 'totp' }, stolen)
  await expectOutcome(enrolled, 403, 'bad_jwt')
  expect(await guarded(stolen)).toBe('auth/token-invalid')
  expect(await link(own), 'with the newest token it links').toHaveProperty('access_token')
})

test('a tab with a token from before the one that the proof replaced costs nothing', async () => {
  const { world, refresh_token } = await withSession('a@example.com')
  const renewed = await refresh(world, refresh_token)
  world.pass(2)
  await proven(world, String(renewed.body['access_token']))
  world.pass(1)
  const racing = await refresh(world, refresh_token)
  expect(racing).toMatchObject({ status: 400, body: { code: 'refresh_token_already_used' } })
  expect(await sessionCount(world)).toBe(1)
})
