import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { localeCodes } from '#contract/locales.ts'
import { startSession } from '../../../../worker/features/auth/sessions/sessions.ts'
import { countOf, createOffice } from '../office.ts'

type Office = Awaited<ReturnType<typeof createOffice>>

/** Gives a user a second factor, as enrolling does. */
const addFactor = (userId: string, status = 'verified', name = 'phone') =>
  env.DB.prepare(
    `insert into mfa_factors (id, user_id, factor_type, status, friendly_name, created_at, updated_at)
     values (?, ?, 'totp', ?, ?, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')`,
  )
    .bind(crypto.randomUUID(), userId, status, name)
    .run()

const remove = (office: Office, id: string, token?: string) =>
  office.admin('DELETE', `/users/${id}/factors`, undefined, token)

test('staff take a lost second factor away: all of them go, every session ends, the trail has it', async () => {
  const office = await createOffice()
  const { user, token } = await office.member('lost@example.com', 'client')
  const other = await office.member('other@example.com', 'client')
  await addFactor(user.id)
  await addFactor(user.id, 'verified', 'tablet')
  await addFactor(user.id, 'unverified', 'begun')
  await addFactor(other.user.id)
  const removed = await remove(office, user.id)
  expect(removed).toMatchObject({ status: 200, body: { has_second_factor: false, sessions: 0 } })
  expect((await office.send('/api/me', { token })).status).toBe(403)
  expect(await countOf('mfa_factors')).toBe(1)
  // the other one still has theirs to prove
  expect(await (await office.send('/api/me', { token: other.token })).json()).toMatchObject({
    code: 'auth/second-factor-needed',
  })
  expect(await office.trail(user.id)).toEqual([
    { action: 'user/factors-removed', actor: office.staff.user.id },
  ])
  const signIn = { email: 'lost@example.com', password: 'Olive-grove-7' }
  const session = (await (await office.post('/token?grant_type=password', signIn)).json()) as {
    user: { factors?: unknown[] }
  }
  expect(session.user.factors ?? []).toEqual([])
})

test('the owner of a removed factor is told in their language, and whom to call if it was not them', async () => {
  const office = await createOffice()
  for (const locale of localeCodes) {
    const email = `${locale}@example.com`
    const user = await office.user(email, { userMetadata: { language: locale } })
    await addFactor(user.id)
    await remove(office, user.id)
    const mail = office.mailbox.at(-1)
    expect(mail?.to).toBe(email)
    expect(mail?.html).toContain(`<html lang="${locale}`)
    const link = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    expect(link.pathname).toBe(locale === 'en' ? '/account' : `/${locale}/account`)
    expect(mail?.text).toContain('+1 613 555 0142')
    expect(mail?.text).not.toMatch(/[{}]/)
  }
  expect(new Set(office.mailbox.map(({ subject }) => subject)).size).toBe(localeCodes.length)
})

test('an account by phone only loses its factors as well; there is nobody to mail', async () => {
  const office = await createOffice()
  const user = await office.user('gone@example.com', { email: null, phone: '16135550100' })
  await addFactor(user.id)
  expect((await remove(office, user.id)).status).toBe(200)
  expect(office.mailbox).toEqual([])
})

test('where no second factor is asked for nothing happens, and staff are told so', async () => {
  const office = await createOffice()
  const { user, token } = await office.member('none@example.com', 'client')
  await addFactor(user.id, 'unverified')
  const refused = { status: 409, body: { code: 'user/no-factor' } }
  expect(await remove(office, user.id)).toMatchObject(refused)
  expect((await office.send('/api/me', { token })).status).toBe(200)
  expect([await countOf('mfa_factors'), await countOf('admin_actions')]).toEqual([1, 0])
  expect([office.mailbox.length, await countOf('outbox')]).toEqual([0, 0])
})

test('two administrators who remove a factor at the same moment do it once', async () => {
  const office = await createOffice()
  const second = await office.member('second@meltemi.test', 'admin')
  const user = await office.user('lost@example.com')
  await addFactor(user.id)
  const ends = await Promise.all([remove(office, user.id), remove(office, user.id, second.token)])
  expect(ends.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await office.trail(user.id)).toHaveLength(1)
  expect(office.mailbox).toHaveLength(1)
})

test('nobody removes their own factors here, where none is asked for first', async () => {
  const office = await createOffice()
  await addFactor(office.staff.user.id)
  const device = { ip: '192.0.2.1', userAgent: 'test' }
  const proven = await startSession(office.deps(), office.staff.user, { method: 'totp' }, device)
  await env.DB.prepare(
    'update sessions set factor_id = (select id from mfa_factors) where user_id = ?',
  )
    .bind(office.staff.user.id)
    .run()
  const own = await remove(office, office.staff.user.id, proven.access_token)
  expect(own).toMatchObject({ status: 409, body: { code: 'user/own-account' } })
  expect(await countOf('mfa_factors')).toBe(1)
})
