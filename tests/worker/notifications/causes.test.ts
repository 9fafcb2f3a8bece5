import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { UserRow } from '../../../worker/features/auth/account/account.ts'
import { requestStatusLink } from '../../../worker/features/companies/requests/status-link.ts'
import { publishDue } from '../../../worker/features/content/drafts.ts'
import { applySchedules } from '../../../worker/features/flags/schedules.ts'
import { checkHealth } from '../../../worker/features/health/run.ts'
import { deleteOldNotifications } from '../../../worker/features/notifications/retention.ts'
import { deliverDue } from '../../../worker/features/outbox/deliver.ts'
import { countOf } from '../admin/office.ts'
import { fields } from '../content/content-world.ts'
import { formPost } from '../kit/client.ts'
import { demote, notificationOffice, type NotificationOffice } from './notification-office.ts'
import { execute, rows, scalar } from '../kit/rows.ts'

const notificationsOf = async (office: NotificationOffice, user = office.staff.user) =>
  (await office.events(user)).map(({ event, name, data }) => ({ event, name, data }))

test('an applicant’s answer sends a notification, which a withdrawal resolves', async () => {
  const office = await notificationOffice()
  const id = await office.access()
  const question = { decision: 'ask', version: 0, reason: 'How many shops?' }
  await office.adminAs(office.anna.user, 'POST', `/access-requests/${id}/decision`, question)
  const link = await requestStatusLink(office.deps(), id, 'en')
  const act = (fields: Record<string, string>) => office.send(link, formPost(fields))
  office.passes(1)
  expect((await act({ action: 'reply', reply: 'Twelve' })).status).toBe(303)
  const answered = { event: 'request-answered', name: 'Marin Foods', data: {} }
  expect((await notificationsOf(office))[0]).toEqual(answered)
  expect((await office.inbox()).unread).toBe(1)
  await act({ action: 'withdraw' })
  expect((await office.events()).map(({ done_at }) => done_at !== null)).toEqual([true, true])
  expect((await office.events())[0]?.done_by).toBeNull()
})

test('a dead letter sends an alert, which sending it again resolves', async () => {
  const sendContactEmail = async () => {
    throw Object.assign(new Error('refused'), { code: 'E_RECIPIENT_SUPPRESSED' })
  }
  const office = await notificationOffice(undefined, { hubspot: () => null, sendContactEmail })
  const id = await office.message()
  for (let round = 0; round < 12; round++) {
    office.passes(24 * 60)
    await deliverDue(office.deps())
  }
  const events = (await office.events()).filter(({ event }) => event === 'delivery-dead')
  expect(events).toMatchObject([{ subject: id, name: 'Ada Marin', data: { kind: 'contact' } }])
  const again = await office.adminAs(office.anna.user, 'POST', `/submissions/${id}/send-again`, {})
  expect(again.status).toBe(202)
  // failing again sends a new alert
  const after = (await office.events()).filter(({ event }) => event === 'delivery-dead')
  expect(after).toMatchObject([{ done_at: null }, { done_by: 'anna@meltemi.test' }])
})

test('failing health sends one notification, which recovery resolves', async () => {
  const office = await notificationOffice()
  const ill = { hubspot: () => ({ submit: never, probe: async () => ({ isHealthy: false }) }) }
  const check = async (broken: object = {}) => {
    await checkHealth({ ...office.deps(), ...broken } as never)
    office.passes(5)
  }
  await check()
  await check(ill)
  await check(ill)
  expect(await notificationsOf(office)).toEqual([
    { event: 'health', name: null, data: { to: 'warning' } },
  ])
  await check()
  expect(await notificationsOf(office)).toEqual([
    { event: 'health', name: null, data: { to: 'healthy' } },
    { event: 'health', name: null, data: { to: 'warning' } },
  ])
  expect((await office.events()).map(({ done_at }) => done_at !== null)).toEqual([false, true])
})
const never = async () => {
  throw new Error('it sends nothing')
}

test('the others are notified of a new administrator, and a former one gets nothing more', async () => {
  const office = await notificationOffice()
  const client = await office.member('client@shop.test', 'client')
  const change = ({ id, email }: UserRow, role: string) =>
    office.adminAs(office.staff.user, 'PUT', `/users/${id}/role`, { role, email })
  expect((await change(client.user, 'admin')).status).toBe(200)
  expect(await notificationsOf(office, office.anna.user)).toEqual([
    { event: 'role-changed', name: 'client@shop.test', data: { role: 'admin' } },
  ])
  expect(await notificationsOf(office)).toEqual([]) // the actor is not notified
  expect(await notificationsOf(office, client.user)).toEqual([])
  await change(office.anna.user, 'none')
  expect(await notificationsOf(office, client.user)).toEqual([
    { event: 'role-changed', name: 'anna@meltemi.test', data: { role: 'none' } },
  ])
  const sql = 'select count(*) n from notification_recipients where user_id = ?'
  expect(await scalar(sql, office.anna.user.id)).toBe(1)
})

