import { expect, test } from 'vitest'
import { articles, newsItems } from '#contract/site/insights.ts'
import {
  articleFields,
  contentOffice,
  fields,
  newsPath as path,
  newStory,
  publishedStory,
  texts,
  wantSecondPerson,
} from './content-world.ts'

/** Both kinds of story, each with its path and a built-in example. */
const kinds = {
  news: { own: fields, shipped: newsItems[0] },
  blog: { own: articleFields, shipped: articles[1] },
} as const

test.for(['news', 'blog'] as const)(
  'a story of the %s that is published in one language is there wherever that language is, and in no other',
  async (page) => {
    const { own } = kinds[page]
    const [list, path] = [`/insights/${page}`, `/insights/${page}/${own.slug}`]
    const office = await contentOffice()
    const id = await office.make(undefined, own)
    expect((await office.get(path)).status, 'not to be seen before').toBe(404)
    const text = page === 'blog' ? { ...texts.en, description: 'What to ask for.' } : texts.en
    expect((await office.publish(id, 'en', text)).status).toBe(200)

    const html = await office.page(path)
    expect(html).toContain('<h1>Thyme honey is here</h1>')
    expect(html).toContain('<h2>How to order</h2>')
    expect(html).toContain('<link rel="alternate" hreflang="en"')
    expect(html, 'no other language has it').not.toContain('hreflang="el"')
    expect(html, 'there the list is the next best').toContain(`href="/el${list}"`)
    if (page === 'blog') {
      expect(html).toContain('<meta name="description" content="What to ask for."')
      expect(html).toContain('by Eleni Markou')
      const graph =
        /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? ''
      expect(JSON.parse(graph)['@graph'][1]).toMatchObject({
        '@type': 'Article',
        headline: text.title,
        description: 'What to ask for.',
        author: { '@type': 'Person', name: 'Eleni Markou' },
      })
    }
    for (const place of [list, `${list}/feed.xml`, '/llms.txt', '/sitemap.xml'])
      expect(await office.page(place), place).toContain(own.slug)
    expect(await office.page(`${path}.md`)).toContain('## How to order')
    const other = `/insights/${page === 'news' ? 'blog' : 'news'}`
    for (const place of [`/el${path}`, `/el${path}.md`, `${other}/${own.slug}`])
      expect((await office.get(place)).status, place).toBe(404)
    for (const place of [`/el${list}`, `/el${list}/feed.xml`, other])
      expect(await office.page(place), place).not.toContain(own.slug)
    expect(await office.page('/sitemap.xml')).not.toContain(`/el${path}`)

    await office.publish(id, 'el', texts.el)
    expect(await office.page(`/el${path}`)).toContain(texts.el.title)
    expect(await office.page(path)).toContain('hreflang="el"')
  },
)

test.for(['news', 'blog'] as const)(
  'without a change of the %s every page is to the byte the built-in one, and so it is once the change is undone',
  async (page) => {
    const office = await contentOffice()
    const { slug, id } = kinds[page].shipped
    const path = `/insights/${page}/${slug}`
    const untouched = `/insights/blog/${articles[0].slug}`
    const places = ['/', `/insights/${page}`, `/de${path}`, `/de${path}.md`, `${path}-`, untouched]
    const lists = ['/de/llms.txt', '/sitemap.xml', '/de/insights/news/feed.xml']
    const all = () =>
      Promise.all([...places, ...lists, '/de/insights/blog/feed.xml'].map(office.page))
    const main = async () => /<main.*<\/main>/s.exec(await office.page(untouched))?.[0]
    const [before, article] = [await all(), await main()]
    expect(article).toContain('5 min read')
    const { body } = await office.publish(id, 'de', { ...texts.en, title: 'Anders' })
    expect(await office.page(`/de${path}`)).toContain('<h1>Anders</h1>')
    expect(await office.page(`/fr${path}`)).not.toContain('Anders')
    expect(await main(), 'an unchanged article reads as before').toBe(article)
    expect((await office.undo(id, body.change_set)).status).toBe(200)
    expect(await all()).toEqual(before)
  },
)

