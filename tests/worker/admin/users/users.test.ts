import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { localeCodes } from '#contract/locales.ts'
import { startSession } from '../../../setup/start-session.ts'
import { expectOutcome, password } from '../../auth/world.ts'
import { countOf, createOffice, addFactor, type Office, refused } from '../office.ts'
import { execute, rows } from '../../kit/rows.ts'

test('staff find people by part of an address or name, page by page', async () => {
  const office = await createOffice()
  for (let n = 0; n < 30; n++)
    await office.user(`person${n}@example.com`, { createdAt: `2026-01-01T00:00:${10 + n}.000Z` })
  const userMetadata = { first_name: 'Nikos', last_name: 'Papadakis' }
  await office.user('nikos@example.com', { userMetadata })

  const first = await office.admin('GET', '/users')
  expect(first.status).toBe(200)
  const next = String(first.body['next'])
  const second = await office.admin('GET', `/users?${new URLSearchParams({ cursor: next })}`)
  const seen = [first, second].flatMap(({ body }) => body['rows'] as { id: string }[])
  expect(new Set(seen.map(({ id }) => id)).size).toBe(32)
  expect(second.body['next']).toBeNull()

  expect((await office.admin('GET', '/users?q=PAPADAK')).body['rows']).toMatchObject([
    { email: 'nikos@example.com', name: 'Nikos Papadakis', role: 'none', status: 'active' },
  ])
  expect((await office.admin('GET', '/users?q=%25')).body['rows']).toEqual([])
  const admins = await office.admin('GET', '/users?role=admin')
  expect(admins.body['rows']).toMatchObject([{ id: office.staff.user.id, role: 'admin' }])
})

test('the list shows suspended, invited and unconfirmed accounts, and second factors', async () => {
  const office = await createOffice()
  const at = '2026-01-01T00:00:00.000Z'
  await office.user('suspended@example.com', { bannedUntil: '9999-01-01T00:00:00.000Z' })
  await office.user('invited@example.com', { emailConfirmedAt: null, invitedAt: at })
  await office.user('unconfirmed@example.com', { emailConfirmedAt: null })
  await addFactor((await office.user('safe@example.com')).id)
  for (const status of ['suspended', 'invited', 'unconfirmed']) {
    const { body } = await office.admin('GET', `/users?status=${status}`)
    expect(body['rows']).toMatchObject([{ email: `${status}@example.com`, status }])
  }
  const { body } = await office.admin('GET', '/users?q=safe@')
  expect(body['rows']).toMatchObject([{ has_second_factor: true, status: 'active' }])
})

test('giving and taking a role is recorded with the actor, once per change', async () => {
  const office = await createOffice()
  const { user, token } = await office.member('new@example.com', 'client')
  const path = `/users/${user.id}/role`
  const admin = { role: 'admin', email: user.email }
  expect((await office.admin('PUT', path, admin)).body).toMatchObject({ role: 'admin' })
  expect((await office.admin('PUT', path, admin)).status).toBe(200)
  expect((await office.admin('GET', '/users', undefined, token)).status).toBe(200)
  expect((await office.admin('PUT', path, { role: 'none' })).body).toMatchObject({ role: 'none' })
  // applies to the next call
  expect((await office.admin('GET', '/users', undefined, token)).status).toBe(403)
  const changes = office.byStaff('user/role-changed', 'user/role-changed')
  expect(await office.trail(user.id)).toEqual(changes)
})

test('suspending a person ends every session, and reinstating lets them sign in again', async () => {
  const office = await createOffice()
  const { user, token } = await office.member('client@example.com', 'client')
  const path = `/users/${user.id}/suspension`
  const suspended = await office.admin('PUT', path, { suspended: true })
  expect(suspended.body).toMatchObject({ status: 'suspended', sessions: 0 })
  expect((await office.send('/api/me', { token })).status).toBe(403)
  const signIn = () =>
    office.post('/token?grant_type=password', { email: 'client@example.com', password })
  expect((await signIn()).status).toBe(400)
  const reinstated = await office.admin('PUT', path, { suspended: false })
  expect(reinstated.body).toMatchObject({ status: 'active' })
  expect((await signIn()).status).toBe(200)
  const steps = office.byStaff('user/suspended', 'user/reinstated')
  expect(await office.trail(user.id)).toEqual(steps)
})

