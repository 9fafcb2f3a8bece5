import { expect, test } from 'vitest'
import { limitsTable } from '../../../../worker/db/schema/sign-in.ts'
import { identitiesTable, usersTable } from '../../../../worker/db/schema/users.ts'
import { createOffice } from '../../admin/office.ts'
import { password as strangers, createWorld, json, readRedirect, type World } from '../world.ts'

/*
 * Anyone can enter another person's email address. Their data must not survive the owner's
 * confirmation, and must not prevent anything before it.
 */
const own = 'Another-one-8'
const email = 'owner@example.com'
const planted = { first_name: 'Eve', language: 'el' }

const signUp = (world: World, password: string, data: Record<string, unknown> = {}) =>
  world.post('/signup', { email, password, data })

const signsIn = async (world: World, password: string) =>
  (await world.post('/token?grant_type=password', { email, password })).status === 200

const owner = async (world: World) => {
  const row = (await world.users()).find((user) => user.email === email)
  if (!row) throw new Error('There is no such user')
  return row
}

test.for([
  ['in the minute of the stranger’s', 1],
  ['later', 61],
] as const)(
  'signing up first, as a stranger or the owner, plants no password: the owner’s comes %s',
  async ([, seconds]) => {
    for (const [first, second] of [
      [strangers, own],
      [own, strangers],
    ] as const) {
      const world = createWorld()
      await signUp(world, first, planted)
      world.pass(seconds)
      await signUp(world, second, planted)
      const pressed = await json(await world.press(email, 'signup'))
      expect(pressed).toHaveProperty('access_token')
      expect(await signsIn(world, strangers)).toBe(false)
      expect((await owner(world)).userMetadata).not.toHaveProperty('first_name')
      // the owner is in, and chooses once more
      expect((await world.put(String(pressed['access_token']), { password: own })).status).toBe(200)
      expect(await signsIn(world, own)).toBe(true)
      await world.deps().db.delete(usersTable)
      await world.deps().db.delete(limitsTable)
    }
  },
)

test.for([['/otp'], ['/recover']] as const)(
  'a stranger’s password and names do not survive a confirmation by %s',
  async ([path]) => {
    const world = createWorld()
    await signUp(world, strangers, planted)
    world.pass(61)
    await world.post(path, { email })
    await world.send(world.lastMail(email).link)
    const { emailConfirmedAt, passwordHash, userMetadata } = await owner(world)
    expect(emailConfirmedAt).not.toBeNull()
    expect(passwordHash).toBeNull()
    expect(userMetadata).not.toHaveProperty('first_name')
    const [identity] = await world.deps().db.select().from(identitiesTable)
    expect(identity?.identityData).not.toHaveProperty('first_name')
    expect(await signsIn(world, strangers)).toBe(false)
  },
)

test('the mail sent again is for what was chosen at sign-up', async () => {
  const world = createWorld()
  await signUp(world, own, { first_name: 'Ada' })
  world.pass(61)
  await world.post('/resend', { type: 'signup', email })
  await world.send(world.lastMail(email).link)
  expect(await signsIn(world, own)).toBe(true)
  expect((await owner(world)).userMetadata['first_name']).toBe('Ada')
})

const invitee = { email, first_name: 'Ada', last_name: 'Byron', role: 'client', locale: 'fr' }

test('a stranger’s sign-up, resend and magic link leave an invitation as it is, and learn nothing of it', async () => {
  const world = await createOffice()
  const { id } = (await world.admin('POST', '/users', invitee)).body
  const { token } = world.lastMail(email)
  const seen = await json(await signUp(world, strangers, { first_name: 'Eve' }))
  expect(JSON.stringify(seen)).not.toContain('Byron')
  expect(seen['id']).not.toBe(id)
  expect(seen).not.toHaveProperty('invited_at')
  expect(seen).toMatchObject({
    user_metadata: { first_name: 'Eve' },
    identities: [{ provider: 'email' }],
  })
  world.pass(61)
  expect(await json(await signUp(world, strangers))).toMatchObject({ id: seen['id'] })
  world.pass(61)
  await world.post('/resend', { type: 'signup', email })
  world.pass(61)
  await world.post('/otp', { email })
  const session = await world.post('/verify', { type: 'invite', token_hash: token })
  expect(await json(session)).toMatchObject({ user: { user_metadata: { first_name: 'Ada' } } })
  expect(await signsIn(world, strangers)).toBe(false)
})

test('an invited person who follows the mail of a stranger’s sign-up gets no one’s password', async () => {
  const world = await createOffice()
  await signUp(world, strangers, planted)
  const { link } = world.lastMail(email)
  await world.admin('POST', `/users/${(await owner(world)).id}/invitation`, { locale: 'de' })
  const { fragment } = readRedirect(await world.send(link))
  expect(fragment).toMatchObject({ error_code: 'otp_expired' })
  expect(await signsIn(world, strangers)).toBe(false)
  expect((await owner(world)).userMetadata).toMatchObject({ language: 'de' })
  expect((await owner(world)).userMetadata).not.toHaveProperty('first_name')
})

test('no one overwrites what the server says about them, at sign-up or later', async () => {
  const world = createWorld()
  const lies = {
    sub: 'admin',
    email: 'boss@example.com',
    email_verified: null,
    phone_verified: true,
    city: 'Ottawa',
  }
  const seen = await json(await signUp(world, own, lies))
  const truth = { sub: seen['id'], email, phone_verified: false, city: 'Ottawa' }
  expect(seen['user_metadata']).toMatchObject({ ...truth, email_verified: false })
  const { fragment } = readRedirect(await world.send(world.lastMail(email).link))
  const token = fragment['access_token'] ?? ''
  const changed = await world.put(token, { data: lies })
  expect(await json(changed)).toMatchObject({ user_metadata: { ...truth, email_verified: true } })
})
