import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { hubSpotErrors } from '../../../worker/adapters/hubspot-errors.ts'
import { createMailer } from '../../../worker/adapters/mail.ts'
import { createDb } from '../../../worker/db/client.ts'
import { outboxTable } from '../../../worker/db/schema/outbox.ts'
import { usersTable } from '../../../worker/db/schema/users.ts'
import { deliver, drain } from '../../../worker/features/outbox/deliver.ts'
import { enqueueMail, sendAgain } from '../../../worker/features/outbox/enqueue.ts'
import { claim } from '../../../worker/features/outbox/outbox-queries.ts'
import { nextAttemptAt } from '../../../worker/features/outbox/schedule.ts'
import { messageRow } from '../admin/office.ts'
import { brokenDatabase, silentDatabase } from '../kit/outages.ts'
import { b2bAccess, contact, createHubSpotWorld, createWorld } from './world.ts'

const db = createDb(env.DB)

for (const [errorType, meaning] of Object.entries(hubSpotErrors)) {
  if (meaning === 'without-context') continue
  test(`after ${errorType} staff have it by mail, marked`, async () => {
    const { world } = await createHubSpotWorld({ faults: [errorType] })
    expect((await world.post('contact', contact)).status).toBe(202)
    expect(await world.rows()).toMatchObject([{ state: 'delivered', destination: 'mail' }])
    expect(world.box).toHaveLength(1)
    expect(world.box[0]).toMatchObject({
      to: 'hello@meltemi.example',
      replyTo: 'ada@marin.example',
      subject: 'Message from Ada Marin: Which oils are in stock?',
    })
    expect(world.box[0]?.text).toContain(`HubSpot: ${errorType}`)
    expect(world.box[0]?.text).toContain('Phone: 613-555-0199\n\n> Which oils are in stock?')
    expect(await world.attempts()).toMatchObject([
      { destination: 'hubspot', outcome: 'refused', detail: errorType },
      { destination: 'mail', outcome: 'delivered', detail: null },
    ])
  })
}

test('without HubSpot a request for access goes by mail, with all it says', async () => {
  const world = createWorld({ CONTACT_EMAIL_TO: 'sales@meltemi.test' })
  await world.post('b2b-access', { ...b2bAccess, meta: { locale: 'de' } })
  expect(world.box[0]).toMatchObject({ to: 'sales@meltemi.test', replyTo: 'ada@marin.example' })
  expect(world.box[0]?.text).toContain('Company: Marin Foods')
  expect(world.box[0]?.text).toContain('\n\n> Olive oil for twelve shops')
})

test('a HubSpot that is down is tried again, and then left for mail', async () => {
  const { portal, world } = await createHubSpotWorld({ rate: 0, faults: Array(10).fill('500') })
  await world.post('contact', contact)
  expect(await world.rows()).toMatchObject([
    { state: 'waiting', attempts: 1, last_error: 'hubspot: HTTP 500' },
  ])
  await world.drain()
  expect((await portal.seen()).calls).toHaveLength(1) // not due yet
  await world.drainAfter(1.3, 6.1)
  expect(world.box).toEqual([])
  await world.drainAfter(36.1)
  expect(world.box).toHaveLength(1)
  expect(await world.rows()).toMatchObject([
    { state: 'delivered', attempts: 4, destination: 'mail' },
  ])
})

test('when time cures HubSpot, nothing goes by mail', async () => {
  const { portal, world } = await createHubSpotWorld({ faults: ['429', 'reset'] })
  await world.post('contact', contact)
  await world.drainAfter(1.3, 6.1)
  expect((await portal.seen()).accepted).toHaveLength(1)
  expect(world.box).toEqual([])
  expect(await world.rows()).toMatchObject([{ state: 'delivered', destination: 'hubspot' }])
})

