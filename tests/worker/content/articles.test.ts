import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { FlagList } from '#contract/flag-calls.ts'
import type { FlagName } from '#contract/flags.ts'
import { articles, newsItems } from '#contract/site/insights.ts'
import { createDb } from '../../../worker/db/client.ts'
import { seed } from '../../../worker/db/seed.ts'
import { publishContent, readContent } from '../../../worker/features/content/snapshot.ts'
import { freshIsolate } from '../front/isolates.ts'
import { ownKv } from '../health/world.ts'
import { call } from '../kit/client.ts'
import { createMeter } from '../kit/meter.ts'
import { articleFields, contentOffice, fields, texts } from './content-world.ts'

const path = `/insights/blog/${articleFields.slug}`
const [tariffs, grades] = articles

test('an article that is published in one language is there wherever that language is, and in no other', async () => {
  const office = await contentOffice()
  const id = await office.make(undefined, articleFields)
  expect((await office.get(path)).status, 'nobody sees it before').toBe(404)
  const text = { ...texts.en, description: 'What to ask before you buy honey.' }
  expect((await office.publish(id, 'en', text)).status).toBe(200)

  const page = await office.page(path)
  expect(page).toContain('<h1>Thyme honey is here</h1>')
  expect(page).toContain('<h2>How to order</h2>')
  expect(page).toContain('<meta name="description" content="What to ask before you buy honey."')
  expect(page).toContain('by Eleni Markou')
  const graph = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(page)?.[1] ?? ''
  expect(JSON.parse(graph)['@graph'][1]).toMatchObject({
    '@type': 'Article',
    headline: text.title,
    description: text.description,
    author: { '@type': 'Person', name: 'Eleni Markou' },
  })
  expect(page).toContain('hreflang="en"')
  expect(page, 'no other language has it').not.toContain('hreflang="el"')
  expect(page, 'there the list is the next best').toContain('href="/el/insights/blog"')
  for (const place of ['/insights/blog', '/insights/blog/feed.xml', '/llms.txt', '/sitemap.xml']) {
    expect(await office.page(place), place).toContain(articleFields.slug)
  }
  expect(await office.page(`${path}.md`)).toContain('## How to order')
  expect((await office.get(`/el${path}`)).status).toBe(404)
  expect((await office.get(`/el${path}.md`)).status).toBe(404)
  for (const place of ['/el/insights/blog', '/el/insights/blog/feed.xml', '/insights/news']) {
    expect(await office.page(place), place).not.toContain(articleFields.slug)
  }
  expect(await office.page('/sitemap.xml')).not.toContain(`/el${path}`)
  expect((await office.get(`/insights/news/${articleFields.slug}`)).status).toBe(404)

  await office.publish(id, 'el', texts.el)
  expect(await office.page(`/el${path}`)).toContain(texts.el.title)
  expect(await office.page(path)).toContain('hreflang="el"')
})

test('without a change every article is to the byte what was shipped, and so it is once the change is undone', async () => {
  const office = await contentOffice()
  const places = [
    '/',
    '/insights/blog',
    `/insights/blog/${tariffs.slug}`,
    `/de/insights/blog/${grades.slug}`,
    `/de/insights/blog/${grades.slug}.md`,
    '/insights/blog/no-such-article',
    '/de/llms.txt',
    '/sitemap.xml',
    '/de/insights/blog/feed.xml',
    '/de/insights/news/feed.xml',
  ]
  const all = async () => Promise.all(places.map(office.page))
  const before = await all()
  expect(before[2]).toContain('5 min read')
  const { body } = await office.publish(grades.id, 'de', { ...texts.en, title: 'Anders' })
  expect(await office.page(`/de/insights/blog/${grades.slug}`)).toContain('<h1>Anders</h1>')
  expect(await office.page(`/fr/insights/blog/${grades.slug}`)).not.toContain('Anders')
  const other = (await office.page(`/insights/blog/${tariffs.slug}`)).replace(/"news":\[.*?\],/, '')
  const main = (html: string) => /<main.*<\/main>/s.exec(html)?.[0]
  expect(main(other), 'an article that nobody changed reads as before').toBe(main(before[2] ?? ''))
  expect((await office.undo(grades.id, body.change_set)).status).toBe(200)
  expect(await all()).toEqual(before)
})