test('administrators cannot suspend themselves', async () => {
  const office = await createOffice()
  await office.member('other@meltemi.test', 'admin')
  const path = `/users/${office.staff.user.id}/suspension`
  const suspended = await office.admin('PUT', path, { suspended: true })
  expect(suspended).toMatchObject(refused(409, 'user/own-account'))
})

test('the last active administrator cannot be removed, and invited or suspended ones do not count', async () => {
  const office = await createOffice()
  const away = await office.user('away@meltemi.test', { bannedUntil: '9999-01-01T00:00:00.000Z' })
  const invited = await office.user('invited@meltemi.test', { emailConfirmedAt: null })
  for (const { id, email } of [away, invited])
    await office.admin('PUT', `/users/${id}/role`, { role: 'admin', email })
  const own = `/users/${office.staff.user.id}/role`
  for (const role of ['none', 'client']) {
    const given = await office.admin('PUT', own, { role, email: office.staff.user.email })
    expect(given).toMatchObject(refused(409, 'user/last-admin'))
  }
  expect(await office.trail(office.staff.user.id)).toEqual([])
  // the invited one can be removed
  const taken = await office.admin('PUT', `/users/${invited.id}/role`, { role: 'none' })
  expect(taken.status).toBe(200)
})

type Removal = (id: string) => [path: string, body: unknown]
const suspension: Removal = (id) => [`/users/${id}/suspension`, { suspended: true }]
const revocation: Removal = (id) => [`/users/${id}/role`, { role: 'none' }]

test('two administrators who remove each other at the same moment leave one', async () => {
  const office = await createOffice()
  const { staff } = office
  for (let round = 0; round < 20; round++) {
    const other = await office.member(`rival${round}@meltemi.test`, 'admin')
    const remove = round % 2 === 0 ? suspension : revocation
    const ends = await Promise.all([
      office.admin('PUT', ...remove(other.user.id)),
      office.admin('PUT', ...remove(staff.user.id), other.token),
    ])
    const won = ends.filter(({ status }) => status === 200)
    expect(won, JSON.stringify(ends.map(({ body }) => body['code']))).toHaveLength(1)
    const results = await rows(`select r.user_id from user_roles r join users u on u.id = r.user_id
       where r.role = 'admin' and u.banned_until is null`)
    expect(results).toHaveLength(1)
    // restores the first administrator for the next round
    await env.DB.batch([
      env.DB.prepare('delete from user_roles'),
      env.DB.prepare("insert into user_roles values (?, 'admin')").bind(staff.user.id),
      env.DB.prepare('update users set banned_until = null'),
    ])
    staff.token = (await office.session(staff.user)).access_token
  }
})

test('staff sign a person out everywhere', async () => {
  const office = await createOffice()
  const { user, token } = await office.member('client@example.com', 'client')
  await office.session(user)
  const ended = await office.admin('DELETE', `/users/${user.id}/sessions`)
  expect(ended).toMatchObject({ status: 200, body: { sessions: 0 } })
  expect((await office.send('/api/me', { token })).status).toBe(403)
  expect(await office.trail(user.id)).toEqual(office.byStaff('user/sessions-ended'))
})

test('staff send a password reset link, at most one a minute', async () => {
  const office = await createOffice()
  const { user } = await office.member('forgetful@example.com', 'client')
  const path = `/users/${user.id}/password-reset`
  expect((await office.admin('POST', path, {})).status).toBe(202)
  const soon = await office.admin('POST', path, {})
  expect([soon.status, soon.response.headers.get('retry-after')]).toEqual([429, '60'])
  expect(office.mailbox).toHaveLength(1)
  expect((await office.press(user.email, 'recovery')).status).toBe(200)
  expect(await office.trail(user.id)).toEqual(office.byStaff('user/password-reset-sent'))
})

