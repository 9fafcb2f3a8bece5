import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import type { PreviewLink } from '#contract/staff/flag-admin-calls.ts'
import { createDb } from '../../../worker/db/client.ts'
import { ownKv } from '../kit/own-kv.ts'
import { call, noPause, origin } from '../kit/client.ts'
import { brokenDatabase } from '../kit/outages.ts'
import { rows } from '../kit/rows.ts'
import { unlock } from '../kit/staff.ts'
import { adminWorld } from './admin-world.ts'
import { isOn, turnOff } from './flag-calls.ts'
import { renewSite, type SiteSnapshot } from '../../../worker/features/site/snapshot.ts'
import { seedFlags } from '../kit/flag-states.ts'

/** Follows a preview link as a browser would. Returns the cookie. */
async function follow(url: string) {
  const answer = await call(url.replace(origin, ''))
  const set = answer.headers.get('set-cookie') ?? ''
  const cookie = set.split(';')[0] ?? ''
  return { location: answer.headers.get('location') ?? '', cookie, set, headers: { cookie } }
}

type Ask = Awaited<ReturnType<typeof adminWorld>>['ask']
async function made(ask: Ask, flags: Record<string, boolean>, hours = 24): Promise<PreviewLink> {
  return (await ask('/admin/flags/preview', 'POST', { flags, hours })).json()
}
const preview = async (flags: Record<string, boolean>, hours?: number) =>
  made((await adminWorld()).ask, flags, hours)

test('a preview link shows the site as if a flag were set, without an account', async () => {
  const { url, expires_at } = await preview({ teams: false, hero_section: true })
  expect(Date.parse(expires_at) - Date.now()).toBeGreaterThan(23 * 3_600_000)
  const { location, set, headers } = await follow(url)
  expect(location).toBe('/')
  expect(set).toMatch(
    /^__Host-preview=\S+; Max-Age=8\d{4}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )

  const home = await call('/fr', { headers })
  const text = await home.text()
  expect(text).not.toContain('href="/fr/teams"')
  expect(text).toContain('Masqué dans l’aperçu')
  expect(text).toContain('action="/preview/leave"')
  expect(home.headers.get('cache-control')).toBe('no-store')
  expect(home.headers.get('x-robots-tag')).toBe('noindex')
  expect(home.headers.get('etag')).toBeNull()
  expect((await call('/teams', { headers })).status).toBe(404)
})

test('no one else sees a preview, before or after its reader', async () => {
  const { url } = await preview({ teams: false })
  const { headers } = await follow(url)
  for (let round = 0; round < 2; round++) {
    expect((await call('/teams', { headers })).status).toBe(404)
    const plain = await call('/teams')
    expect(plain.status).toBe(200)
    expect(await plain.text()).not.toContain('class="preview-bar')
    expect(await (await call('/', { headers })).text()).toContain('class="preview-bar')
    expect(await (await call('/')).text()).not.toContain('class="preview-bar')
  }
})

