import { expect, test } from 'vitest'
import { refused } from '../admin/office.ts'
import { type Authenticator, authenticatorOf } from '../auth/factors/authenticator.ts'
import { proven } from '../auth/sessions/proven.ts'
import { expectOutcome, json, password, tokenIn } from '../auth/world.ts'
import { settingsOffice } from './settings-office.ts'

const thiefs = 'Another-one-8'
type Office = Awaited<ReturnType<typeof settingsOffice>>

const staffs = 'staff@meltemi.test'
const prove = async (office: Office, token: string, given: string) => {
  const body = { password: given }
  const answer = await office.send('/api/account/proof', { method: 'POST', token, body })
  return answer.status === 200 ? 'proven' : (await json(answer))['code']
}
const signIn = async (office: Office, given: string) =>
  tokenIn(await office.post('/token?grant_type=password', { email: staffs, password: given }))
const enrol = async (office: Office, token: string) => {
  const made = await json(await office.post('/factors', { factor_type: 'totp' }, token))
  const { secret } = made['totp'] as { secret: string }
  return authenticatorOf(office, String(made['id']), secret)
}
const verify = async (office: Office, token: string, { id, code }: Authenticator) => {
  const challenge = await json(await office.post(`/factors/${id}/challenge`, {}, token))
  const body = { challenge_id: challenge['id'], code: code() }
  return tokenIn(await office.post(`/factors/${id}/verify`, body, token))
}

/** A session started by an emailed link eleven minutes ago. */
async function leftOpen(office: Office) {
  await office.post('/otp', { email: staffs, create_user: false })
  const session = await json(await office.press(staffs, 'magiclink'))
  office.passes(11)
  const { access_token: token, refresh_token: refreshToken } = session
  return { token: String(token), refreshToken }
}

test('a person who enters the old password, just signed in, or followed an emailed link is not asked again', async () => {
  const withOld = await settingsOffice()
  withOld.passes(11)
  await withOld.put(withOld.staff.token, { password: thiefs, current_password: password })
  withOld.staff.token = await proven(withOld, withOld.staff.token, thiefs)
  expect((await withOld.set('retentionDays', 30)).status).toBe(200)

  const now = await signIn(withOld, thiefs)
  await withOld.put(now, { password })
  expect(await prove(withOld, now, password)).toBe('proven')

  const mailed = await withOld.comeByMail(staffs)
  expect((await withOld.put(mailed, { password: 'Yet-another-9' })).status).toBe(200)
  const owners = await proven(withOld, mailed, 'Yet-another-9')
  const raised = await verify(withOld, owners, await enrol(withOld, owners))
  withOld.passes(1)
  expect((await withOld.set('retentionDays', 29, raised)).status).toBe(200)
})

test('a stolen session cannot invite, promote, demote or suspend anyone', async () => {
  const office = await settingsOffice()
  const invite = (email: string, role: string) =>
    office.admin('POST', '/users', { email, role, locale: 'en' })
  const other = String((await invite('other@meltemi.test', 'admin')).body['id'])
  const plain = String((await invite('plain@example.com', 'none')).body['id'])
  office.passes(11)
  const proofNeeded = refused(403, 'account/proof-needed')
  expect(await invite('thief@example.com', 'admin')).toMatchObject(proofNeeded)
  for (const [method, path, body] of [
    ['PUT', `${plain}/role`, { role: 'admin', email: 'plain@example.com' }],
    ['PUT', `${other}/role`, { role: 'client', email: 'other@meltemi.test' }],
    ['DELETE', `${other}/sessions`, undefined],
    ['PUT', `${other}/suspension`, { suspended: true }],
    ['DELETE', `${other}/factors`, undefined],
    ['DELETE', `${plain}/sessions`, undefined],
    ['PUT', `${plain}/suspension`, { suspended: true }],
    ['POST', `${plain}/invitation`, { locale: 'en' }],
  ] as const)
    expect(await office.admin(method, `/users/${path}`, body), path).toMatchObject(proofNeeded)
  expect(await invite('client@example.com', 'client')).toMatchObject(proofNeeded)

  office.staff.token = await proven(office, office.staff.token)
  const role = { role: 'admin', email: 'plain@example.com' }
  const made = await office.admin('PUT', `/users/${plain}/role`, role)
  expect(made).toMatchObject({ status: 200, body: { role: 'admin' } })
})

test('a stolen session cannot change credentials until the password is given', async () => {
  const office = await settingsOffice()
  const other = await signIn(office, password)
  office.passes(11)
  let { token } = office.staff
  const put = (body: object) => office.put(token, body)
  const changes = {
    'another address': () => put({ email: 'thief@example.com' }),
    'a second step': () => office.post('/factors', { factor_type: 'totp' }, token),
    // last, as it would require a new proof with the new password
    'a new password': () => put({ password: thiefs }),
  }
  office.mailbox.length = 0
  for (const [name, change] of Object.entries(changes))
    await expectOutcome(await change(), 400, 'reauthentication_needed', name)
  expect(office.mailbox).toEqual([])
  expect((await office.send('/api/me', { token: other })).status).toBe(200)

  token = await proven(office, token)
  office.passes(0.1)
  for (const [name, change] of Object.entries(changes))
    expect([name, (await change()).ok]).toEqual([name, true])
  expect((await office.send('/api/me', { token: other })).status).toBe(403)
})

test.for([5, 60])(
  'a stolen refresh token fails %i s after a re-authentication',
  async (seconds) => {
    const office = await settingsOffice()
    const { token, refreshToken } = await leftOpen(office)
    const refresh = (refresh_token: unknown) =>
      office.post('/token?grant_type=refresh_token', { refresh_token })
    // the thief may have refreshed too: both then hold the live token
    const copied = await json(await refresh(refreshToken))
    await proven(office, token)
    office.passes(seconds / 60)
    for (const old of [copied['refresh_token'], refreshToken]) {
      const answer = await refresh(old)
      expect(answer.status).toBe(400)
      expect((await json(answer))['access_token']).toBeUndefined()
    }
    // within ten seconds it could be another tab of the owner
    const isOver = seconds > 10
    expect((await office.send('/api/me', { token })).status).toBe(isOver ? 403 : 401)
  },
)

test('an old session can still end itself', async () => {
  const office = await settingsOffice()
  const { token } = office.staff
  office.passes(11)
  const { sessions } = await json(await office.send('/api/account/sessions', { token }))
  const own = (sessions as { id: string; current: boolean }[]).find(({ current }) => current)
  const ended = await office.send(`/api/account/sessions/${own?.id}`, { method: 'DELETE', token })
  expect(ended.status).toBe(204)
})
