import { test } from 'vitest'
import { authenticatorOf } from '../auth/factors/authenticator.ts'
import { json, password } from '../auth/world.ts'
import { settingsOffice } from './settings-world.ts'

/*
 * Whoever stole a session of staff can do what the protocol lets a session do: set a password, enrol a factor. Neither
 * proves to be the owner.
 */
const thiefs = 'Another-one-8'
type Office = Awaited<ReturnType<typeof settingsOffice>>

const staffs = 'staff@meltemi.test'
const setPassword = (office: Office, token: string, body: object) =>
  office.auth('/user', { method: 'PUT', token, body })
const prove = async (office: Office, token: string, given: string) => {
  const body = { password: given }
  const answer = await office.send('/api/account/proof', { method: 'POST', token, body })
  return answer.status === 204 ? 204 : (await json(answer))['code']
}
const signIn = async (office: Office, given: string) =>
  String(
    (
      await json(
        await office.post('/token?grant_type=password', { email: staffs, password: given }),
      )
    )['access_token'],
  )
/** What is guarded, as it was last read, by whoever holds a token. */
const guarded = async (office: Office, token: string, value: number) => {
  const { settings } = (await office.call('GET', '', undefined, token)).body
  const change = { key: 'retentionDays', value, version: settings.retentionDays.version }
  return office.call('PATCH', '', { settings: [change] }, token)
}
const enrol = async (office: Office, token: string) => {
  const made = await json(await office.post('/factors', { factor_type: 'totp' }, token))
  const { secret } = made['totp'] as { secret: string }
  return authenticatorOf(office, String(made['id']), secret)
}
const verify = async (
  office: Office,
  token: string,
  { id, code }: { id: string; code: string },
) => {
  const challenge = await json(await office.post(`/factors/${id}/challenge`, {}, token))
  const body = { challenge_id: challenge['id'], code }
  return String(
    (await json(await office.post(`/factors/${id}/verify`, body, token)))['access_token'],
  )
}

test('a password that a stolen session set opens nothing guarded for a day, however it is used', async ({
  expect,
}) => {
  const office = await settingsOffice()
  office.passes(11)
  const stolen = office.staff.token
  expect((await setPassword(office, stolen, { password: thiefs })).status).toBe(200)
  expect(await prove(office, stolen, thiefs)).toBe('account/password-too-new')
  expect((await guarded(office, stolen, 30)).status).toBe(403)

  const fresh = await signIn(office, thiefs)
  expect((await guarded(office, fresh, 30)).status).toBe(403)
  // neither a second one, nor one that is given with the first, nor a factor by such a session
  expect((await setPassword(office, fresh, { password: 'Yet-another-9' })).status).toBe(200)
  expect(await prove(office, fresh, 'Yet-another-9')).toBe('account/password-too-new')
  const both = { password: thiefs, current_password: 'Yet-another-9' }
  expect((await setPassword(office, fresh, both)).status).toBe(200)
  const again = await signIn(office, thiefs)
  expect(await prove(office, again, thiefs)).toBe('account/password-too-new')
  const factor = await enrol(office, again)
  const raised = await verify(office, again, { id: factor.id, code: factor.code() })
  expect((await guarded(office, raised, 30)).status).toBe(403)
})

test('a factor that a stolen session enrolled opens nothing guarded for a day, the password does', async ({
  expect,
}) => {
  const office = await settingsOffice()
  office.passes(11)
  const factor = await enrol(office, office.staff.token)
  const raised = await verify(office, office.staff.token, { id: factor.id, code: factor.code() })
  expect((await guarded(office, raised, 30)).status).toBe(403)
  office.passes(1)
  const once = await verify(office, raised, { id: factor.id, code: factor.code() })
  expect((await guarded(office, once, 30)).status, 'given once more').toBe(403)
  expect(await prove(office, once, password)).toBe(204)
  expect((await guarded(office, once, 30)).status).toBe(200)
})

test('after a day they count', async ({ expect }) => {
  const office = await settingsOffice()
  office.passes(11)
  await setPassword(office, office.staff.token, { password: thiefs })
  office.passes(24 * 60)
  const token = await signIn(office, thiefs)
  expect((await guarded(office, token, 30)).status).toBe(200)
})