test('leaving a preview removes its cookie', async () => {
  const answer = await call('/preview/leave', { method: 'POST' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
  expect(answer.headers.get('set-cookie')).toContain('Max-Age=0')
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('a preview ends by itself, and the page says so', async () => {
  const { url } = await preview({ teams: false }, 1)
  const { headers } = await follow(url)
  const now = () => new Date(Date.now() + 61 * 60_000)
  const kept = await call('/teams', { headers }, { now })
  expect(kept.status).toBe(200)
  expect(kept.headers.get('set-cookie')).toContain('Max-Age=0')
  expect(await kept.text()).toContain('This preview link has expired')
  const late = await call(url.replace(origin, ''), {}, { now })
  expect([late.status, late.headers.get('set-cookie')]).toEqual([200, null])
  expect(await late.text()).toContain('This preview link has expired')
})

test('staff end all preview links made so far; those made later work', async () => {
  const { world, ask } = await adminWorld()
  const { url } = await made(ask, { teams: false })
  const { headers } = await follow(url)
  expect((await call('/teams', { headers })).status).toBe(404)
  expect((await ask('/admin/flags/previews', 'DELETE')).status).toBe(204)

  const kept = await call('/teams', { headers })
  expect(kept.status).toBe(200)
  expect(kept.headers.get('set-cookie')).toContain('Max-Age=0')
  expect(await kept.text()).toContain('This preview link has expired')
  expect((await follow(url)).set).toBe('')
  const trail = await rows('select action, actor from admin_actions')
  const [admin] = await world.users()
  expect(trail).toEqual([{ action: 'flag-previews/ended', actor: admin?.id }])

  const later = await follow((await made(ask, { teams: false }, 1)).url)
  expect((await call('/teams', { headers: later.headers })).status).toBe(404)
})

test('while D1 cannot say whether a preview was ended, the page is as everyone sees it', async () => {
  const { url } = await preview({ teams: false })
  const { headers } = await follow(url)
  const page = await call('/teams', { headers }, { db: brokenDatabase })
  expect([page.status, page.headers.get('set-cookie')]).toEqual([200, null])
  expect(await page.text()).not.toContain('class="preview-bar')
  expect((await call('/teams', { headers })).status).toBe(404)
})

test('no other token of ours is a preview, and a preview is no other token', async () => {
  const { url } = await preview({ teams: false })
  const token = new URL(url).searchParams.get('preview') ?? ''
  expect((await call('/api/flags/changes', { token })).status).toBe(401)
  const answer = await call(`/?preview=${await unlock()}`)
  expect(answer.headers.get('set-cookie')).toBeNull()
})

test('no cookie and no parameter, however odd, breaks a page', async () => {
  await seedFlags()
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme-ascii', maxLength: 60 }), async (text) => {
      const cookie = `a=1; __Host-preview=${text.replaceAll(/[^\x21-\x7e]|;/g, '')}; b=2`
      expect((await call('/privacy', { headers: { cookie } })).status).toBe(200)
      const asked = await call(`/privacy?preview=${encodeURIComponent(text)}`)
      expect([asked.status, asked.headers.get('set-cookie')]).toEqual([200, null])
    }),
    { numRuns: 60, seed: 5 },
  )
})

test('a request that names no flag, an unknown one, or an endless life makes no link', async () => {
  const { ask } = await adminWorld()
  for (const body of [
    { flags: {}, hours: 1 },
    { flags: { nothing: true }, hours: 1 },
    { flags: { teams: 'off' }, hours: 1 },
    { flags: { teams: false }, hours: 5000 },
    { flags: { teams: false } },
  ])
    expect((await ask('/admin/flags/preview', 'POST', body)).status).toBe(422)
})

test('no address with a valid preview leaves the site, nor does any other redirect', async () => {
  const { url } = await preview({ teams: false })
  const { search } = new URL(url)
  const piece = fc.constantFrom('/', '//', '\\', '%2f', '%5C', './', '../', '%2e/', 'fr/', '@', '')
  const path = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''))
  await fc.assert(
    fc.asyncProperty(path, fc.constantFrom(search, ''), async (start, query) => {
      for (const end of ['evil.example', 'evil.example/']) {
        const location = (await call(`${origin}/${start}${end}${query}`)).headers.get('location')
        if (location === null) continue
        expect([start, new URL(location, origin).origin]).toEqual([start, origin])
      }
    }),
    { numRuns: 200, seed: 42, examples: ['/', '\\', '//', './/'].map((path) => [path, search]) },
  )
})

test('no preview link stays in the address, wherever it stands among others', async () => {
  const { url } = await preview({ teams: false })
  const token = new URL(url).searchParams.get('preview') ?? ''
  for (const query of [`preview=x&preview=${token}&q=1`, `preview=${token}&q=1&preview=${token}`]) {
    const { location, headers } = await follow(`/?${query}`)
    expect(location).toBe('/?q=1')
    expect((await call('/teams', { headers })).status).toBe(404)
  }
})

beforeEach(() => seedFlags())

/** KV with its limit of one write per second and key (developers.cloudflare.com/kv, limits). */
function strictKv() {
  let clockMs = 0
  let lastMs = -Infinity
  const seen = { puts: 0, refused: 0 }
  const kv = ownKv({
    put: (async (...given: Parameters<KVNamespace['put']>) => {
      seen.puts++
      if (clockMs - lastMs < 1_000) {
        seen.refused++
        throw new Error('KV PUT failed: 429 Too Many Requests')
      }
      lastMs = clockMs
      await env.KV.put(...given)
    }) as never,
  })
  const pause = async (ms: number) => void (clockMs += ms)
  return { kv, seen, pause, elapsedMs: () => clockMs }
}

const inKv = async (): Promise<Record<string, boolean>> => {
  const stored = await env.KV.get<SiteSnapshot>('site', 'json')
  return Object.fromEntries((stored?.flags.flags ?? []).map(({ id, enabled }) => [id, enabled]))
}

test('two switches within a second are both in KV within five seconds', async () => {
  const token = await unlock()
  const { kv, pause, seen, elapsedMs } = strictKv()
  for (const id of ['founder', 'products'])
    expect((await turnOff(id, token, { kv, pause })).status).toBe(200)
  expect(seen.refused).toBeGreaterThan(0)
  expect(await inKv()).toMatchObject({ founder: false, products: false })
  expect(elapsedMs()).toBeLessThanOrEqual(5_000)
})

