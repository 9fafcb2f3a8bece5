import { expect, test } from 'vitest'
import { createOffice } from '../../../admin/office.ts'
import { origin } from '../../../kit/client.ts'
import { noLimits } from '../../../kit/outages.ts'
import { proven } from '../../sessions/proven.ts'
import {
  createWorld,
  expectOutcome,
  json,
  outcomeOf,
  readRedirect,
  withSession,
} from '../../world.ts'
import { signedIn } from '../signed-in.ts'

const wanted = 'wanted@example.com'

/** Three accounts with a pending change to the same email address, and their emails. */
async function threeWishes() {
  const world = createWorld()
  const accounts = []
  for (const name of ['a', 'b', 'c']) {
    const user = await world.user(`${name}@example.com`)
    const { access_token: token } = await world.session(user)
    world.pass(61)
    await world.put(token, { email: wanted })
    accounts.push({ name, user, token, code: world.lastMail(wanted).code })
  }
  return { world, accounts }
}

test('a code of a change of address works for the account that is signed in, and for none by the address alone', async () => {
  const { world, accounts } = await threeWishes()
  const body = (code: string) => ({ type: 'email_change', email: wanted, token: code })
  const [a, b] = accounts
  if (!a || !b) throw new Error('There are three')
  // the email address alone does not identify the account of a code
  expect((await world.post('/verify', body(a.code))).status).toBe(403)
  expect((await world.post('/verify', body(a.code), b.token)).status).toBe(403)
  expect(await outcomeOf(await world.post('/verify', body(a.code), a.token))).toEqual([200, '200'])
})

test('mails to a wanted address leave once a minute, however often they are asked for', async () => {
  const { world } = await threeWishes()
  world.pass(61)
  world.mailbox.length = 0
  for (const name of ['a', 'b', 'c']) {
    const body = { type: 'email_change', email: `${name}@example.com` }
    expect((await world.post('/resend', body)).status).toBe(200)
  }
  expect(world.mailbox.filter(({ to }) => to === wanted)).toHaveLength(1)
})

test('the mails of one change of address confirm nothing of the next', async () => {
  const { world, access_token: token } = await withSession('a@example.com')
  await world.put(token, { email: 'first@example.com' })
  const { token: link } = world.lastMail('first@example.com')
  world.pass(61)
  await world.put(token, { email: 'second@example.com' })
  expect((await world.post('/verify', { type: 'email_change', token_hash: link })).status).toBe(403)
  expect((await world.users())[0]?.email).toBe('a@example.com')
})

test('asking for the present address cancels a change that waits, and its links', async () => {
  const { world, access_token: token } = await withSession('a@example.com')
  await world.put(token, { email: 'first@example.com' })
  const kept = await json(await world.put(token, { email: 'A@example.com' }))
  expect(kept).toMatchObject({ email: 'a@example.com' })
  expect(kept).not.toHaveProperty('new_email')
  for (const address of ['a@example.com', 'first@example.com']) {
    const { token: token_hash } = world.lastMail(address)
    expect((await world.post('/verify', { type: 'email_change', token_hash })).status).toBe(403)
  }
})

test('an address that is taken is refused', async () => {
  const { world, token } = await signedIn()
  await world.user('b@example.com')
  await expectOutcome(await world.put(token, { email: 'B@example.com' }), 422, 'email_exists')
})

const turns = [
  ['old@example.com', 'new@example.com'],
  ['new@example.com', 'old@example.com'],
] as const

test.for(turns)('an address changes when both agree by a press, %s first', async (addresses) => {
  const { world, client } = await signedIn('old@example.com')
  const { data } = await client.updateUser({ email: 'New@example.com' })
  expect(data.user).toMatchObject({ email: 'old@example.com', new_email: 'new@example.com' })
  const [first, second] = addresses
  // opening a link in either email changes nothing
  for (const address of addresses) expect(world.lastMail(address).page).toContain('#token_hash=')
  const half = await world.press(first, 'email_change')
  expect(await json(half)).toMatchObject({
    msg: expect.stringContaining('Confirmation link accepted'),
    code: '200',
  })
  expect(await outcomeOf(await world.press(first, 'email_change'))).toEqual([403, 'otp_expired'])
  expect((await client.getUser()).data.user?.email).toBe('old@example.com')
  const whole = await json(await world.press(second, 'email_change'))
  expect(whole).toMatchObject({ access_token: expect.any(String) })
  const { data: after } = await client.getUser()
  expect(after.user).toMatchObject({
    email: 'new@example.com',
    user_metadata: { email: 'new@example.com', email_verified: true },
  })
  expect(after.user).not.toHaveProperty('new_email')
  expect(after.user?.identities).toMatchObject([
    { provider: 'email', email: 'new@example.com', identity_data: { email: 'new@example.com' } },
  ])
})

