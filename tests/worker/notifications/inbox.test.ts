import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { notify } from '../../../worker/db/notifications/notify.ts'
import { findCaller } from '../../../worker/features/auth/caller.ts'
import { readInbox } from '../../../worker/features/notifications/inbox.ts'
import { mailNotifications } from '../../../worker/features/notifications/mails/mail-notifications.ts'
import { countOf } from '../admin/office.ts'
import { contact } from '../forms/form-fixture.ts'
import { createMeter } from '../kit/meter.ts'
import { demote, notificationOffice, suspend } from './notification-office.ts'
import { execute, rows } from '../kit/rows.ts'

test('a message notifies every active administrator, and no one else, with the sender’s name', async () => {
  const office = await notificationOffice()
  const gone = await office.member('gone@meltemi.test', 'admin')
  const client = await office.member('client@shop.test', 'client')
  await suspend(gone.user)
  const id = await office.message()
  for (const user of [office.staff.user, office.anna.user]) {
    const { rows, unread } = await office.inbox(user)
    expect(rows).toMatchObject([
      { event: 'message', subject: id, name: 'Ada Marin', read_at: null, done_at: null },
    ])
    expect(unread).toBe(1)
  }
  expect(await countOf('notification_recipients')).toBe(2)
  const refused = await office.admin('GET', '/notifications', undefined, client.token)
  expect(refused.status).toBe(403)
  expect(refused.response.headers.get('x-unread')).toBeNull()
})

test('an event that is recorded several times notifies once', async () => {
  const office = await notificationOffice()
  await office.happens('plan-conflict', 'teams', 'plan-1')
  await office.happens('plan-conflict', 'teams', 'plan-1')
  await office.happens('plan-conflict', 'teams', 'plan-2')
  expect((await office.inbox()).rows).toHaveLength(2)
  expect(await countOf('notification_recipients')).toBe(4)
})

test('a form that is not stored sends no notification', async () => {
  const office = await notificationOffice()
  const key = crypto.randomUUID()
  const post = (message: string) =>
    office.send('/api/forms/contact', {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body: { ...contact, message, meta: { locale: 'en', filledInMs: 9000 } },
    })
  expect((await post('Which oils?')).status).toBe(202)
  expect((await post('Which oils?')).status).toBe(202)
  expect((await post('Another text under the same key')).status).toBe(422)
  expect((await office.inbox()).rows).toHaveLength(1)
})

test('a notification marked done by one administrator is done for all, with that name', async () => {
  const office = await notificationOffice()
  await office.message()
  const [row] = await office.events()
  const path = `/items/${row?.id}/done`
  const done = await office.call('PUT', path, { done: true }, office.anna.user)
  expect(done.body).toMatchObject({ done_by: 'anna@meltemi.test' })
  const again = await office.call('PUT', path, { done: true })
  expect(again.body).toMatchObject({ done_by: 'anna@meltemi.test' })
  const { rows, unread } = await office.inbox()
  const done_at = office.now().toISOString()
  expect(rows[0]).toMatchObject({ done_by: 'anna@meltemi.test', done_at })
  expect(unread).toBe(0)
  expect((await office.inbox(office.staff.user, 'done')).rows).toHaveLength(1)
  expect((await office.inbox(office.staff.user, 'unread')).rows).toHaveLength(0)

  await office.call('PUT', path, { done: false })
  expect((await office.inbox(office.anna.user, 'done')).rows).toHaveLength(0)
  expect((await office.events())[0]).toMatchObject({ done_at: null, done_by: null })
})

test('deciding an access request marks its notification as done', async () => {
  const office = await notificationOffice()
  const id = await office.access()
  expect(await office.events()).toMatchObject([
    { event: 'request-submitted', subject: id, name: 'Marin Foods' },
  ])
  const decision = { decision: 'ask', version: 0, reason: 'How many shops?' }
  const path = `/access-requests/${id}/decision`
  const asked = await office.adminAs(office.anna.user, 'POST', path, decision)
  expect(asked.status).toBe(200)
  expect(await office.events()).toMatchObject([{ done_by: 'anna@meltemi.test' }])
})

