import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { createDb } from '../../../worker/db/client.ts'
import { seed } from '../../../worker/db/seed.ts'
import { brokenDatabase } from '../kit/outages.ts'
import { freshIsolate } from '../front/isolates.ts'

beforeEach(() => seed(createDb(env.DB), [], new Date()))

const noon = { now: () => new Date('2026-07-01T16:00:00Z') }
const person = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'sec-fetch-dest': 'document',
}
const newBuild = () => ({ build: crypto.randomUUID() })

const requests = async () =>
  (await env.DB.prepare('select * from page_requests order by path, locale, source').all()).results
const missing = async () =>
  (await env.DB.prepare('select * from missing_paths order by path').all()).results

test('each page that a person opens is one more, kept or rendered, known to their browser or not', async () => {
  const site = await freshIsolate(noon, newBuild())
  const first = await site.visit('/el/teams', { headers: person })
  const tag = first.headers.get('etag') ?? ''
  await site.visit('/el/teams', { headers: person })
  const known = await site.visit('/el/teams', { headers: { ...person, 'if-none-match': tag } })
  expect(known.status).toBe(304)
  // a campaign, and what the server renders for one visitor
  await site.visit('/el/teams?utm_source=x', { headers: person })
  await site.visit('/?sent=contact', { headers: person })
  expect(await requests()).toEqual([
    { day: '2026-07-01', path: '/', locale: 'en', source: 'page', count: 1 },
    { day: '2026-07-01', path: '/teams', locale: 'el', source: 'page', count: 4 },
  ])
})

test('what nobody opened is not counted: programs, prefetches, parts of pages, portals', async () => {
  const site = await freshIsolate(noon, newBuild())
  const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  await site.visit('/', { headers: { ...person, 'user-agent': bot } })
  await site.visit('/', { headers: { ...person, 'sec-purpose': 'prefetch' } })
  await site.visit('/', { headers: { ...person, 'sec-fetch-dest': 'empty' } })
  await site.visit('/', { headers: { 'user-agent': person['user-agent'] } })
  await site.visit('/', { method: 'HEAD', headers: person })
  await site.visit('/admin-portal', { headers: person })
  await site.visit('/account', { headers: person })
  await site.visit('/api/flags', { headers: person })
  expect(await requests()).toEqual([])
  expect(await missing()).toEqual([])
})

test('feeds and text copies are counted as such, whoever fetches them', async () => {
  const site = await freshIsolate(noon, newBuild())
  const feed = await site.visit('/insights/news/feed.xml')
  expect(feed.status).toBe(200)
  const again = { 'if-none-match': feed.headers.get('etag') ?? '' }
  expect((await site.visit('/insights/news/feed.xml', { headers: again })).status).toBe(304)
  await site.visit('/fr/teams.md')
  await site.visit('/sitemap.xml')
  await site.visit('/nowhere.md')
  expect(await requests()).toEqual([
    { day: '2026-07-01', path: '/insights/news/feed.xml', locale: 'en', source: 'feed', count: 2 },
    { day: '2026-07-01', path: '/teams.md', locale: 'fr', source: 'markdown', count: 1 },
  ])
})

test('an address without a page is remembered without its query, two hundred a day', async () => {
  const site = await freshIsolate(noon, newBuild())
  await site.visit('/fr/old-page?mail=ada@example.com', { headers: person })
  expect(await missing()).toEqual([{ day: '2026-07-01', path: '/fr/old-page', count: 1 }])
  await env.DB.batch(
    Array.from({ length: 199 }, (_, number) =>
      env.DB.prepare('insert into missing_paths values (?, ?, 1)').bind(
        '2026-07-01',
        `/x${number}`,
      ),
    ),
  )
  await site.visit('/one-too-many', { headers: person })
  await site.visit('/fr/old-page', { headers: person })
  const kept = await missing()
  expect(kept).toHaveLength(200)
  expect(kept).toContainEqual({ day: '2026-07-01', path: '/fr/old-page', count: 2 })
})

test('while the database is away pages are as fast and complete as ever, and one line says what is lost', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const build = newBuild()
  await (await freshIsolate(noon, build)).visit('/teams')
  const site = await freshIsolate({ ...noon, db: brokenDatabase }, build)
  const answer = await site.visit('/teams', { headers: person })
  expect(answer.status).toBe(200)
  const lost = logged.mock.calls.filter(([line]) => String(line).includes('"area":"page-views"'))
  expect(lost).toHaveLength(1)
  logged.mockRestore()
})
