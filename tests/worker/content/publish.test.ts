import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { newsItems } from '#contract/site/insights.ts'
import { articleFields, contentOffice, fields, texts } from './content-world.ts'

const path = `/insights/news/${fields.slug}`

test('a story that is published in one language is there wherever that language is, and in no other', async () => {
  const office = await contentOffice()
  const id = await office.make()
  expect((await office.get(path)).status, 'nobody sees it before').toBe(404)
  const { status } = await office.publish(id, 'en', texts.en)
  expect(status).toBe(200)

  const page = await office.page(path)
  expect(page).toContain('<h1>Thyme honey is here</h1>')
  expect(page).toContain('<h2>How to order</h2>')
  expect(page).toContain('<link rel="alternate" hreflang="en"')
  expect(page, 'no other language has it').not.toContain('hreflang="el"')
  expect(page, 'there the list is the next best').toContain('href="/el/insights/news"')
  for (const place of ['/insights/news', '/insights/news/feed.xml', '/llms.txt', '/sitemap.xml']) {
    expect(await office.page(place), place).toContain(fields.slug)
  }
  expect(await office.page(`${path}.md`)).toContain('## How to order')
  expect((await office.get(`/el${path}`)).status).toBe(404)
  expect((await office.get(`/el${path}.md`)).status).toBe(404)
  for (const place of ['/el/insights/news', '/el/insights/news/feed.xml']) {
    expect(await office.page(place), place).not.toContain(fields.slug)
  }
  expect(await office.page('/sitemap.xml')).not.toContain(`/el${path}`)

  await office.publish(id, 'el', texts.el)
  expect(await office.page(`/el${path}`)).toContain(texts.el.title)
  expect(await office.page(path)).toContain('hreflang="el"')
})

test('without a change every page is to the byte what was shipped, and so it is once the change is undone', async () => {
  const office = await contentOffice()
  const [story] = newsItems
  const places = ['/', '/insights/news', `/de/insights/news/${story.slug}`, '/de/llms.txt']
  const all = async () =>
    Promise.all([...places, '/sitemap.xml', '/de/insights/news/feed.xml'].map(office.page))
  const before = await all()
  const { body } = await office.publish(story.id, 'de', { ...texts.en, title: 'Anders' })
  const changed = await office.page(`/de/insights/news/${story.slug}`)
  expect(changed).toContain('<h1>Anders</h1>')
  expect(await office.page(`/fr/insights/news/${story.slug}`)).not.toContain('Anders')
  const undone = await office.undo(story.id, body.change_set)
  expect(undone.status).toBe(200)
  expect(await all()).toEqual(before)
})

