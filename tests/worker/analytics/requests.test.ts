import { beforeEach, expect, test, vi } from 'vitest'
import { changeRedirect } from '../../../worker/features/analytics/redirects.ts'
import { createOffice } from '../admin/office.ts'
import { contentOffice, fields, texts } from '../content/content-world.ts'
import { freshIsolate, newBuild } from '../front/isolates.ts'
import { call } from '../kit/client.ts'
import { opened } from '../kit/crawler.ts'
import { createMeter } from '../kit/meter.ts'
import { brokenDatabase, everyLimit } from '../kit/outages.ts'
import { execute, rows } from '../kit/rows.ts'
import { seedFlags } from '../kit/flag-states.ts'

beforeEach(() => seedFlags())

const noon = { now: () => new Date('2026-07-01T16:00:00Z') }
const person = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'sec-fetch-dest': 'document',
}

const requests = () => rows('select * from page_requests order by path, locale, source')
const missing = () => rows('select * from missing_paths order by path')

test('each page that a person opens is counted, whether cached, rendered or answered 304', async () => {
  const site = freshIsolate(noon, newBuild())
  const tag = (await site.visit('/el/teams', { headers: person })).headers.get('etag') ?? ''
  await site.visit('/el/teams', { headers: person })
  const known = await site.visit('/el/teams', { headers: { ...person, 'if-none-match': tag } })
  expect(known.status).toBe(304)
  // a campaign link, rendered for this visitor
  await site.visit('/el/teams?utm_source=x', { headers: person })
  await site.visit('/?sent=contact', { headers: person })
  expect(await requests()).toEqual([
    { day: '2026-07-01', path: '/', locale: 'en', source: 'page', count: 1 },
    { day: '2026-07-01', path: '/teams', locale: 'el', source: 'page', count: 4 },
  ])
})

