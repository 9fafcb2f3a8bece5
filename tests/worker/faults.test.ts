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

const isShown = async (section: string, override: Parameters<typeof call>[2]) =>
  (await (await call('/', {}, override)).text()).includes(`id="${section}"`)

test('while D1 hangs a page comes with the last flags known, and the flag API says 503', async () => {
  const now = () => new Date(Date.now() + 6 * 60_000) // older than the snapshot may be
  await cron()
  await call('/', {}, { kv: ownKv() })
  const started = Date.now()
  const page = await call('/', {}, { db: silentDatabase, kv: ownKv(), now })
  expect(page.status).toBe(200)
  expect(Date.now() - started).toBeLessThan(4_500)
  const flags = await call('/api/flags', {}, { db: silentDatabase, kv: ownKv(), now })
  expect([flags.status, await flags.json()]).toMatchObject([
    503,
    { code: 'server/database-unavailable' },
  ])
})

test('while D1 hangs addresses without a page, previews, staff, clients and who signs in are answered after eight seconds', async () => {
  await cron()
  const office = await createOffice()
  const client = await office.member('client@meltemi.test', 'client')
  const link = { flags: { teams: false }, hours: 1 }
  const made = (await office.admin('POST', '/flags/preview', link)).body['url']
  const { pathname, search } = new URL(String(made))
  const cookie = `__Host-preview=${search.slice('?preview='.length)}`
  const signIn = { email: 'client@meltemi.test', password: 'Feta and olives 1' }
  // what comes after an answer keeps no one waiting
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
  expect(await (await asked.staff).json()).toMatchObject({ code: 'server/database-unavailable' })
})

test('a write that takes D1 long is waited for', async () => {
  const token = await unlock()
  let hasWritten = false
  const late = createDb({
    prepare: (query: string) => env.DB.prepare(query),
    batch: async (statements: D1PreparedStatement[]) => {
      if (!hasWritten) await new Promise((resolve) => setTimeout(resolve, 8_300))
      hasWritten = true
      return env.DB.batch(statements)
    },
  } as D1Database)
  const change = { method: 'PATCH', token, body: { enabled: false } }
  expect((await call('/api/flags/founder', change, { db: late })).status).toBe(200)
})

test('while KV hangs a page waits a second and reads D1', async () => {
  const started = Date.now()
  const page = await call('/', {}, { kv: ownKv({ get: silent as never }) })
  expect(page.status).toBe(200)
  expect(Date.now() - started).toBeLessThan(2_500)
})

test('while KV hangs over a write staff wait a second, and it is put again behind the answer', async () => {
  await cron()
  const token = await unlock()
  const change = { method: 'PATCH', token, body: { enabled: false } }
  let puts = 0
  const put = ((...given: Parameters<KVNamespace['put']>) =>
    puts++ === 0 ? silent() : env.KV.put(...given)) as never
  const later: Promise<unknown>[] = []
  const defer = (work: Promise<unknown>) => void later.push(work)
  const asked = call('/api/flags/founder', change, { kv: ownKv({ put }), defer })
  const tooLong = new Promise<null>((resolve) => setTimeout(() => resolve(null), 8_000))
  expect((await Promise.race([asked, tooLong]))?.status).toBe(200)
  await Promise.all(later)
  expect(puts).toBe(2)
  expect(await isShown('founder', { kv: ownKv(), db: brokenDatabase })).toBe(false)
})

test('a KV that is a minute behind hides no change from where it was made', async () => {
  await cron()
  const before = await env.KV.get('site')
  // whatever is written, this location goes on reading what it has
  const kv = ownKv({ get: (async () => JSON.parse(before ?? 'null')) as never })
  const token = await unlock()
  expect(await isShown('founder', { kv })).toBe(true)
  await call('/api/flags/founder', { method: 'PATCH', token, body: { enabled: false } }, { kv })
  expect(await isShown('founder', { kv })).toBe(false)
  // memory has expired by then, KV is still behind
  const later = () => new Date(Date.now() + 30_000)
  expect(await isShown('founder', { kv, now: later })).toBe(false)
})

test('another isolate sees a change as soon as KV has it, at the latest with the next snapshot', async () => {
  await cron()
  const before = await env.KV.get('site')
  let isBehind = true
  const elsewhere = ownKv({
    get: (async () =>
      JSON.parse((isBehind ? before : await env.KV.get('site')) ?? 'null')) as never,
  })
  await call('/api/flags/founder', {
    method: 'PATCH',
    token: await unlock(),
    body: { enabled: false },
  })
  expect(await isShown('founder', { kv: elsewhere })).toBe(true)
  isBehind = false
  const later = () => new Date(Date.now() + 4_000)
  expect(await isShown('founder', { kv: elsewhere, now: later })).toBe(false)
  isBehind = true // KV never catches up: D1 is asked after five minutes
  const muchLater = () => new Date(Date.now() + 6 * 60_000)
  const another = ownKv({ get: (async () => JSON.parse(before ?? 'null')) as never })
  expect(await isShown('founder', { kv: another, now: muchLater })).toBe(false)
})

test('a batch that breaks in the middle leaves nothing behind', async () => {
  const token = await unlock()
  // the second statement of the change meets a trigger that refuses it
  await env.DB.exec(
    "create trigger refuse before update on feature_flags begin select raise(abort, 'broken'); end",
  )
  const response = await call('/api/flags/founder', {
    method: 'PATCH',
    token,
    body: { enabled: false },
  })
  expect(response.status).toBeGreaterThanOrEqual(500)
  await env.DB.exec('drop trigger refuse')
  expect(await scalar('select count(*) n from flag_changes')).toBe(0)
  expect(await scalar("select enabled from feature_flags where id = 'founder'")).toBe(1)
})

test('clocks that differ by five minutes between isolates sign no one out', async () => {
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

test('a clock that stands behind gives every change of a flag a later time than the one before', async () => {
  const token = await unlock()
  const now = () => new Date(Date.now() - 5 * 60_000)
  let flag: Flag | undefined
  for (const enabled of [false, true, false]) {
    const body = { enabled, ...(flag && { if_updated_at: flag.updated_at }) }
    const response = await call(
      '/api/flags/founder',
      { method: 'PATCH', token, body },
      { now: flag ? now : () => new Date() },
    )
    expect(response.status).toBe(200)
    const changed: Flag = await response.json()
    if (flag) expect(changed.updated_at > flag.updated_at).toBe(true)
    flag = changed
  }
})

test('with D1 away every write says 503 or keeps what it was given, and no page breaks', async () => {
  const outage = { db: brokenDatabase }
  const token = await unlock()
  const flag = await call(
    '/api/flags/founder',
    { method: 'PATCH', token, body: { enabled: false } },
    outage,
  )
  expect(flag.status).toBe(503)
  const paths = ['/', '/el/teams', '/sitemap.xml', '/llms.txt', '/robots.txt', '/client/login']
  for (const path of paths) expect((await call(path, {}, outage)).status, path).toBe(200)
})
