import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, inject, test, vi } from 'vitest'
import { isCounted } from '#contract/site/counted-pages.ts'
import { indexedPages } from '#contract/site/indexed-pages.ts'
import { createDb } from '../../../worker/db/client.ts'
import type { Deps } from '../../../worker/deps.ts'
import { collect } from '../../../worker/features/analytics/collect.ts'
import { call } from '../kit/client.ts'
import { allOn } from '../kit/flag-states.ts'
import { createMeter } from '../kit/meter.ts'
import { brokenDatabase } from '../kit/outages.ts'

const person = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const noon = { now: () => new Date('2026-07-01T16:00:00Z') }

const report = (
  body: unknown,
  override: Partial<Deps> = {},
  settings: Record<string, string> = {},
  headers: Record<string, string> = { 'user-agent': person },
) => call('/api/page-views', { method: 'POST', body, headers }, { ...noon, ...override }, settings)

const counts = async () =>
  (await env.DB.prepare('select * from page_view_counts order by day, path, locale').all()).results

/** KV as another isolate has it: what is collected belongs to the isolate. */
const ownKv = () => ({ get: env.KV.get.bind(env.KV) }) as unknown as KVNamespace

/** What the fake statistics service got for a domain. */
async function forwarded(domain: string) {
  const response = await fetch(`${inject('analytics')}/events?domain=${domain}`)
  return response.json<{ headers: Record<string, string>; body: Record<string, string> }[]>()
}

const connected = (domain: string) => ({
  ANALYTICS_URL: inject('analytics'),
  ANALYTICS_DOMAIN: domain,
})

test('views are counted by day, page and language', async () => {
  for (const locale of ['fr', 'en', 'fr']) {
    expect((await report({ path: '/teams', locale })).status).toBe(202)
  }
  await report({ path: '/', locale: 'en' })
  expect(await counts()).toEqual([
    { day: '2026-07-01', path: '/', locale: 'en', views: 1 },
    { day: '2026-07-01', path: '/teams', locale: 'en', views: 1 },
    { day: '2026-07-01', path: '/teams', locale: 'fr', views: 2 },
  ])
})

test('the day is the one on the office wall', async () => {
  const night = { now: () => new Date('2026-07-02T03:59:00Z') }
  await report({ path: '/', locale: 'en' }, night)
  expect(await counts()).toMatchObject([{ day: '2026-07-01' }])
})

test('two hundred views at once all count', async () => {
  const views = Array.from({ length: 200 }, async (_, number) =>
    report(
      { path: '/', locale: 'en' },
      {},
      {},
      {
        'user-agent': person,
        'cf-connecting-ip': `192.0.2.${number}`,
      },
    ),
  )
  await Promise.all(views)
  expect(await counts()).toMatchObject([{ views: 200 }])
})

test('a stranger cannot fill the table with addresses that we do not have', async () => {
  const paths = [
    '/nowhere',
    '/admin-portal',
    '/account',
    '/insights/blog/no-such-article',
    '/Teams',
  ]
  for (const path of [...paths, '/teams/', '/teams?a=1', '//', '/insights/blog/', '/fr']) {
    expect((await report({ path, locale: 'en' })).status).toBe(202)
  }
  expect(await counts()).toEqual([])
})

test('every page that search engines know is counted', () => {
  expect(indexedPages(allOn).filter(({ path }) => !isCounted(path))).toEqual([])
})

test('programs that read pages are not counted', async () => {
  const programs = [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0 Safari/537.36',
    'curl/8.9.1',
    '',
  ]
  for (const program of programs) {
    const sent = await report({ path: '/', locale: 'en' }, {}, connected('bots.test'), {
      'user-agent': program,
    })
    expect(sent.status).toBe(202)
  }
  expect(await counts()).toEqual([])
  expect(await forwarded('bots.test')).toEqual([])
})

