import { expect, test } from 'vitest'
import { json, password } from '../auth/world.ts'
import { proven } from '../auth/sessions/proven.ts'
import { settingsOffice } from './settings-world.ts'
import { thiefs, setPassword, signIn, guarded, enrol, leftOpen } from './left-open.ts'

test('a stolen session decides nothing about who gets in, until the password is given', async () => {
  const office = await settingsOffice()
  const other = await signIn(office, password)
  const otherId = String(JSON.parse(atob(other.split('.')[1] ?? ''))['session_id'])
  office.passes(11)
  let { token } = office.staff
  const put = (body: object) => setPassword(office, token, body)
  const deeds = {
    'another address': () => put({ email: 'thief@example.com' }),
    'a second step': () => office.post('/factors', { factor_type: 'totp' }, token),
    'signing others out': () => office.post('/logout?scope=others', {}, token),
    'ending another session': () =>
      office.send(`/api/account/sessions/${otherId}`, { method: 'DELETE', token }),
    // what was proven was the old one: nothing else follows without the new one
    'a new password': () => put({ password: thiefs }),
  }
  office.mailbox.length = 0
  for (const [name, deed] of Object.entries(deeds)) {
    const answer = await deed()
    const code = (await json(answer))['code']
    const expected = name.startsWith('ending')
      ? [403, 'account/proof-needed']
      : [400, 'reauthentication_needed']
    expect([name, answer.status, code]).toEqual([name, ...expected])
  }
  expect(office.mailbox).toEqual([])
  expect((await office.send('/api/me', { token: other })).status).toBe(200)

  token = await proven(office, token)
  office.passes(0.1)
  for (const [name, deed] of Object.entries(deeds)) {
    // the last one is gone by then, with all others
    expect([name, (await deed()).ok]).toEqual([name, !name.startsWith('ending')])
  }
  expect((await office.send('/api/me', { token: other })).status).toBe(403)
  expect(await json(await deeds['another address']())).toMatchObject({
    code: 'reauthentication_needed',
  })
})

test('a token from before a proof proves nothing, however fresh the session is now', async () => {
  const office = await settingsOffice()
  office.passes(11)
  const { token: stolen } = office.staff
  const invite = (token: string, email: string) => {
    const body = { email, role: 'admin', locale: 'en' }
    return office.admin('POST', '/users', body, token)
  }
  const owners = await proven(office, stolen)
  const refused = { status: 403, body: { code: 'account/proof-needed' } }
  expect(await invite(stolen, 'thief@example.com')).toMatchObject(refused)
  expect(await guarded(office, stolen, 30)).toMatchObject(refused)
  for (const answer of [
    await office.post('/factors', { factor_type: 'totp' }, stolen),
    await setPassword(office, stolen, { password: thiefs }),
    await office.post('/logout?scope=others', {}, stolen),
  ]) {
    expect(await json(answer)).toMatchObject({ code: 'reauthentication_needed' })
  }
  expect((await office.send('/api/me', { token: stolen })).status, 'and still signed in').toBe(200)

  expect((await invite(owners, 'colleague@meltemi.test')).status).toBe(201)
  expect((await guarded(office, owners, 30)).status).toBe(200)
  expect((await enrol(office, owners)).id).not.toBe('')
  expect(await invite(stolen, 'thief@example.com')).toMatchObject(refused)
})

test.for([5, 60])(
  'a copied session gets nothing of its owner’s proof, %i seconds later, by refreshing',
  async (seconds) => {
    const office = await settingsOffice()
    const { token, refreshToken } = await leftOpen(office)
    const refresh = (refresh_token: unknown) =>
      office.post('/token?grant_type=refresh_token', { refresh_token })
    // the thief may have refreshed, too: then both hold the live token
    const copied = await json(await refresh(refreshToken))
    await proven(office, token)
    office.passes(seconds / 60)
    for (const old of [copied['refresh_token'], refreshToken]) {
      const answer = await refresh(old)
      expect(answer.status).toBe(400)
      expect((await json(answer))['access_token']).toBeUndefined()
    }
    // within ten seconds it may be a tab of the owner's that raced
    const isOver = seconds > 10
    expect((await office.send('/api/me', { token })).status).toBe(isOver ? 403 : 200)
  },
)

test('a session may always end itself, however old it is', async () => {
  const office = await settingsOffice()
  const { token } = office.staff
  office.passes(11)
  const { sessions } = await json(await office.send('/api/account/sessions', { token }))
  const own = (sessions as { id: string; current: boolean }[]).find(({ current }) => current)
  const ended = await office.send(`/api/account/sessions/${own?.id}`, { method: 'DELETE', token })
  expect(ended.status).toBe(204)
})

test('a mailed link is good for a new password for an hour, and no longer', async () => {
  const office = await settingsOffice()
  const { refreshToken } = await leftOpen(office)
  office.passes(50)
  const body = { refresh_token: refreshToken }
  const renewed = await json(await office.post('/token?grant_type=refresh_token', body))
  const mailed = String(renewed['access_token'])
  const refused = await setPassword(office, mailed, { password: thiefs })
  expect([refused.status, await json(refused)]).toMatchObject([
    400,
    { code: 'reauthentication_needed' },
  ])
})
