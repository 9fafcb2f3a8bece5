import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { hubSpotErrors } from '../../../worker/adapters/hubspot-errors.ts'
import { createMailer } from '../../../worker/adapters/mail.ts'
import { createDb } from '../../../worker/db/client.ts'
import { outboxTable } from '../../../worker/db/schema/outbox.ts'
import { usersTable } from '../../../worker/db/schema/users.ts'
import { deliverRow, deliverDue } from '../../../worker/features/outbox/deliver.ts'
import { enqueueMail, restartDelivery } from '../../../worker/features/outbox/enqueue.ts'
import { leaseRow } from '../../../worker/features/outbox/outbox-queries.ts'
import { nextAttemptAt } from '../../../worker/features/outbox/schedule.ts'
import { messageRow } from '../admin/office.ts'
import { brokenDatabase, silentDatabase } from '../kit/outages.ts'
import { b2bAccess, contact, hubSpotFixture, formFixture } from './form-fixture.ts'

const db = createDb(env.DB)

for (const [errorType, meaning] of Object.entries(hubSpotErrors)) {
  if (meaning === 'without-context') continue
  test(`after ${errorType} staff get the message by mail with the error`, async () => {
    const { forms } = await hubSpotFixture({ faults: [errorType] })
    expect((await forms.post('contact', contact)).status).toBe(202)
    expect(await forms.rows()).toMatchObject([{ state: 'delivered', destination: 'mail' }])
    expect(forms.box).toHaveLength(1)
    expect(forms.box[0]).toMatchObject({
      to: 'hello@meltemi.example',
      replyTo: 'ada@marin.example',
      subject: 'Message from Ada Marin: Which oils are in stock?',
    })
    expect(forms.box[0]?.text).toContain(`HubSpot: ${errorType}`)
    expect(forms.box[0]?.text).toContain('Phone: 613-555-0199\n\n> Which oils are in stock?')
    expect(await forms.attempts()).toMatchObject([
      { destination: 'hubspot', outcome: 'refused', detail: errorType },
      { destination: 'mail', outcome: 'delivered', detail: null },
    ])
  })
}

test('without HubSpot a request for access goes by mail, with all it says', async () => {
  const forms = formFixture({ CONTACT_EMAIL_TO: 'sales@meltemi.test' })
  await forms.post('b2b-access', { ...b2bAccess, meta: { locale: 'de' } })
  expect(forms.box[0]).toMatchObject({ to: 'sales@meltemi.test', replyTo: 'ada@marin.example' })
  expect(forms.box[0]?.text).toContain('Company: Marin Foods')
  expect(forms.box[0]?.text).toContain('\n\n> Olive oil for twelve shops')
})

test('a message is retried while HubSpot is down, and then mailed', async () => {
  const { portal, forms } = await hubSpotFixture({ rate: 0, faults: Array(10).fill('500') })
  await forms.post('contact', contact)
  expect(await forms.rows()).toMatchObject([
    { state: 'waiting', attempts: 1, last_error: 'hubspot: HTTP 500' },
  ])
  await forms.drain()
  expect((await portal.seen()).calls).toHaveLength(1) // not due yet
  await forms.drainAfter(1.3, 6.1)
  expect(forms.box).toEqual([])
  await forms.drainAfter(36.1)
  expect(forms.box).toHaveLength(1)
  expect(await forms.rows()).toMatchObject([{ state: 'delivered', attempts: 4 }])
})

test('a message is not mailed once HubSpot recovers', async () => {
  const { portal, forms } = await hubSpotFixture({ faults: ['429', 'reset'] })
  await forms.post('contact', contact)
  await forms.drainAfter(1.3, 6.1)
  expect((await portal.seen()).accepted).toHaveLength(1)
  expect(forms.box).toEqual([])
  expect(await forms.rows()).toMatchObject([{ state: 'delivered', destination: 'hubspot' }])
})

test('a message that cannot be delivered ends as a dead letter and can be sent again', async () => {
  const forms = formFixture()
  forms.mailFaults.push(...Array<string>(6).fill('E_DELIVERY_FAILED'))
  await forms.post('contact', contact)
  await forms.drainAfter(1.3, 6.1, 36.1, 145, 865)
  const [row] = await forms.rows()
  expect(row).toMatchObject({ state: 'dead', attempts: 6, last_error: 'mail: E_DELIVERY_FAILED' })
  await forms.drainAfter(10_000)
  expect(forms.box).toEqual([])
  const id = String(row?.['id'])
  expect(await restartDelivery(db, id, forms.now())).toEqual([{ id }])
  await deliverRow(forms.deps(), id)
  expect(forms.box).toHaveLength(1)
  expect(await forms.rows()).toMatchObject([{ state: 'delivered', attempts: 1 }])
})

