import { expect, test } from 'vitest'
import { userRolesTable } from '../../../../../worker/db/schema/users.ts'
import { noLimits } from '../../../kit/outages.ts'
import { createOffice } from '../../../admin/office.ts'
import { proven } from '../../sessions/proven.ts'
import { createWorld, json, readRedirect } from '../../world.ts'

/*
 * The scanners of company mail open links. An account with rights must not leave its address by that: a copied session
 * may have asked for the change.
 */
const owner = 'owner@example.com'
const next = 'thief@example.com'

async function createChange(role?: 'client' | 'admin') {
  const world = createWorld({ limits: noLimits })
  const user = await world.user(owner)
  if (role) await world.deps().db.insert(userRolesTable).values({ userId: user.id, role })
  const { access_token: token } = await world.session(user)
  const redirect = encodeURIComponent(`${world.deps().auth().siteUrl}/en/portal`)
  const path = `/user?redirect_to=${redirect}`
  const asked = await world.auth(path, { method: 'PUT', token, body: { email: next } })
  if (asked.status !== 200) throw new Error(await asked.text())
  const open = async (address: string) => {
    const { link } = world.lastMail(address)
    const response = await world.send(new URL(link).pathname + new URL(link).search)
    return { target: response.headers.get('location') ?? '', ...readRedirect(response) }
  }
  const addresses = async () => (await world.users()).map(({ email }) => email)
  return { world, open, addresses }
}

test.for([
  ['client', [owner, next]],
  ['admin', [next, owner]],
] as const)(
  'a scanner that opens both links moves nobody who has rights: %s',
  async ([role, order]) => {
    const { open, addresses } = await createChange(role)
    for (const address of order) await open(address)
    expect(await addresses()).toEqual([owner])
  },
)

test('the reader of the old address agrees on the page that the link opens', async () => {
  const { world, open, addresses } = await createChange('client')
  await open(next)
  const { target, fragment } = await open(owner)
  expect(target).toMatch(/\/en\/portal#/)
  const { token_hash, type } = fragment
  expect([token_hash, type]).toEqual([world.lastMail(owner).token, 'email_change'])
  const agreed = await json(await world.post('/verify', { token_hash, type }))
  expect(agreed['access_token']).toBeTruthy()
  expect(await addresses()).toEqual([next])
})

test('or by typing its code', async () => {
  const { world, open, addresses } = await createChange('client')
  await open(next)
  const { code: token } = world.lastMail(owner)
  const body = { type: 'email_change', email: owner, token }
  expect((await world.post('/verify', body)).status).toBe(200)
  expect(await addresses()).toEqual([next])
})

test('without rights both links do, as the protocol says', async () => {
  const { open, addresses } = await createChange()
  for (const address of [owner, next]) await open(address)
  expect(await addresses()).toEqual([next])
})

test('a change that was half agreed to before rights were given is called off by them', async () => {
  const office = await createOffice()
  const user = await office.user(owner)
  const { access_token: token } = await office.session(user)
  await office.auth('/user', { method: 'PUT', token, body: { email: next } })
  const open = (address: string) => {
    const { link } = office.lastMail(address)
    return office.send(new URL(link).pathname + new URL(link).search)
  }
  await open(owner)
  const by = await proven(office, office.staff.token)
  const given = await office.admin(
    'PUT',
    `/users/${user.id}/role`,
    { role: 'client', email: owner },
    by,
  )
  expect(given.status).toBe(200)
  await open(next)
  expect((await office.users()).find(({ id }) => id === user.id)?.email).toBe(owner)
})
