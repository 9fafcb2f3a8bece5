import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { localeCodes } from '#contract/locales.ts'
import { createDb, type Db } from '../../../../worker/db/client.ts'
import { membershipsTable } from '../../../../worker/db/schema/companies.ts'
import { userRolesTable } from '../../../../worker/db/schema/users.ts'
import { createWorld, tokenIn } from '../../auth/world.ts'
import { noLimits } from '../../kit/outages.ts'
import { orderFixture } from '../../trade/orders/order-fixture.ts'
import { countOf, createOffice, addFactor, type Office, refused } from '../office.ts'
import { rows } from '../../kit/rows.ts'

test('an invited colleague opens the mail in their language and sets a password', async () => {
  const office = await createOffice()
  const body = { email: 'Ioanna@Meltemi.test', first_name: 'Ιωάννα', role: 'admin', locale: 'el' }
  const invited = await office.admin('POST', '/users', body)
  expect(invited.status).toBe(201)
  const email = 'ioanna@meltemi.test'
  expect(invited.body).toMatchObject({ email, role: 'admin', status: 'invited' })
  const { subject, page, token: token_hash } = office.lastMail(email)
  expect(subject).toContain('Πρόσκληση')
  expect(new URL(page).pathname).toBe('/el/admin/login')
  expect(page).toContain('type=invite')
  // after six days the link still works, once
  office.pass(6 * 86_400)
  const token = await tokenIn(await office.press(email, 'invite'))
  expect((await office.put(token, { password: 'Thyme-honey-9' })).status).toBe(200)
  expect((await office.admin('GET', '/users', undefined, token)).status).toBe(200)
  expect((await office.post('/verify', { type: 'invite', token_hash })).status).toBe(403)
})

test('an invitation can be sent again until it is accepted, which invalidates the previous link', async () => {
  const office = await createOffice()
  const body = { email: 'new@example.com', role: 'client', locale: 'de' }
  const { body: user } = await office.admin('POST', '/users', body)
  const { token: token_hash } = office.lastMail(body.email)
  const again = () =>
    office.admin('POST', `/users/${String(user['id'])}/invitation`, { locale: 'it' })
  expect((await again()).status).toBe(202)
  expect(office.mailbox).toHaveLength(2)
  expect((await office.post('/verify', { token_hash, type: 'invite' })).status).toBe(403)
  expect((await office.press(body.email, 'invite')).status).toBe(200)
  expect(await again()).toMatchObject(refused(409, 'user/not-invited'))
  expect((await office.admin('POST', '/users', body)).body).toMatchObject({ code: 'user/exists' })
})

/** An administrator for each language, a suspended one, one with an unconfirmed address, and a client. */
async function createCrowd(office: Office) {
  const administrator = async (name: string, changes: Parameters<Office['user']>[1]) =>
    office.grant(await office.user(`${name}@meltemi.test`, changes), 'admin')
  for (const language of localeCodes) await administrator(language, { userMetadata: { language } })
  await administrator('suspended', { bannedUntil: '9999-01-01T00:00:00.000Z' })
  await administrator('unproven', { emailConfirmedAt: null })
  await office.member('client@meltemi.test', 'client')
}

const readers = [...localeCodes.map((locale) => `${locale}@meltemi.test`), 'staff@meltemi.test']

const suspend = (office: Office, id: string, suspended: boolean) =>
  office.admin('PUT', `/users/${id}/suspension`, { suspended })

const give = async (office: Office, id: string, role: string) => {
  const { email } = (await office.admin('GET', `/users/${id}`)).body
  return office.admin('PUT', `/users/${id}/role`, { role, email })
}

test('all active administrators are notified of a new administrator in their language', async () => {
  const office = await createOffice()
  await createCrowd(office)
  const { user } = await office.member('new@example.com', 'client')
  expect((await give(office, user.id, 'admin')).status).toBe(200)
  const notified = office.mailbox.filter(({ to }) => to !== 'new@example.com')
  expect(notified.map(({ to }) => to).toSorted()).toEqual(readers.toSorted())
  expect(new Set(notified.map(({ subject }) => subject)).size).toBe(localeCodes.length)
  for (const locale of localeCodes) {
    const mail = notified.find(({ to }) => to === `${locale}@meltemi.test`)
    expect(mail?.html).toContain(`<html lang="${locale}`)
    expect(mail?.text).toContain('staff@meltemi.test')
    expect(mail?.text).toContain('new@example.com')
    expect(mail?.text).not.toMatch(/[{}]/)
    const link = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    const path = '/admin-portal/users'
    expect(link.pathname).toBe(locale === 'en' ? path : `/${locale}${path}`)
    expect(link.searchParams.get('open')).toBe(user.id)
  }
  // the inbox notification sends no second mail
  const results = await rows('select mail from notification_recipients')
  expect(results.length).toBeGreaterThan(0)
  expect(results.filter(({ mail }) => mail !== null)).toEqual([])
  // an unchanged role sends no notification
  await give(office, user.id, 'admin')
  expect(office.mailbox.filter(({ to }) => to === 'staff@meltemi.test')).toHaveLength(1)
})

test('other administrators are notified of an invited one before the first sign-in', async () => {
  const office = await createOffice()
  await createCrowd(office)
  const invited = { email: 'new@example.com', locale: 'de' }
  await office.admin('POST', '/users', { ...invited, role: 'client' })
  expect(office.mailbox).toHaveLength(1)
  const body = { ...invited, email: 'other@example.com', role: 'admin' }
  expect((await office.admin('POST', '/users', body)).status).toBe(201)
  const notified = office.mailbox.filter(({ to }) => readers.includes(to))
  expect(notified.map(({ to }) => to).toSorted()).toEqual(readers.toSorted())
  expect(notified[0]?.text).toContain('other@example.com')
})

