import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { localeCodes } from '#contract/locales.ts'
import { countOf, createOffice } from '../office.ts'

type Office = Awaited<ReturnType<typeof createOffice>>

/** An office with an administrator for each language, a suspended one, one whose address nobody has proven, a client. */
async function createCrowd(office: Office) {
  for (const locale of localeCodes) {
    const { user } = await office.member(`${locale}@meltemi.test`, 'admin')
    await env.DB.prepare('update users set user_metadata = ? where id = ?')
      .bind(JSON.stringify({ language: locale }), user.id)
      .run()
  }
  const suspended = await office.member('suspended@meltemi.test', 'admin')
  await env.DB.prepare(`update users set banned_until = '9999-01-01T00:00:00.000Z' where id = ?`)
    .bind(suspended.user.id)
    .run()
  const unproven = await office.member('unproven@meltemi.test', 'admin')
  await env.DB.prepare('update users set email_confirmed_at = null where id = ?')
    .bind(unproven.user.id)
    .run()
  await office.member('client@meltemi.test', 'client')
}

const readers = [...localeCodes.map((locale) => `${locale}@meltemi.test`), 'staff@meltemi.test']

const giveFactor = (userId: string) =>
  env.DB.prepare(
    `insert into mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values (?, ?, 'totp', 'verified', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')`,
  )
    .bind(crypto.randomUUID(), userId)
    .run()

const suspend = (office: Office, id: string, suspended: boolean) =>
  office.admin('PUT', `/users/${id}/suspension`, { suspended })

const give = async (office: Office, id: string, role: string) => {
  const { email } = (await office.admin('GET', `/users/${id}`)).body
  return office.admin('PUT', `/users/${id}/role`, { role, email })
}

test('whoever becomes an administrator, all active ones are told in their language, who did it and where to look', async () => {
  const office = await createOffice()
  await createCrowd(office)
  const { user } = await office.member('new@example.com', 'client')
  expect((await give(office, user.id, 'admin')).status).toBe(200)
  const told = office.mailbox.filter(({ to }) => to !== 'new@example.com')
  expect(told.map(({ to }) => to).toSorted()).toEqual(readers.toSorted())
  expect(new Set(told.map(({ subject }) => subject)).size).toBe(localeCodes.length)
  for (const locale of localeCodes) {
    const mail = told.find(({ to }) => to === `${locale}@meltemi.test`)
    expect(mail?.html).toContain(`<html lang="${locale}`)
    expect(mail?.text).toContain('staff@meltemi.test')
    expect(mail?.text).toContain('new@example.com')
    expect(mail?.text).not.toMatch(/[{}]/)
    const link = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    const path = '/admin-portal/users'
    expect(link.pathname).toBe(locale === 'en' ? path : `/${locale}${path}`)
    expect(link.searchParams.get('open')).toBe(user.id)
  }
  // the inbox has it as well, and mails nobody a second time
  const { results } = await env.DB.prepare('select mail from notification_recipients').all()
  expect(results.length).toBeGreaterThan(0)
  expect(results.filter(({ mail }) => mail !== null)).toEqual([])
  // what is so already tells nobody anything
  await give(office, user.id, 'admin')
  expect(office.mailbox.filter(({ to }) => to === 'staff@meltemi.test')).toHaveLength(1)
})

test('an administrator who is invited is known to the others before they ever sign in', async () => {
  const office = await createOffice()
  await createCrowd(office)
  const invited = { email: 'new@example.com', locale: 'de' }
  await office.admin('POST', '/users', { ...invited, role: 'client' })
  expect(office.mailbox).toHaveLength(1)
  const body = { ...invited, email: 'other@example.com', role: 'admin' }
  expect((await office.admin('POST', '/users', body)).status).toBe(201)
  const told = office.mailbox.filter(({ to }) => readers.includes(to))
  expect(told.map(({ to }) => to).toSorted()).toEqual(readers.toSorted())
  expect(told[0]?.text).toContain('other@example.com')
})

test('whoever stops being an administrator is told with the others, whether the role goes or they are suspended', async () => {
  const office = await createOffice()
  const { user } = await office.member('anna@meltemi.test', 'admin')
  const both = ['anna@meltemi.test', 'staff@meltemi.test']
  const steps = [
    { act: () => suspend(office, user.id, true), to: both, subject: /suspended/ },
    { act: () => suspend(office, user.id, false), to: [both[1]], subject: /reinstated/ },
    { act: () => give(office, user.id, 'client'), to: both, subject: /no longer/ },
  ]
  for (const { act, to, subject } of steps) {
    office.mailbox.length = 0
    expect((await act()).status).toBe(200)
    const told = office.mailbox.filter((mail) => subject.test(mail.subject))
    expect(told.map((mail) => mail.to).toSorted()).toEqual(to)
    office.pass(1)
  }
  // of a client nobody is told
  office.mailbox.length = 0
  await suspend(office, user.id, true)
  await suspend(office, user.id, false)
  await give(office, user.id, 'none')
  expect(office.mailbox).toEqual([])
})

test('when an administrator’s second step is taken away, the others hear of it beside its owner', async () => {
  const office = await createOffice()
  const { user } = await office.member('anna@meltemi.test', 'admin')
  await giveFactor(user.id)
  expect((await office.admin('DELETE', `/users/${user.id}/factors`)).status).toBe(200)
  expect(office.mailbox.map(({ to }) => to).toSorted()).toEqual([
    'anna@meltemi.test',
    'staff@meltemi.test',
  ])
  const toStaff = office.mailbox.find(({ to }) => to === 'staff@meltemi.test')
  expect(toStaff?.text).toContain('second sign-in step of anna@meltemi.test')

  const client = await office.member('client@example.com', 'client')
  await giveFactor(client.user.id)
  await office.admin('DELETE', `/users/${client.user.id}/factors`)
  expect(office.mailbox.slice(2).map(({ to }) => to)).toEqual(['client@example.com'])
})

test('of two who do the same at once one does it, and everybody is told once', async () => {
  const office = await createOffice()
  const { user } = await office.member('anna@meltemi.test', 'client')
  await Promise.all([give(office, user.id, 'admin'), give(office, user.id, 'admin')])
  expect(office.mailbox.filter(({ to }) => to === 'staff@meltemi.test')).toHaveLength(1)
})

test('what is refused tells nobody: the last administrator stays one', async () => {
  const office = await createOffice()
  expect((await give(office, office.staff.user.id, 'client')).status).toBe(409)
  expect([office.mailbox.length, await countOf('outbox')]).toEqual([0, 0])
})