test.for(['one isolate', 'two isolates'])(
  'a put that lands late leaves no older state behind, of %s',
  async (where) => {
    const token = await unlock()
    const held: (() => void)[] = []
    const slow = ownKv({
      put: (async (...given: Parameters<KVNamespace['put']>) => {
        if (held.length === 0) await new Promise<void>((resolve) => void held.push(resolve))
        await env.KV.put(...given)
      }) as never,
    })
    const first = turnOff('founder', token, { kv: slow })
    while (held.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    // isolates share only the stores
    const kv = where === 'one isolate' ? slow : ownKv()
    expect((await turnOff('products', token, { kv })).status).toBe(200)
    expect(await inKv()).toMatchObject({ founder: false, products: false })
    held[0]?.()
    await first
    expect(await inKv()).toMatchObject({ founder: false, products: false })
  },
)

test('an old read that lands late does not bring old flags back', async () => {
  const token = await unlock()
  const kv = ownKv()
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  // D1 has answered, but the response takes long to arrive
  const slow = createDb({
    prepare: (query: string) => env.DB.prepare(query),
    batch: async (statements: D1PreparedStatement[]) => {
      const rows = await env.DB.batch(statements)
      await gate
      return rows
    },
  } as unknown as D1Database)
  const now = () => new Date()
  const reading = call('/api/flags', {}, { kv, db: slow, now })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect((await turnOff('founder', token, { kv })).status).toBe(200)
  release()
  await reading
  expect(await isOn('founder', { kv })).toBe(false)
})

test('an isolate that has read the flags sees the change of another seconds later, and no old copy brings them back', async () => {
  const token = await unlock()
  const [reader, other] = [ownKv(), ownKv()]
  const isShown = (laterMs: number) =>
    isOn('founder', { kv: reader, now: () => new Date(Date.now() + laterMs) })
  await renewSite({ db: createDb(env.DB), kv: other, pause: noPause, now: () => new Date() })
  const old = (await env.KV.get('site')) ?? ''
  expect(await isShown(0)).toBe(true)
  await turnOff('founder', token, { kv: other })
  expect(await isShown(4_000)).toBe(false)
  await env.KV.put('site', old)
  expect(await isShown(8_000)).toBe(false)
})

test('readers never write to KV, however many they are', async () => {
  const token = await unlock()
  const { kv, seen, pause } = strictKv()
  const later = () => new Date(Date.now() + 10 * 60_000)
  for (const now of [() => new Date(), later]) {
    const override = { kv, pause, now }
    await Promise.all(Array.from({ length: 5 }, () => call('/api/flags', {}, override)))
    await call('/api/flags', { token }, override)
    await call('/teams', {}, override)
  }
  expect(seen.puts).toBe(0)
})

test('the cron mends what a writer could not put, and leaves alone what is current', async () => {
  const token = await unlock()
  const refusing = ownKv({ put: (() => Promise.reject(new Error('429'))) as never })
  await turnOff('founder', token, { kv: refusing })
  const { kv, seen, pause } = strictKv()
  const cron = (laterMs = 0) => {
    const now = () => new Date(Date.now() + laterMs)
    return renewSite({ db: createDb(env.DB), kv, pause, now })
  }
  await cron()
  expect(await inKv()).toMatchObject({ founder: false })
  await cron(60_000)
  expect(seen.puts).toBe(1)
  await cron(4 * 60_000) // the cron rewrites a snapshot after five minutes
  expect(seen.puts).toBeGreaterThan(1)
})

test('the longest wait for KV ends, and says so', async () => {
  const refusing = ownKv({ put: (() => Promise.reject(new Error('429'))) as never })
  let waitedMs = 0
  const pause = async (ms: number) => void (waitedMs += ms)
  expect((await turnOff('founder', await unlock(), { kv: refusing, pause })).status).toBe(200)
  expect(waitedMs).toBeGreaterThan(10_000)
  expect(waitedMs).toBeLessThan(30_000)
})

const future = Date.now() + 3_600_000
const newest = { version: 'x', revision: 1e9, takenAtMs: Date.now() }

for (const [what, stored] of [
  ['nothing of the site', newest],
  ['a site of a time to come', { takenAtMs: future }],
  ['more changes than there were', { ...newest, takenAtMs: Date.now() + 50_000 }],
  ['a time that is none', { ...newest, takenAtMs: 'now' }],
  ['flags that are none', { ...newest, flags: { flags: null } }],
  ['flags without a name', { ...newest, flags: { flags: [{}] } }],
  ['stories that are none', { ...newest, content: { stories: [{}], formerSlugs: {} } }],
  ['settings that are none', { ...newest, settings: { values: null, exceptions: [] } }],
] as const) {
  test(`pages answer while KV holds ${what}, and the cron puts what D1 says in its place`, async () => {
    const kv = ownKv()
    const deps = { db: createDb(env.DB), kv: ownKv(), now: () => new Date(), pause: noPause }
    await renewSite(deps)
    const good = await env.KV.get<SiteSnapshot>('site', 'json')
    await env.KV.put(
      'site',
      JSON.stringify(what.startsWith('nothing') ? stored : { ...good, ...stored }),
    )
    expect((await call('/', {}, { kv })).status).toBe(200)
    expect((await call('/api/flags', {}, { kv })).status).toBe(200)
    await renewSite({ ...deps, kv })
    const mended = await env.KV.get<SiteSnapshot>('site', 'json')
    expect(mended?.revision).toBeLessThan(1e9)
    expect(mended?.takenAtMs).toBeLessThan(future)
    expect(mended?.flags).toEqual(good?.flags)
  })
}
