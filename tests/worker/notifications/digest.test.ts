import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { notificationOffice } from './notification-office.ts'

const staff = 'staff@meltemi.test'
const anna = 'anna@meltemi.test'

test('the digest comes at eight on a day on which the office opens, once, with what is still unread', async () => {
  const office = await notificationOffice() // Tuesday, 10:00
  await office.message()
  await office.message({ firstName: 'Grace', lastName: 'Hopper' })
  const [newest] = await office.events()
  await office.call('POST', `/items/${newest?.id}/read`, {})
  await office.cron()
  office.at('2026-11-25T12:59:00.000Z') // Wednesday, 7:59
  await office.cron()
  expect(office.mailbox).toEqual([])
  office.at('2026-11-25T13:00:00.000Z')
  await office.cron()
  const [digest] = office.mailsTo(staff)
  expect(digest?.subject).toBe('Meltemi Imports: 1 notification is waiting for you')
  expect(office.mailsTo(anna)[0]?.subject).toBe(
    'Meltemi Imports: 2 notifications are waiting for you',
  )

  await office.message()
  for (let hour = 0; hour < 6; hour++) {
    office.passes(60)
    await office.cron()
  }
  expect(office.mailsTo(staff)).toHaveLength(1)
  office.at('2026-11-26T13:03:00.000Z') // the cron was late
  await office.cron()
  expect(office.mailsTo(staff)).toHaveLength(2)
  expect(office.mailsTo(staff)[1]?.subject).toBe(
    'Meltemi Imports: 1 notification is waiting for you',
  )
})

test('a digest is never empty', async () => {
  const office = await notificationOffice()
  await office.message()
  for (const user of [office.staff.user, office.anna.user]) {
    await office.call('POST', '/read', { up_to: office.now().toISOString() }, user)
  }
  office.at('2026-11-25T13:00:00.000Z')
  await office.cron()
  expect(office.mailbox).toEqual([])
})

test('there is no digest on a Sunday or on a day that staff closed; it comes on the next open day', async () => {
  const office = await notificationOffice('2026-11-27T15:00:00.000Z') // Friday
  await office.message()
  const closed = {
    id: crypto.randomUUID(),
    version: 0,
    value: { first_day: '2026-11-30', last_day: '2026-11-30', intervals: [], labels: {} },
  }
  const token = await office.as(office.staff.user)
  const saved = await office.admin('PATCH', '/settings', { exceptions: [closed] }, token)
  expect(saved.status).toBe(200)
  for (const day of ['2026-11-29', '2026-11-30']) {
    office.at(`${day}T13:30:00.000Z`)
    await office.cron()
  }
  expect(office.mailsTo(staff).filter(({ subject }) => subject.includes('waiting'))).toEqual([])
  office.at('2026-12-01T13:00:00.000Z')
  await office.cron()
  expect(office.mailsTo(staff).filter(({ subject }) => subject.includes('waiting'))).toHaveLength(1)
})

test('eight o’clock is eight at the office on both sides of daylight saving', async () => {
  const office = await notificationOffice('2027-03-12T20:00:00.000Z') // a Friday in winter
  for (const { day, before, at } of [
    // the clocks went forward on Sunday, 14 March, and go back on Sunday, 7 November
    { day: 'monday', before: '2027-03-15T11:59:00.000Z', at: '2027-03-15T12:00:00.000Z' },
    { day: 'friday', before: '2027-11-05T11:59:00.000Z', at: '2027-11-05T12:00:00.000Z' },
    { day: 'monday', before: '2027-11-08T12:59:00.000Z', at: '2027-11-08T13:00:00.000Z' },
  ]) {
    await office.happens('message')
    const mailed = office.mailsTo(staff).length
    office.at(before)
    await office.cron()
    expect(office.mailsTo(staff), day).toHaveLength(mailed)
    office.at(at)
    await office.cron()
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
  office.at('2026-11-25T13:00:00.000Z')
  await office.cron()
  office.passes(1)
  await office.cron()
  expect(office.mailsTo(staff)).toHaveLength(1)
  expect(office.mailsTo(staff)[0]).toMatchObject({
    subject: 'Meltemi Imports: 1000 notifications are waiting for you',
    text: expect.stringContaining('and 980 more'),
  })
})