test('one article leads the list: the newest that staff marked, and a language without it has another', async () => {
  const office = await contentOffice()
  const leads = async (place: string) =>
    /<article class="card card-wide">.*?<h2>(.*?)<\/h2>/s.exec(await office.page(place))?.[1]
  const shipped = await leads('/insights/blog')
  const german = await leads('/de/insights/blog')
  expect(shipped).toBeTruthy()
  const id = await office.make(undefined, { ...articleFields, featured: true })
  await office.publish(id, 'en', texts.en)
  expect(await leads('/insights/blog')).toBe(texts.en.title)
  expect((await office.page('/insights/blog')).match(/class="card card-wide"/g)).toHaveLength(1)
  expect(await leads('/de/insights/blog')).toBe(german)
  await office.change(id, { featured: false })
  expect(await leads('/insights/blog')).toBe(shipped)
  await office.change(tariffs.id, { featured: false })
  expect(await leads('/insights/blog'), 'nobody marked any: the newest').toBe(texts.en.title)
})

test('the address of an article changes as that of a news item does, and feed readers know it as before', async () => {
  const office = await contentOffice()
  const ids = (feed: string) => [...feed.matchAll(/<id>([^<]*)<\/id>/g)].map((found) => found[1])
  const before = ids(await office.page('/insights/blog/feed.xml'))
  const { status, body } = await office.change(grades.id, { slug: 'olive-oil-grades' })
  expect(status).toBe(200)
  const old = await office.get(`/fr/insights/blog/${grades.slug}?from=newsletter`)
  expect([old.status, old.headers.get('location')]).toEqual([
    308,
    '/fr/insights/blog/olive-oil-grades?from=newsletter',
  ])
  expect((await office.get('/fr/insights/blog/olive-oil-grades')).status).toBe(200)
  expect(ids(await office.page('/insights/blog/feed.xml'))).toEqual(before)
  expect((await office.get(`/insights/news/${grades.slug}`)).status).toBe(404)
  await office.undo(grades.id, body.change_set)
  expect((await office.get(`/insights/blog/${grades.slug}`)).status).toBe(200)
})

test('news and articles share no address and no id, and a story stays what it is', async () => {
  const office = await contentOffice()
  const id = await office.make(undefined, articleFields)
  const put = (other: string, own: object, version = 0) =>
    office.call('PUT', `/${other}`, { fields: own, version })
  const { slug } = articleFields
  const same = await put(crypto.randomUUID(), { ...fields, slug })
  expect(same.body['code']).toBe('content/slug-taken')
  const shipped = await put(crypto.randomUUID(), { ...fields, slug: tariffs.slug })
  expect(shipped.body['code']).toBe('content/slug-taken')
  expect((await put(id, { ...fields, slug: 'other' })).status).toBe(409)
  expect((await put(tariffs.id, { ...fields, slug: 'other' })).status).toBe(404)
  expect((await put(crypto.randomUUID(), { ...articleFields, ends_on: null })).status).toBe(422)
  const { stories } = await office.list()
  expect(stories.filter(({ kind }) => kind === 'article')).toHaveLength(articles.length + 1)
  expect(stories.filter(({ kind }) => kind === 'news')).toHaveLength(newsItems.length)
})