for (const [code, state] of [
  ['E_RATE_LIMIT_EXCEEDED', 'waiting'],
  ['E_DAILY_LIMIT_EXCEEDED', 'waiting'],
  ['E_INTERNAL_SERVER_ERROR', 'waiting'],
  ['plain', 'waiting'],
  ['E_SENDER_NOT_VERIFIED', 'dead'],
  ['E_RECIPIENT_NOT_ALLOWED', 'dead'],
  ['E_VALIDATION_ERROR', 'dead'],
] as const) {
  test(`after the mail error ${code} the message is ${state}`, async () => {
    const forms = formFixture()
    forms.mailFaults.push(code, code)
    await forms.post('contact', contact)
    expect(await forms.rows()).toMatchObject([{ state }])
  })
}

test('a message that cannot be mailed is still retried at HubSpot', async () => {
  const { forms } = await hubSpotFixture({ faults: ['500', '500', '500', '500'] })
  forms.mailFaults.push('E_SENDER_NOT_VERIFIED', 'E_SENDER_NOT_VERIFIED')
  await forms.post('contact', contact)
  await forms.drainAfter(1.3, 6.1, 36.1, 145)
  expect(await forms.rows()).toMatchObject([{ state: 'delivered', destination: 'hubspot' }])
})

test('of several simultaneous runs one delivers a message', async () => {
  const { portal, forms } = await hubSpotFixture({ delayMs: 200, faults: ['500'] })
  await forms.post('contact', contact)
  forms.pass(2)
  await Promise.all([deliverDue(forms.deps()), deliverDue(forms.deps()), deliverDue(forms.deps())])
  expect((await portal.seen()).accepted).toHaveLength(1)
})

test('a message whose run died after claiming it is delivered by a later run', async () => {
  const { portal, forms } = await hubSpotFixture({ faults: ['500'] })
  await forms.post('contact', contact)
  const [row] = await forms.rows()
  forms.pass(2)
  expect(await leaseRow(db, String(row?.['id']), forms.now())).not.toBeNull() // the run dies here
  await forms.drain()
  expect((await portal.seen()).accepted).toHaveLength(0)
  await forms.drainAfter(2)
  expect((await portal.seen()).accepted).toHaveLength(1)
  expect(await forms.rows()).toMatchObject([{ state: 'delivered' }])
})

test('a message that fails too many runs becomes a dead letter', async () => {
  const forms = formFixture()
  forms.mailFaults.push('E_RATE_LIMIT_EXCEEDED')
  await forms.post('contact', contact)
  await db.update(outboxTable).set({ attempts: 50 })
  await forms.drainAfter(3)
  expect(await forms.rows()).toMatchObject([{ state: 'dead' }])
})

test('a cron run delivers at most a hundred messages', { timeout: 60_000 }, async () => {
  const forms = formFixture()
  for (let at = 0; at < 130; at += 5) {
    const five = Array.from({ length: 5 }, () => waiting(forms))
    await db.insert(outboxTable).values(five)
  }
  // further ones are covered by one summary mail
  const dealtWith = async () =>
    (await forms.rows()).filter(
      ({ state, last_error }) => state === 'delivered' || last_error === 'one mail for many',
    ).length
  await forms.drain()
  expect(await dealtWith()).toBe(100)
  await forms.drain()
  expect(await dealtWith()).toBe(130)
})

test('the retry delay grows, with jitter', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const minutes = [1, 2, 3, 4, 5, 6].map((attempts) => {
    const at = nextAttemptAt(attempts, now, 0)
    return at && (at.getTime() - now.getTime()) / 60_000
  })
  expect(minutes).toEqual([1, 5, 30, 120, 720, null])
  expect(nextAttemptAt(1, now, 1)?.toISOString()).toBe('2026-11-21T12:01:12.000Z')
})

function waiting(forms: ReturnType<typeof formFixture>, changes: object = {}) {
  const nextAt = forms.now().toISOString()
  return messageRow({ state: 'waiting', attempts: 0, nextAt, createdAt: nextAt, ...changes })
}

test('a stored message is delivered unchanged even if the form’s rules change later', async () => {
  const forms = formFixture()
  const website = `https://${'a'.repeat(3000)}.example`
  const { jobTitle: _, ...older } = { ...b2bAccess, website, industry: 'farming' }
  const stored = waiting(forms, { kind: 'b2b-access', payload: older })
  await db.insert(outboxTable).values(stored)
  await forms.drain()
  expect(await forms.rows()).toMatchObject([{ state: 'delivered', destination: 'mail' }])
  expect(forms.box[0]?.text).toContain('Company: Marin Foods')
})

