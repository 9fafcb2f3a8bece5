import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { eraseOldSubmissions } from '../../../worker/features/forms/retention.ts'
import { innermost } from '../../../worker/lib/log.ts'
import { brokenDatabase } from '../kit/outages.ts'
import { openPortal } from '../kit/hubspot.ts'
import { b2bAccess, contact, createWorld } from './world.ts'

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
  env.DB.prepare(
    `insert into settings values ('retentionDays', ?, 1, 'staff', '2026-01-01')
      on conflict (key) do update set value = excluded.value`,
  )
    .bind(String(days))
    .run()
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

test('a longer time does not lengthen what was there before times were written down', async () => {
  const world = createWorld()
  await world.post('contact', contact)
  await env.DB.prepare('update outbox set retention_days = null').run()
  await setDays(365)
  world.pass(91 * dayMinutes)
  await eraseOldSubmissions(world.deps())
  expect(await kept(world)).toEqual([false])
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
    await env.DB.prepare('update access_requests set status = ? where id = ?')
      .bind(status, id)
      .run()
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
