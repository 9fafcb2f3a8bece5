import { expect, test } from 'vitest'
import { noLimits } from '../../kit/outages.ts'
import { createPhoneWorld } from '../texts/phone-world.ts'
import { json } from '../world.ts'
import { createOidcWorld } from './oidc-world.ts'

const email = 'owner@example.com'
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

test('a first address that was asked for is called off by the one that a provider vouches for', async () => {
  const { world, byToken } = await createOwners()
  const first = await byToken({ sub: 'fake|1', email: 'e@corp.example', email_verified: false })
  const token = String(first['access_token'])
  const body = { email: 'thief@example.com' }
  expect((await world.auth('/user', { method: 'PUT', token, body })).status).toBe(200)
  const { link } = world.lastMail('thief@example.com')
  await byToken({ sub: 'fake|1', email: 'e@corp.example', email_verified: true })
  await world.send(pathOf(link))
  expect((await world.users()).map((user) => [user.email, user.newEmail])).toEqual([
    ['e@corp.example', null],
  ])
})

test('whoever asks for a text message drops a stranger’s password, also when none leaves yet', async () => {
  const { world, texts } = createPhoneWorld()
  const phone = '+15550100042'
  await world.post('/signup', { phone, password: strangers })
  expect((await world.post('/otp', { phone })).status).toBe(429)
  const body = { type: 'sms', phone, token: texts.at(-1)?.code }
  expect((await world.post('/verify', body)).status).toBe(200)
  expect(
    (await world.post('/token?grant_type=password', { phone, password: strangers })).status,
  ).toBe(400)
})
