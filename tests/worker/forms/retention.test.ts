import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import type { Mail } from '../../../worker/adapters/mail.ts'
import { eraseOldSubmissions } from '../../../worker/features/forms/retention.ts'
import { innermost } from '../../../worker/lib/log.ts'
import { openPortal } from '../kit/hubspot.ts'
import { brokenDatabase } from '../kit/outages.ts'
import { b2bAccess, contact, createWorld, fakeMailbox } from './world.ts'
import { execute } from '../kit/rows.ts'

const dayMinutes = 24 * 60
const requests = async () => (await env.DB.prepare('select * from access_requests').all()).results

test('delivered submissions lose what is personal after 90 days, and keep their record', async () => {
  const world = createWorld()
  await world.post('contact', contact)
  world.pass(89 * dayMinutes)
  await eraseOldSubmissions(world.deps())
  expect(JSON.stringify(await world.rows())).toContain('ada@marin.example')
  world.pass(2 * dayMinutes)
  await eraseOldSubmissions(world.deps())
  const rows = await world.rows()
  expect(rows).toMatchObject([{ state: 'delivered', payload: null, context: null }])
  expect(JSON.stringify(rows)).not.toMatch(/\b(?:ada|marin|oils)\b/i)
  expect(await world.attempts()).toMatchObject([{ outcome: 'delivered' }])
})

test('the operator may set another time', async () => {
  const world = createWorld({ SUBMISSION_RETENTION_DAYS: '7' })
  await world.post('contact', contact)
  world.pass(8 * dayMinutes)
  await eraseOldSubmissions(world.deps())
  expect(await world.rows()).toMatchObject([{ payload: null }])
})

const setDays = async (days: number) =>
  execute(
    `insert into settings values ('retentionDays', ?, 1, 'staff', '2026-01-01')
      on conflict (key) do update set value = excluded.value`,
    String(days),
  )
const kept = async (world: ReturnType<typeof createWorld>) =>
  (await world.rows()).map(({ payload }) => payload !== null)

test('a shorter time that staff set counts for what is there, a longer one for what comes later', async () => {
  const world = createWorld()
  await world.post('contact', contact) // promised 90 days
  await setDays(365)
  await world.post('contact', contact) // promised a year
  world.pass(91 * dayMinutes)
  await eraseOldSubmissions(world.deps())
  expect(await kept(world)).toEqual([false, true])
  await setDays(30)
  await world.post('contact', contact) // promised 30 days
  await eraseOldSubmissions(world.deps())
  expect(await kept(world)).toEqual([false, false, true])
  await setDays(3650)
  world.pass(31 * dayMinutes)
  await eraseOldSubmissions(world.deps())
  expect(await kept(world)).toEqual([false, false, false])
})

test('what could not be delivered stays', async () => {
  const world = createWorld()
  world.mailFaults.push('E_SENDER_NOT_VERIFIED', 'E_SENDER_NOT_VERIFIED')
  await world.post('contact', contact)
  world.pass(400 * dayMinutes)
  await eraseOldSubmissions(world.deps())
  expect(JSON.stringify(await world.rows())).toContain('ada@marin.example')
})

test('refused and withdrawn requests lose what is personal, others keep it', async () => {
  const world = createWorld()
  for (const status of ['submitted', 'approved', 'refused', 'withdrawn']) {
    const response = await world.post('b2b-access', { ...b2bAccess, jobTitle: status })
    const { id } = await response.json<{ id: string }>()
    await execute('update access_requests set status = ? where id = ?', status, id)
  }
  world.pass(91 * dayMinutes)
  await eraseOldSubmissions(world.deps())
  const kept = Object.fromEntries(
    (await requests()).map(({ status, email, company_name: name }) => [status, [email, name]]),
  )
  expect(kept).toEqual({
    submitted: ['ada@marin.example', 'Marin Foods'],
    approved: ['ada@marin.example', 'Marin Foods'],
    refused: [null, ''],
    withdrawn: [null, ''],
  })
})

test('nothing that a visitor wrote reaches the log, whatever fails', async () => {
  const lines: string[] = []
  const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      lines.push(parts.map((part) => (part instanceof Error ? part.stack : String(part))).join(' '))
    }),
  )
  const portal = await openPortal({ faults: ['INVALID_EMAIL', '500', 'BLOCKED_EMAIL', 'reset'] })
  for (const settings of [portal.settings, {}]) {
    for (const override of [{}, { db: brokenDatabase }]) {
      const world = createWorld(settings, override)
      world.mailFaults.push('E_SENDER_NOT_VERIFIED', 'plain', 'E_DELIVERY_FAILED')
      await world.post('contact', contact)
      await world.post('b2b-access', b2bAccess)
      await world.post('contact', { ...contact, email: 'ada@marin' })
      world.pass(3)
      await world.drain().catch((error: unknown) => console.error(innermost(error)))
    }
  }
  for (const spy of spies) spy.mockRestore()
  expect(lines.length).toBeGreaterThan(5)
  expect(lines.join('\n')).not.toMatch(/\bada\b|marin|which oils|0199|twelve shops/i)
})

