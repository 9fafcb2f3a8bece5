import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createOffice, newRequest } from '../../../admin/office.ts'
import { enrol, prove, signedIn, tokenOf } from '../../factors/authenticator.ts'
import { json, tokenIn } from '../../world.ts'

type Office = Awaited<ReturnType<typeof createOffice>>

const before = 'ann@meltemi.test'
const after = 'ann.new@meltemi.test'

const factorsOf = async (id: string) =>
  (await env.DB.prepare('select id from mfa_factors where user_id = ?').bind(id).all()).results

const pathOf = (link: string) => link.replace(/^https?:\/\/[^/]+/, '')

/** Somebody with rights and a second step, who has moved to another address by the links in both mails. */
async function moved(office: Office, role: 'admin' | 'client' = 'admin') {
  const { user } = await office.member(before, role)
  const client = await signedIn(office, before)
  const factor = await enrol(office, client)
  await prove(client, factor)
  office.pass(90)
  await client.updateUser({ email: after })
  const { token: token_hash } = office.lastMail(before)
  await office.post('/verify', { type: 'email_change', token_hash })
  await office.send(pathOf(office.lastMail(after).link))
  const row = (await office.users()).find(({ id }) => id === user.id)
  if (row?.email !== after) throw new Error('The account has not moved')
  return { id: user.id, client, factor }
}

/** A session of whoever reads a mailbox, and nothing else. */
async function byMail(office: Office, email: string, path: '/recover' | '/otp' = '/recover') {
  office.pass(61)
  await office.post(path, { email, ...(path === '/otp' && { create_user: false }) })
  const { token: hash } = office.lastMail(email)
  const type = path === '/recover' ? 'recovery' : 'magiclink'
  return await tokenIn(await office.post('/verify', { type, token_hash: hash }))
}

test.for(['/recover', '/otp'] as const)(
  'after a change of address a mailbox alone is not enough: the second step stays, whoever asks by %s',
  async (path) => {
    const office = await createOffice()
    const { id } = await moved(office)
    const token = await byMail(office, after, path)
    expect(await factorsOf(id)).toHaveLength(1)
    const code = async (path: string) => (await json(await office.send(path, { token })))['code']
    expect(await code('/api/admin/users')).toBe('auth/second-factor-needed')
    const changed = await office.put(token, { password: 'Thiefs-own-9' })
    expect((await json(changed))['code']).toBe('insufficient_aal')
  },
)

test('nobody becomes an administrator by being invited to a company with the address that one has moved to', async () => {
  const office = await createOffice()
  const { id, client } = await moved(office)
  const token = await tokenOf(client)
  const request = await office.request(newRequest({ email: after }))
  const refused = { status: 409, body: { code: 'user/unproven-admin' } }
  const decision = { decision: 'approve', version: 0 }
  expect(
    await office.admin('POST', `/access-requests/${request.id}/decision`, decision),
  ).toMatchObject(refused)
  const company = await office.request(newRequest({ email: 'buyer@example.com' }))
  await office.admin('POST', `/access-requests/${company.id}/decision`, decision)
  const companyId = await env.DB.prepare('select id from companies').first<string>('id')
  const invitation = { email: after, locale: 'en' }
  expect(await office.admin('POST', `/companies/${companyId}/members`, invitation)).toMatchObject(
    refused,
  )
  // nothing was taken from the one whose address it is
  expect(await factorsOf(id)).toHaveLength(1)
  expect((await office.send('/api/admin/users', { token })).status).toBe(200)
  expect((await office.users()).find((user) => user.id === id)).toMatchObject({ email: after })

  // with a password set by mail it is theirs again, and the same works
  office.pass(61)
  await office.post('/recover', { email: after })
  const { token: hash } = office.lastMail(after)
  const { error } = await client.verifyOtp({ type: 'recovery', token_hash: hash })
  expect(error).toBeNull()
})

test('an account with rights moves to another mailbox only by who has just proven themselves', async () => {
  const office = await createOffice()
  const { token } = await office.member(before, 'client')
  const ask = () => office.put(token, { email: after })
  office.pass(11 * 60)
  office.mailbox.length = 0
  expect((await json(await ask()))['code']).toBe('reauthentication_needed')
  expect(office.mailbox).toEqual([])
  // reading the mail of the address that is left is proof enough
  const read = await byMail(office, before, '/otp')
  office.pass(61)
  expect((await office.put(read, { email: after })).status).toBe(200)
})

test('the owner is told of a second step that goes, also where another of theirs stays', async () => {
  const office = await createOffice()
  const { user } = await office.member(before, 'admin')
  const client = await signedIn(office, before)
  await prove(client, await enrol(office, client))
  const own = await factorsOf(user.id)
  await env.DB.prepare(
    `insert into mfa_factors (id, user_id, factor_type, status, created_at, updated_at, proves_from)
      values ('theirs', ?1, 'totp', 'verified', ?2, ?2, '2999-01-01T00:00:00.000Z')`,
  )
    .bind(user.id, office.now().toISOString())
    .run()
  office.mailbox.length = 0
  await byMail(office, before)
  expect(await factorsOf(user.id)).toEqual(own)
  await expect
    .poll(() => office.mailbox.map(({ subject }) => subject))
    .toContain('A second sign-in step has been removed')
  // and of nothing, where all of them stay
  office.pass(61)
  office.mailbox.length = 0
  await byMail(office, before)
  expect(office.mailbox.map(({ to }) => to)).toEqual([before])
})

test('the owner is told of a second step that goes with a password set by mail', async () => {
  const office = await createOffice()
  const { id, factor } = await moved(office)
  office.pass(61)
  await office.post('/recover', { email: after })
  const back = office.client()
  await back.verifyOtp({ type: 'recovery', token_hash: office.lastMail(after).token })
  office.pass(61)
  expect((await prove(back, factor)).error).toBeNull()
  office.mailbox.length = 0
  expect((await back.updateUser({ password: 'Brand-new-grove-3' })).error).toBeNull()
  expect(await factorsOf(id)).toEqual([])
  await expect
    .poll(() => office.mailbox.map(({ subject }) => subject))
    .toContain('A second sign-in step has been removed')
})
