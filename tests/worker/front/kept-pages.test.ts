import { brotliDecompressSync } from 'node:zlib'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { type FlagName, flagNames } from '#contract/flags.ts'
import { aheadPath } from '../../../worker/front/page-stores.ts'
import { formatPage, marks } from '../../../worker/front/stored-page.ts'
import { pageKey } from '../../../worker/front/page-key.ts'
import { adminWorld } from '../flags/admin-world.ts'
import { createDb } from '../../../worker/db/client.ts'
import { renewSite } from '../../../worker/features/site/snapshot.ts'
import { call, noPause, origin } from '../kit/client.ts'
import { unlock } from '../kit/staff.ts'
import { freshIsolate, type Isolate, newBuild, builtInKey, builtInState } from './isolates.ts'
import { seedFlags } from '../kit/flag-states.ts'

beforeEach(() => seedFlags())

async function switchAt({ visit }: Isolate, id: string, enabled: boolean) {
  const headers = {
    authorization: `Bearer ${await unlock()}`,
    'content-type': 'application/json',
    'cf-connecting-ip': crypto.randomUUID(),
  }
  const body = JSON.stringify({ enabled })
  return visit(`/api/flags/${id}`, { method: 'PATCH', headers, body })
}

test('a page that someone saw at this location is not rendered again by an isolate that just began', async () => {
  const build = newBuild()
  const first = freshIsolate({}, build)
  const shown = await first.visit('/el')
  expect([shown.status, first.hasRendered()]).toEqual([200, true])
  const second = freshIsolate({}, build)
  const again = await second.visit('/el')
  expect([again.status, second.hasRendered()]).toEqual([200, false])
  expect(await again.text()).toBe(await shown.text())
  const security = ['content-security-policy', 'strict-transport-security']
  for (const name of [...security, 'etag', 'cache-control', 'content-language']) {
    expect(again.headers.get(name), name).toBe(shown.headers.get(name))
  }
  expect(again.headers.get('x-request-id')).not.toBe(shown.headers.get('x-request-id'))
  expect(again.headers.get('x-page')).toBeNull()
})

test('what a page depends on is part of its key: no one gets another’s', async () => {
  const build = newBuild()
  const filled = freshIsolate({}, build)
  await filled.visit('/', { country: 'CA' })
  const captcha = { TURNSTILE_SITE_KEY: 'shown-to-people', TURNSTILE_SECRET_KEY: 'secret' }
  const other = { SITE_URL: 'https://other.example' }
  const isRendered = true
  const others: [string, Parameters<Isolate['visit']>[1], string, { build: string }, boolean][] = [
    ['/', { country: 'DE' }, 'We quote in euros', build, !isRendered],
    ['/de', { country: 'CA' }, '<html lang="de"', build, isRendered],
    ['/', { settings: captcha }, 'shown-to-people', build, !isRendered],
    ['/', { settings: other }, 'https://other.example/"', build, !isRendered],
    ['/', {}, '<html lang="en"', newBuild(), isRendered],
  ]
  for (const [path, visit, words, itsBuild, isNew] of others) {
    const isolate = freshIsolate({}, itsBuild)
    // and no page from this isolate's memory
    for (const each of itsBuild === build ? [isolate, filled] : [isolate]) {
      expect(await (await each.visit(path, visit)).text(), words).toContain(words)
    }
    expect(isolate.hasRendered(), words).toBe(isNew)
  }
  // an ended event is not first in a list, even if the list was cached before its end
  const at = (day: string) => ({ now: () => new Date(`${day}T15:00:00Z`) })
  const before = freshIsolate(at('2026-10-31'), build)
  const leading = await (await before.visit('/insights/news')).text()
  const after = freshIsolate(at('2026-11-01'), build)
  expect(await (await after.visit('/insights/news')).text()).not.toBe(leading)
})

test('a flag that is switched off is gone from the very next answer, in this isolate and in one that just began', async () => {
  const build = newBuild()
  const here = freshIsolate({}, build)
  for (const path of ['/', '/teams', '/el', '/none']) await here.visit(path) // loads all modules
  expect((await switchAt(here, 'teams', false)).status).toBe(200)
  for (const isolate of [here, freshIsolate({}, build)]) {
    expect(await (await isolate.visit('/')).text()).not.toContain('href="/teams"')
    expect(await (await isolate.visit('/el')).text()).not.toContain('href="/el/teams"')
    expect((await isolate.visit('/teams')).status).toBe(404)
  }
  expect((await switchAt(here, 'teams', true)).status).toBe(200)
  const last = freshIsolate({}, build)
  expect(await (await last.visit('/')).text()).toContain('href="/teams"')
  // no isolate rendered it, because the earlier page is cached
  expect(last.hasRendered()).toBe(false)
})