/** As many visitors write, each from a network of their own. */
async function flood(world: ReturnType<typeof createWorld>, count: number, from = 0) {
  for (let visitor = from; visitor < from + count; visitor++) {
    const headers = { 'cf-connecting-ip': `2001:db8:${visitor.toString(16)}::1` }
    await world.post('contact', { ...contact, message: `Message ${visitor}` }, headers)
  }
}

test('sixty messages at once are thirty mails, one that says how many there are, and an hour later one about the others', async () => {
  const world = createWorld()
  await flood(world, 60)
  expect(world.box).toHaveLength(31)
  const last = world.box.at(-1)
  expect(last?.subject).toBe('Website messages in the last hour: 31')
  expect(last?.text).toContain('/admin-portal/companies?tab=messages')
  expect((await world.rows()).every(({ payload }) => payload !== null)).toBe(true)
  const states = async () =>
    Object.groupBy(
      (await world.rows()).map(({ state }) => state),
      String,
    )
  const told = await states()
  expect([told['delivered']?.length, told['waiting']?.length]).toEqual([31, 29])

  world.pass(30)
  await world.drain()
  expect(world.box, 'one such mail an hour').toHaveLength(31)
  world.pass(31)
  await world.drain()
  expect(world.box, 'although nobody else wrote').toHaveLength(32)
  // those that had no mail came after the first thirty, within the same hour
  expect(world.box.at(-1)?.subject).toBe('Website messages in the last hour: 29')
  expect((await states())['delivered']).toHaveLength(60)
  const { results } = await env.DB.prepare(
    `select distinct o.id from outbox o join delivery_attempts a on a.outbox_id = o.id
      where a.destination = 'mail' and a.outcome = 'delivered'`,
  ).all()
  expect(results, 'what became of each can be read').toHaveLength(60)

  world.pass(61)
  await world.drain()
  expect(world.box, 'of nothing there is no mail').toHaveLength(32)
  await flood(world, 1, 60)
  expect(world.box, 'then each is mailed again').toHaveLength(33)
  expect(world.box.at(-1)?.text).toContain('Message 60')
})

test('every message of a long flood is in a mail that left after it came', async () => {
  const world = createWorld()
  for (let minute = 0; minute < 130; minute++) {
    await flood(world, 2, minute * 2)
    world.pass(1)
    await world.drain()
  }
  world.pass(61)
  await world.drain()
  const numbers = world.box.map(({ subject }) => /^Website messages .*: (\d+)$/.exec(subject)?.[1])
  const many = numbers.flatMap((n) => (n === undefined ? [] : [Number(n)]))
  const own = numbers.length - many.length
  expect(own + many.reduce((sum, n) => sum + n, 0)).toBeGreaterThanOrEqual(260)
  expect(many.length).toBeLessThanOrEqual(4)
  expect((await world.rows()).filter(({ state }) => state !== 'delivered')).toEqual([])
})

test('a mail about many that cannot be sent is tried again', async () => {
  const world = createWorld()
  await flood(world, 30)
  world.mailFaults.push('E_INTERNAL_SERVER_ERROR')
  await flood(world, 1, 30)
  expect(world.box).toHaveLength(30)
  world.pass(3)
  await world.drain()
  expect(world.box).toHaveLength(31)
  expect((await world.rows()).map(({ state }) => state)).not.toContain('waiting')
})

test('what comes while the mail about many is under way is not lost when that mail fails', async () => {
  const isAboutMany = ({ subject }: Mail) => subject.startsWith('Website messages')
  const { box, sendMail } = fakeMailbox()
  let fails = true
  const world = createWorld(
    {},
    {
      sendMail: async (mail) => {
        if (isAboutMany(mail) && fails) {
          fails = false
          await flood(world, 1, 31)
          throw Object.assign(new Error('refused'), { code: 'E_INTERNAL_SERVER_ERROR' })
        }
        await sendMail(mail)
      },
    },
  )
  await flood(world, 31)
  const rows = async () => (await world.rows()).filter(({ state }) => state === 'waiting')
  expect(await rows()).toHaveLength(2)
  world.pass(3)
  await world.drain()
  expect(box.filter(isAboutMany).map(({ subject }) => subject)).toEqual([
    'Website messages in the last hour: 32',
  ])
  world.pass(61)
  await world.drain()
  expect(await rows()).toEqual([])
})

test('a message whose run died right before the mail about many is in the next one', async () => {
  const world = createWorld()
  await flood(world, 30)
  // the right to that mail is taken, and nothing is sent
  await execute(`insert into limits values ('office-flood', ?)`, world.now().getTime() + 3_600_000)
  await flood(world, 1, 30)
  const lead = async () => (await world.rows()).at(-1)
  expect(await lead()).toMatchObject({ state: 'waiting', destination: null })
  world.pass(61)
  await world.drain()
  expect(world.box.at(-1)?.subject).toBe('Website messages in the last hour: 1')
  expect(await lead()).toMatchObject({ state: 'delivered', destination: 'mail' })
})