test('a view is forwarded without anything that would tell visitors apart', async () => {
  await report(
    { path: '/teams', locale: 'fr', referrer: 'https://news.example/a/b?user=17' },
    {},
    connected('site.test'),
    { 'user-agent': person, 'cf-connecting-ip': '203.0.113.7', cookie: 'hubspotutk=1' },
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

test.each(['down.test', 'hang.test'])(
  'a view is counted while the service is %s',
  async (domain) => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const sent = await report({ path: '/', locale: 'en' }, {}, connected(domain))
    expect(sent.status).toBe(202)
    expect(await counts()).toMatchObject([{ views: 1 }])
    expect(logged.mock.calls.join()).toContain('"area":"page-views"')
    expect(await forwarded(domain)).toHaveLength(1) // and not tried again
    logged.mockRestore()
  },
)

test('a view is forwarded while the database is down, and nobody notices', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const settings = connected('no-database.test')
  const sent = await report({ path: '/', locale: 'en' }, { db: brokenDatabase }, settings)
  expect(sent.status).toBe(202)
  expect(await forwarded('no-database.test')).toHaveLength(1)
  const lines = logged.mock.calls.map(String)
  expect(lines.filter((line) => line.includes('Figures are not counted'))).toHaveLength(1)
  logged.mockRestore()
})

test('a wrong setting is named in the log and takes nothing else away', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const sent = await report({ path: '/', locale: 'en' }, {}, { ANALYTICS_URL: 'not a url' })
  expect(sent.status).toBe(202)
  expect(await counts()).toMatchObject([{ views: 1 }])
  expect(logged.mock.calls.join()).toContain('ANALYTICS_URL')
  logged.mockRestore()
})

test('a body of another shape is refused, unknown keys included', async () => {
  const good = { path: '/', locale: 'en' }
  const bodies = [{}, [], { ...good, id: 1 }, { ...good, locale: 'es' }, { ...good, path: 'teams' }]
  for (const body of [...bodies, { ...good, referrer: 'javascript:alert(1)' }, { locale: 'en' }]) {
    expect((await report(body)).status).toBe(422)
  }
  expect(await counts()).toEqual([])
})

test('whatever is sent, the answer is 202 or a problem of the caller', async () => {
  let address = 0
  const body = fc.oneof(
    fc.record({ path: fc.string(), locale: fc.string(), referrer: fc.webUrl() }),
    fc.json(),
    fc.string(),
  )
  const check = fc.asyncProperty(body, async (given) => {
    const { status } = await report(
      given,
      {},
      {},
      {
        'user-agent': person,
        'cf-connecting-ip': `2001:db8:0:${(address++).toString(16)}::1`,
      },
    )
    expect([202, 400, 422]).toContain(status)
  })
  await fc.assert(check, { numRuns: 300 })
  expect((await counts()).length).toBeLessThanOrEqual(1)
})

test('more than a person can open in a minute is refused', async () => {
  const headers = { 'user-agent': person, 'cf-connecting-ip': '198.51.100.9' }
  const views = Array.from({ length: 70 }, () =>
    report({ path: '/', locale: 'en' }, {}, {}, headers),
  )
  const statuses = (await Promise.all(views)).map(({ status }) => status)
  expect(statuses).toContain(429)
  expect(statuses).toContain(202)
})

test('however many views come within ten seconds, one write takes them all', async () => {
  const meter = createMeter()
  let release = () => {}
  const paused = new Promise<void>((resolve) => (release = resolve))
  const deferred: Promise<unknown>[] = []
  const defer = (work: Promise<unknown>) => void deferred.push(work)
  const deps = { db: meter.db, kv: ownKv(), now: noon.now, pause: () => paused, defer }
  const cost = await meter.of(async () => {
    for (let number = 0; number < 50; number++) {
      const path = number % 2 ? '/' : '/teams'
      collect(deps, { of: 'views', day: '2026-07-01', path, locale: 'en' })
    }
    release()
    await Promise.all(deferred)
  })
  // a row and its index entry for each page
  expect(cost).toMatchObject({ queries: 1, rowsWritten: 4 })
  expect(await counts()).toMatchObject([
    { path: '/', views: 25 },
    { path: '/teams', views: 25 },
  ])
})

test('a request that died before it could write is stood in for by a later one', async () => {
  const meter = createMeter()
  const kv = ownKv()
  const never = { db: meter.db, kv, pause: () => new Promise<void>(() => {}), defer: () => {} }
  await report({ path: '/', locale: 'en' }, never)
  await report({ path: '/', locale: 'en' }, { db: meter.db, kv })
  expect(await counts()).toEqual([])
  const later = { now: () => new Date(noon.now().getTime() + 31_000) }
  await report({ path: '/', locale: 'en' }, { db: meter.db, kv, ...later })
  expect(await counts()).toMatchObject([{ path: '/', views: 3 }])
})

