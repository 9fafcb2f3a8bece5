import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import type { Flag } from '#contract/flag-calls.ts'
import { createDb } from '../../worker/db/client.ts'
import { createWorld, withUser } from './auth/world.ts'
import { renewSite } from '../../worker/features/site/snapshot.ts'
import { call, noPause } from './kit/client.ts'
import { ownKv } from './kit/own-kv.ts'
import { brokenDatabase, silent, silentDatabase } from './kit/outages.ts'
import { unlock } from './kit/staff.ts'
import { createOffice } from './admin/office.ts'
import { scalar } from './kit/rows.ts'
import { seedFlags } from './kit/flag-states.ts'

beforeEach(() => seedFlags())

/** What the cron does every minute: the site as D1 has it is put into KV. */
const cron = () =>
  renewSite({ db: createDb(env.DB), kv: ownKv(), now: () => new Date(), pause: noPause })

const away = { code: 'server/database-unavailable' }

type Override = Parameters<typeof call>[2]

/** Whether the home page shows the section `founder`. */
const isShown = async (override: Override) =>
  (await (await call('/', {}, override)).text()).includes('id="founder"')
const switchFounder = async (override: Override = {}, body: object = { enabled: false }) =>
  call('/api/flags/founder', { method: 'PATCH', token: await unlock(), body }, override)

test('while D1 hangs a page uses the last known flags, and the flag API answers 503', async () => {
  const now = () => new Date(Date.now() + 6 * 60_000) // later than the snapshot’s maximum age
  await cron()
  await call('/', {}, { kv: ownKv() })
  const started = Date.now()
  const page = await call('/', {}, { db: silentDatabase, kv: ownKv(), now })
  expect(page.status).toBe(200)
  expect(Date.now() - started).toBeLessThan(4_500)
  const flags = await call('/api/flags', {}, { db: silentDatabase, kv: ownKv(), now })
  expect([flags.status, await flags.json()]).toMatchObject([503, away])
})

test('while D1 hangs every kind of request is answered after eight seconds', async () => {
  await cron()
  const office = await createOffice()
  const client = await office.member('client@meltemi.test', 'client')
  const link = { flags: { teams: false }, hours: 1 }
  const made = (await office.admin('POST', '/flags/preview', link)).body['url']
  const { pathname, search } = new URL(String(made))
  const cookie = `__Host-preview=${search.slice('?preview='.length)}`
  const signIn = { email: 'client@meltemi.test', password: 'Feta and olives 1' }
  // deferred work does not delay the test
  const outage = { db: silentDatabase, defer: () => {} }
  const asked = {
    missing: call('/no-such-page', {}, outage),
    preview: call('/', { headers: { cookie } }, outage),
    link: call(pathname + search, {}, outage),
    staff: call('/api/admin/overview', { token: office.staff.token }, outage),
    client: call('/api/me', { token: client.token }, outage),
    signIn: call('/auth/v1/token?grant_type=password', { method: 'POST', body: signIn }, outage),
  }
  const tooLong = new Promise<null>((resolve) => setTimeout(() => resolve(null), 25_000))
  const heard = Object.entries(asked).map(async ([who, answer]) => [
    who,
    (await Promise.race([answer, tooLong]))?.status,
  ])
  expect(Object.fromEntries(await Promise.all(heard))).toEqual({
    missing: 404,
    preview: 200,
    link: 200,
    staff: 503,
    client: 503,
    signIn: 503,
  })
  expect(await (await asked.staff).json()).toMatchObject(away)
})

test('a write that takes D1 long is waited for', async () => {
  let hasWritten = false
  const late = createDb({
    prepare: (query: string) => env.DB.prepare(query),
    batch: async (statements: D1PreparedStatement[]) => {
      if (!hasWritten) await new Promise((resolve) => setTimeout(resolve, 8_300))
      hasWritten = true
      return env.DB.batch(statements)
    },
  } as D1Database)
  expect((await switchFounder({ db: late })).status).toBe(200)
})

test('while KV hangs a page waits one second and reads D1', async () => {
  const started = Date.now()
  const page = await call('/', {}, { kv: ownKv({ get: silent as never }) })
  expect(page.status).toBe(200)
  expect(Date.now() - started).toBeLessThan(2_500)
})