test('the first visit after a change waits for no rendering, at any location; what KV refused is put by the next run', async () => {
  const put = vi.spyOn(env.KV, 'put')
  const build = newBuild()
  const elsewhere = async (path: string) => {
    const empty = { match: async () => undefined, put: async () => {} } as unknown as Cache
    const cache = vi.spyOn(caches, 'open').mockResolvedValue(empty)
    const isolate = freshIsolate({}, build)
    const html = await (await isolate.visit(path)).text()
    cache.mockRestore()
    expect(html, path).not.toContain('/#services"')
    return isolate.hasRendered()
  }
  const here = freshIsolate({}, build)
  put.mockImplementation(((name: string) => {
    throw new Error(`429 for ${name}`)
  }) as never)
  await switchAt(here, 'services', false)
  put.mockRestore()
  await renewSite({ db: createDb(env.DB), kv: env.KV, now: () => new Date(), pause: noPause })
  expect(await elsewhere('/')).toBe(true)
  // no page shows this flag, but each change refreshes all pages
  await switchAt(here, 'client_orders', true)
  for (const path of ['/', '/fr', '/el/terms', '/solutions']) {
    expect([path, await elsewhere(path)]).toEqual([path, false])
  }
})

/** The cookie of a preview with one flag off. */
async function previewWithout(flag: FlagName) {
  const { ask } = await adminWorld()
  const made = await ask('/admin/flags/preview', 'POST', { flags: { [flag]: false }, hours: 1 })
  const { url }: { url: string } = await made.json()
  return ((await call(url)).headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

test('a preview neither meets a kept page nor leaves one, whatever its address and cookies look like', async () => {
  const build = newBuild()
  const cookie = await previewWithout('teams')
  const token = cookie.split('=')[1] ?? ''

  const first = freshIsolate({}, build)
  const shown = await first.visit('/', { headers: { cookie } })
  expect(await shown.text()).not.toContain('href="/teams"')
  expect(shown.headers.get('cache-control')).toBe('no-store')
  expect(shown.headers.get('etag')).toBeNull()
  const plain = await first.visit('/')
  expect(await plain.text()).toContain('href="/teams"')

  const second = freshIsolate({}, build)
  const tag = plain.headers.get('etag') ?? ''
  for (const given of [cookie, `a=b; ${cookie}`, `${cookie}; a=b`, ` ${cookie}`]) {
    const page = await second.visit('/', { headers: { cookie: given } })
    expect(await page.text(), given).not.toContain('href="/teams"')
    // a preview never gets 304 for the public page either
    const headers = { cookie: given, 'if-none-match': tag }
    expect((await second.visit('/', { headers })).status).toBe(200)
  }
  for (const name of ['preview', '%70review']) {
    const exchanged = await second.visit(`/?${name}=${token}`)
    expect([name, exchanged.status]).toEqual([name, 303])
    const broken = await second.visit(`/?utm_source=x&${name}=nonsense`)
    expect(broken.headers.get('cache-control')).toBe('no-store')
  }
  const third = freshIsolate({}, build)
  expect(await (await third.visit('/')).text()).toContain('href="/teams"')
})

test('what the build rendered is no one’s page while flags are otherwise, or in a preview', async () => {
  const own = newBuild()
  const ahead = {
    [aheadPath('/teams')]: formatPage({
      key: await builtInKey('/teams', own),
      facts: { language: 'en', isApplication: false, opening: {}, reads: [] },
      hasStories: false,
      html: `<p>as the build rendered it</p>{${marks.boot}}`,
    }),
  }
  const given = { ...own, ahead }
  const shown = async ({ visit }: Isolate, headers = {}) =>
    (await (await visit('/teams', { headers })).text()).includes('as the build rendered it')
  const here = freshIsolate({}, given)
  expect(await shown(here)).toBe(true)
  expect(await shown(here, { cookie: await previewWithout('news') })).toBe(false)
  expect((await switchAt(here, 'news', false)).status).toBe(200)
  expect(await shown(here)).toBe(false)
  expect(await shown(freshIsolate({}, given))).toBe(false)
})

test('no two states of a page share a key, whatever someone puts into one of its parts', async () => {
  const state = { ...(await builtInState()), origin: 'https://a.example', past: [] }
  const { flags } = state
  const parts = ['/', '/teams', '"', '","', '\\', '\n', '/teams","https://a.example', ']', '\u2028']
  const keys = new Set<string>()
  for (const path of parts) {
    for (const more of parts) {
      keys.add(pageKey({ BUILD_ID: 'b' }, path, { ...state, origin: more }))
      keys.add(pageKey({ BUILD_ID: more }, path, state))
      keys.add(pageKey({ BUILD_ID: 'b', HUBSPOT_PORTAL_ID: more }, path, state))
    }
  }
  expect(keys.size).toBe(3 * parts.length ** 2)
  for (const name of flagNames) {
    const other = { ...state, flags: { ...flags, [name]: !flags[name] } }
    keys.add(pageKey({ BUILD_ID: 'b' }, '/', other))
  }
  expect(keys.size).toBe(3 * parts.length ** 2 + flagNames.length)
})

test('no way of writing an address meets a kept page, or leaves one', async () => {
  const build = newBuild()
  const first = freshIsolate({}, build)
  const letters = ['/tEams', '/TEAMS', '/t%65ams', '/el/insights/BLOG', '/FR']
  const endless = ['/admin-portal/x1', '/admin-portal/users', `/access-request/${build.build}`]
  const slashes = [`${origin}//teams`, '/el//teams', '/el//insights/blog']
  const odd = [...letters, ...endless, ...slashes, '/teams?category=x']
  for (const path of odd) await first.visit(path)
  const second = freshIsolate({}, build)
  for (const path of odd) {
    const { headers } = await second.visit(path)
    expect([path, headers.get('etag')]).toEqual([path, null])
  }
  for (const own of ['/', '/fr', '/teams', '/el/insights/blog', '/privacy', '/client/login']) {
    expect((await first.visit(own)).headers.get('etag'), own).not.toBeNull()
  }
  // a campaign link gets the cached page
  const third = freshIsolate({}, build)
  const campaign = await third.visit('/teams?utm_source=mail&ref=%70review')
  expect([campaign.status, third.hasRendered()]).toEqual([200, false])
})

test('links of mails and forms that were sent find their page, although the home page is kept', async () => {
  const build = newBuild()
  const isolate = freshIsolate({}, build)
  await isolate.visit('/')
  const link = await isolate.visit('/?code=abc')
  expect([link.status, link.headers.get('location')]).toEqual([302, '/client/login?code=abc'])
  const sent = await isolate.visit('/?sent=contact')
  expect(sent.headers.get('etag')).toBeNull()
})

const encodings = 'gzip, deflate, br, zstd'

test('a browser that takes Brotli gets the page packed, from the first visit of an isolate on, and 304 once it has it', async () => {
  const build = newBuild()
  const { visit } = freshIsolate({}, build)
  const plain = await visit('/el')
  const text = await plain.text()
  for (const isolate of [{ visit }, freshIsolate({}, build)]) {
    const packed = await isolate.visit('/el', { encodings })
    expect(packed.headers.get('content-encoding')).toBe('br')
    const policy = packed.headers.get('content-security-policy')
    expect(policy).toBe(plain.headers.get('content-security-policy'))
    expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toBe(text)
    const tag = packed.headers.get('etag') ?? ''
    expect(tag).toMatch(/^W\/"/)
    const again = await isolate.visit('/el', { encodings, headers: { 'if-none-match': tag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('content-encoding')).toBeNull()
  }
})

test('a browser without Brotli gets the text, also after another got it packed', async () => {
  const { visit } = freshIsolate({}, newBuild())
  const text = await (await visit('/de')).text()
  await visit('/de', { encodings })
  for (const encodings of ['', 'gzip', 'gzip, br;q=0', 'br; q=0.000', 'brotli', 'identity', '*']) {
    const answer = await visit('/de', { encodings })
    expect(answer.headers.get('content-encoding'), encodings).toBeNull()
    expect(await answer.text(), encodings).toBe(text)
  }
  for (const encodings of ['br', 'BR', 'gzip;q=0.5, br;q=1.0', 'br ; q=0.1']) {
    const answer = await visit('/de', { encodings })
    expect(answer.headers.get('content-encoding'), encodings).toBe('br')
  }
})
