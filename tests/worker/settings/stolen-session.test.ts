import { expect, test } from 'vitest'
import { json, password } from '../auth/world.ts'
import { proven } from '../auth/sessions/proven.ts'
import { settingsOffice } from './settings-world.ts'
import {
  thiefs,
  staffs,
  setPassword,
  prove,
  signIn,
  guarded,
  enrol,
  verify,
  leftOpen,
} from './left-open.ts'

/*
 * Whoever stole a session of staff can do what the protocol lets a session do, and that takes a sign-in of the last ten
 * minutes where it decides who gets in. What a session that was left open sets all the same proves nothing for a day.
 */
test('a password that a session left open set opens nothing guarded for a day, however it is used', async () => {
  const office = await settingsOffice()
  const { token: stolen } = await leftOpen(office)
  expect((await setPassword(office, stolen, { password: thiefs })).status).toBe(200)
  expect(await prove(office, stolen, thiefs)).toBe('account/password-too-new')
  expect((await guarded(office, stolen, 30)).status).toBe(403)

  const fresh = await signIn(office, thiefs)
  expect((await guarded(office, fresh, 30)).status).toBe(403)
  // neither a second one, nor one that is given with the first, nor a factor by such a session
  expect((await setPassword(office, fresh, { password: 'Yet-another-9' })).status).toBe(400)
  const both = { password: 'Yet-another-9', current_password: thiefs }
  expect((await setPassword(office, fresh, both)).status).toBe(200)
  const again = await signIn(office, 'Yet-another-9')
  expect(await prove(office, again, 'Yet-another-9')).toBe('account/password-too-new')
  for (const refused of [
    await office.post('/factors', { factor_type: 'totp' }, again),
    await setPassword(office, again, { email: 'thief@example.com' }),
  ]) {
    expect(await json(refused)).toMatchObject({ code: 'reauthentication_needed' })
  }
})

test('a factor that a stolen session enrolled opens nothing guarded for a day, the password does', async () => {
  const office = await settingsOffice()
  const factor = await enrol(office, office.staff.token)
  office.passes(11)
  const raised = await verify(office, office.staff.token, { id: factor.id, code: factor.code() })
  expect((await guarded(office, raised, 30)).status).toBe(403)
  office.passes(1)
  const once = await verify(office, raised, { id: factor.id, code: factor.code() })
  expect((await guarded(office, once, 30)).status, 'given once more').toBe(403)
  expect((await guarded(office, await proven(office, once), 30)).status).toBe(200)
})

test('after a day they count', async () => {
  const office = await settingsOffice()
  await setPassword(office, (await leftOpen(office)).token, { password: thiefs })
  office.passes(24 * 60)
  const token = await signIn(office, thiefs)
  expect((await guarded(office, token, 30)).status).toBe(200)
})

test('who gave the old password, has just signed in, or follows a mailed link, waits for nothing', async () => {
  const withOld = await settingsOffice()
  withOld.passes(11)
  const both = { password: thiefs, current_password: password }
  await setPassword(withOld, withOld.staff.token, both)
  withOld.staff.token = await proven(withOld, withOld.staff.token, thiefs)
  expect((await withOld.set('retentionDays', 30)).status).toBe(200)

  const now = await signIn(withOld, thiefs)
  await setPassword(withOld, now, { password })
  expect(await prove(withOld, now, password)).toBe('proven')

  await withOld.post('/recover', { email: staffs })
  const { token: hash } = withOld.lastMail(staffs)
  const session = await json(await withOld.post('/verify', { type: 'recovery', token_hash: hash }))
  const mailed = String(session['access_token'])
  expect((await setPassword(withOld, mailed, { password: 'Yet-another-9' })).status).toBe(200)
  const owners = await proven(withOld, mailed, 'Yet-another-9')
  const factor = await enrol(withOld, owners)
  const raised = await verify(withOld, owners, { id: factor.id, code: factor.code() })
  withOld.passes(1)
  expect((await guarded(withOld, raised, 29)).status).toBe(200)
})

test('a stolen session invites nobody, makes nobody an administrator, and takes nothing from anybody', async () => {
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

  office.staff.token = await proven(office, office.staff.token)
  const made = await office.admin('PUT', `/users/${plain}/role`, {
    role: 'admin',
    email: 'plain@example.com',
  })
  expect(made).toMatchObject({ status: 200, body: { role: 'admin' } })
})

test('a factor that a stolen session enrolled does not keep the owner out, who comes by mail', async () => {
  const office = await settingsOffice()
  const factor = await enrol(office, office.staff.token)
  office.passes(11)
  await verify(office, office.staff.token, { id: factor.id, code: factor.code() })
  await office.post('/recover', { email: staffs })
  const { token: hash } = office.lastMail(staffs)
  const session = await json(await office.post('/verify', { type: 'recovery', token_hash: hash }))
  const mailed = String(session['access_token'])
  expect((await setPassword(office, mailed, { password: 'Yet-another-9' })).status).toBe(200)
  expect((await guarded(office, mailed, 30)).status).toBe(403)
  const owners = await proven(office, mailed, 'Yet-another-9')
  expect((await guarded(office, owners, 30)).status).toBe(200)
  expect(await json(await office.send('/api/me', { token: office.staff.token }))).toMatchObject({
    code: 'auth/session-gone',
  })
})

test('a factor of the owner’s stays when a link is mailed', async () => {
  const office = await settingsOffice()
  const factor = await enrol(office, office.staff.token)
  await verify(office, office.staff.token, { id: factor.id, code: factor.code() })
  await office.post('/recover', { email: staffs })
  const { token: hash } = office.lastMail(staffs)
  const session = await json(await office.post('/verify', { type: 'recovery', token_hash: hash }))
  const mailed = String(session['access_token'])
  expect((await setPassword(office, mailed, { password: 'Yet-another-9' })).status).toBe(401)
})