test('an administrator who loses the role or is suspended is notified with the others', async () => {
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
    const notified = office.mailbox.filter((mail) => subject.test(mail.subject))
    expect(notified.map((mail) => mail.to).toSorted()).toEqual(to)
    office.pass(1)
  }
  // changes of clients notify no administrator
  office.mailbox.length = 0
  await suspend(office, user.id, true)
  await suspend(office, user.id, false)
  await give(office, user.id, 'none')
  expect(office.mailbox).toEqual([])
})

test('removing an administrator’s second factor notifies its owner and the other administrators', async () => {
  const office = await createOffice()
  const { user } = await office.member('anna@meltemi.test', 'admin')
  await addFactor(user.id)
  expect((await office.admin('DELETE', `/users/${user.id}/factors`)).status).toBe(200)
  const notified = office.mailbox.map(({ to }) => to).toSorted()
  expect(notified).toEqual(['anna@meltemi.test', 'staff@meltemi.test'])
  const { text } = office.lastMail('staff@meltemi.test')
  expect(text).toContain('two-step verification for anna@meltemi.test')

  const client = await office.member('client@example.com', 'client')
  await addFactor(client.user.id)
  await office.admin('DELETE', `/users/${client.user.id}/factors`)
  expect(office.mailbox.slice(2).map(({ to }) => to)).toEqual(['client@example.com'])
})

test('the same role change sent twice at once applies and notifies once', async () => {
  const office = await createOffice()
  const { user } = await office.member('anna@meltemi.test', 'client')
  await Promise.all([give(office, user.id, 'admin'), give(office, user.id, 'admin')])
  expect(office.mailbox.filter(({ to }) => to === 'staff@meltemi.test')).toHaveLength(1)
})

test('a refused change, such as removing the last administrator, notifies no one', async () => {
  const office = await createOffice()
  expect((await give(office, office.staff.user.id, 'client')).status).toBe(409)
  expect([office.mailbox.length, await countOf('outbox')]).toEqual([0, 0])
})

const seen = 'buyer-to-be@corp.test'
const elsewhere = 'thief@evil.test'

/** An account with a function that changes its email address. */
async function movable() {
  const world = createWorld({ limits: noLimits })
  const user = await world.user(seen)
  return { user, moves: () => world.update(user, { email: elsewhere, version: user.version + 1 }) }
}

/** A D1 that runs a step between the read and the transaction, once it is armed. */
function interrupted() {
  const trap: { spring: (() => Promise<unknown>) | null } = { spring: null }
  const raw = env.DB
  const db: Db = createDb({
    prepare: (query: string) => raw.prepare(query),
    batch: async (items: D1PreparedStatement[]) => {
      const { spring } = trap
      trap.spring = null
      await spring?.()
      return raw.batch(items)
    },
  } as unknown as D1Database)
  return { db, trap }
}

test('a role cannot be given from a screen that shows an outdated address', async () => {
  const office = await createOffice()
  const { user, moves } = await movable()
  const { email } = (await office.admin('GET', `/users/${user.id}`)).body
  expect(email).toBe(seen)
  await moves()
  const given = await office.admin('PUT', `/users/${user.id}/role`, { role: 'client', email })
  expect(given).toMatchObject(refused(409, 'user/version-conflict'))
  expect(await office.trail(user.id)).toEqual([])
  // the role can be given after a reload
  const again = { role: 'client', email: elsewhere }
  expect((await office.admin('PUT', `/users/${user.id}/role`, again)).status).toBe(200)
})

test('an account whose address changes during the request gets no role', async () => {
  const { db, trap } = interrupted()
  const trade = await orderFixture({ db })
  const { user, moves } = await movable()
  trap.spring = moves
  const role = { role: 'client', email: seen }
  const given = await trade.shop.admin('PUT', `/users/${user.id}/role`, role)
  expect(trap.spring, 'it has moved').toBeNull()
  expect(given).toMatchObject(refused(409, 'user/version-conflict'))
  const roles = await db.select().from(userRolesTable)
  expect(roles.map(({ userId }) => userId)).not.toContain(user.id)
})

test('a membership is given to the current owner of an address, not to an account that left it', async () => {
  const { db, trap } = interrupted()
  const trade = await orderFixture({ db })
  const { user, moves } = await movable()
  trap.spring = moves
  const path = `/companies/${trade.company}/members`
  const invited = await trade.shop.admin('POST', path, { email: seen, locale: 'en' })
  expect([trap.spring, invited.status]).toEqual([null, 201])
  const members = await db.select().from(membershipsTable)
  expect(members.map(({ userId }) => userId)).not.toContain(user.id)
  expect(invited.body['members']).toContainEqual(expect.objectContaining({ email: seen }))
})

test('a client added to another company is notified in their language, without a password link', async () => {
  const trade = await orderFixture()
  const user = await trade.shop.user(seen, { userMetadata: { language: 'fr' } })
  await trade.shop.grant(user, 'client')
  const path = `/companies/${trade.company}/members`
  expect((await trade.shop.admin('POST', path, { email: seen, locale: 'en' })).status).toBe(201)
  const mail = trade.shop.mailbox.find(({ to }) => to === seen)
  expect(mail?.subject).toContain('accès au compte')
  expect(mail?.text).toContain('Votre mot de passe reste le même')
  expect(mail?.text).toContain('/fr/client/login')
})

test('inviting a company member requires a recent sign-in', async () => {
  const trade = await orderFixture()
  trade.at(new Date(trade.now().getTime() + 11 * 60_000))
  const path = `/companies/${trade.company}/members`
  const invited = await trade.shop.admin('POST', path, { email: elsewhere, locale: 'en' })
  expect(invited).toMatchObject(refused(403, 'account/proof-needed'))
})
