import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { liveDeps } from '../../../worker/deps.ts'
import { listStaffFlags } from '../../../worker/features/flags/staff-queries.ts'
import { eraseOldSubmissions } from '../../../worker/features/forms/retention.ts'
import { checkDeliveries } from '../../../worker/features/health/checks.ts'
import { runJobs } from '../../../worker/jobs.ts'
import operatorGuide from '../../../worker/ops/README.md?raw'
import { password, withUser } from '../auth/world.ts'
import { workingHubSpot } from '../health/health-fixture.ts'
import { origin } from '../kit/client.ts'
import { type Cost, createMeter } from '../kit/meter.ts'
import { execute, scalar } from '../kit/rows.ts'
import { seedFlags } from '../kit/flag-states.ts'

/** The table “What a request costs” of worker/ops/README.md. */
function costsInGuide(): Record<string, Cost> {
  const [, table = ''] = /<!-- costs -->\n([\s\S]*?)\n<!-- \/costs -->/.exec(operatorGuide) ?? []
  const rows = table.split('\n').slice(2)
  return Object.fromEntries(
    rows.map((row) => {
      const [, name = '', ...cells] = row.split('|').map((cell) => cell.trim())
      const [queries = 0, rowsRead = 0, rowsWritten = 0, kvReads = 0, kvWrites = 0] =
        cells.map(Number)
      return [name, { queries, rowsRead, rowsWritten, kvReads, kvWrites }]
    }),
  )
}

test('the operator’s table has the real cost of each request', async () => {
  await seedFlags()
  const meter = createMeter()
  const startedMs = Date.now()
  let offsetMs = 0
  // a fixed clock, so that the three-second cache cannot expire on a slow machine
  const now = () => new Date(startedMs + offsetMs)
  const { db, kv } = meter
  const watched = { db, kv, now, hubspot: workingHubSpot }
  const { world, user } = await withUser('client@meltemi.test', watched)
  await world.grant(user, 'admin')
  const session = await world.session(user)
  const token = session.access_token
  const get = (path: string) => () => world.send(path)
  const cron = (name: string) => async () => {
    const execution = createExecutionContext()
    const live = liveDeps(env, new Request(origin), execution)
    await runJobs({ ...live, ...watched, sendMail: async () => {} }, name)
    await waitOnExecutionContext(execution)
  }
  const contact = { firstName: 'A', lastName: 'B', email: 'a@b.example', message: 'Hello' }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const submit = () => world.send('/api/forms/contact', { method: 'POST', body: contact, headers })
  const flag = (enabled: boolean) => () =>
    world.send('/api/flags/founder', { method: 'PATCH', token, body: { enabled } })
  const refresh = () =>
    world.post('/token?grant_type=refresh_token', { refresh_token: session.refresh_token })
  const signIn = () => world.post('/token?grant_type=password', { email: user.email, password })
  const proof = () =>
    world.send('/api/account/proof', { method: 'POST', token, body: { password } })
  const failedSignIn = () =>
    world.post('/token?grant_type=password', { email: user.email, password: 'Wrong-1!' })

  await cron('* * * * *')()
  await cron('*/5 * * * *')()
  await get('/')()
  // an isolate reports the used flags to D1 after a minute, then hourly
  offsetMs += 61_000
  await get('/')()
  const steps: [string, () => Promise<unknown>, number?][] = [
    ['page, file for search engines or `GET /api/flags`; snapshot in memory', get('/teams')],
    ['the same, older than 3 s in memory', get('/teams'), 3_500],
    ['the same, older than 5 min', get('/teams'), 5 * 60_000],
    ['`GET /api/health`, result in memory', async () => {}],
    ['`GET /api/health`, else', get('/api/health')],
    [
      '`GET /api/me`, and the check in front of every call of a signed-in person',
      () => world.send('/api/me', { token }),
    ],
    ['refresh', refresh],
    ['sign-in by password', signIn],
    ['refused password', failedSignIn],
    ['contact form, delivered to HubSpot', submit],
    ['the same form sent twice', submit],
    ['a flag switched', flag(false)],
    ['the password entered again', proof],
    ['cron, every minute, nothing waiting', cron('* * * * *')],
    ['cron, every five minutes, nothing to do', cron('*/5 * * * *')],
    ['cron, every hour, nothing to do', cron('17 * * * *')],
    ['cron, every day, nothing to do', cron('23 5 * * *')],
  ]
  const measured: Record<string, Cost> = {}
  for (const [name, work, laterMs = 0] of steps) {
    offsetMs += laterMs
    measured[name] = await meter.of(work)
    if (name.includes('in memory') && name.includes('health')) {
      await get('/api/health')()
      measured[name] = await meter.of(get('/api/health'))
      offsetMs += 6_000
    }
  }
  const table = Object.entries(measured).map(
    ([name, cost]) => `| ${[name, ...Object.values(cost)].join(' | ')} |`,
  )
  expect(costsInGuide(), `Put this into worker/ops/README.md:\n${table.join('\n')}`).toEqual(
    measured,
  )
})

