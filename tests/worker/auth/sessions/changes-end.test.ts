import { expect, test } from 'vitest'
import { createOffice } from '../../admin/office.ts'
import { createPhoneWorld, fromAnywhere } from '../texts/phone-world.ts'
import { json, password, type World } from '../world.ts'
import { proven } from './proven.ts'

/*
 * A change of address or number that a copied session asked for could be sent again by anybody, weeks later, and its
 * code begins a session.
 */
const email = 'owner@example.com'
const thief = 'thief@example.com'
const number = '15550100009'

async function asked({ world }: { world: Pick<World, 'now' | 'user' | 'session' | 'auth'> }) {
  const phone = { phone: number, phoneConfirmedAt: world.now().toISOString() }
  const user = await world.user(email, phone)
  const { access_token: stolen } = await world.session(user)
  const wish = { email: thief, phone: '+15550100666' }
  const { status } = await world.auth('/user', { method: 'PUT', token: stolen, body: wish })
  return { user, status }
}

const wanted = async (world: Pick<World, 'users'>) =>
  (await world.users())
    .filter((user) => user.email === email)
    .map(({ newEmail, newPhone }) => [newEmail, newPhone])

test.for(['global', 'others'])(
  'what a copied session asked for ends with it when its owner signs out: %s',
  async (scope) => {
    const phones = createPhoneWorld()
    const { world, texts } = phones
    const { status } = await asked(phones)
    expect([status, await wanted(world)]).toEqual([200, [[thief, '15550100666']]])
    const link = new URL(world.lastMail(thief).link)
    const own = await world.client().signInWithPassword({ email, password })
    const token = own.data.session?.access_token ?? ''
    const out = await world.auth(`/logout?scope=${scope}`, { method: 'POST', token })
    expect([out.status, await wanted(world)]).toEqual([204, [[null, null]]])
    world.pass(61)
    texts.length = 0
    await fromAnywhere(world, '/resend', { type: 'phone_change', phone: number })
    await fromAnywhere(world, '/resend', { type: 'email_change', email })
    expect(texts).toEqual([])
    const opened = await world.auth(link.pathname.replace('/auth/v1', '') + link.search)
    expect(opened.headers.get('location')).toContain('otp_expired')
    expect((await world.users()).map((user) => user.email)).toEqual([email])
  },
)

test('and when staff end it', async () => {
  const office = await createOffice({ sms: () => async () => 'SM1' })
  const { user, status } = await asked({ world: office })
  expect(status).toBe(200)
  const token = await proven(office, office.staff.token)
  expect(
    (await office.admin('DELETE', `/users/${user.id}/sessions`, undefined, token)).status,
  ).toBe(200)
  expect(await wanted(office)).toEqual([[null, null]])
})

test('and when its owner ends it in the list', async () => {
  const phones = createPhoneWorld()
  const { world } = phones
  await asked(phones)
  const own = await world.client().signInWithPassword({ email, password })
  const token = own.data.session?.access_token ?? ''
  const list = await json(await world.send('/api/account/sessions', { token }))
  const other = (list['sessions'] as { id: string; current: boolean }[]).find((it) => !it.current)
  const ended = await world.send(`/api/account/sessions/${other?.id}`, { method: 'DELETE', token })
  expect([ended.status, await wanted(world)]).toEqual([204, [[null, null]]])
})