test('a scheduled change that meets a conflict sends one notification', async () => {
  const office = await notificationOffice()
  await execute(
    `insert into feature_flags (id, name, enabled, updated_at) values ('teams', 'teams', 1, 'later')`,
  )
  await execute(
    `insert into flag_schedules (id, flag_id, enabled, apply_at, actor, seen_updated_at, state, created_at)
     values ('plan', 'teams', 0, ?, 'x', 'before', 'waiting', ?)`,
    office.now().toISOString(),
    office.now().toISOString(),
  )
  await applySchedules(office.deps())
  await applySchedules(office.deps())
  expect(await notificationsOf(office)).toEqual([
    { event: 'plan-conflict', name: 'teams', data: {} },
  ])
})

/** A news item with texts by Staff. */
async function withStory() {
  const office = await notificationOffice()
  const token = await office.as(office.staff.user)
  const made = await office.admin('PUT', '/content/honey', { fields, version: 0 }, token)
  expect(made.status).toBe(200)
  const write = (publish_at: string | null) => {
    const text = { title: 'Honey is here', excerpt: 'It has landed.', body: 'Dark and dry.' }
    const change = { text, publish_at, version: null, live: 0 }
    return office.admin('PUT', '/content/honey/drafts/en', change, token)
  }
  return { office, token, write }
}

test('a scheduled publication sends a notification, and a failing one an alert that is resolved later', async () => {
  const { office, token, write } = await withStory()
  await write(office.now().toISOString())
  await execute(
    `insert into content_drafts
       (story_id, locale, title, excerpt, body, description, publish_at, planned_by, version, updated_by, updated_at)
     values ('honey', 'el', 'Μέλι', '', '', '', ?1, ?2, 'v1', ?2, ?1)`,
    office.now().toISOString(),
    office.staff.user.id,
  )
  for (let minute = 0; minute < 8; minute++) {
    await publishDue(office.deps())
    office.passes(1)
  }
  expect(await notificationsOf(office)).toEqual([
    { event: 'publication-failed', name: 'Μέλι', data: { locale: 'el' } },
    { event: 'published', name: 'Honey is here', data: { locale: 'en', locales: 'en' } },
  ])
  // an unpublished item keeps its name in the notification
  const version = await scalar("select version from content where key = 'news:honey:en'")
  const withdrawal = { locale: 'en', version }
  const withdrawn = await office.admin('POST', '/content/honey/withdraw', withdrawal, token)
  expect(withdrawn.status).toBe(200)
  expect(await notificationsOf(office)).toContainEqual(
    expect.objectContaining({ name: 'Honey is here' }),
  )
  await execute("update content_drafts set excerpt = 'x', body = 'y'")
  await publishDue(office.deps())
  const failed = (await office.events()).find(({ event }) => event === 'publication-failed')
  expect(failed?.done_at).toEqual(expect.any(String))
})

test('a review request notifies the others once per text, and is resolved by its answer', async () => {
  const { office, write } = await withStory()
  await write(null)
  const draft = await scalar('select version from content_drafts')
  const review = async (state: string, user = office.staff.user) => {
    const path = '/content/honey/drafts/en/review'
    return (await office.admin('POST', path, { state, draft }, await office.as(user))).status
  }
  expect(await review('asked')).toBe(200)
  expect(await review('asked')).toBe(200)
  expect(await notificationsOf(office, office.anna.user)).toEqual([
    { event: 'review-asked', name: 'Honey is here', data: { locale: 'en' } },
  ])
  expect(await notificationsOf(office)).toEqual([])
  expect(await review('approved', office.anna.user)).toBe(200)
  expect(await office.events(office.anna.user)).toMatchObject([{ done_by: 'anna@meltemi.test' }])
})

test('notifications are kept for 90 days, and a former administrator gets no pending mail', async () => {
  const office = await notificationOffice()
  await office.happens('message', 'old')
  office.passes(60 * 24 * 60)
  await office.happens('message', 'young')
  await demote(office.anna.user)
  office.passes(31 * 24 * 60)
  await deleteOldNotifications(office.deps())
  expect((await office.events()).map(({ subject }) => subject)).toEqual(['young'])
  expect(await countOf('notification_recipients')).toBe(2)
  const results = await rows('select user_id from notification_recipients where mail is not null')
  expect(results).toEqual([{ user_id: office.staff.user.id }])
})

