import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { notify } from '../../../worker/db/notifications/notify.ts'
import { findCaller } from '../../../worker/features/auth/caller-queries.ts'
import { readInbox } from '../../../worker/features/notifications/inbox.ts'
import { mailNotifications } from '../../../worker/features/notifications/mails/mail-notifications.ts'
import { createMeter } from '../kit/meter.ts'
import { notificationOffice } from './notification-office.ts'

/** D1 charges for the rows it scans: none of this may grow with the years, or with the clients. */
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
      `insert into users (id, app_metadata, user_metadata, created_at, updated_at)
       ${numbers} select 'client' || i, '{}', '{}', ?, ? from n`,
    ).bind(at, at),
    env.DB.prepare(`insert into user_roles ${numbers} select 'client' || i, 'client' from n`),
  ])
  return office
}

test('a session check counts a hundred unread at most, and those of administrators only', async () => {
  const office = await fullOffice()
  const session = await office.session(office.staff.user)
  const [, claims = ''] = session.access_token.split('.')
  const { session_id: id } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))
  const { db, of } = createMeter()
  let unread: number | undefined
  const cost = await of(async () => void (unread = (await findCaller(db, id))?.unread))
  expect(unread).toBe(100)
  expect(cost.queries).toBe(1)
  expect(cost.rowsRead).toBeLessThan(120)
})

test('a page of the inbox reads a page, whatever is shown of it', async () => {
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

test('telling reads the administrators, not the clients, and a minute without mails next to nothing', async () => {
  const office = await fullOffice()
  const { db, of } = createMeter()
  const [first, ...others] = notify(db, {
    event: 'message',
    subject: 'x',
    cause: 'x',
    now: office.now(),
  })
  const cost = await of(async () => first && db.batch([first, ...others]))
  expect(cost.rowsRead).toBeLessThan(40)
  office.at('2026-11-25T13:30:00.000Z')
  await office.cron()
  const idle = await of(() => mailNotifications({ ...office.deps(), db }))
  expect(idle.rowsRead).toBeLessThan(60)
})
