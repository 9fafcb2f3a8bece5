import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { checkHealth } from '../../../worker/features/health/run.ts'
import { drain } from '../../../worker/features/outbox/deliver.ts'
import { statusLink } from '../../../worker/features/companies/requests/status-link.ts'
import { publishDue } from '../../../worker/features/content/drafts.ts'
import { applySchedules } from '../../../worker/features/flags/schedules.ts'
import { forgetOldNotifications } from '../../../worker/features/notifications/retention.ts'
import { countOf } from '../admin/office.ts'
import { demote, notificationOffice } from './notification-office.ts'

type Office = Awaited<ReturnType<typeof notificationOffice>>
const told = async (office: Office, user = office.staff.user) =>
  (await office.events(user)).map(({ event, name, data }) => ({ event, name, data }))

test('an applicant’s answer is told, and a withdrawal settles what was', async () => {
  const office = await notificationOffice()
  const id = await office.access()
  const token = await office.as(office.anna.user)
  const question = { decision: 'ask', version: 0, reason: 'How many shops?' }
  await office.admin('POST', `/access-requests/${id}/decision`, question, token)
  const link = await statusLink(office.deps(), id, 'en')
  const act = (fields: Record<string, string>) =>
    office.send(link, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    })
  office.passes(1)
  expect((await act({ action: 'reply', reply: 'Twelve' })).status).toBe(303)
  expect((await told(office))[0]).toEqual({
    event: 'request-answered',
    name: 'Marin Foods',
    data: {},
  })
  expect((await office.inbox()).unread).toBe(1)
  await act({ action: 'withdraw' })
  expect((await office.events()).map(({ done_at }) => done_at !== null)).toEqual([true, true])
  expect((await office.events())[0]?.done_by).toBeNull()
})

test('a message that nobody will ever get is an alarm, which sending it again settles', async () => {
  const failing = async () => {
    throw Object.assign(new Error('refused'), { code: 'E_RECIPIENT_SUPPRESSED' })
  }
  const office = await notificationOffice(undefined, {
    hubspot: () => null,
    sendContactEmail: failing,
  })
  const id = await office.message()
  for (let round = 0; round < 12; round++) {
    office.passes(24 * 60)
    await drain(office.deps())
  }
  const events = (await office.events()).filter(({ event }) => event === 'delivery-dead')
  expect(events).toMatchObject([{ subject: id, name: 'Ada Marin', data: { kind: 'contact' } }])
  const token = await office.as(office.anna.user)
  const again = await office.admin('POST', `/submissions/${id}/send-again`, {}, token)
  expect(again.status).toBe(202)
  // it failed once more, which is another matter
  const after = (await office.events()).filter(({ event }) => event === 'delivery-dead')
  expect(after).toMatchObject([{ done_at: null }, { done_by: 'anna@meltemi.test' }])
})

test('health that turns bad is told once, and settles when it is well again', async () => {
  const office = await notificationOffice()
  const ill = { hubspot: () => ({ submit: never, probe: async () => ({ isHealthy: false }) }) }
  const check = async (broken: object = {}) => {
    await checkHealth({ ...office.deps(), ...broken } as never)
    office.passes(5)
  }
  await check()
  await check(ill)
  await check(ill)
  expect(await told(office)).toEqual([{ event: 'health', name: null, data: { to: 'warning' } }])
  await check()
  expect(await told(office)).toEqual([
    { event: 'health', name: null, data: { to: 'healthy' } },
    { event: 'health', name: null, data: { to: 'warning' } },
  ])
  expect((await office.events()).map(({ done_at }) => done_at !== null)).toEqual([false, true])
})
const never = async () => {
  throw new Error('nobody sends')
}

test('a new administrator is told to the others; who lost the role hears no more', async () => {
  const office = await notificationOffice()
  const client = await office.member('client@shop.test', 'client')
  const by = await office.as(office.staff.user)
  const change = async (id: string, role: string) => {
    const { email } = (await office.admin('GET', `/users/${id}`, undefined, by)).body
    return office.admin('PUT', `/users/${id}/role`, { role, email }, by)
  }
  expect((await change(client.user.id, 'admin')).status).toBe(200)
  expect(await told(office, office.anna.user)).toEqual([
    { event: 'role-changed', name: 'client@shop.test', data: { role: 'admin' } },
  ])
  expect(await told(office)).toEqual([]) // who did it knows
  expect(await told(office, client.user)).toEqual([])
  await change(office.anna.user.id, 'none')
  expect(await told(office, client.user)).toEqual([
    { event: 'role-changed', name: 'anna@meltemi.test', data: { role: 'none' } },
  ])
  const { results } = await env.DB.prepare(
    'select count(*) n from notification_recipients where user_id = ?',
  )
    .bind(office.anna.user.id)
    .all()
  expect(results).toEqual([{ n: 1 }])
})

