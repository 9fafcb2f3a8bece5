import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { isCountedPath } from '#contract/site/counted-pages.ts'
import { indexedPages } from '#contract/site/indexed-pages.ts'
import { createDb, type Db } from '../../../worker/db/client.ts'
import type { Deps } from '../../../worker/deps.ts'
import { collectCount } from '../../../worker/features/analytics/collect.ts'
import { call } from '../kit/client.ts'
import { allOn } from '../kit/flag-states.ts'
import { createMeter } from '../kit/meter.ts'
import { ownKv } from '../kit/own-kv.ts'
import { brokenDatabase } from '../kit/outages.ts'
import { execute, rows } from '../kit/rows.ts'

const person = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const noon = { now: () => new Date('2026-07-01T16:00:00Z') }

const home = { path: '/', locale: 'en' }

afterEach(() => void vi.restoreAllMocks())

const report = (
  body: unknown,
  override: Partial<Deps> = {},
  settings: Record<string, string> = {},
  given: Record<string, string> = {},
  path = '/api/page-views',
) => {
  const headers = { 'user-agent': person, ...given }
  return call(path, { method: 'POST', body, headers }, { ...noon, ...override }, settings)
}

const quiet = () => vi.spyOn(console, 'warn').mockImplementation(() => {})
const counts = () => rows('select * from page_view_counts order by day, path, locale')

/** Collects figures in a new isolate and writes them. */
async function collectAll(db: Db, figures: Parameters<typeof collectCount>[1][]) {
  let release = () => {}
  const paused = new Promise<void>((resolve) => (release = resolve))
  const deferred: Promise<unknown>[] = []
  const defer = (work: Promise<unknown>) => void deferred.push(work)
  const deps = { db, kv: ownKv(), now: noon.now, pause: () => paused, defer }
  for (const figure of figures) collectCount(deps, figure)
  release()
  await Promise.all(deferred)
}

const day = '2026-07-01'
const numbers = (count: number) => Array.from({ length: count }, (_, number) => number)

/** The events that the fake analytics service received for a domain. */
async function forwarded(domain: string) {
  const response = await fetch(`${inject('analytics')}/events?domain=${domain}`)
  return response.json<{ headers: Record<string, string>; body: Record<string, string> }[]>()
}

const connected = (domain: string) => ({
  ANALYTICS_URL: inject('analytics'),
  ANALYTICS_DOMAIN: domain,
})

test('views are counted by day, page and language', async () => {
  for (const locale of ['fr', 'en', 'fr'])
    expect((await report({ path: '/teams', locale })).status).toBe(202)
  await report(home)
  expect(await counts()).toEqual([
    { day: '2026-07-01', path: '/', locale: 'en', views: 1 },
    { day: '2026-07-01', path: '/teams', locale: 'en', views: 1 },
    { day: '2026-07-01', path: '/teams', locale: 'fr', views: 2 },
  ])
})

test('two hundred simultaneous views all count, on the office’s date', async () => {
  const night = { now: () => new Date('2026-07-02T03:59:00Z') }
  const from = (number: number) => ({ 'cf-connecting-ip': `192.0.2.${number}` })
  await Promise.all(numbers(200).map((number) => report(home, night, {}, from(number))))
  expect(await counts()).toEqual([{ day, ...home, views: 200 }])
})

test('a client cannot fill the table with addresses that do not exist', async () => {
  const unknown = ['/nowhere', '/admin-portal', '/account', '/insights/blog/no-such-article']
  const odd = ['/Teams', '/teams/', '/teams?a=1', '//', '/insights/blog/', '/fr']
  for (const path of [...unknown, ...odd])
    expect((await report({ path, locale: 'en' })).status).toBe(202)
  expect(await counts()).toEqual([])
})

test('every indexed page is counted', () => {
  expect(indexedPages(allOn).filter(({ path }) => !isCountedPath(path))).toEqual([])
})

test('bots are not counted', async () => {
  const programs = [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0 Safari/537.36',
    'curl/8.9.1',
    '',
  ]
  for (const program of programs) {
    const sent = await report(home, {}, connected('bots.test'), { 'user-agent': program })
    expect(sent.status).toBe(202)
  }
  expect(await counts()).toEqual([])
  expect(await forwarded('bots.test')).toEqual([])
})

test('a view is forwarded without data that identify a visitor', async () => {
  await report(
    { path: '/teams', locale: 'fr', referrer: 'https://news.example/a/b?user=17' },
    {},
    connected('site.test'),
    { 'cf-connecting-ip': '203.0.113.7', cookie: 'hubspotutk=1' },
  )
  const [event, ...others] = await forwarded('site.test')
  expect(others).toEqual([])
  expect(event?.body).toEqual({
    name: 'pageview',
    domain: 'site.test',
    url: 'https://meltemi.test/fr/teams',
    referrer: 'https://news.example',
  })
  expect(event?.headers['user-agent']).toBe('Meltemi/1.0')
  expect(JSON.stringify(event)).not.toMatch(/203\.0\.113|Firefox|hubspot|user=17/)
  expect(event?.headers).not.toHaveProperty('cookie')
})

test.each(['down.test', 'hang.test'])('a view is counted although %s fails', async (domain) => {
  const logged = quiet()
  expect((await report(home, {}, connected(domain))).status).toBe(202)
  expect(await counts()).toMatchObject([{ views: 1 }])
  expect(logged.mock.calls.join()).toContain('"area":"page-views"')
  expect(await forwarded(domain)).toHaveLength(1) // without a retry
})

test('a view is forwarded and answered 202 while the database is down', async () => {
  const logged = quiet()
  const sent = await report(home, { db: brokenDatabase }, connected('no-database.test'))
  expect(sent.status).toBe(202)
  expect(await forwarded('no-database.test')).toHaveLength(1)
  const lines = logged.mock.calls.map(String)
  expect(lines.filter((line) => line.includes('Figures are not counted'))).toHaveLength(1)
})