const staff = 'staff@meltemi.test'
const anna = 'anna@meltemi.test'

test('the digest of unread notifications is mailed at eight on open days, once', async () => {
  const office = await notificationOffice() // Tuesday, 10:00
  await office.message()
  await office.message({ firstName: 'Grace', lastName: 'Hopper' })
  const [newest] = await office.events()
  await office.call('POST', `/items/${newest?.id}/read`, {})
  await office.cron()
  await office.cronAt('2026-11-25T12:59:00.000Z') // Wednesday, 7:59
  expect(office.mailbox).toEqual([])
  await office.cronAt('2026-11-25T13:00:00.000Z')
  const ofOne = { subject: 'Meltemi Imports: 1 notification is waiting for you' }
  expect(office.mailsTo(staff)).toMatchObject([ofOne])
  const ofTwo = 'Meltemi Imports: 2 notifications are waiting for you'
  expect(office.mailsTo(anna)[0]?.subject).toBe(ofTwo)

  await office.message()
  for (let hour = 0; hour < 6; hour++) await office.cronAfter(60)
  expect(office.mailsTo(staff)).toHaveLength(1)
  await office.cronAt('2026-11-26T13:03:00.000Z') // the cron is late
  expect(office.mailsTo(staff)).toMatchObject([ofOne, ofOne])

  await office.message()
  for (const user of [office.staff.user, office.anna.user]) {
    await office.call('POST', '/read', { up_to: office.now().toISOString() }, user)
  }
  office.mailbox.length = 0
  await office.cronAt('2026-11-27T13:00:00.000Z')
  expect(office.mailbox, 'a digest is never empty').toEqual([])
})

test('no digest is mailed on a Sunday or a closed day; it follows on the next open day', async () => {
  const office = await notificationOffice('2026-11-27T15:00:00.000Z') // Friday
  await office.message()
  const value = { first_day: '2026-11-30', last_day: '2026-11-30', intervals: [], labels: {} }
  const changes = { exceptions: [{ id: crypto.randomUUID(), version: 0, value }] }
  const saved = await office.adminAs(office.staff.user, 'PATCH', '/settings', changes)
  expect(saved.status).toBe(200)
  const digests = () => office.mailsTo(staff).filter(({ subject }) => subject.includes('waiting'))
  for (const day of ['29', '30']) await office.cronAt(`2026-11-${day}T13:30:00.000Z`)
  expect(digests()).toEqual([])
  await office.cronAt('2026-12-01T13:00:00.000Z')
  expect(digests()).toHaveLength(1)
})

test('the digest is mailed at eight, office time, on both sides of daylight saving', async () => {
  const office = await notificationOffice('2027-03-12T20:00:00.000Z') // a Friday in winter
  for (const { day, before, at } of [
    // clocks change on Sunday, 14 March, and Sunday, 7 November
    { day: 'monday', before: '2027-03-15T11:59:00.000Z', at: '2027-03-15T12:00:00.000Z' },
    { day: 'friday', before: '2027-11-05T11:59:00.000Z', at: '2027-11-05T12:00:00.000Z' },
    { day: 'monday', before: '2027-11-08T12:59:00.000Z', at: '2027-11-08T13:00:00.000Z' },
  ]) {
    await office.happens('message')
    const mailed = office.mailsTo(staff).length
    await office.cronAt(before)
    expect(office.mailsTo(staff), day).toHaveLength(mailed)
    await office.cronAt(at)
    expect(office.mailsTo(staff), day).toHaveLength(mailed + 1)
  }
})

test('a thousand events make one digest', async () => {
  const office = await notificationOffice()
  const at = office.now().toISOString()
  const numbers = `with recursive n(i) as (select 1 union all select i + 1 from n where i < 1000)`
  await env.DB.batch([
    env.DB.prepare(
      `insert into notifications (id, event, subject, cause, created_at)
       ${numbers} select 'n' || i, 'message', 'm' || i, 'c' || i, ? from n`,
    ).bind(at),
    env.DB.prepare(
      `insert into notification_recipients (user_id, notification_id, created_at, inbox, mail, mail_due_at)
       ${numbers} select ?, 'n' || i, ?, 1, 'daily', ? from n`,
    ).bind(office.staff.user.id, at, at),
  ])
  await office.cronAt('2026-11-25T13:00:00.000Z')
  await office.cronAfter(1)
  expect(office.mailsTo(staff)).toHaveLength(1)
  expect(office.mailsTo(staff)[0]).toMatchObject({
    subject: 'Meltemi Imports: 1000 notifications are waiting for you',
    text: expect.stringContaining('and 980 more'),
  })
})