test('unknown ids, invalid bodies and invalid queries get a problem response and change nothing', async () => {
  const office = await createOffice()
  const unknown = crypto.randomUUID()
  const calls = [
    ['GET', `/users/${unknown}`, undefined, 404],
    ['PUT', `/users/${unknown}/role`, { role: 'client', email: 'unknown@example.com' }, 404],
    ['PUT', `/users/${unknown}/role`, { role: 'client' }, 404],
    ['PUT', `/users/${unknown}/suspension`, { suspended: true }, 404],
    ['DELETE', `/users/${unknown}/sessions`, undefined, 404],
    ['DELETE', `/users/${unknown}/factors`, undefined, 404],
    ['POST', `/users/${unknown}/password-reset`, {}, 404],
    ['PUT', `/users/${unknown}/role`, { role: 'owner' }, 422],
    ['PUT', `/users/${unknown}/role`, { role: 'admin', more: 1 }, 422],
    ['POST', '/users', { email: 'no address', role: 'client', locale: 'en' }, 422],
    ['POST', '/users', { email: 'a@example.com', role: 'client', locale: 'tlh' }, 422],
    ['GET', '/users?role=owner', undefined, 422],
    ['GET', '/users?color=red', undefined, 422],
  ] as const
  for (const [method, path, body, status] of calls)
    expect((await office.admin(method, path, body)).status, path).toBe(status)
  expect((await office.admin('GET', '/users?cursor=made-up')).status).toBe(200)
  expect([await countOf('users'), await countOf('admin_actions')]).toEqual([1, 0])
})

const remove = (office: Office, id: string, token?: string) =>
  office.admin('DELETE', `/users/${id}/factors`, undefined, token)

test('removing a lost second factor deletes all factors, ends every session and is logged', async () => {
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
  // another person’s session still waits for the second factor
  const theirs = await office.send('/api/me', { token: other.token })
  await expectOutcome(theirs, 403, 'auth/second-factor-needed')
  expect(await office.trail(user.id)).toEqual(office.byStaff('user/factors-removed'))
  const { data } = await office.client().signInWithPassword({ email: user.email, password })
  expect(data.user?.factors ?? []).toEqual([])
})

test('the owner of a removed factor is notified in their language, with a contact for objections', async () => {
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

test('removing factors from an account without any changes nothing and says so', async () => {
  const office = await createOffice()
  const { user, token } = await office.member('none@example.com', 'client')
  await addFactor(user.id, 'unverified')
  expect(await remove(office, user.id)).toMatchObject(refused(409, 'user/no-factor'))
  expect((await office.send('/api/me', { token })).status).toBe(200)
  expect([await countOf('mfa_factors'), await countOf('admin_actions')]).toEqual([1, 0])
  expect([office.mailbox.length, await countOf('outbox')]).toEqual([0, 0])
})

test('two simultaneous removals of a factor apply once', async () => {
  const office = await createOffice()
  const second = await office.member('second@meltemi.test', 'admin')
  const user = await office.user('lost@example.com')
  await addFactor(user.id)
  const ends = await Promise.all([remove(office, user.id), remove(office, user.id, second.token)])
  expect(ends.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await office.trail(user.id)).toHaveLength(1)
  expect(office.mailbox).toHaveLength(1)
})

test('administrators cannot remove their own factors here when none is required', async () => {
  const office = await createOffice()
  await addFactor(office.staff.user.id)
  const device = { userAgent: 'test' }
  const proven = await startSession(office.deps(), office.staff.user, { method: 'totp' }, device)
  await execute(
    'update sessions set factor_id = (select id from mfa_factors) where user_id = ?',
    office.staff.user.id,
  )
  const own = await remove(office, office.staff.user.id, proven.access_token)
  expect(own).toMatchObject(refused(409, 'user/own-account'))
  expect(await countOf('mfa_factors')).toBe(1)
})