test('reading is personal, and a notification that arrives meanwhile stays unread', async () => {
  const office = await notificationOffice()
  for (let count = 0; count < 3; count++) {
    await office.message()
    office.passes(1)
  }
  const [newest, middle] = await office.events()
  const one = await office.call('POST', `/items/${middle?.id}/read`, {})
  expect(one.response.headers.get('x-unread')).toBe('2')
  await office.message()
  const all = await office.call('POST', '/read', { up_to: newest?.created_at })
  expect(all.body).toEqual({ unread: 1 })
  expect((await office.inbox(office.anna.user)).unread).toBe(4)
})

test('administrators cannot read or complete notifications of others', async () => {
  const office = await notificationOffice()
  await office.message()
  const [row] = await office.events()
  const late = await office.member('late@meltemi.test', 'admin')
  for (const [method, path, body] of [
    ['PUT', `/items/${row?.id}/done`, { done: true }],
    ['POST', `/items/${row?.id}/read`, {}],
    ['PUT', '/items/unknown/done', { done: true }],
  ] as const) {
    const answer = await office.call(method, path, body, late.user)
    expect([answer.status, answer.body['code']]).toEqual([404, 'request/not-found'])
  }
  expect(await office.events()).toMatchObject([{ done_at: null }])
  await demote(office.anna.user)
  const path = `/items/${row?.id}/done`
  expect((await office.call('PUT', path, { done: true }, office.anna.user)).status).toBe(403)
})

test('pages of the inbox neither skip nor repeat a notification, done ones included', async () => {
  const office = await notificationOffice()
  for (let count = 0; count < 30; count++) {
    await office.happens('message', `m${count}`)
    if (count % 2) office.passes(1)
  }
  const idsOf = async (view: 'all' | 'unread' | 'done') => {
    const first = await office.inbox(office.staff.user, view)
    const second = await office.inbox(office.staff.user, view, first.next ?? '')
    expect([first.rows.length, second.rows.length, second.next]).toEqual([25, 5, null])
    const ids = new Set([...first.rows, ...second.rows].map(({ id }) => id))
    expect(ids.size).toBe(30)
    return ids
  }
  await idsOf('unread')
  for (const id of await idsOf('all')) await office.call('PUT', `/items/${id}/done`, { done: true })
  await idsOf('done')
})

test('every response to an administrator has the unread count, and polling it costs a 304', async () => {
  const office = await notificationOffice()
  await office.message()
  const token = await office.as(office.staff.user)
  const any = await office.admin('GET', '/overview', undefined, token)
  expect(any.response.headers.get('x-unread')).toBe('1')
  const failed = await office.admin('GET', '/users/unknown', undefined, token)
  expect([failed.status, failed.response.headers.get('x-unread')]).toEqual([404, '1'])
  const asked = await office.send('/api/admin/notifications/unread', { token })
  expect(await asked.json()).toEqual({ unread: 1 })
  const tag = asked.headers.get('etag') ?? ''
  const ask = () =>
    office.send('/api/admin/notifications/unread', { token, headers: { 'if-none-match': tag } })
  expect((await ask()).status).toBe(304)
  await office.message()
  expect(await (await ask()).json()).toEqual({ unread: 2 })
})

test('muted notifications are not in the inbox, and defaults apply until changed', async () => {
  const office = await notificationOffice()
  const chosen = await office.choose('message', false, 'off')
  const preference = { event: 'message', inbox: false, mail: 'off', is_alarm: false }
  expect(chosen.body['preferences']).toContainEqual(preference)
  await office.message()
  expect((await office.inbox()).unread).toBe(0)
  expect((await office.inbox(office.anna.user)).unread).toBe(1)
  const wrong = await office.call('PUT', '/preferences/nonsense', { inbox: true, mail: 'now' })
  expect(wrong.status).toBe(404)
})