test('who gave the old password, has just signed in, or follows a mailed link, waits for nothing', async ({
  expect,
}) => {
  const withOld = await settingsOffice()
  withOld.passes(11)
  const both = { password: thiefs, current_password: password }
  await setPassword(withOld, withOld.staff.token, both)
  expect(await prove(withOld, withOld.staff.token, thiefs)).toBe(204)
  expect((await withOld.set('retentionDays', 30)).status).toBe(200)

  const now = await signIn(withOld, thiefs)
  await setPassword(withOld, now, { password })
  expect(await prove(withOld, now, password)).toBe(204)

  await withOld.post('/recover', { email: staffs })
  const { token: hash } = withOld.lastMail(staffs)
  const session = await json(await withOld.post('/verify', { type: 'recovery', token_hash: hash }))
  const mailed = String(session['access_token'])
  expect((await setPassword(withOld, mailed, { password: 'Yet-another-9' })).status).toBe(200)
  expect(await prove(withOld, mailed, 'Yet-another-9')).toBe(204)
  const factor = await enrol(withOld, mailed)
  const raised = await verify(withOld, mailed, { id: factor.id, code: factor.code() })
  withOld.passes(1)
  expect((await guarded(withOld, raised, 29)).status).toBe(200)
})

test('a stolen session invites nobody, makes nobody an administrator, and takes nothing from anybody', async ({
  expect,
}) => {
  const office = await settingsOffice()
  const invite = (email: string, role: string) =>
    office.admin('POST', '/users', { email, role, locale: 'en' })
  const other = String((await invite('other@meltemi.test', 'admin')).body['id'])
  const plain = String((await invite('plain@example.com', 'none')).body['id'])
  office.passes(11)
  const refused = { status: 403, body: { code: 'account/proof-needed' } }
  expect(await invite('thief@example.com', 'admin')).toMatchObject(refused)
  for (const [method, path, body] of [
    ['PUT', `${plain}/role`, { role: 'admin', email: 'plain@example.com' }],
    ['PUT', `${other}/role`, { role: 'client', email: 'other@meltemi.test' }],
    ['DELETE', `${other}/sessions`, undefined],
    ['PUT', `${other}/suspension`, { suspended: true }],
    ['DELETE', `${other}/factors`, undefined],
    ['DELETE', `${plain}/sessions`, undefined],
    ['PUT', `${plain}/suspension`, { suspended: true }],
    ['POST', `${plain}/invitation`, { locale: 'en' }],
  ] as const) {
    expect(await office.admin(method, `/users/${path}`, body), path).toMatchObject(refused)
  }
  expect(await invite('client@example.com', 'client')).toMatchObject(refused)

  expect(await prove(office, office.staff.token, password)).toBe(204)
  const made = await office.admin('PUT', `/users/${plain}/role`, {
    role: 'admin',
    email: 'plain@example.com',
  })
  expect(made).toMatchObject({ status: 200, body: { role: 'admin' } })
})

test('a factor that a stolen session enrolled does not keep the owner out, who comes by mail', async ({
  expect,
}) => {
  const office = await settingsOffice()
  office.passes(11)
  const factor = await enrol(office, office.staff.token)
  await verify(office, office.staff.token, { id: factor.id, code: factor.code() })
  await office.post('/recover', { email: staffs })
  const { token: hash } = office.lastMail(staffs)
  const session = await json(await office.post('/verify', { type: 'recovery', token_hash: hash }))
  const mailed = String(session['access_token'])
  expect((await setPassword(office, mailed, { password: 'Yet-another-9' })).status).toBe(200)
  expect((await guarded(office, mailed, 30)).status).toBe(403)
  expect(await prove(office, mailed, 'Yet-another-9')).toBe(204)
  expect((await guarded(office, mailed, 30)).status).toBe(200)
  expect(await json(await office.send('/api/me', { token: office.staff.token }))).toMatchObject({
    code: 'auth/session-gone',
  })
})

test('a factor of the owner’s stays when a link is mailed', async ({ expect }) => {
  const office = await settingsOffice()
  const factor = await enrol(office, office.staff.token)
  await verify(office, office.staff.token, { id: factor.id, code: factor.code() })
  await office.post('/recover', { email: staffs })
  const { token: hash } = office.lastMail(staffs)
  const session = await json(await office.post('/verify', { type: 'recovery', token_hash: hash }))
  const mailed = String(session['access_token'])
  expect((await setPassword(office, mailed, { password: 'Yet-another-9' })).status).toBe(401)
})