test('a language that a story is missing in answers 404 and names those that have it', async () => {
  const { office, id } = await publishedStory()
  await office.publish(id, 'el', texts.el)
  const missing = await office.get(`/de${path}`)
  expect(missing.status).toBe(404)
  const shown = await missing.text()
  expect(shown).toContain('<title>In dieser Sprache nicht verfügbar · Meltemi Imports</title>')
  expect(shown).toMatch(/<h1>In dieser Sprache nicht verfügbar<\/h1>(?!.*Tippfehler)/s)
  const links = [...shown.matchAll(/<a class="btn" href="([^"]+)" hrefLang="(\w+)"/gi)]
  expect(links.map(([, href, code]) => [code, href])).toEqual([
    ['en', path],
    ['el', `/el${path}`],
  ])
  expect(await office.page('/de/insights/news/no-such-story')).not.toMatch(
    /class="btn" href="[^"]+" hrefLang/i,
  )
  expect(await office.page(path)).not.toMatch(/class="btn" href="[^"]+" hrefLang/i)
})

test('staff’s bold words, links, lists and quotations are on the page, in the feed and in the Markdown copy', async () => {
  const { office, id } = await newStory()
  const body =
    '**Dark** <b>honey</b> for [kitchens](https://example.com/a?b=1&c)\n\n1. One\n2. Two\n\n> So dry'
  await office.publish(id, 'en', { ...texts.en, body })
  const page = await office.page(path)
  expect(page).toContain(
    '<strong>Dark</strong> &lt;b&gt;honey&lt;/b&gt; for <a href="https://example.com/a?b=1&amp;c">kitchens</a>',
  )
  expect(page).toContain('<ol class="prose-numbers"><li>One</li><li>Two</li></ol>')
  expect(page).toContain('<blockquote class="prose-quote">So dry</blockquote>')
  const copy = await office.page(`${path}.md`)
  expect(copy).toContain('**Dark**')
  expect(copy).toContain('[kitchens](https://example.com/a?b=1&c)')
  expect(copy).toContain('> So dry')
})

test.for(['news', 'blog'] as const)(
  'an address of the %s that is changed leads to the new one, and feed readers know the story as before',
  async (page) => {
    const office = await contentOffice()
    const { slug, id } = kinds[page].shipped
    const [list, path] = [`/insights/${page}`, `/insights/${page}/${slug}`]
    const ids = async () =>
      [...(await office.page(`${list}/feed.xml`)).matchAll(/<id>([^<]*)<\/id>/g)].map(
        ([, it]) => it,
      )
    const before = await ids()
    expect(before.join(' ')).toContain(slug)
    const { status, body } = await office.change(id, { slug: 'another-address' })
    expect(status).toBe(200)
    const old = await office.get(`/fr${path}?from=newsletter`)
    const now = `/fr${list}/another-address`
    expect([old.status, old.headers.get('location')]).toEqual([308, `${now}?from=newsletter`])
    expect(await office.page(now)).toContain('<article')
    expect(await ids()).toEqual(before)
    await office.undo(id, body.change_set)
    expect((await office.get(path)).status).toBe(200)
    expect((await office.get(`${list}/another-address`)).status).toBe(308)
  },
)

test.for(['news', 'blog'] as const)(
  'a story of the %s that is put away is nowhere, one that is withdrawn is in other languages only, and both come back',
  async (page) => {
    const office = await contentOffice()
    const { slug, id } = page === 'news' ? newsItems[0] : articles[0]
    const [list, path] = [`/insights/${page}`, `/insights/${page}/${slug}`]
    await office.change(id, { archived: true })
    for (const place of [list, '/sitemap.xml', '/llms.txt', `${list}/feed.xml`])
      expect(await office.page(place), place).not.toContain(slug)
    expect((await office.get(path)).status).toBe(404)
    const unknown = await office.page(`${list}/no-such-story`)
    expect(unknown).not.toContain('id="instead"')
    expect(unknown).not.toContain(slug)
    await office.change(id, { archived: false })
    const { body } = await office.call('POST', `/${id}/withdraw`, { locale: 'it', version: 0 })
    expect(body.story.texts.it.live).toBe('withdrawn')
    const states = async () => [
      (await office.get(path)).status,
      (await office.get(`/it${path}`)).status,
    ]
    expect(await states()).toEqual([200, 404])
    await office.undo(id, body.change_set)
    expect(await states()).toEqual([200, 200])
  },
)

test('a translation lags behind an English text that was published after it, until someone says it is still right', async () => {
  const { office, id } = await publishedStory()
  await office.publish(id, 'el', texts.el)
  const outdated = async () => (await office.read(id)).story.texts.el.is_outdated
  expect(await outdated()).toBe(false)
  await office.publish(id, 'en', { ...texts.en, body: 'It is darker this year.' })
  expect(await outdated()).toBe(true)
  const { version } = (await office.read(id)).story.texts.el
  const { status } = await office.call('POST', `/${id}/checked`, { locale: 'el', version })
  expect(status).toBe(200)
  expect(await outdated()).toBe(false)
  expect(await office.page(`/el${path}`)).toContain(texts.el.body)
})