test('what nothing can deliver is dead in the end, and can be sent again', async () => {
  const world = createWorld()
  world.mailFaults.push(...Array<string>(6).fill('E_DELIVERY_FAILED'))
  await world.post('contact', contact)
  await world.drainAfter(1.3, 6.1, 36.1, 145, 865)
  const [row] = await world.rows()
  expect(row).toMatchObject({ state: 'dead', attempts: 6, last_error: 'mail: E_DELIVERY_FAILED' })
  await world.drainAfter(10_000)
  expect(world.box).toEqual([])
  const id = String(row?.['id'])
  expect(await sendAgain(db, id, world.now())).toEqual([{ id }])
  await deliver(world.deps(), id)
  expect(world.box).toHaveLength(1)
  expect(await world.rows()).toMatchObject([{ state: 'delivered', attempts: 1 }])
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
  test(`after a mail's ${code} the row is ${state}`, async () => {
    const world = createWorld()
    world.mailFaults.push(code, code)
    await world.post('contact', contact)
    expect(await world.rows()).toMatchObject([{ state }])
  })
}

test('mail that cannot work leaves HubSpot as a hope', async () => {
  const { world } = await createHubSpotWorld({ faults: ['500', '500', '500', '500'] })
  world.mailFaults.push('E_SENDER_NOT_VERIFIED', 'E_SENDER_NOT_VERIFIED')
  await world.post('contact', contact)
  await world.drainAfter(1.3, 6.1, 36.1, 145)
  expect(await world.rows()).toMatchObject([{ state: 'delivered', destination: 'hubspot' }])
})

test('of several runs at once exactly one has a row', async () => {
  const { portal, world } = await createHubSpotWorld({ delayMs: 200, faults: ['500'] })
  await world.post('contact', contact)
  world.pass(2)
  await Promise.all([drain(world.deps()), drain(world.deps()), drain(world.deps())])
  expect((await portal.seen()).accepted).toHaveLength(1)
})

test('a run that dies between sending and noting it leaves the row to a later one', async () => {
  const { portal, world } = await createHubSpotWorld({ faults: ['500'] })
  await world.post('contact', contact)
  const [row] = await world.rows()
  world.pass(2)
  expect(await claim(db, String(row?.['id']), world.now())).not.toBeNull() // and then it dies
  await world.drain()
  expect((await portal.seen()).accepted).toHaveLength(0)
  await world.drainAfter(2)
  expect((await portal.seen()).accepted).toHaveLength(1)
  expect(await world.rows()).toMatchObject([{ state: 'delivered' }])
})

test('a row that kills every run is left to people', async () => {
  const world = createWorld()
  world.mailFaults.push('E_RATE_LIMIT_EXCEEDED')
  await world.post('contact', contact)
  await db.update(outboxTable).set({ attempts: 50 })
  await world.drainAfter(3)
  expect(await world.rows()).toMatchObject([{ state: 'dead' }])
})

test('a cron run is bounded', { timeout: 60_000 }, async () => {
  const world = createWorld()
  for (let at = 0; at < 130; at += 5) {
    const five = Array.from({ length: 5 }, () => waiting(world))
    await db.insert(outboxTable).values(five)
  }
  // after some mails the others wait for one about many
  const dealtWith = async () =>
    (await world.rows()).filter(
      ({ state, last_error }) => state === 'delivered' || last_error === 'one mail for many',
    ).length
  await world.drain()
  expect(await dealtWith()).toBe(100)
  await world.drain()
  expect(await dealtWith()).toBe(130)
})

test('the wait grows, with some chance in it', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const minutes = [1, 2, 3, 4, 5, 6].map((attempts) => {
    const at = nextAttemptAt(attempts, now, 0)
    return at && (at.getTime() - now.getTime()) / 60_000
  })
  expect(minutes).toEqual([1, 5, 30, 120, 720, null])
  expect(nextAttemptAt(1, now, 1)?.toISOString()).toBe('2026-11-21T12:01:12.000Z')
})

/** A message that is due. */
function waiting(world: ReturnType<typeof createWorld>, changes: object = {}) {
  const nextAt = world.now().toISOString()
  return messageRow({ state: 'waiting', attempts: 0, nextAt, createdAt: nextAt, ...changes })
}

test('what a form let in is delivered as it was stored, whatever the form asks for by now', async () => {
  const world = createWorld()
  const website = `https://${'a'.repeat(3000)}.example`
  const { jobTitle: _, ...older } = { ...b2bAccess, website, industry: 'farming' }
  const stored = waiting(world, { kind: 'b2b-access', payload: older })
  await db.insert(outboxTable).values(stored)
  await world.drain()
  expect(await world.rows()).toMatchObject([{ state: 'delivered', destination: 'mail' }])
  expect(world.box[0]?.text).toContain('Company: Marin Foods')
})

const mail = { to: 'ada@marin.example', subject: 'Welcome', text: 'Secret link', html: '<p>Hi</p>' }