const mail = { to: 'ada@marin.example', subject: 'Welcome', text: 'Secret link', html: '<p>Hi</p>' }

test('a queued mail is sent once if its transaction commits, and its content is then erased', async () => {
  const forms = formFixture()
  const queued = await enqueueMail(forms.deps(), { mail, locale: 'en', cause: 'approval:1' })
  const again = await enqueueMail(forms.deps(), { mail, locale: 'en', cause: 'approval:1' })
  await db.batch([queued.statement])
  await db.batch([again.statement])
  const [row] = await forms.rows()
  expect(row).toMatchObject({ id: queued.id, kind: 'mail', state: 'waiting' })
  expect(JSON.stringify(row)).not.toContain('Secret link')
  await deliverRow(forms.deps(), queued.id)
  expect(forms.box).toMatchObject([{ to: 'ada@marin.example', text: 'Secret link' }])
  expect(await forms.rows()).toMatchObject([{ state: 'delivered', payload: null }])
  expect(await restartDelivery(db, queued.id, forms.now())).toEqual([])
})

test('a mail whose transaction fails or whose condition is false is not sent', async () => {
  const forms = formFixture()
  const { statement } = await enqueueMail(forms.deps(), { mail, locale: 'en', cause: 'a' })
  const broken = db.insert(usersTable).select(sql`select 1 where 1`)
  await expect(db.batch([statement, broken as never])).rejects.toThrow()
  const unmet = await enqueueMail(forms.deps(), {
    mail,
    locale: 'en',
    cause: 'b',
    when: sql`exists (select 1 from users where id = 'unknown')`,
  })
  await db.batch([unmet.statement])
  expect(await forms.rows()).toEqual([])
})

test('an incomplete payload is reported and not sent', async () => {
  const forms = formFixture()
  await expect(forms.deps().sendContactEmail({})).rejects.toThrow('Missing required fields')
  await expect(
    forms.deps().sendContactEmail({ name: 'Ada', email: 'a@b.example', message: '' }),
  ).rejects.toThrow('Missing required fields')
  expect(forms.box).toEqual([])
})

test('a mail service that hangs is abandoned after ten seconds, and the mail is retried', async () => {
  const binding = { send: () => new Promise<never>(() => {}) }
  const sendMail = createMailer(binding as never, 'no-reply@meltemi.test')
  const forms = formFixture({}, { sendMail })
  const start = Date.now()
  const { id, statement } = await enqueueMail(forms.deps(), { mail, locale: 'en', cause: 'hang' })
  await db.batch([statement])
  await deliverRow(forms.deps(), id)
  expect(Date.now() - start).toBeLessThan(12_000)
  expect(await forms.rows()).toMatchObject([
    { state: 'waiting', attempts: 1, last_error: 'mail: TimeoutError' },
  ])
})

test('with D1 down a message goes straight to HubSpot', async () => {
  const { portal, forms } = await hubSpotFixture({}, { db: brokenDatabase })
  const response = await forms.post('contact', contact)
  expect(response.status).toBe(202)
  expect(await response.json()).toMatchObject({ status: 'delivered' })
  expect((await portal.seen()).accepted).toHaveLength(1)
  expect(forms.box).toEqual([])
})

test('with D1 and HubSpot down a message goes by mail', async () => {
  const { forms } = await hubSpotFixture({ faults: ['500'] }, { db: brokenDatabase })
  expect((await forms.post('b2b-access', b2bAccess)).status).toBe(202)
  expect(forms.box).toHaveLength(1)
})

test('with D1 down a visitor sees an error when HubSpot refuses the address', async () => {
  const { forms } = await hubSpotFixture({ faults: ['BLOCKED_EMAIL'] }, { db: brokenDatabase })
  const response = await forms.post('contact', contact)
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ errors: [{ path: 'email', message: 'email' }] })
  expect(forms.box).toHaveLength(1) // the office gets it by mail anyway
})

test('a visitor sees an error only if every channel fails', async () => {
  const { forms } = await hubSpotFixture({ faults: ['500'] }, { db: brokenDatabase })
  forms.mailFaults.push('E_DELIVERY_FAILED')
  const response = await forms.post('contact', contact)
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ code: 'forms/storage-failed' })
})

test('a database that hangs counts as down', { timeout: 30_000 }, async () => {
  const forms = formFixture({}, { db: silentDatabase })
  const response = await forms.post('contact', contact)
  expect(await response.json()).toMatchObject({ status: 'delivered' })
  expect(forms.box).toHaveLength(1)
})
