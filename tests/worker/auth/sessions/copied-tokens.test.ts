import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createOffice } from '../../admin/office.ts'
import { authenticatorOf } from '../factors/authenticator.ts'
import { createOidcWorld, withProvider } from '../identities/oidc-world.ts'
import { json, password, readRedirect } from '../world.ts'
import { proven } from './proven.ts'

type Office = Awaited<ReturnType<typeof createOffice>>
type Authenticator = ReturnType<typeof authenticatorOf>

const email = 'ann@meltemi.test'

async function enrol(office: Office, name: string, token: string): Promise<Authenticator> {
  const body = { factor_type: 'totp', friendly_name: name }
  const made = await json(await office.post('/factors', body, token))
  return authenticatorOf(office, String(made['id']), (made['totp'] as { secret: string }).secret)
}

async function verify(office: Office, { id, code }: Authenticator, token: string, ahead = 0) {
  const { id: challenge_id } = await json(await office.post(`/factors/${id}/challenge`, {}, token))
  const body = { challenge_id, code: code(ahead) }
  return String(
    (await json(await office.post(`/factors/${id}/verify`, body, token)))['access_token'],
  )
}

/** An administrator who has just begun to set up a second step. */
async function withFirstFactor() {
  const office = await createOffice()
  const { user } = await office.member(email, 'admin')
  const { access_token: first } = await office.session(user)
  return { office, user, first, one: await enrol(office, 'One', first) }
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
  const copied = await verify(office, one, first)
  office.pass(20 * 60)
  const own = await proven(office, copied)
  const gone = await office.auth(`/factors/${one.id}`, { method: 'DELETE', token: own })
  expect(gone.status).toBe(200)
  const again = await proven(office, own)
  const owners = await verify(office, await enrol(office, 'Two', again), again)
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
  const own = await enrol(clock, 'Own', begun)
  const owners = await verify(clock, own, begun, -1)
  const theirs = await enrol(clock, 'Theirs', owners)
  atMs += 12 * 60_000
  const waits = await verify(clock, theirs, owners, -1)
  expect(await guarded(waits)).toBe('account/proof-needed')
  atMs += 60_000
  const copied = await verify(clock, theirs, waits)
  // in the same second
  await verify(clock, own, copied)
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
  await world.post('/recover', { email: 'ann@b.example' })
  const { token: token_hash } = world.lastMail('ann@b.example')
  const mailed = await json(await world.post('/verify', { type: 'recovery', token_hash }))
  const changed = await world.auth('/user', {
    method: 'PUT',
    token: String(mailed['access_token']),
    body: { password: 'Completely-new-grove-9' },
  })
  expect(changed.status).toBe(200)
  const { results } = await env.DB.prepare('select provider, email from identities').all()
  expect(results).toEqual([{ provider: 'email', email: 'ann@b.example' }])
})

test('what a removed second step proved is not kept beside a recovery code either', async () => {
  const { office, user, first, one } = await withFirstFactor()
  const both = await verify(office, one, first)
  const two = await enrol(office, 'Two', both)
  await verify(office, two, both)
  const { access_token: begun } = await office.session(user)
  office.pass(31)
  const copied = await verify(office, one, begun)
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