test('a mail goes out if its transaction does, once, and leaves nothing readable', async () => {
  const world = createWorld()
  const queued = await enqueueMail(world.deps(), { mail, locale: 'en', cause: 'approval:1' })
  const again = await enqueueMail(world.deps(), { mail, locale: 'en', cause: 'approval:1' })
  await db.batch([queued.statement])
  await db.batch([again.statement])
  const [row] = await world.rows()
  expect(row).toMatchObject({ id: queued.id, kind: 'mail', state: 'waiting' })
  expect(JSON.stringify(row)).not.toContain('Secret link')
  await deliver(world.deps(), queued.id)
  expect(world.box).toMatchObject([{ to: 'ada@marin.example', text: 'Secret link' }])
  expect(await world.rows()).toMatchObject([{ state: 'delivered', payload: null }])
  expect(await sendAgain(db, queued.id, world.now())).toEqual([])
})

test('a mail whose transaction fails, or whose condition does not hold, is not sent', async () => {
  const world = createWorld()
  const { statement } = await enqueueMail(world.deps(), { mail, locale: 'en', cause: 'a' })
  const broken = db.insert(usersTable).select(sql`select 1 where 1`)
  await expect(db.batch([statement, broken as never])).rejects.toThrow()
  const unmet = await enqueueMail(world.deps(), {
    mail,
    locale: 'en',
    cause: 'b',
    when: sql`exists (select 1 from users where id = 'unknown')`,
  })
  await db.batch([unmet.statement])
  expect(await world.rows()).toEqual([])
})

test('an incomplete payload is told, and nothing is sent', async () => {
  const world = createWorld()
  await expect(world.deps().sendContactEmail({})).rejects.toThrow('Missing required fields')
  await expect(
    world.deps().sendContactEmail({ name: 'Ada', email: 'a@b.example', message: '' }),
  ).rejects.toThrow('Missing required fields')
  expect(world.box).toEqual([])
})

test('a mail service that never answers is left after ten seconds, and a mail is tried again as after any failure', async () => {
  const binding = { send: () => new Promise<never>(() => {}) }
  const sendMail = createMailer(binding as never, 'no-reply@meltemi.test')
  const world = createWorld({}, { sendMail })
  const start = Date.now()
  const { id, statement } = await enqueueMail(world.deps(), { mail, locale: 'en', cause: 'hang' })
  await db.batch([statement])
  await deliver(world.deps(), id)
  expect(Date.now() - start).toBeLessThan(12_000)
  expect(await world.rows()).toMatchObject([
    { state: 'waiting', attempts: 1, last_error: 'mail: TimeoutError' },
  ])
})

test('with D1 down the message goes straight to HubSpot', async () => {
  const { portal, world } = await createHubSpotWorld({}, { db: brokenDatabase })
  const response = await world.post('contact', contact)
  expect(response.status).toBe(202)
  expect(await response.json()).toMatchObject({ status: 'delivered' })
  expect((await portal.seen()).accepted).toHaveLength(1)
  expect(world.box).toEqual([])
})

test('with D1 and HubSpot down it goes by mail', async () => {
  const { world } = await createHubSpotWorld({ faults: ['500'] }, { db: brokenDatabase })
  expect((await world.post('b2b-access', b2bAccess)).status).toBe(202)
  expect(world.box).toHaveLength(1)
})

test('with D1 down a refused address is told to the visitor', async () => {
  const { world } = await createHubSpotWorld({ faults: ['BLOCKED_EMAIL'] }, { db: brokenDatabase })
  const response = await world.post('contact', contact)
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ errors: [{ path: 'email', message: 'email' }] })
  expect(world.box).toHaveLength(1) // staff have it all the same
})

test('only when nothing works does the visitor hear of it', async () => {
  const { world } = await createHubSpotWorld({ faults: ['500'] }, { db: brokenDatabase })
  world.mailFaults.push('E_DELIVERY_FAILED')
  const response = await world.post('contact', contact)
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ code: 'forms/storage-failed' })
})

test('a database that says nothing counts as down', { timeout: 30_000 }, async () => {
  const world = createWorld({}, { db: silentDatabase })
  const response = await world.post('contact', contact)
  expect(await response.json()).toMatchObject({ status: 'delivered' })
  expect(world.box).toHaveLength(1)
})