test('an invalid setting is named in the log, and views are still counted', async () => {
  const logged = quiet()
  expect((await report(home, {}, { ANALYTICS_URL: 'not a url' })).status).toBe(202)
  expect(await counts()).toMatchObject([{ views: 1 }])
  expect(logged.mock.calls.join()).toContain('ANALYTICS_URL')
})

test('a body of another shape is refused, unknown keys included', async () => {
  const bodies = [{}, [], { ...home, id: 1 }, { ...home, locale: 'es' }, { ...home, path: 'teams' }]
  for (const body of [...bodies, { ...home, referrer: 'javascript:alert(1)' }, { locale: 'en' }])
    expect((await report(body)).status).toBe(422)
  expect(await counts()).toEqual([])
})

test('any body is answered with 202 or a client error', async () => {
  let address = 0
  const body = fc.oneof(
    fc.record({ path: fc.string(), locale: fc.string(), referrer: fc.webUrl() }),
    fc.json(),
    fc.string(),
  )
  const check = fc.asyncProperty(body, async (given) => {
    const from = { 'cf-connecting-ip': `2001:db8:0:${(address++).toString(16)}::1` }
    const { status } = await report(given, {}, {}, from)
    expect([202, 400, 422]).toContain(status)
  })
  await fc.assert(check, { numRuns: 300 })
  expect((await counts()).length).toBeLessThanOrEqual(1)
})

test('more views than a person can open in a minute are refused', async () => {
  const from = { 'cf-connecting-ip': '198.51.100.9' }
  const views = numbers(70).map(() => report(home, {}, {}, from))
  const statuses = (await Promise.all(views)).map(({ status }) => status)
  expect(statuses).toContain(429)
  expect(statuses).toContain(202)
})

test('all views within ten seconds share one write', async () => {
  const meter = createMeter()
  const views = numbers(50).map((number) => {
    return { of: 'views', day, path: number % 2 ? '/' : '/teams', locale: 'en' } as const
  })
  const cost = await meter.of(() => collectAll(meter.db, views))
  // one row and one index entry for each page
  expect(cost).toMatchObject({ queries: 1, rowsWritten: 4 })
  expect(await counts()).toMatchObject([
    { path: '/', views: 25 },
    { path: '/teams', views: 25 },
  ])
})

test('views of a request that was dropped before its write are written by a later one', async () => {
  const meter = createMeter()
  const kv = ownKv()
  const never = { db: meter.db, kv, pause: () => new Promise<void>(() => {}), defer: () => {} }
  await report(home, never)
  await report(home, { db: meter.db, kv })
  expect(await counts()).toEqual([])
  const later = { now: () => new Date(noon.now().getTime() + 31_000) }
  await report(home, { db: meter.db, kv, ...later })
  expect(await counts()).toMatchObject([{ path: '/', views: 3 }])
})

test('a client that requests endless addresses does not keep real pages from being counted', async () => {
  const others = numbers(3_000).flatMap((number) => [
    { of: 'missing', day, path: `/x${number}` } as const,
    { of: 'referrers', day, host: `x${number}.example`, locale: 'en' } as const,
  ])
  const view = { of: 'views', day, path: '/teams', locale: 'en' } as const
  await collectAll(createDb(env.DB), [...others, view])
  const results = await rows('select path, views from page_view_counts')
  expect(results).toEqual([{ path: '/teams', views: 1 }])
})

test('only the host name of a referrer is stored', async () => {
  const referrer = 'https://www.News.example/a/b?user=17'
  await report({ ...home, referrer })
  await report({ ...home, referrer: 'https://news.example' })
  const results = await rows('select * from referrer_counts')
  expect(results).toEqual([{ day: '2026-07-01', host: 'news.example', locale: 'en', count: 2 }])
})

test('a client with invented referrers fills at most fifty rows a day, and the rest share one', async () => {
  await execute("insert into referrer_counts values ('2026-07-01', 'old.example', 'en', 3)")
  for (const round of ['a', 'b']) {
    const made = numbers(60).map((number) => `${round}${number}.example`)
    const figures = [...made, 'old.example'].map((host) => {
      return { of: 'referrers', day, host, locale: 'en' } as const
    })
    await collectAll(createMeter().db, figures)
  }
  const hosts = await rows<{ host: string; count: number }>(
    'select host, count from referrer_counts where day = ?',
    day,
  )
  expect(hosts.reduce((all, { count }) => all + count, 0)).toBe(3 + 120 + 2)
  expect(hosts.length).toBeLessThanOrEqual(51)
  expect(hosts.find(({ host }) => host === 'old.example')?.count).toBe(5)
})

test('form steps of visitors who agreed are counted, and other data refused', async () => {
  const tell = (body: unknown, agent = person) =>
    report(body, {}, {}, { 'user-agent': agent }, '/api/page-views/form-steps')
  const step = { form: 'contact', step: 'seen', locale: 'el' }
  expect((await tell(step)).status).toBe(202)
  expect((await tell({ ...step, step: 'started' })).status).toBe(202)
  expect((await tell({ ...step, form: 'b2b-access' }, 'Googlebot/2.1')).status).toBe(202)
  for (const wrong of [{}, { ...step, text: 'hello' }, { ...step, step: 'sent' }])
    expect((await tell(wrong)).status).toBe(422)
  expect(await rows('select * from form_steps order by step')).toEqual([
    { day: '2026-07-01', form: 'contact', locale: 'el', step: 'seen', count: 1 },
    { day: '2026-07-01', form: 'contact', locale: 'el', step: 'started', count: 1 },
  ])
})