test('several languages are published together, or none', async () => {
  const { office, id } = await newStory()
  const en = (await office.draft(id, 'en', texts.en)).body.texts.en.draft?.version
  const el = (await office.draft(id, 'el', { ...texts.el, body: '' })).body.texts.el.draft?.version
  const both = (second = el) =>
    office.call('POST', `/${id}/publish`, {
      texts: [
        { locale: 'en', draft: en, version: 0 },
        { locale: 'el', draft: second, version: 0 },
      ],
    })
  expect((await both()).body['code']).toBe('content/incomplete')
  expect((await office.get(path)).status).toBe(404)
  const whole = (await office.draft(id, 'el', texts.el)).body.texts.el.draft?.version
  const { status, body } = await both(whole)
  expect(status).toBe(200)
  expect(body.texts.en.draft).toBeNull()
  const { sets } = await office.history(id)
  expect(sets[0]?.changes.map(({ locale }) => locale).toSorted()).toEqual(['el', 'en'])
  await office.undo(id, body.change_set)
  expect((await office.get(path)).status).toBe(404)
  expect((await office.get(`/el${path}`)).status).toBe(404)
})

test('another address is published together with a text, or not at all, and undone with it', async () => {
  const { office, id } = await publishedStory()
  const draft = (await office.draft(id, 'en', { ...texts.en, title: 'Sold out' })).body.texts.en
    .draft
  const { story } = await office.read(id)
  const publish = (slug: string) =>
    office.call('POST', `/${id}/publish`, {
      texts: [{ locale: 'en', draft: draft?.version, version: story.texts.en.version }],
      story: { fields: { ...fields, slug }, version: story.version },
    })
  expect((await publish(newsItems[0].slug)).body['code']).toBe('content/slug-taken')
  expect((await office.read(id)).texts.en.draft?.title).toBe('Sold out')
  const { body } = await publish('sold-out')
  expect(await office.page('/insights/news/sold-out')).toContain('<h1>Sold out</h1>')
  await office.undo(id, body.change_set)
  expect(await office.page(path)).toContain(`<h1>${texts.en.title}</h1>`)
  expect((await office.call('POST', `/${id}/publish`, { texts: [] })).status).toBe(422)
})

test('a planned text is published by itself, not before, with how long reading it takes', async () => {
  const office = await contentOffice()
  const id = await office.make(undefined, articleFields)
  const path = `/insights/blog/${articleFields.slug}`
  const at = new Date(Date.now() + 60 * 60_000).toISOString()
  const body = Array.from({ length: 450 }, () => 'word').join(' ')
  await office.draft(id, 'en', { ...texts.en, body }, at)
  await office.cron()
  expect((await office.get(path)).status).toBe(404)
  office.passes(61)
  await office.cron()
  expect(await office.page(path)).toContain('3 min read')
  const token = (await office.session(office.staff.user)).access_token
  expect((await office.call('GET', `/${id}`, undefined, token)).body.texts.en.draft).toBeNull()
  await office.cron()
})

test('a writer of what a colleague published meanwhile gets a conflict, and saves nothing on top of it', async () => {
  const { office, id } = await newStory()
  const seen = (await office.read(id)).story.texts.en.version
  await office.publish(id, 'en', texts.en)
  const late = { text: { ...texts.en, title: 'Later' }, publish_at: null, version: null }
  const path = `/${id}/drafts/en`
  expect((await office.call('PUT', path, { ...late, live: seen })).status).toBe(409)
  const now = await office.read(id)
  expect(now.texts.en).toEqual({ live: texts.en, draft: null })
  const live = now.story.texts.en.version
  expect((await office.call('PUT', path, { ...late, live })).status).toBe(200)
})

/** Anna's draft, and another administrator. `isOn`: a second person must publish. */
async function twoAtADraft(isOn = true) {
  const office = await contentOffice()
  if (isOn) await wantSecondPerson()
  const anna = (await office.member('anna@meltemi.test', 'admin')).token
  const id = await office.make(undefined, articleFields)
  const draft = async () => (await office.read(id)).texts.en.draft
  const publish = async (token?: string) => {
    const { story, texts: known } = await office.read(id)
    const { version } = story.texts.en
    const own = { locale: 'en', draft: known.en.draft?.version, version }
    return office.call('POST', `/${id}/publish`, { texts: [own] }, token)
  }
  const review = async (state: string, token?: string, note?: string) =>
    office.call(
      'POST',
      `/${id}/drafts/en/review`,
      { state, draft: (await draft())?.version, note },
      token,
    )
  await office.draft(id, 'en', texts.en, null, anna)
  return { office, anna, id, draft, publish, review }
}

