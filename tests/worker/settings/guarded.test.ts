import { expect, test } from 'vitest'
import { currentOffice } from '../../../worker/features/settings/office.ts'
import { json, password } from '../auth/world.ts'
import { proven } from '../auth/sessions/proven.ts'
import { refused } from '../admin/office.ts'
import { settingsOffice } from './settings-office.ts'

type Office = Awaited<ReturnType<typeof settingsOffice>>
const proofNeeded = refused(403, 'account/proof-needed')

const prove = (office: Office, given: string, token = office.staff.token) =>
  office.send('/api/account/proof', { method: 'POST', token, body: { password: given } })
const problem = async (response: Response) => ((await response.json()) as { code: string }).code
const ask = async (office: Office, address: string, token?: string) => {
  const { version } = (await office.read(token)).settings.officeEmail
  return office.call('POST', '/address', { address, version }, token)
}
const tokenOf = (office: Office, to: string) => {
  const mail = office.mailbox.findLast((one) => one.to === to)
  const link = /https:\S+confirm=\S+/.exec(mail?.text ?? '')?.[0] ?? 'https://none'
  return new URL(link).searchParams.get('confirm')
}

test('exporting or exposing data requires the password again ten minutes after sign-in', async () => {
  const office = await settingsOffice()
  expect((await office.set('retentionDays', 60)).status).toBe(200)
  office.passes(11)
  expect(await office.set('retentionDays', 30)).toMatchObject(proofNeeded)
  expect((await ask(office, 'new@b.example')).status).toBe(403)
  // unprotected settings can still be saved
  expect((await office.set('accountManager', 'Anna Kalogera')).status).toBe(200)
  expect(await problem(await prove(office, 'wrong'))).toBe('account/password-wrong')
  expect((await office.set('retentionDays', 30)).status).toBe(403)
  office.staff.token = await proven(office, office.staff.token)
  const { status, body } = await office.set('retentionDays', 30)
  expect(status).toBe(200)
  office.passes(11)
  expect((await office.set('retentionDays', 20)).status, 'and it does not last').toBe(403)
  const undone = await office.call('POST', '/undo', { change_set: body.change_set })
  expect(undone.status, 'nor is it undone').toBe(403)
})

test('a re-authentication applies to one session, which gets new tokens, and attempts are limited', async () => {
  const office = await settingsOffice()
  office.passes(11)
  const { access_token } = await office.session(office.staff.user)
  const { refresh_token } = await json(await prove(office, password, access_token))
  expect((await office.set('retentionDays', 30)).status, 'the other session').toBe(403)
  expect((await office.post('/token?grant_type=refresh_token', { refresh_token })).status).toBe(200)
  const answers = []
  for (let guess = 0; guess < 14; guess++) answers.push(await problem(await prove(office, 'wrong')))
  expect(answers[0]).toBe('account/password-wrong')
  expect(answers.at(-1)).toBe('request/rate-limited')
  expect(await problem(await prove(office, password)), 'the right one, too').toBe(
    'request/rate-limited',
  )
})

test('re-authentication reports an account without a password, and requires a session', async () => {
  const office = await settingsOffice()
  const user = await office.user('oidc@meltemi.test', { passwordHash: null })
  const { access_token } = await office.session(user)
  expect(await problem(await prove(office, 'x', access_token))).toBe('account/no-password')
  const stranger = await office.send('/api/account/proof', { method: 'POST', body: { password } })
  expect(stranger.status).toBe(401)
})

test('a protected change is mailed to every administrator and the office, in their languages', async () => {
  const office = await settingsOffice()
  const anna = await office.user('anna@meltemi.test', { userMetadata: { language: 'el' } })
  await office.grant(anna, 'admin')
  await office.member('client@meltemi.test', 'client')
  await office.set('retentionDays', 30)
  const readers = ['anna@meltemi.test', 'hello@meltemi.example', 'staff@meltemi.test']
  expect(office.mailbox.map(({ to }) => to).toSorted()).toEqual(readers)
  const { text } = office.lastMail('anna@meltemi.test')
  expect(text).toContain('Ημέρες ως τη διαγραφή προσωπικών στοιχείων: 90 → 30')
  expect(text).toContain('staff@meltemi.test')
  // other settings send no mail
  await office.set('accountManager', 'Anna Kalogera')
  expect(office.mailbox).toHaveLength(3)
})