test('an article that is put away or withdrawn is nowhere; an unknown address says so in every case', async () => {
  const office = await contentOffice()
  const unknown = await office.page('/insights/blog/no-such-article')
  await office.change(tariffs.id, { archived: true })
  for (const place of ['/insights/blog', '/sitemap.xml', '/llms.txt', '/insights/blog/feed.xml']) {
    expect(await office.page(place), place).not.toContain(tariffs.slug)
  }
  const now = await office.get('/insights/blog/no-such-article')
  expect(now.status).toBe(404)
  expect(unknown).toContain('id="instead"')
  const html = await now.text()
  expect(html).not.toContain('id="instead"')
  expect(html).not.toContain('tariffs')
  expect((await office.get(`/insights/blog/${tariffs.slug}`)).status).toBe(404)
  await office.change(tariffs.id, { archived: false })
  await office.call('POST', `/${tariffs.id}/withdraw`, { locale: 'it', version: 0 })
  expect((await office.get(`/it/insights/blog/${tariffs.slug}`)).status).toBe(404)
  expect((await office.get(`/insights/blog/${tariffs.slug}`)).status).toBe(200)
})

test('a planned article is published by itself, with how long reading it takes', async () => {
  const office = await contentOffice()
  const id = await office.make(undefined, articleFields)
  const at = new Date(Date.now() + 60 * 60_000).toISOString()
  const body = Array.from({ length: 450 }, () => 'word').join(' ')
  await office.draft(id, 'en', { ...texts.en, body }, at)
  await office.cron()
  expect((await office.get(path)).status).toBe(404)
  office.passes(61)
  await office.cron()
  expect(await office.page(path)).toContain('3 min read')
})

test('what an older Worker left in KV, which knew no articles, shows the shipped ones', async () => {
  const office = await contentOffice()
  const id = await office.make()
  await office.publish(id, 'en', texts.en)
  const kv = ownKv()
  const { articles: _, ...older } = await readContent({
    db: createDb(env.DB),
    kv,
    now: () => new Date(),
  })
  await env.KV.put('content', JSON.stringify(older))
  const page = await (await call('/insights/blog', {}, { kv: ownKv() })).text()
  expect(page).toContain(tariffs.slug)
  expect((await call(`/de/insights/blog/${grades.slug}`, {}, { kv: ownKv() })).status).toBe(200)
  const pause = async () => {}
  const defer = (work: Promise<unknown>) => void work.catch(() => {})
  const pagesChanged = () => {}
  const now = () => new Date()
  await publishContent({ db: createDb(env.DB), kv, now, pause, defer, pagesChanged })
})

type Office = Awaited<ReturnType<typeof contentOffice>>

/** A story in English whose address was changed, and its former address. */
async function moved(office: Office, page: 'news' | 'blog') {
  await seed(createDb(env.DB), [], new Date())
  const own = page === 'news' ? fields : articleFields
  const id = await office.make(undefined, own)
  await office.publish(id, 'en', texts.en)
  await office.change(id, { slug: `secret-${page}` })
  return `/insights/${page}/${own.slug}`
}

async function turn(office: Office, flag: FlagName, enabled: boolean) {
  const { token } = office.staff
  const { flags } = await (await office.send('/api/flags', { token })).json<FlagList>()
  const id = flags.find(({ name }) => name === flag)?.id
  return office.send(`/api/flags/${id}`, { method: 'PATCH', token, body: { enabled } })
}

for (const page of ['news', 'blog'] as const) {
  for (const flag of ['insights', page] as const) {
    test(`while ${flag} is off, nobody learns where a story of the ${page} went`, async () => {
      const office = await contentOffice()
      const former = await moved(office, page)
      expect((await office.get(former)).status).toBe(308)
      expect((await turn(office, flag, false)).status).toBe(200)
      const answer = await office.get(former)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('location')).toBeNull()
      for (const path of [former, `/insights/${page}`, `/insights/${page}/none`]) {
        const isNamed = (await office.page(path)).includes(`secret-${page}`)
        expect(isNamed, `${path} names no story`).toBe(false)
      }
      await turn(office, flag, true)
      expect((await office.get(former)).status).toBe(308)
    })
  }
}

test('a former address leads nowhere in a language that has no such story, or that is off', async () => {
  const office = await contentOffice()
  const former = await moved(office, 'news')
  expect((await office.get(`/it${former}`)).status).toBe(404)
  await turn(office, 'french_language', false)
  expect((await office.get(`/fr${former}`)).status).toBe(404)
  expect((await office.get(former)).headers.get('location')).toBe('/insights/news/secret-news')
})