test('whoever asks for endless addresses keeps no page from being counted', async () => {
  const day = '2026-07-01'
  // what is collected belongs to the isolate: another KV is another one
  const kv = {} as KVNamespace
  let release = () => {}
  const paused = new Promise<void>((resolve) => (release = resolve))
  const deferred: Promise<unknown>[] = []
  const defer = (work: Promise<unknown>) => void deferred.push(work)
  const deps = {
    db: createDb(env.DB),
    kv,
    now: () => new Date(`${day}T16:00:00Z`),
    pause: () => paused,
    defer,
  }
  for (let number = 0; number < 3_000; number++) {
    collect(deps, { of: 'missing', day, path: `/x${number}` })
    collect(deps, { of: 'referrers', day, host: `x${number}.example`, locale: 'en' })
  }
  collect(deps, { of: 'views', day, path: '/teams', locale: 'en' })
  release()
  await Promise.all(deferred)
  const { results } = await env.DB.prepare('select path, views from page_view_counts').all()
  expect(results).toEqual([{ path: '/teams', views: 1 }])
})

const reportAtNoon = (body: unknown) =>
  call('/api/page-views', { method: 'POST', body, headers: { 'user-agent': person } }, noon)

test('of where a visitor came from only the name of the website is kept', async () => {
  const referrer = 'https://www.News.example/a/b?user=17'
  await reportAtNoon({ path: '/', locale: 'en', referrer })
  await reportAtNoon({ path: '/', locale: 'en', referrer: 'https://news.example' })
  const { results } = await env.DB.prepare('select * from referrer_counts').all()
  expect(results).toEqual([{ day: '2026-07-01', host: 'news.example', locale: 'en', count: 2 }])
})

test('whoever makes up websites fills fifty lines a day, and the rest share one', async () => {
  await env.DB.prepare(
    "insert into referrer_counts values ('2026-07-01', 'old.example', 'en', 3)",
  ).run()
  for (const round of ['a', 'b']) {
    // another isolate
    const kv = { ...env.KV }
    let flush: Promise<unknown> | undefined
    const defer = (work: Promise<unknown>) => (flush = work)
    const deps = { db: createMeter().db, kv, now: noon.now, pause: async () => {}, defer }
    for (let number = 0; number < 60; number++) {
      const host = `${round}${number}.example`
      collect(deps, { of: 'referrers', day: '2026-07-01', host, locale: 'en' })
    }
    collect(deps, { of: 'referrers', day: '2026-07-01', host: 'old.example', locale: 'en' })
    await flush
  }
  const hosts = await env.DB.prepare(
    'select host, count from referrer_counts where day = ? order by host',
  )
    .bind('2026-07-01')
    .all<{ host: string; count: number }>()
  const sum = hosts.results.reduce((all, { count }) => all + count, 0)
  expect(sum).toBe(3 + 120 + 2)
  expect(hosts.results.length).toBeLessThanOrEqual(51)
  expect(hosts.results.find(({ host }) => host === 'old.example')?.count).toBe(5)
})

test('how far a visitor who agreed comes with a form is counted, and nothing else is taken', async () => {
  const tell = (body: unknown, agent = person) =>
    call(
      '/api/page-views/form-steps',
      { method: 'POST', body, headers: { 'user-agent': agent } },
      noon,
    )
  const step = { form: 'contact', step: 'seen', locale: 'el' }
  expect((await tell(step)).status).toBe(202)
  expect((await tell({ ...step, step: 'started' })).status).toBe(202)
  expect((await tell({ ...step, form: 'b2b-access' }, 'Googlebot/2.1')).status).toBe(202)
  for (const wrong of [{}, { ...step, text: 'hello' }, { ...step, step: 'sent' }]) {
    expect((await tell(wrong)).status).toBe(422)
  }
  const { results } = await env.DB.prepare('select * from form_steps order by step').all()
  expect(results).toEqual([
    { day: '2026-07-01', form: 'contact', locale: 'el', step: 'seen', count: 1 },
    { day: '2026-07-01', form: 'contact', locale: 'el', step: 'started', count: 1 },
  ])
})