test('while a write to KV hangs staff wait one second, and the write is repeated after the response', async () => {
  await cron()
  let puts = 0
  const put = ((...given: Parameters<KVNamespace['put']>) =>
    puts++ === 0 ? silent() : env.KV.put(...given)) as never
  const later: Promise<unknown>[] = []
  const defer = (work: Promise<unknown>) => void later.push(work)
  const asked = switchFounder({ kv: ownKv({ put }), defer })
  const tooLong = new Promise<null>((resolve) => setTimeout(() => resolve(null), 8_000))
  expect((await Promise.race([asked, tooLong]))?.status).toBe(200)
  await Promise.all(later)
  expect(puts).toBe(2)
  expect(await isShown({ kv: ownKv(), db: brokenDatabase })).toBe(false)
})

test('a change is visible at once in its own location although KV lags by a minute', async () => {
  await cron()
  const before = await env.KV.get('site')
  // whatever is written, this location goes on reading what it has
  const kv = ownKv({ get: (async () => JSON.parse(before ?? 'null')) as never })
  expect(await isShown({ kv })).toBe(true)
  await switchFounder({ kv })
  expect(await isShown({ kv })).toBe(false)
  // the memory cache has expired, and KV still lags
  const later = () => new Date(Date.now() + 30_000)
  expect(await isShown({ kv, now: later })).toBe(false)
})

test('another isolate sees a change as soon as KV has it, or with the next snapshot', async () => {
  await cron()
  const before = await env.KV.get('site')
  let isBehind = true
  const elsewhere = ownKv({
    get: (async () =>
      JSON.parse((isBehind ? before : await env.KV.get('site')) ?? 'null')) as never,
  })
  await switchFounder()
  expect(await isShown({ kv: elsewhere })).toBe(true)
  isBehind = false
  const later = () => new Date(Date.now() + 4_000)
  expect(await isShown({ kv: elsewhere, now: later })).toBe(false)
  isBehind = true // KV never catches up: D1 is read after five minutes
  const muchLater = () => new Date(Date.now() + 6 * 60_000)
  const another = ownKv({ get: (async () => JSON.parse(before ?? 'null')) as never })
  expect(await isShown({ kv: another, now: muchLater })).toBe(false)
})

test('a batch that fails in the middle leaves nothing behind', async () => {
  // a trigger rejects the second statement
  await env.DB.exec(
    "create trigger refuse before update on feature_flags begin select raise(abort, 'broken'); end",
  )
  expect((await switchFounder()).status).toBeGreaterThanOrEqual(500)
  await env.DB.exec('drop trigger refuse')
  expect(await scalar('select count(*) n from flag_changes')).toBe(0)
  expect(await scalar("select enabled from feature_flags where id = 'founder'")).toBe(1)
})

test('clocks that differ by five minutes between isolates do not sign anyone out', async () => {
  const { world, user } = await withUser('client@meltemi.test')
  const session = await world.session(user)
  for (const minutes of [-5, 5]) {
    const now = () => new Date(Date.now() + minutes * 60_000)
    const skewed = createWorld({ now })
    const me = await skewed.auth('/user', { token: session.access_token })
    expect([minutes, me.status]).toEqual([minutes, 200])
  }
  const behind = createWorld({ now: () => new Date(Date.now() - 5 * 60_000) })
  const refreshed = await behind.post('/token?grant_type=refresh_token', {
    refresh_token: session.refresh_token,
  })
  expect(refreshed.status).toBe(200)
})

test('every change of a flag gets a later timestamp, even with a clock that is behind', async () => {
  const now = () => new Date(Date.now() - 5 * 60_000)
  let flag: Flag | undefined
  for (const enabled of [false, true, false]) {
    const body = { enabled, ...(flag && { if_updated_at: flag.updated_at }) }
    const response = await switchFounder({ now: flag ? now : () => new Date() }, body)
    expect(response.status).toBe(200)
    const changed: Flag = await response.json()
    if (flag) expect(changed.updated_at > flag.updated_at).toBe(true)
    flag = changed
  }
})

test('with D1 down writes answer 503, and every page works', async () => {
  const outage = { db: brokenDatabase }
  expect((await switchFounder(outage)).status).toBe(503)
  const paths = ['/', '/el/teams', '/sitemap.xml', '/llms.txt', '/robots.txt', '/client/login']
  for (const path of paths) expect((await call(path, {}, outage)).status, path).toBe(200)
})
