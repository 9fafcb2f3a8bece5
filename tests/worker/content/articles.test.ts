import { expect, test } from 'vitest'
import type { FlagList } from '#contract/flag-calls.ts'
import type { FlagName } from '#contract/flags.ts'
import { articles, newsItems } from '#contract/site/insights.ts'
import { freshIsolate, newBuild } from '../front/isolates.ts'
import { createMeter } from '../kit/meter.ts'
import {
  articleFields,
  type ContentOffice,
  contentOffice,
  fields,
  newsPath,
  newStory,
  publishedStory,
  texts,
} from './content-world.ts'
import { seedFlags } from '../kit/flag-states.ts'

const [tariffs] = articles

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
  expect(await leads('/insights/blog'), 'no one marked any: the newest').toBe(texts.en.title)
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
  await office.change(id, { slug: 'elsewhere' })
  const former = await put(crypto.randomUUID(), { ...fields, slug })
  expect(former.body['code'], 'it leads to the story that had it').toBe('content/slug-taken')
  expect((await office.change(id, { slug })).status).toBe(200)
  expect((await put(id, { ...fields, slug: 'other' })).status).toBe(409)
  expect((await put(tariffs.id, { ...fields, slug: 'other' })).status).toBe(404)
  expect((await put(crypto.randomUUID(), { ...articleFields, ends_on: null })).status).toBe(422)
  const { stories } = await office.list()
  expect(stories.filter(({ kind }) => kind === 'article')).toHaveLength(articles.length + 1)
  expect(stories.filter(({ kind }) => kind === 'news')).toHaveLength(newsItems.length)
})

/** An English story with a changed slug, and its former slug. */
async function moved(office: ContentOffice, page: 'news' | 'blog') {
  await seedFlags()
  const own = page === 'news' ? fields : articleFields
  const id = await office.make(undefined, own)
  await office.publish(id, 'en', texts.en)
  await office.change(id, { slug: `secret-${page}` })
  return `/insights/${page}/${own.slug}`
}

async function turn(office: ContentOffice, flag: FlagName, enabled: boolean) {
  const { token } = office.staff
  const { flags } = await (await office.send('/api/flags', { token })).json<FlagList>()
  const id = flags.find(({ name }) => name === flag)?.id
  return office.send(`/api/flags/${id}`, { method: 'PATCH', token, body: { enabled } })
}

test.for([
  ['insights', 'news'],
  ['news', 'news'],
  ['insights', 'blog'],
  ['blog', 'blog'],
] as const)('while %s is off, no one learns where a story of the %s went', async ([flag, page]) => {
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

test('a former address leads to a page that names the languages of its story, and nowhere in one that is off', async () => {
  const office = await contentOffice()
  const former = await moved(office, 'news')
  expect((await office.get(`/it${former}`)).headers.get('location')).toMatch(/secret-news$/)
  await turn(office, 'french_language', false)
  expect((await office.get(`/fr${former}`)).status).toBe(404)
  expect((await office.get(former)).headers.get('location')).toBe('/insights/news/secret-news')
})

test('a title that looks like a link is text in what language models read', async () => {
  const { office, id } = await newStory()
  await office.publish(id, 'en', { ...texts.en, title: 'T…](https://evil.example) [x' })
  const page = await office.page('/llms.txt')
  expect(page).toContain('T…\\](https://evil.example) \\[x')
  expect(page).not.toMatch(/[^\\]\]\(https:\/\/evil/)
})

test('neither a Markdown copy that there is none of nor the feed of a page that is off costs a story’s text', async () => {
  await seedFlags()
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
  expect((await turn(office, 'blog', false)).status).toBe(200)
  await costOf('/none')
  expect((await costOf('/insights/blog/feed.xml')).kvReads).toBe((await costOf('/none')).kvReads)
  expect(await office.page('/insights/news/first.md')).toContain(texts.en.title)
  expect((await office.get('/fr/insights/news/first.md')).status, 'not written').toBe(404)
})

test('a story that staff published is kept at the location like any page, and never shown as it was', async () => {
  const build = newBuild()
  const { office, id } = await publishedStory()
  const first = freshIsolate({}, build)
  const shown = await first.visit(newsPath)
  expect([shown.status, first.hasRendered()]).toEqual([200, true])
  const second = freshIsolate({}, build)
  const again = await second.visit(newsPath)
  expect([again.status, second.hasRendered()]).toEqual([200, false])
  expect(await again.text()).toContain('It is dark and dry.')

  await office.publish(id, 'en', { ...texts.en, body: 'It is light.' })
  expect(await (await freshIsolate({}, build).visit(newsPath)).text()).toContain('It is light.')
  for (const unknown of [`${newsPath}-`, '/insights/news/x', `/de${newsPath}`])
    expect((await freshIsolate({}, build).visit(unknown)).status, unknown).toBe(404)
})

test('what the build rendered is not shown once any news changed', async () => {
  const build = newBuild()
  const about = { facts: {}, past: [] }
  const ahead = { '/web/ahead/insights/news.txt': `${JSON.stringify(about)}\nfrom the build` }
  await publishedStory()
  const page = await (await freshIsolate({}, { ...build, ahead }).visit('/insights/news')).text()
  expect(page).not.toContain('from the build')
  expect(page).toContain(texts.en.title)
})