test('a plan that met a conflict is told once', async () => {
  const office = await notificationOffice()
  await env.DB.prepare(
    `insert into feature_flags (id, name, enabled, updated_at) values ('teams', 'teams', 1, 'later')`,
  ).run()
  await env.DB.prepare(
    `insert into flag_schedules (id, flag_id, enabled, apply_at, actor, seen_updated_at, state, created_at)
     values ('plan', 'teams', 0, ?, 'x', 'before', 'waiting', ?)`,
  )
    .bind(office.now().toISOString(), office.now().toISOString())
    .run()
  await applySchedules(office.deps())
  await applySchedules(office.deps())
  expect(await told(office)).toEqual([{ event: 'plan-conflict', name: 'teams', data: {} }])
})

test('a text that was planned and published is told, one that cannot be is told once, and settles', async () => {
  const office = await notificationOffice()
  const token = await office.as(office.staff.user)
  const fields = {
    slug: 'honey-is-here',
    day: '2026-11-20',
    category: 'product-launches',
    illustration: 'honeys',
    ends_on: null,
    archived: false,
  }
  const made = await office.admin('PUT', '/content/honey', { fields, version: 0 }, token)
  expect(made.status).toBe(200)
  const plan = async (locale: string, text: object, version: string | null = null) => {
    const publish_at = office.now().toISOString()
    const change = { text, publish_at, version, live: 0 }
    return office.admin('PUT', `/content/honey/drafts/${locale}`, change, token)
  }
  await plan('en', { title: 'Honey is here', excerpt: 'It has landed.', body: 'Dark and dry.' })
  await env.DB.prepare(
    `insert into content_drafts (story_id, locale, title, excerpt, body, publish_at, version, updated_by, updated_at)
     values ('honey', 'el', 'Μέλι', '', '', ?, 'v1', ?, ?)`,
  )
    .bind(office.now().toISOString(), office.staff.user.id, office.now().toISOString())
    .run()
  for (let minute = 0; minute < 8; minute++) {
    await publishDue(office.deps())
    office.passes(1)
  }
  expect(await told(office)).toEqual([
    { event: 'publication-failed', name: 'Μέλι', data: { locale: 'el' } },
    { event: 'published', name: 'Honey is here', data: { locale: 'en', locales: 'en' } },
  ])
  await env.DB.prepare("update content_drafts set excerpt = 'x', body = 'y'").run()
  await publishDue(office.deps())
  const failed = (await office.events()).find(({ event }) => event === 'publication-failed')
  expect(failed?.done_at).toEqual(expect.any(String))
})

test('a review that is asked for is told to the others, once for these words, and done by its answer', async () => {
  const office = await notificationOffice()
  const token = await office.as(office.staff.user)
  const fields = {
    slug: 'honey-is-here',
    day: '2026-11-20',
    category: 'product-launches',
    illustration: 'honeys',
    ends_on: null,
    archived: false,
  }
  await office.admin('PUT', '/content/honey', { fields, version: 0 }, token)
  const text = { title: 'Honey is here', excerpt: 'It has landed.', body: 'Dark and dry.' }
  const change = { text, publish_at: null, version: null, live: 0 }
  await office.admin('PUT', '/content/honey/drafts/en', change, token)
  const draft = await env.DB.prepare('select version from content_drafts').first('version')
  const review = async (state: string, user = office.staff.user) => {
    const path = '/content/honey/drafts/en/review'
    return (await office.admin('POST', path, { state, draft }, await office.as(user))).status
  }
  expect(await review('asked')).toBe(200)
  expect(await review('asked')).toBe(200)
  expect(await told(office, office.anna.user)).toEqual([
    { event: 'review-asked', name: 'Honey is here', data: { locale: 'en' } },
  ])
  expect(await told(office)).toEqual([])
  expect(await review('approved', office.anna.user)).toBe(200)
  expect(await office.events(office.anna.user)).toMatchObject([{ done_by: 'anna@meltemi.test' }])
})

test('notifications are kept for 90 days, and who is no administrator waits for no mail', async () => {
  const office = await notificationOffice()
  await office.happens('message', 'old')
  office.passes(60 * 24 * 60)
  await office.happens('message', 'young')
  await demote(office.anna.user)
  office.passes(31 * 24 * 60)
  await forgetOldNotifications(office.deps())
  expect((await office.events()).map(({ subject }) => subject)).toEqual(['young'])
  expect(await countOf('notification_recipients')).toBe(2)
  const { results } = await env.DB.prepare(
    'select user_id from notification_recipients where mail is not null',
  ).all()
  expect(results).toEqual([{ user_id: office.staff.user.id }])
})
