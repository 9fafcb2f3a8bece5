import { test } from 'vitest'
import { json, password } from '../auth/world.ts'
import { settingsOffice } from './settings-world.ts'
import { thiefs, setPassword, prove, signIn, leftOpen } from './left-open.ts'

test('a stolen session decides nothing about who gets in, until the password is given', async ({
  expect,
}) => {
  const office = await settingsOffice()
  const other = await signIn(office, password)
  const otherId = String(JSON.parse(atob(other.split('.')[1] ?? ''))['session_id'])
  office.passes(11)
  const { token } = office.staff
  const put = (body: object) => setPassword(office, token, body)
  const deeds = {
    'a new password': () => put({ password: thiefs }),
    'another address': () => put({ email: 'thief@example.com' }),
    'a second step': () => office.post('/factors', { factor_type: 'totp' }, token),
    'signing others out': () => office.post('/logout?scope=others', {}, token),
    'ending another session': () =>
      office.send(`/api/account/sessions/${otherId}`, { method: 'DELETE', token }),
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

  expect(await prove(office, token, password)).toBe(204)
  for (const [name, deed] of Object.entries(deeds)) {
    // the last one is gone by then, with all others
    expect([name, (await deed()).ok]).toEqual([name, !name.startsWith('ending')])
  }
  expect((await office.send('/api/me', { token: other })).status).toBe(403)
})

test('a session may always end itself, however old it is', async ({ expect }) => {
  const office = await settingsOffice()
  const { token } = office.staff
  office.passes(11)
  const { sessions } = await json(await office.send('/api/account/sessions', { token }))
  const own = (sessions as { id: string; current: boolean }[]).find(({ current }) => current)
  const ended = await office.send(`/api/account/sessions/${own?.id}`, { method: 'DELETE', token })
  expect(ended.status).toBe(204)
})

test('a mailed link is good for a new password for an hour, and no longer', async ({ expect }) => {
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