/** D1 bills scanned rows: frequent calls must not get slower over the years. */
const many = 3_000

/** SQL for a table of the numbers 1 to `many`. */
const numbers = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${many})`
const long = new Date('2020-01-01T00:00:00Z')

async function fillOutbox(state: string, erasedAt: string | null): Promise<void> {
  await execute(
    `insert into outbox (id, kind, idempotency_key, payload_hash, locale, payload, state, attempts, next_at,
      created_at, delivered_at, erased_at, retention_days)
     ${numbers} select 'o' || i, 'contact', 'k' || i, 'h', 'en', '{}', ?, 1, ?, ?, ?, ?, 90 from n`,
    state,
    long.toISOString(),
    long.toISOString(),
    long.toISOString(),
    erasedAt,
  )
}

test('erasing old submissions reads only those to be erased', async () => {
  await fillOutbox('delivered', long.toISOString())
  await execute("update outbox set erased_at = null where id in ('o1', 'o2', 'o3')")
  const { db, of } = createMeter()
  const forms = () => ({ retentionDays: 90 }) as never
  const cost = await of(() => eraseOldSubmissions({ db, now: () => new Date(), forms }))
  expect(cost.rowsRead).toBeLessThan(40)
  expect(await scalar('select count(*) n from outbox where erased_at is null')).toBe(0)
})

test('the list of flags reads one change per flag, however long the history is', async () => {
  await seedFlags()
  await execute(
    `insert into flag_changes
       (flag_id, actor, changed_at, "from", "to", change_set, from_updated_at, to_updated_at)
     ${numbers} select case when i % 2 then 'founder' else 'products' end, 'simple-admin', ?1,
       i % 2, 1 - i % 2, 'set' || i, ?1, ?1 from n`,
    long.toISOString(),
  )
  const { db, of } = createMeter()
  let flags: Awaited<ReturnType<typeof listStaffFlags>> = []
  const cost = await of(async () => void (flags = await listStaffFlags(db, new Date())))
  expect(cost.rowsRead).toBeLessThan(150)
  const founder = flags.find(({ id }) => id === 'founder')
  expect(founder?.last_change).toMatchObject({ actor_name: 'simple-admin' })
  expect(flags.find(({ id }) => id === 'news')?.last_change).toBeNull()
})

test('a health check reads about a hundred stuck messages, however many exist', async () => {
  await fillOutbox('dead', null)
  const { db, of } = createMeter()
  let found: unknown
  const cost = await of(async () => void (found = await checkDeliveries({ db, now: () => long })))
  expect(found).toMatchObject({ status: 'error', issues: [expect.stringContaining('over 100')] })
  expect(cost.rowsRead).toBeLessThan(500)
})
