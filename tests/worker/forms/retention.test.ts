import { expect, test, vi } from 'vitest'
import type { Mail } from '../../../worker/adapters/mail.ts'
import { eraseOldSubmissions } from '../../../worker/features/forms/retention.ts'
import { innermost } from '../../../worker/lib/log.ts'
import { openPortal } from '../kit/hubspot.ts'
import { brokenDatabase } from '../kit/outages.ts'
import { b2bAccess, contact, createWorld, type World, fakeMailbox } from './world.ts'
import { execute, rows } from '../kit/rows.ts'

const dayMinutes = 24 * 60
const requests = () => rows('select * from access_requests')
/** So many days pass, and then what is old is erased. */
const eraseAfter = (world: World, days: number) => {
  world.pass(days * dayMinutes)
  return eraseOldSubmissions(world.deps())
}

test('delivered submissions lose what is personal after 90 days, and keep their record', async () => {
  const world = createWorld()
  await world.post('contact', contact)
  await eraseAfter(world, 89)
  expect(JSON.stringify(await world.rows())).toContain('ada@marin.example')
  await eraseAfter(world, 2)
  const erased = await world.rows()
  expect(erased).toMatchObject([{ state: 'delivered', payload: null, context: null }])
  expect(JSON.stringify(erased)).not.toMatch(/\b(?:ada|marin|oils)\b/i)
  expect(await world.attempts()).toMatchObject([{ outcome: 'delivered' }])
})

test('the operator may set another time', async () => {
  const world = createWorld({ SUBMISSION_RETENTION_DAYS: '7' })
  await world.post('contact', contact)
  await eraseAfter(world, 8)
  expect(await world.rows()).toMatchObject([{ payload: null }])
})

const setDays = async (days: number) =>
  execute(
    `insert into settings values ('retentionDays', ?, 1, 'staff', '2026-01-01')
      on conflict (key) do update set value = excluded.value`,
    String(days),
  )
const kept = async (world: World) => (await world.rows()).map(({ payload }) => payload !== null)

test('a shorter time that staff set counts for what is there, a longer one for what comes later', async () => {
  const world = createWorld()
  await world.post('contact', contact) // promised 90 days
  await setDays(365)
  await world.post('contact', contact) // promised a year
  await eraseAfter(world, 91)
  expect(await kept(world)).toEqual([false, true])
  await setDays(30)
  await world.post('contact', contact) // promised 30 days
  await eraseOldSubmissions(world.deps())
  expect(await kept(world)).toEqual([false, false, true])
  await setDays(3650)
  await eraseAfter(world, 31)
  expect(await kept(world)).toEqual([false, false, false])
})

test('what could not be delivered stays', async () => {
  const world = createWorld()
  world.mailFaults.push('E_SENDER_NOT_VERIFIED', 'E_SENDER_NOT_VERIFIED')
  await world.post('contact', contact)
  await eraseAfter(world, 400)
  expect(JSON.stringify(await world.rows())).toContain('ada@marin.example')
})

test('refused and withdrawn requests lose what is personal, others keep it', async () => {
  const world = createWorld()
  for (const status of ['submitted', 'approved', 'refused', 'withdrawn']) {
    const response = await world.post('b2b-access', { ...b2bAccess, jobTitle: status })
    const { id } = await response.json<{ id: string }>()
    await execute('update access_requests set status = ? where id = ?', status, id)
  }
  await eraseAfter(world, 91)
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
async function flood(world: World, count: number, from = 0) {
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
  expect(last?.text).toContain('/admin-portal/messages')
  expect((await world.rows()).every(({ payload }) => payload !== null)).toBe(true)
  const count = async (wanted: string) =>
    (await world.rows()).filter(({ state }) => state === wanted).length
  expect([await count('delivered'), await count('waiting')]).toEqual([31, 29])

  await world.drainAfter(30)
  expect(world.box, 'one such mail an hour').toHaveLength(31)
  await world.drainAfter(31)
  expect(world.box, 'although no one else wrote').toHaveLength(32)
  // those that had no mail came after the first thirty, within the same hour
  expect(world.box.at(-1)?.subject).toBe('Website messages in the last hour: 29')
  expect(await count('delivered')).toBe(60)
  const mailed = await rows(`select distinct outbox_id from delivery_attempts
    where destination = 'mail' and outcome = 'delivered'`)
  expect(mailed, 'what became of each can be read').toHaveLength(60)

  await world.drainAfter(61)
  expect(world.box, 'of nothing there is no mail').toHaveLength(32)
  await flood(world, 1, 60)
  expect(world.box, 'then each is mailed again').toHaveLength(33)
  expect(world.box.at(-1)?.text).toContain('Message 60')
})

test('every message of a long flood is in a mail that left after it came', async () => {
  const world = createWorld()
  for (let minute = 0; minute < 130; minute++) {
    await flood(world, 2, minute * 2)
    await world.drainAfter(1)
  }
  await world.drainAfter(61)
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
  await world.drainAfter(3)
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
  const waiting = async () => (await world.rows()).filter(({ state }) => state === 'waiting')
  expect(await waiting()).toHaveLength(2)
  await world.drainAfter(3)
  expect(box.filter(isAboutMany).map(({ subject }) => subject)).toEqual([
    'Website messages in the last hour: 32',
  ])
  await world.drainAfter(61)
  expect(await waiting()).toEqual([])
})

test('a message whose run died right before the mail about many is in the next one', async () => {
  const world = createWorld()
  await flood(world, 30)
  // the right to that mail is taken, and nothing is sent
  await execute(`insert into limits values ('office-flood', ?)`, world.now().getTime() + 3_600_000)
  await flood(world, 1, 30)
  const lead = async () => (await world.rows()).at(-1)
  expect(await lead()).toMatchObject({ state: 'waiting', destination: null })
  await world.drainAfter(61)
  expect(world.box.at(-1)?.subject).toBe('Website messages in the last hour: 1')
  expect(await lead()).toMatchObject({ state: 'delivered', destination: 'mail' })
})
