import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { articles, newsItems } from '#contract/site/insights.ts'
import { createDb } from '../../../worker/db/client.ts'
import { publishContent, readContent } from '../../../worker/features/content/snapshot.ts'
import { call } from '../kit/client.ts'
import { ownKv } from '../health/world.ts'
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