test('notifications keep no data of an erased person', async () => {
  const office = await notificationOffice()
  const id = await office.message()
  const client = await office.member('maelle@epicerie.test', 'client')
  await office.happens('address-changed', client.user.id)
  expect((await office.events()).map(({ name }) => name).toSorted()).toEqual([
    'Ada Marin',
    'maelle@epicerie.test',
  ])
  const erased = 'update outbox set payload = null, erased_at = ? where id = ?'
  await execute(erased, office.now().toISOString(), id)
  await execute('delete from users where id = ?', client.user.id)
  expect((await office.events()).map(({ name }) => name)).toEqual([null, null])
  expect(JSON.stringify(await rows('select * from notifications'))).not.toMatch(/Ada|Marin|picerie/)
})

test('actions of a deleted administrator stay in the log without a name', async () => {
  const office = await notificationOffice()
  await office.message()
  const [row] = await office.events()
  await office.call('PUT', `/items/${row?.id}/done`, { done: true }, office.anna.user)
  await execute('delete from users where id = ?', office.anna.user.id)
  expect(await office.events()).toMatchObject([{ done_at: expect.any(String), done_by: null }])
  expect(await countOf('notification_recipients')).toBe(1)
})

/** D1 bills scanned rows: these calls must not get slower with years or clients. */
const many = 3_000
const numbers = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${many})`

async function fullOffice() {
  const office = await notificationOffice()
  const at = office.now().toISOString()
  await env.DB.batch([
    env.DB.prepare(
      `insert into notifications (id, event, subject, cause, created_at, done_at)
       ${numbers} select 'n' || i, 'message', 'm' || i, 'c' || i, ?, case when i % 2 then ? end from n`,
    ).bind(at, at),
    env.DB.prepare(
      `insert into notification_recipients (user_id, notification_id, created_at, inbox, done_at, read_at)
       ${numbers} select ?, 'n' || i, ?, 1, case when i % 2 then ? end, case when i % 2 then ? end from n`,
    ).bind(office.staff.user.id, at, at, at),
    env.DB.prepare(
      `insert into users (id, email, app_metadata, user_metadata, created_at, updated_at)
       ${numbers} select 'client' || i, 'client' || i || '@example.com', '{}', '{}', ?, ? from n`,
    ).bind(at, at),
    env.DB.prepare(`insert into user_roles ${numbers} select 'client' || i, 'client' from n`),
  ])
  return office
}

test('a session check counts at most a hundred unread notifications, and for administrators only', async () => {
  const office = await fullOffice()
  const session = await office.session(office.staff.user)
  const [, claims = ''] = session.access_token.split('.')
  const { session_id: id } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))
  const { db, of } = createMeter()
  let unread: number | undefined
  const cost = await of(
    async () => void (unread = (await findCaller(db, { sessionId: id }))?.unread),
  )
  expect(unread).toBe(100)
  expect(cost.queries).toBe(1)
  expect(cost.rowsRead).toBeLessThan(120)
})

test('a page of the inbox reads only its own rows', async () => {
  const office = await fullOffice()
  const { db, of } = createMeter()
  for (const view of ['all', 'unread', 'done'] as const) {
    const first = await of(() => readInbox(db, office.staff.user.id, { view, cursor: undefined }))
    expect(first.rowsRead, view).toBeLessThan(300)
    const cursor = `${office.now().toISOString()}_n2000`
    const further = await of(() => readInbox(db, office.staff.user.id, { view, cursor }))
    expect(further.rowsRead, view).toBeLessThan(300)
  }
})

test('notifying reads only administrators, and a minute without mails reads almost nothing', async () => {
  const office = await fullOffice()
  const { db, of } = createMeter()
  const message = { event: 'message', subject: 'x', cause: 'x', now: office.now() } as const
  const [first, ...others] = notify(db, message)
  const cost = await of(async () => first && db.batch([first, ...others]))
  expect(cost.rowsRead).toBeLessThan(40)
  await office.cronAt('2026-11-25T13:30:00.000Z')
  const idle = await of(() => mailNotifications({ ...office.deps(), db }))
  expect(idle.rowsRead).toBeLessThan(60)
})