test('a language that a story is missing in answers 404 and names those that have it', async () => {
  const office = await contentOffice()
  const id = await office.make()
  await office.publish(id, 'en', texts.en)
  await office.publish(id, 'el', texts.el)
  const missing = await office.get(`/de${path}`)
  expect(missing.status).toBe(404)
  const links = [
    ...(await missing.text()).matchAll(/<a class="btn" href="([^"]+)" hrefLang="(\w+)"/gi),
  ]
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
  const office = await contentOffice()
  const id = await office.make()
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

test('an address that is changed leads to the new one, and feed readers know the story as before', async () => {
  const office = await contentOffice()
  const id = await office.make()
  await office.publish(id, 'en', texts.en)
  const idOf = (feed: string) => /<id>([^<]*thyme[^<]*)<\/id>/.exec(feed)?.[1]
  const before = idOf(await office.page('/insights/news/feed.xml'))
  expect(before).toContain(fields.slug)
  const { status, body } = await office.change(id, { slug: 'thyme-honey' })
  expect(status).toBe(200)

  const old = await office.get(`${path}?from=newsletter`)
  expect(old.status).toBe(308)
  expect(old.headers.get('location')).toBe('/insights/news/thyme-honey?from=newsletter')
  expect((await office.get('/insights/news/thyme-honey')).status).toBe(200)
  expect(idOf(await office.page('/insights/news/feed.xml'))).toBe(before)

  await office.undo(id, body.change_set)
  expect((await office.get(path)).status).toBe(200)
  expect((await office.get('/insights/news/thyme-honey')).status).toBe(308)
})

test('a shipped story keeps its texts under another address', async () => {
  const office = await contentOffice()
  const [story] = newsItems
  await office.change(story.id, { slug: 'cheese-2027' })
  const page = await office.page('/fr/insights/news/cheese-2027')
  expect(page).toContain('<article')
  const old = await office.get(`/fr/insights/news/${story.slug}`)
  expect(old.headers.get('location')).toBe('/fr/insights/news/cheese-2027')
})

test('two stories never have one address', async () => {
  const office = await contentOffice()
  await office.make()
  const other = crypto.randomUUID()
  const make = (slug: string) =>
    office.call('PUT', `/${other}`, { fields: { ...fields, slug }, version: 0 })
  expect((await make(fields.slug)).body['code']).toBe('content/slug-taken')
  expect((await make(newsItems[0].slug)).body['code']).toBe('content/slug-taken')
  expect((await make('another')).status).toBe(200)
})

test('what is put away is nowhere, and comes back as it was', async () => {
  const office = await contentOffice()
  const id = await office.make()
  await office.publish(id, 'en', texts.en)
  await office.change(id, { archived: true })
  expect((await office.get(path)).status).toBe(404)
  expect(await office.page('/insights/news')).not.toContain(fields.slug)
  await office.change(id, { archived: false })
  expect((await office.get(path)).status).toBe(200)
})

test('a text is taken from visitors in one language, a shipped one as well', async () => {
  const office = await contentOffice()
  const [story] = newsItems
  const { body } = await office.call('POST', `/${story.id}/withdraw`, { locale: 'it', version: 0 })
  expect(body.story.texts.it.live).toBe('withdrawn')
  expect((await office.get(`/it/insights/news/${story.slug}`)).status).toBe(404)
  expect((await office.get(`/insights/news/${story.slug}`)).status).toBe(200)
  await office.undo(story.id, body.change_set)
  expect((await office.get(`/it/insights/news/${story.slug}`)).status).toBe(200)
})

test('a translation lags behind an English text that was published after it, until somebody says it is still right', async () => {
  const office = await contentOffice()
  const id = await office.make()
  await office.publish(id, 'en', texts.en)
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
  const office = await contentOffice()
  const id = await office.make()
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

test('a planned text is published by itself, not before, and what was written after it stays a draft', async () => {
  const office = await contentOffice()
  const id = await office.make()
  const at = new Date(Date.now() + 60 * 60_000).toISOString()
  await office.draft(id, 'en', texts.en, at)
  await office.cron()
  expect((await office.get(path)).status).toBe(404)
  office.passes(61)
  await office.cron()
  expect((await office.get(path)).status).toBe(200)
  const token = (await office.session(office.staff.user)).access_token
  const { body } = await office.call('GET', `/${id}`, undefined, token)
  expect(body.texts.en.draft).toBeNull()
  await office.cron()
})

test('who goes on writing what a colleague published meanwhile is told, and saves nothing on top of it', async () => {
  const office = await contentOffice()
  const id = await office.make()
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

/** Anna and the first administrator, at a draft of hers; `isOn`: a second person must publish. */
async function twoAtADraft(isOn = true) {
  const office = await contentOffice()
  if (isOn) {
    await env.DB.prepare(
      `insert into settings (key, value, version, updated_by, updated_at)
        values ('secondPerson', 'true', 1, 'x', '2026-11-20T00:00:00.000Z')`,
    ).run()
  }
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

test('while a second person must publish, a writer cannot, and a colleague can', async () => {
  const { anna, publish } = await twoAtADraft()
  const own = await publish(anna)
  expect([own.status, own.body['code']]).toEqual([403, 'content/second-person'])
  expect((await publish()).status).toBe(200)
})

test('by default whoever wrote a text publishes it', async () => {
  const { anna, publish } = await twoAtADraft(false)
  expect((await publish(anna)).status).toBe(200)
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
  const { results } = await env.DB.prepare(
    "select action, subject from admin_actions where action like 'content/%' order by id",
  ).all()
  const subject = `article:${id}:en`
  expect(results).toEqual([
    { action: 'content/review-asked', subject },
    { action: 'content/approved', subject },
  ])
})

test('an approval is of these words: other words need another one, the same words keep it', async () => {
  const { office, anna, id, draft, publish, review } = await twoAtADraft()
  await review('asked', anna)
  await review('approved')
  const at = new Date(Date.now() + 3_600_000).toISOString()
  await office.draft(id, 'en', texts.en, at, anna)
  expect((await draft())?.review?.state, 'only its plan is another').toBe('approved')
  await office.draft(id, 'en', { ...texts.en, title: 'Half-price honey' }, null, anna)
  expect((await draft())?.review).toBeNull()
  expect((await publish(anna)).body['code']).toBe('content/second-person')
})

test('saving the same words again makes nobody their writer', async () => {
  const { office, anna, id, publish } = await twoAtADraft()
  await office.draft(id, 'en', texts.en)
  expect((await publish(anna)).status, 'Anna is still the writer').toBe(403)
  expect((await publish()).status).toBe(200)
})

test('a text that is sent back has the reason with it until it is asked about again', async () => {
  const { office, anna, id, draft, review } = await twoAtADraft()
  await review('asked', anna)
  expect((await review('returned')).status, 'without a reason').toBe(422)
  expect((await review('returned', undefined, 'Which honey?')).status).toBe(200)
  expect((await draft())?.review).toMatchObject({ state: 'returned', note: 'Which honey?' })
  await office.draft(id, 'en', { ...texts.en, title: 'Thyme honey' }, null, anna)
  expect((await draft())?.review?.note).toBe('Which honey?')
  await review('asked', anna)
  expect((await draft())?.review).toMatchObject({ state: 'asked', note: null })
})

test('who answers about words that were changed meanwhile is told', async () => {
  const { office, anna, id, draft, review } = await twoAtADraft()
  await review('asked', anna)
  const seen = (await draft())?.version
  await office.draft(id, 'en', { ...texts.en, title: 'Other' }, null, anna)
  const late = await office.call('POST', `/${id}/drafts/en/review`, {
    state: 'approved',
    draft: seen,
  })
  expect([late.status, late.body['code']]).toEqual([409, 'content/changed-since'])
  expect((await draft())?.review?.state).toBe('asked')
})

test('a planned text that nobody approved is not published by itself, and is once somebody has', async () => {
  const { office, anna, id, review } = await twoAtADraft()
  const at = new Date(Date.now() + 5 * 60_000).toISOString()
  await office.draft(id, 'en', texts.en, at, anna)
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
