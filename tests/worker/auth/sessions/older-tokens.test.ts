import { expect, test } from 'vitest'
import { createOffice } from '../../admin/office.ts'
import { authenticatorOf, claimsOf } from '../factors/authenticator.ts'
import { withProvider } from '../identities/oidc-world.ts'
import { createWorld, json } from '../world.ts'
import { proven } from './proven.ts'
import { refresh, sessionCount } from './refreshing.ts'

/*
 * An administrator signs in by a provider, and somebody copies the token at once: it is fresh, and proves nothing. Then
 * the owner gives the password in that session.
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

test('whoever links with an older token of a session gets nothing of what its owner proved', async () => {
  const { oidc, office, stolen, guarded } = await copied()
  office.pass(120)
  const own = await proven(office, stolen)
  const link = async (token: string) => {
    const id_token = await oidc.provider.idToken({ sub: 'fake|thief', email: 'thief@example.com' })
    const body = { provider: 'fake', id_token, link_identity: true }
    return json(await office.post('/token?grant_type=id_token', body, token))
  }
  const answered = await link(stolen)
  expect(answered['code']).toBe('reauthentication_needed')
  expect(answered).not.toHaveProperty('refresh_token')
  expect(await guarded(stolen)).toBe('account/proof-needed')
  expect(await link(own), 'with the newest token it links').toHaveProperty('access_token')
})

test('whoever verifies a factor of their own with an older token gets nothing of what its owner proved', async () => {
  const { office, stolen, guarded } = await copied()
  const made = await json(await office.post('/factors', { factor_type: 'totp' }, stolen))
  const { secret } = made['totp'] as { secret: string }
  office.pass(40 * 60)
  const own = await proven(office, stolen)
  const { id, code } = authenticatorOf(office, String(made['id']), secret)
  const { id: challenge_id } = await json(await office.post(`/factors/${id}/challenge`, {}, stolen))
  const verified = await office.post(
    `/factors/${id}/verify`,
    { challenge_id, code: code() },
    stolen,
  )
  const raised = await json(verified)
  const token = String(raised['access_token'])
  const methods = (claimsOf(token)['amr'] as { method: string }[]).map(({ method }) => method)
  expect(methods).toEqual(['totp', 'oauth'])
  expect(await guarded(token)).toBe('account/proof-needed')
  const renewed = await refresh(office, String(raised['refresh_token']))
  expect(await guarded(String(renewed.body['access_token']))).toBe('account/proof-needed')
  expect(await guarded(own), 'and its owner has to show up anew').not.toBeUndefined()
})

test('a tab with a token from before the one that the proof replaced costs nothing', async () => {
  const world = createWorld()
  const { refresh_token } = await world.session(await world.user('a@example.com'))
  const renewed = await refresh(world, refresh_token)
  world.pass(2)
  await proven(world, String(renewed.body['access_token']))
  world.pass(1)
  const racing = await refresh(world, refresh_token)
  expect(racing).toMatchObject({ status: 400, body: { code: 'refresh_token_already_used' } })
  expect(await sessionCount(world)).toBe(1)
})