test('while a second person must publish, a colleague can and a writer cannot, also after someone saved the same words again', async () => {
  const { office, anna, id, publish } = await twoAtADraft()
  const own = async () => {
    const { status, body } = await publish(anna)
    return [status, body['code']]
  }
  expect(await own()).toEqual([403, 'content/second-person'])
  await office.draft(id, 'en', texts.en)
  expect(await own()).toEqual([403, 'content/second-person'])
  expect((await publish()).status).toBe(200)
})

test('a writer asks for a review, and publishes what a colleague approved', async () => {
  const { office, anna, id, draft, publish, review } = await twoAtADraft()
  expect((await review('asked', anna)).status).toBe(200)
  expect(
    (await office.list()).stories.find((story) => story.id === id)?.texts.en.draft,
  ).toMatchObject({ review: 'asked' })
  const own = await review('approved', anna)
  expect([own.status, own.body['code']]).toEqual([403, 'content/own-text'])
  expect((await publish(anna)).status).toBe(403)
  expect((await review('approved')).status).toBe(200)
  expect((await draft())?.review).toMatchObject({ state: 'approved', by: 'staff@meltemi.test' })
  expect((await draft())?.changed_by).toBe('anna@meltemi.test')
  expect((await publish(anna)).status).toBe(200)
  const actions = (await office.trail(`article:${id}:en`)).map(({ action }) => action)
  expect(actions).toEqual(['content/review-asked', 'content/approved'])
})

test('an approval is of these words: other words need another one, the same words keep it', async () => {
  const { office, anna, id, draft, publish, review } = await twoAtADraft()
  await review('asked', anna)
  await review('approved')
  await office.draft(id, 'en', texts.en, new Date(Date.now() + 3_600_000).toISOString(), anna)
  expect((await draft())?.review?.state, 'only its plan is another').toBe('approved')
  await office.draft(id, 'en', { ...texts.en, title: 'Half-price honey' }, null, anna)
  expect((await draft())?.review).toBeNull()
  expect((await publish(anna)).body['code']).toBe('content/second-person')
})

test('a text that is sent back has the reason with it until it is asked about again, and late answers are conflicts', async () => {
  const { office, anna, id, draft, review } = await twoAtADraft()
  const seen = { state: 'approved', draft: (await draft())?.version }
  await review('asked', anna)
  expect((await review('returned')).status, 'without a reason').toBe(422)
  expect((await review('returned', undefined, 'Which honey?')).status).toBe(200)
  expect((await draft())?.review).toMatchObject({ state: 'returned', note: 'Which honey?' })
  await office.draft(id, 'en', { ...texts.en, title: 'Thyme honey' }, null, anna)
  expect((await draft())?.review?.note).toBe('Which honey?')
  await review('asked', anna)
  expect((await draft())?.review).toMatchObject({ state: 'asked', note: null })
  const late = await office.call('POST', `/${id}/drafts/en/review`, seen)
  expect([late.status, late.body['code']]).toEqual([409, 'content/version-conflict'])
  expect((await draft())?.review?.state).toBe('asked')
})

test('a planned text that no one approved is not published by itself, and is once someone has', async () => {
  const { office, anna, id, review } = await twoAtADraft()
  await office.draft(id, 'en', texts.en, new Date(Date.now() + 5 * 60_000).toISOString(), anna)
  office.passes(6)
  await office.cron()
  const path = `/insights/blog/${articleFields.slug}`
  expect((await office.get(path)).status).toBe(404)
  const { token } = await office.member('boris@meltemi.test', 'admin')
  await review('asked', token)
  expect((await review('approved', token)).status).toBe(200)
  await office.cron()
  expect((await office.get(path)).status).toBe(200)
})

test('the versions of a text are listed by language, and the English one is told as a translation followed it', async () => {
  const { office, id } = await twoAtADraft(false)
  await office.publish(id, 'en', texts.en)
  await office.publish(id, 'el', texts.el)
  const later = { ...texts.en, body: 'It is darker this year.' }
  await office.publish(id, 'en', later)
  await office.change(id, { slug: 'honey-grades' })
  const { body } = await office.call('GET', `/${id}/history?locale=en`)
  const { sets } = body as unknown as Awaited<ReturnType<typeof office.history>>
  expect(sets.map(({ changes }) => changes.map(({ to }) => to))).toEqual([[later], [texts.en]])
  const since = await office.call('GET', `/${id}/english/el`)
  expect(since.body).toMatchObject({ before: texts.en, now: later })
})
