import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createOffice } from '../../admin/office.ts'
import {
  email,
  grants,
  idOf,
  openings,
  own,
  setPassword,
  signsIn,
  strangers,
  userOf,
  verify,
} from '../account/lone-sign-up.ts'
import { json } from '../world.ts'
import { withProvider } from './oidc-world.ts'

/*
 * A stranger signed an address up, and its owner opened the link. The stranger then links an account somewhere that says
 * it has that address, which nobody there has checked, and takes the address itself away as a way of signing in.
 */
async function withStrangersProvider() {
  const oidc = await withProvider(createOffice)
  const office = oidc.world
  await openings['a link'](office)
  const token = String((await json(await signsIn(office, strangers)))['access_token'])
  const idToken = () =>
    oidc.provider.idToken({ sub: 'fake|stranger', email, email_verified: false })
  const comesByProvider = async () => {
    const body = { provider: 'fake', id_token: await idToken() }
    return json(await office.post('/token?grant_type=id_token', body))
  }
  const linking = { provider: 'fake', id_token: await idToken(), link_identity: true }
  await office.post('/token?grant_type=id_token', linking, token)
  const { identities } = (await json(await userOf(office, token))) as {
    identities: { provider: string; identity_id: string }[]
  }
  const id = identities.find(({ provider }) => provider === 'email')?.identity_id
  await office.auth(`/user/identities/${id}`, { method: 'DELETE', token })
  const { user } = (await comesByProvider()) as { user?: { id: string } }
  if (user?.id !== (await idOf())) throw new Error('The stranger is not in yet')
  return { office, comesByProvider }
}

const waysOf = async (id: string) =>
  (await env.DB.prepare('select provider, email from identities where user_id = ?').bind(id).all())
    .results

test('an unchecked address at a provider is no way in once the owner has set a password by mail', async () => {
  const { office, comesByProvider } = await withStrangersProvider()
  const id = String(await idOf())
  office.pass(2 * 24 * 3600)
  await office.post('/recover', { email })
  const { token: token_hash } = office.lastMail(email)
  const mailed = await json(await verify(office, 'recovery', { token_hash }))
  expect((await setPassword(office, String(mailed['access_token']), own)).status).toBe(200)
  expect(await waysOf(id)).toEqual([{ provider: 'email', email }])
  expect((await comesByProvider())['user']).not.toMatchObject({ id })
  await grants.role(office)
  const { access_token } = await comesByProvider()
  const me = await office.send('/api/me', { token: String(access_token) })
  expect(await json(me)).not.toMatchObject({ role: 'client' })
})

test.for(['approval', 'role', 'membership'] as const)(
  'an unchecked address at a provider is no way in to an account that staff give rights: %s',
  async (right) => {
    const { office, comesByProvider } = await withStrangersProvider()
    const id = String(await idOf())
    expect((await grants[right](office)).status).toBeLessThan(300)
    expect(await waysOf(id)).toEqual([{ provider: 'email', email }])
    expect((await comesByProvider())['user']).not.toMatchObject({ id })
  },
)

test.for([0, 2])(
  'after %i days, the owner is rid of a way in that a copied session put in the place of their address',
  async (days) => {
    const oidc = await withProvider(createOffice)
    const office = oidc.world
    const { user } = await office.member(email, 'admin')
    office.pass(3 * 24 * 3600)
    const { access_token: token } = await office.session(user)
    const profile = { sub: 'fake|stranger', email, email_verified: false }
    const body = { provider: 'fake', id_token: await oidc.provider.idToken(profile) }
    const linking = { ...body, link_identity: true }
    const linked = await json(await office.post('/token?grant_type=id_token', linking, token))
    const { identities } = linked['user'] as {
      identities: { provider: string; identity_id: string }[]
    }
    const idOfWay = (name: string) =>
      identities.find(({ provider }) => provider === name)?.identity_id
    await office.auth(`/user/identities/${idOfWay('email')}`, { method: 'DELETE', token })
    office.pass(days * 24 * 3600 + 61)
    await office.post('/recover', { email })
    const { token: token_hash } = office.lastMail(email)
    const mailed = await json(await verify(office, 'recovery', { token_hash }))
    const owners = String(mailed['access_token'])
    expect((await setPassword(office, owners, own)).status).toBe(200)
    if (days > 0) {
      const way = `/user/identities/${idOfWay('fake')}`
      expect((await office.auth(way, { method: 'DELETE', token: owners })).status).toBe(200)
    }
    expect(await waysOf(user.id)).toEqual([{ provider: 'email', email }])
    const again = { provider: 'fake', id_token: await oidc.provider.idToken(profile) }
    const back = await json(await office.post('/token?grant_type=id_token', again))
    expect(back['user']).not.toMatchObject({ id: user.id })
  },
)

test('a provider that a copied session linked gives who has a number only no address', async () => {
  const oidc = await withProvider(createOffice)
  const office = oidc.world
  const { user } = await office.member('first@example.com')
  const at = office.now().toISOString()
  await env.DB.batch([
    env.DB.prepare(
      "update users set email = null, email_confirmed_at = null, phone = '15550001111', phone_confirmed_at = ?2 where id = ?1",
    ).bind(user.id, at),
    env.DB.prepare(
      "update identities set provider = 'phone', email = null where user_id = ?1 and provider = 'email'",
    ).bind(user.id),
  ])
  const { access_token: token } = await office.session(user)
  const thief = 'thief@evil.example'
  const profile = { sub: 'fake|thief', email: thief, email_verified: true }
  const linking = { provider: 'fake', id_token: await oidc.provider.idToken(profile) }
  const linked = { ...linking, link_identity: true }
  expect((await office.post('/token?grant_type=id_token', linked, token)).status).toBe(200)
  expect((await office.post('/token?grant_type=id_token', linking)).status).toBe(200)
  const row = await env.DB.prepare('select email, phone from users where id = ?')
    .bind(user.id)
    .first()
  expect(row).toEqual({ email: null, phone: '15550001111' })
})