test('a new office address applies after its emailed link is confirmed, and the old one is notified', async () => {
  const office = await settingsOffice()
  expect((await ask(office, 'office@meltemi.test')).body).toMatchObject({
    pending_address: { address: 'office@meltemi.test' },
    settings: { officeEmail: { value: 'hello@meltemi.example' } },
  })
  expect(office.mailbox.map(({ to }) => to)).toEqual(['office@meltemi.test'])
  const token = tokenOf(office, 'office@meltemi.test')
  const { status, body } = await office.call('POST', '/address/confirm', { token })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    pending_address: null,
    settings: { officeEmail: { value: 'office@meltemi.test', source: 'staff' } },
  })
  const notified = office.mailbox.slice(1)
  const readers = ['hello@meltemi.example', 'staff@meltemi.test']
  expect(notified.map(({ to }) => to).toSorted()).toEqual(readers)
  expect(notified[0]?.text).toContain('hello@meltemi.example → office@meltemi.test')
  // the link works once
  expect((await office.call('POST', '/address/confirm', { token })).status).toBe(409)
  // the office’s mail goes to the new address
  expect(await currentOffice(office.deps())).toEqual({ to: 'office@meltemi.test', locale: 'en' })
})

test('an expired, replaced, cancelled or forged link confirms nothing', async () => {
  const office = await settingsOffice()
  const confirm = async (token: string | null, by?: string) =>
    (await office.call('POST', '/address/confirm', { token: token ?? '' }, by)).body['code']
  expect(await confirm('x.y')).toBe('settings/link-expired')
  await ask(office, 'one@meltemi.test')
  const first = tokenOf(office, 'one@meltemi.test')
  await ask(office, 'two@meltemi.test')
  expect(await confirm(first)).toBe('settings/link-expired')
  const second = tokenOf(office, 'two@meltemi.test')
  await office.call('DELETE', '/address')
  expect(await confirm(second)).toBe('settings/link-expired')
  await ask(office, 'two@meltemi.test')
  const third = tokenOf(office, 'two@meltemi.test')
  office.passes(25 * 60)
  const later = await office.signInAgain()
  expect(await confirm(third, later)).toBe('settings/link-expired')
  const { pending_address, settings } = await office.read(later)
  expect([pending_address, settings.officeEmail.source]).toEqual([null, 'built-in'])
})

test('undoing an address change needs no new link, as the former address was confirmed', async () => {
  const office = await settingsOffice()
  await ask(office, 'office@meltemi.test')
  const token = tokenOf(office, 'office@meltemi.test')
  const { body } = await office.call('POST', '/address/confirm', { token })
  expect((await office.call('POST', '/undo', { change_set: body.change_set })).body).toMatchObject({
    pending_address: null,
    settings: { officeEmail: { value: 'hello@meltemi.example' } },
  })
})

test('a shorter session lifetime ends older sessions at once', async () => {
  const office = await settingsOffice()
  const first = await office.session((await office.member('anna@meltemi.test', 'admin')).user)
  office.passes(2 * 24 * 60)
  const refresh = (refresh_token: string) =>
    office.post('/token?grant_type=refresh_token', { refresh_token })
  const renewed: typeof first = await (await refresh(first.refresh_token)).json()
  const me = (by: string) => office.send('/api/me', { token: by })
  expect((await me(renewed.access_token)).status).toBe(200)
  const token = await office.signInAgain()
  expect((await office.set('sessionDays', 1, token)).status).toBe(200)
  expect((await me(renewed.access_token)).status).toBe(403)
  expect((await refresh(renewed.refresh_token)).status).toBe(400)
  expect((await me(token)).status, 'one that is young').toBe(200)
})

test('changing public contact details or the second reviewer requires a recent password and notifies administrators', async () => {
  const office = await settingsOffice()
  await office.set('secondPerson', true)
  office.passes(11)
  const changes = [
    ['email', 'thief@evil.example', 'thief@evil.example'],
    ['privacyEmail', 'thief@evil.example', 'thief@evil.example'],
    ['phone', '+1 613 555 0199', '+1 613 555 0199'],
    ['secondPerson', false, 'Texts are published by a second person: yes → no'],
  ] as const
  for (const [key, value] of changes)
    expect(await office.set(key, value), key).toMatchObject(proofNeeded)
  office.staff.token = await proven(office, office.staff.token)
  for (const [key, value, said] of changes) {
    office.mailbox.length = 0
    expect((await office.set(key, value)).status, key).toBe(200)
    const notified = office.mailbox.find(({ to }) => to === office.staff.user.email)
    expect(notified?.text, key).toContain(said)
  }
})
