import { expect, test } from 'vitest'
import { mailNotifications } from '../../../worker/features/notifications/mails/mail-notifications.ts'
import { brokenDatabase } from '../kit/outages.ts'
import { demote, notificationOffice, suspend } from './notification-office.ts'
import { execute, rows } from '../kit/rows.ts'

const staff = 'staff@meltemi.test'
const anna = 'anna@meltemi.test'

/** A message for which Staff chose an immediate mail. */
async function wanted() {
  const office = await notificationOffice()
  await office.choose('message', true, 'now')
  return { office, id: await office.message() }
}

test('an immediate mail waits ten minutes, links to its subject, and is sent once', async () => {
  const { office, id } = await wanted()
  await office.cronAfter(9)
  expect(office.mailsTo(staff)).toEqual([])
  await office.cronAfter(1)
  const [mail] = office.mailsTo(staff)
  expect(mail?.subject).toBe('New message from Ada Marin')
  expect(mail?.text).toContain(`/admin-portal/messages?open=${id}`)
  expect(mail?.text).toContain('/admin-portal/notifications?tab=preferences')
  expect(mail?.html).toContain('New message from Ada Marin')
  await office.cronAfter(10)
  expect(office.mailsTo(staff)).toHaveLength(1)
  expect(office.mailsTo(anna)).toEqual([])
})

test('a waiting mail is dropped when its notification is read or done', async () => {
  const { office } = await wanted()
  await office.message()
  const [one, other] = await office.events()
  await office.call('POST', `/items/${one?.id}/read`, {})
  await office.call('PUT', `/items/${other?.id}/done`, { done: true }, office.anna.user)
  await office.cronAfter(11)
  expect(office.mailbox).toEqual([])
})

test('mails due together are one mail, even with two runs at once', async () => {
  const { office } = await wanted()
  await office.message({ firstName: 'Grace', lastName: 'Hopper' })
  office.passes(10)
  await Promise.all([office.cron(), office.cron(), office.cron()])
  await office.cron()
  const subject = '2 notifications from Meltemi Imports'
  expect(office.mailsTo(staff)).toMatchObject([{ subject }])
  expect(office.mailsTo(staff)[0]?.text).toContain('New message from Grace Hopper')
})

test('an alert is mailed at once in its reader’s language', async () => {
  const office = await notificationOffice()
  await execute(`update users set user_metadata = '{"language":"el"}' where email = ?`, anna)
  const id = await office.message()
  await office.happens('delivery-dead', id)
  await office.cron()
  expect(office.mailsTo(staff)[0]?.subject).toBe('A message from Ada Marin could not be delivered')
  expect(office.mailsTo(anna)[0]?.subject).toBe('Δεν παραδόθηκε μήνυμα από: Ada Marin')
  expect(office.mailsTo(anna)[0]?.text).toContain('/el/admin-portal/')
})

test('a former or suspended administrator gets no waiting mail', async () => {
  const { office } = await wanted()
  await office.choose('message', true, 'now', office.anna.user)
  await office.message()
  await demote(office.staff.user)
  await suspend(office.anna.user)
  await office.cronAfter(11)
  await office.cronAt('2026-11-25T13:00:00.000Z')
  expect(office.mailbox).toEqual([])
})

test('a mail is held back when its reader loses the role while it is being built', async () => {
  const { office } = await wanted()
  office.passes(11)
  const deps = office.deps()
  // the role is removed between the read and the transaction
  const origin = { get: () => (void demote(office.staff.user), deps.origin) }
  await mailNotifications(Object.defineProperty({ ...deps }, 'origin', origin))
  const results = await rows("select * from outbox where kind = 'mail'")
  expect(results).toEqual([])
})

test('no mail is lost when the mailbox refuses or the database is down', async () => {
  const { office } = await wanted()
  office.passes(10)
  await expect(office.cron({ db: brokenDatabase })).rejects.toThrow()
  const refuse = async () => {
    throw Object.assign(new Error('busy'), { code: 'E_RATE_LIMIT_EXCEEDED' })
  }
  await office.cron({ sendMail: refuse })
  expect(office.mailbox).toEqual([])
  await office.cronAfter(2)
  expect(office.mailsTo(staff)).toHaveLength(1)
})

test('a reader of the office’s mailbox gets no second mail about the same message', async () => {
  const office = await notificationOffice(undefined, { officeAddress: () => 'Staff@meltemi.test' })
  for (const user of [office.staff.user, office.anna.user]) {
    await office.choose('order', true, 'now', user)
    await office.choose('message', true, 'now', user)
  }
  await office.happens('order')
  await office.message() // delivered to HubSpot, not to the office
  await office.cronAfter(10)
  expect(office.mailsTo(staff)).toMatchObject([{ subject: 'New message from Ada Marin' }])
  expect(office.mailsTo(anna)).toMatchObject([{ subject: '2 notifications from Meltemi Imports' }])
})

test('a reader of the office’s mailbox is mailed each message that a summary only counted', async () => {
  const office = await notificationOffice(undefined, {
    officeAddress: () => 'Staff@meltemi.test',
    hubspot: () => null,
  })
  await office.choose('message', true, 'now')
  for (let nth = 0; nth < 33; nth++) await office.message({ message: `Message ${nth}` })
  await office.cronAfter(10)
  const ofThree = '3 notifications from Meltemi Imports'
  const subjects = () => office.mailsTo(staff).map(({ subject }) => subject)
  expect(subjects()).toEqual([ofThree])
  await office.cronAfter(51)
  expect(subjects(), 'the next mail about many leaves, and nothing twice').toEqual([ofThree])
})

test('a mail whose setting was switched off meanwhile is not sent', async () => {
  const { office } = await wanted()
  await office.choose('message', true, 'off')
  await office.cronAfter(10)
  expect(office.mailbox).toEqual([])
  expect((await office.inbox()).unread).toBe(1)
})