test.for(turns)('an address changes when both agree by code, %s first', async ([first, second]) => {
  const { world, client } = await signedIn('old@example.com')
  await client.updateUser({ email: 'new@example.com' })
  const verify = (email: string, token: string) =>
    world.client().verifyOtp({ email, token, type: 'email_change' })
  expect((await verify(first, world.lastMail(second).code)).error?.code).toBe('otp_expired')
  const half = await verify(first, world.lastMail(first).code)
  expect(half).toMatchObject({ data: { user: null, session: null }, error: null })
  expect((await verify(first, world.lastMail(first).code)).error?.code).toBe('otp_expired')
  const whole = await verify(second, world.lastMail(second).code)
  expect(whole.data.session?.user.email).toBe('new@example.com')
})

test('two simultaneous confirmations of a new address complete the change', async () => {
  const { world, client } = await signedIn('old@example.com')
  await client.updateUser({ email: 'new@example.com' })
  await Promise.all(
    ['old@example.com', 'new@example.com'].map((to) => world.press(to, 'email_change')),
  )
  expect((await client.getUser()).data.user?.email).toBe('new@example.com')
})

test('with PKCE the halfway message is in the query as well, and the old address confirms by a press', async () => {
  // without the client, because version 2.109 deletes its verifier when it saves the updated user
  const { world, token } = await signedIn('old@example.com')
  const challenge = { code_challenge: 'v'.repeat(43), code_challenge_method: 'plain' }
  expect((await world.put(token, { email: 'new@example.com', ...challenge })).status).toBe(200)
  const half = readRedirect(await world.send(world.lastMail('new@example.com').link))
  expect(half.query['message']).toBe(half.fragment['message'])
  const whole = await world.press('old@example.com', 'email_change')
  expect(await json(whole)).toMatchObject({ user: { email: 'new@example.com' } })
})

test('an address that another account took meanwhile is refused', async () => {
  const { world, client } = await signedIn('old@example.com')
  await client.updateUser({ email: 'new@example.com' })
  await world.user('new@example.com')
  await world.press('old@example.com', 'email_change')
  const whole = await world.press('new@example.com', 'email_change')
  expect(await outcomeOf(whole)).toEqual([422, 'email_exists'])
  expect((await client.getUser()).data.user?.email).toBe('old@example.com')
})

test('resend mails both halves of a change again', async () => {
  const { world, client } = await signedIn('old@example.com')
  await client.updateUser({ email: 'new@example.com' })
  world.pass(61)
  await client.resend({ type: 'email_change', email: 'old@example.com' })
  expect(world.mailbox.map(({ to }) => to)).toHaveLength(4)
})

/*
 * Mail scanners open links. They must not move an account with rights to another email address,
 * because the change may have been requested with a copied session.
 */
const owner = 'owner@example.com'
const thiefs = 'thief@example.com'

async function createChange(role?: 'client' | 'admin') {
  const world = createWorld({ limits: noLimits })
  const user = await world.user(owner)
  if (role) await world.grant(user, role)
  const { access_token: token } = await world.session(user)
  const path = `/user?redirect_to=${encodeURIComponent(`${origin}/en/portal`)}`
  const asked = await world.auth(path, { method: 'PUT', token, body: { email: thiefs } })
  if (asked.status !== 200) throw new Error(await asked.text())
  const open = async (address: string) =>
    readRedirect(await world.send(world.lastMail(address).link))
  const addresses = async () => (await world.users()).map(({ email }) => email)
  return { world, open, addresses }
}

test.for([
  ['client', [owner, thiefs]],
  ['admin', [thiefs, owner]],
] as const)('a scanner that opens both links moves no account: %s', async ([role, order]) => {
  const { open, addresses } = await createChange(role)
  for (const address of order) await open(address)
  expect(await addresses()).toEqual([owner])
})

test('each mailbox confirms on the page that its link opens', async () => {
  const { world, open, addresses } = await createChange('client')
  expect((await open(thiefs)).fragment['token_hash']).toBe(world.lastMail(thiefs).token)
  await world.press(thiefs, 'email_change')
  const { token_hash, type } = (await open(owner)).fragment
  expect([token_hash, type]).toEqual([world.lastMail(owner).token, 'email_change'])
  const agreed = await json(await world.post('/verify', { token_hash, type }))
  expect(agreed['access_token']).toBeTruthy()
  expect(await addresses()).toEqual([thiefs])
})

test('a change of address that one mailbox confirmed before rights were given is cancelled by them', async () => {
  const office = await createOffice()
  const user = await office.user(owner)
  const { access_token: token } = await office.session(user)
  await office.put(token, { email: thiefs })
  await office.press(owner, 'email_change')
  const by = await proven(office, office.staff.token)
  const role = { role: 'client', email: owner }
  expect((await office.admin('PUT', `/users/${user.id}/role`, role, by)).status).toBe(200)
  await office.send(office.lastMail(thiefs).link)
  expect((await office.users()).find(({ id }) => id === user.id)?.email).toBe(owner)
})
