import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createDb } from '../../../worker/db/client.ts'
import { seed } from '../../../worker/db/seed.ts'
import { listStaffFlags } from '../../../worker/features/flags/staff-queries.ts'
import { eraseOldSubmissions } from '../../../worker/features/forms/retention.ts'
import { checkDeliveries } from '../../../worker/features/health/checks.ts'
import { createMeter } from '../kit/meter.ts'

/** D1 charges for the rows it scans: what runs often must not grow with the years. */
const many = 3_000

/** Rows 1 to `many`, as a table of numbers. */
const numbers = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${many})`
const long = new Date('2020-01-01T00:00:00Z')

async function fillOutbox(state: string, erasedAt: string | null): Promise<void> {
  await env.DB.prepare(
    `insert into outbox (id, kind, idempotency_key, payload_hash, locale, payload, state, attempts, next_at,
      created_at, delivered_at, erased_at)
     ${numbers} select 'o' || i, 'contact', 'k' || i, 'h', 'en', '{}', ?, 1, ?, ?, ?, ? from n`,
  )
    .bind(state, long.toISOString(), long.toISOString(), long.toISOString(), erasedAt)
    .run()
}

test('erasing reads what is to be erased, not every submission there ever was', async () => {
  await fillOutbox('delivered', long.toISOString())
  await env.DB.prepare("update outbox set erased_at = null where id in ('o1', 'o2', 'o3')").run()
  const { db, of } = createMeter()
  const forms = () => ({ retentionDays: 90 }) as never
  const cost = await of(() => eraseOldSubmissions({ db, now: () => new Date(), forms }))
  expect(cost.rowsRead).toBeLessThan(40)
  const left = await env.DB.prepare('select count(*) n from outbox where erased_at is null').first()
  expect(left).toEqual({ n: 0 })
})

test('the list of flags reads one change of each flag, however long the trail is', async () => {
  await seed(createDb(env.DB), [], new Date())
  await env.DB.prepare(
    `insert into flag_changes (flag_id, actor, changed_at, "from", "to")
     ${numbers} select case when i % 2 then 'founder' else 'products' end, 'simple-admin', ?, i % 2, 1 - i % 2 from n`,
  )
    .bind(long.toISOString())
    .run()
  const { db, of } = createMeter()
  let flags: Awaited<ReturnType<typeof listStaffFlags>> = []
  const cost = await of(async () => void (flags = await listStaffFlags(db, new Date())))
  expect(cost.rowsRead).toBeLessThan(150)
  expect(flags.find(({ id }) => id === 'founder')?.last_change).toMatchObject({
    actor_name: 'simple-admin',
  })
  expect(flags.find(({ id }) => id === 'news')?.last_change).toBeNull()
})

test('a health check reads about a hundred stuck rows, however many there are', async () => {
  await fillOutbox('dead', null)
  const { db, of } = createMeter()
  let found: unknown
  const cost = await of(async () => void (found = await checkDeliveries({ db, now: () => long })))
  expect(found).toMatchObject({ status: 'error', issues: [expect.stringContaining('over 100')] })
  expect(cost.rowsRead).toBeLessThan(500)
})