test('bots, prefetches, partial loads and portal pages are not counted', async () => {
  const site = freshIsolate(noon, newBuild())
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

test('feeds and Markdown copies are counted for every client', async () => {
  const site = freshIsolate(noon, newBuild())
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

test('a missing address is stored without its query, two hundred a day at most', async () => {
  const site = freshIsolate(noon, newBuild())
  await site.visit('/fr/old-page?mail=ada@example.com', { headers: person })
  expect(await missing()).toEqual([{ day: '2026-07-01', path: '/fr/old-page', count: 1 }])
  await execute(`with recursive n (i) as (select 1 union all select i + 1 from n where i < 199)
    insert into missing_paths select '2026-07-01', '/x' || i, 1 from n`)
  await site.visit('/one-too-many', { headers: person })
  await site.visit('/fr/old-page', { headers: person })
  const kept = await missing()
  expect(kept).toHaveLength(200)
  expect(kept).toContainEqual({ day: '2026-07-01', path: '/fr/old-page', count: 2 })
})

test('pages are served normally while the database is down, and one log line reports the lost counts', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const build = newBuild()
  await freshIsolate(noon, build).visit('/teams')
  const site = freshIsolate({ ...noon, db: brokenDatabase }, build)
  expect((await site.visit('/teams', { headers: person })).status).toBe(200)
  const lost = logged.mock.calls.filter(([line]) => String(line).includes('"area":"page-views"'))
  expect(lost).toHaveLength(1)
  logged.mockRestore()
})

type Office = Awaited<ReturnType<typeof createOffice>>

type Target = string | null
async function lead({ send, staff }: Office, path: string, target: Target, seen: Target = null) {
  const given = { method: 'PUT', token: staff.token, body: { path, target, seen } }
  const answer = await send('/api/admin/analytics/redirects', given)
  return answer.status === 204 ? 204 : (await answer.json<{ code: string }>()).code
}

test('staff redirect an old address to a page, and remove the redirect', async () => {
  const office = await createOffice()
  expect((await opened('/fr/equipe'))[0]).toBe(404)
  expect(await lead(office, '/fr/equipe', '/fr/teams')).toBe(204)
  expect(await opened('/fr/equipe?from=mail')).toEqual([302, '/fr/teams?from=mail'])
  expect(await opened('/FR/Equipe')).toEqual([302, '/fr/teams'])
  expect(await lead(office, '/fr/equipe', null, '/fr/teams')).toBe(204)
  expect((await opened('/fr/equipe'))[0]).toBe(404)
  expect(await office.trail('/fr/equipe')).toMatchObject([
    { action: 'redirect/set' },
    { action: 'redirect/removed' },
  ])
})

test('a redirect cannot leave the site, form a loop or replace a page', async () => {
  const office = await createOffice()
  const away = ['//evil.example', '/\\evil.example']
  for (const target of [...away, '/nowhere', '/en', '/admin-portal', '/fr/'])
    expect(await lead(office, '/old', target), target).toBe('redirect/no-page')
  expect(await lead(office, '/teams', '/')).toBe('redirect/is-page')
  expect(await lead(office, 'https://evil.example', '/')).toBe('request/invalid')
  expect((await opened('/old'))[0]).toBe(404)
})

test('two redirects whose pages were removed do not loop', async () => {
  const office = await contentOffice()
  const story = async (slug: string) => {
    const id = await office.make(crypto.randomUUID(), { ...fields, slug })
    await office.publish(id, 'en', texts.en)
    return { id, path: `/insights/news/${slug}` }
  }
  const first = await story('olives')
  expect(await lead(office, '/insights/news/capers', first.path)).toBe(204)
  await office.change(first.id, { archived: true })
  const second = await story('capers')
  expect(await lead(office, first.path, second.path)).toBe(204)
  expect((await office.get(first.path)).headers.get('location')).toBe(second.path)
  await office.change(second.id, { archived: true })
  for (const { path } of [first, second]) expect((await office.get(path)).status, path).toBe(404)
  // a redirect from an address that is a page again can be removed
  await office.change(second.id, { archived: false })
  expect(await lead(office, second.path, null, first.path)).toBe(204)
})

test('a flood of missing addresses from one network is limited before the database, and others are still redirected', async () => {
  expect(await lead(await createOffice(), '/old', '/teams')).toBe(204)
  let left = 5
  const limit = async ({ key }: { key: string }) => ({
    success: !key.includes('198.51.100.66') || left-- > 0,
  })
  const meter = createMeter()
  const given = { db: meter.db, limits: everyLimit({ limit }) }
  const from = (address: string, path: string) =>
    call(path, { headers: { 'cf-connecting-ip': address } }, given)
  await from('192.0.2.1', '/old') // warms the flag cache
  const cost = await meter.of(async () => {
    for (let number = 0; number < 40; number++)
      expect((await from('198.51.100.66', `/x${number}`)).status).toBe(404)
  })
  expect(cost.queries).toBe(5)
  expect((await from('192.0.2.1', '/old')).headers.get('location')).toBe('/teams')
})

test('a redirect by an administrator who lost the role meanwhile is refused', async () => {
  const office = await createOffice()
  const other = await office.member('other@meltemi.test', 'admin')
  const path = '/late'
  // the role is removed between the guard and the transaction
  const deps = { ...office.deps(), db: office.db }
  await execute('delete from user_roles where user_id = ?', other.user.id)
  const change = changeRedirect(deps, { path, target: '/teams', seen: null }, other.user.id)
  await expect(change).rejects.toMatchObject({ code: 'auth/forbidden' })
  expect((await opened(path))[0]).toBe(404)
  expect(await office.trail(path)).toEqual([])
})

test('of two edits of a redirect the later one gets a conflict', async () => {
  const office = await createOffice()
  expect(await lead(office, '/old', '/teams')).toBe(204)
  expect(await lead(office, '/old', '/', null)).toBe('redirect/version-conflict')
  expect(await lead(office, '/old', null, '/')).toBe('redirect/version-conflict')
  expect(await opened('/old')).toEqual([302, '/teams'])
})

test('an old address answers 404 while the database is down', async () => {
  await lead(await createOffice(), '/old', '/teams')
  await call('/teams') // warms the flag cache
  expect((await call('/old', {}, { db: brokenDatabase })).status).toBe(404)
})