test('a title that looks like a link is text in what language models read', async () => {
  const office = await contentOffice()
  const id = await office.make()
  const title = 'T…](https://evil.example) [x'
  await office.publish(id, 'en', { ...texts.en, title })
  const page = await office.page('/llms.txt')
  expect(page).toContain('T…\\](https://evil.example) \\[x')
  expect(page).not.toMatch(/[^\\]\]\(https:\/\/evil/)
})

test('a Markdown copy that there is none of costs no story’s text, however many there are', async () => {
  const meter = createMeter()
  const office = await contentOffice({ kv: meter.kv, db: meter.db })
  for (const slug of ['first', 'second', 'third']) {
    const id = await office.make(crypto.randomUUID(), { ...fields, slug })
    await office.publish(id, 'en', texts.en)
  }
  const costOf = (path: string) =>
    meter.of(async () => expect((await office.get(path)).status).toBe(404))
  await costOf('/none')
  expect((await costOf('/none.md')).kvReads).toBe((await costOf('/none')).kvReads)
  expect((await costOf('/none/feed.xml')).kvReads).toBe((await costOf('/none')).kvReads)
  expect(await office.page('/insights/news/first.md')).toContain(texts.en.title)
  expect((await office.get('/fr/insights/news/first.md')).status, 'nobody wrote it').toBe(404)
})

test('the feed of a page that is off costs no story’s text', async () => {
  await seed(createDb(env.DB), [], new Date())
  const meter = createMeter()
  const office = await contentOffice({ kv: meter.kv, db: meter.db })
  await office.publish(await office.make(), 'en', texts.en)
  const { token } = office.staff
  const list = await (await office.send('/api/flags', { token })).json<FlagList>()
  const blog = list.flags.find(({ name }) => name === 'blog')
  const off = { method: 'PATCH', token, body: { enabled: false } }
  expect((await office.send(`/api/flags/${blog?.id}`, off)).status).toBe(200)
  const costOf = (path: string) =>
    meter.of(async () => expect((await office.get(path)).status).toBe(404))
  await costOf('/none')
  expect((await costOf('/insights/blog/feed.xml')).kvReads).toBe((await costOf('/none')).kvReads)
})

const newsPath = `/insights/news/${fields.slug}`

test('a story that staff published is kept at the location like any page, and never shown as it was', async () => {
  const build = { build: crypto.randomUUID() }
  const office = await contentOffice()
  const id = await office.make()
  await office.publish(id, 'en', texts.en)
  const first = await freshIsolate({}, build)
  const shown = await first.visit(newsPath)
  expect([shown.status, first.hasRendered()]).toEqual([200, true])
  const second = await freshIsolate({}, build)
  const again = await second.visit(newsPath)
  expect([again.status, second.hasRendered()]).toEqual([200, false])
  expect(await again.text()).toContain('It is dark and dry.')

  await office.publish(id, 'en', { ...texts.en, body: 'It is light.' })
  const third = await freshIsolate({}, build)
  expect(await (await third.visit(newsPath)).text()).toContain('It is light.')
  for (const unknown of [`${newsPath}-`, '/insights/news/x', `/de${newsPath}`]) {
    expect((await (await freshIsolate({}, build)).visit(unknown)).status, unknown).toBe(404)
  }
})

test('what the build rendered is not shown once any news changed', async () => {
  const build = { build: crypto.randomUUID() }
  const about = { facts: {}, past: [] }
  const ahead = {
    '/web/ahead/insights/news.txt': `${JSON.stringify(about)}\nfrom the build`,
  }
  const office = await contentOffice()
  const id = await office.make()
  await office.publish(id, 'en', texts.en)
  const isolate = await freshIsolate({}, { ...build, ahead })
  const page = await (await isolate.visit('/insights/news')).text()
  expect(page).not.toContain('from the build')
  expect(page).toContain(texts.en.title)
})
