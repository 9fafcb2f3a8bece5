import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addressOf, cacheName } from '../../../worker/front/page-stores.ts'
import { freshIsolate, newBuild, builtInKey } from './isolates.ts'
import { seedFlags } from '../kit/flag-states.ts'

beforeEach(() => seedFlags())
afterEach(() => vi.restoreAllMocks())

test('with a cache that fails, in whatever it is asked, visitors get their page', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const broken = async () => {
    throw new Error('no cache here')
  }
  const kinds: [string, () => Promise<Cache>][] = [
    ['open', broken],
    ['match and put', async () => ({ match: broken, put: broken }) as unknown as Cache],
    ['nothing', async () => ({ match: async () => undefined, put: broken }) as unknown as Cache],
  ]
  for (const [kind, open] of kinds) {
    vi.spyOn(caches, 'open').mockImplementation(open)
    const isolate = freshIsolate({}, newBuild())
    for (let visit = 0; visit < 2; visit++) {
      const response = await isolate.visit('/it/teams')
      expect([kind, response.status]).toEqual([kind, 200])
      expect(await response.text()).toContain('<html lang="it"')
    }
  }
  expect(warned.mock.calls.join()).toContain('A page is not kept for other isolates')
})

test('a cache that never answers costs a quarter of a second, once', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const never = () => new Promise<never>(() => {})
  const open = async () => ({ match: never, put: async () => {} }) as unknown as Cache
  vi.spyOn(caches, 'open').mockImplementation(open)
  const isolate = freshIsolate({}, newBuild())
  expect((await isolate.visit('/de')).status).toBe(200)
  const match = vi.fn(never)
  vi.spyOn(caches, 'open').mockImplementation(async () => ({ match }) as unknown as Cache)
  expect((await isolate.visit('/de')).status).toBe(200)
  expect(match).not.toHaveBeenCalled()
})

test('what lies in the cache and is not what was put there is no page', async () => {
  const own = newBuild()
  const first = freshIsolate({}, own)
  const good = await (await first.visit('/teams')).text()
  const key = await builtInKey('/teams', own)
  const cache = await caches.open(cacheName)
  const stored = (await (await cache.match(addressOf(key)))?.text()) ?? ''
  expect(stored).toContain(key)
  const about = stored.slice(0, stored.indexOf('\n'))
  const others = stored.replace(key, await builtInKey('/terms', own))
  for (const text of [stored.slice(0, -1), others, '{"key":', about, '']) {
    const headers = { 'cache-control': 'public, max-age=60' }
    await cache.put(addressOf(key), new Response(text, { headers }))
    const isolate = freshIsolate({}, own)
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const response = await isolate.visit('/teams')
    expect(await response.text()).toBe(good)
    expect(isolate.hasRendered()).toBe(true)
  }
})

test('an isolate that was built of nothing, as while developing, keeps nothing for others', async () => {
  const put = vi.fn(async () => {})
  vi.spyOn(caches, 'open').mockImplementation(
    async () => ({ put, match: async () => undefined }) as unknown as Cache,
  )
  const isolate = freshIsolate({}, { build: '' })
  expect((await isolate.visit('/teams')).status).toBe(200)
  expect(put).not.toHaveBeenCalled()
})
