import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { indexedPages, socialImagePath } from '#contract/site/indexed-pages.ts'
import { localeCodes, localize } from '#contract/locales.ts'
import { createDb } from '../../../worker/db/client.ts'
import { seed } from '../../../worker/db/seed.ts'
import { toMarkdown } from '../../../worker/features/seo/markdown.ts'
import { call, origin } from '../kit/client.ts'
import { visibleText } from '../kit/crawler.ts'
import { allOn, setFlags } from '../kit/flag-states.ts'

beforeEach(async () => {
  await seed(createDb(env.DB), [], new Date())
  await setFlags(allOn)
})

const text = async (path: string) => (await call(path)).text()

type Thing = { '@type': string | string[]; [name: string]: unknown }
async function structuredData(path: string): Promise<Thing[]> {
  const json = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(await text(path))
  return JSON.parse(json?.[1] ?? '{"@graph":[]}')['@graph']
}

test('the home page tells who we are and when we are open, as its text does', async () => {
  const [business, site] = await structuredData('/de')
  expect(business).toMatchObject({
    '@type': ['Organization', 'LocalBusiness'],
    name: 'Meltemi Imports',
    telephone: '+1 613 555 0142',
    address: { postalCode: 'K1N 5M3', addressCountry: 'CA' },
  })
  expect(business?.openingHoursSpecification).toHaveLength(6)
  expect(site).toMatchObject({ '@type': 'WebSite', url: `${origin}/` })

  await setFlags({ ...allOn, contact: false })
  const [withoutContact] = await structuredData('/de')
  expect(withoutContact).not.toHaveProperty('address')
})

test('what structured data says of a page stands in its text', async () => {
  for (const locale of localeCodes) {
    for (const { path } of indexedPages(allOn)) {
      const shown = visibleText(await text(localize(path, locale))).replaceAll('&amp;', '&')
      for (const thing of await structuredData(localize(path, locale))) {
        const crumbs = (thing.itemListElement ?? []) as { name: string; item: string }[]
        for (const { name } of crumbs) expect(shown, path).toContain(name)
        if (thing.headline) expect(shown).toContain(thing.headline)
        const author = thing.author as { '@type': string; name: string } | undefined
        if (author) expect(shown).toContain(author.name)
      }
    }
  }
})

test('articles and stories are told as such, with their day', async () => {
  const [trail, article] = await structuredData('/fr/insights/blog/importing-wine-and-cheese')
  expect(trail?.itemListElement).toHaveLength(3)
  expect(article).toMatchObject({
    '@type': 'Article',
    datePublished: '2025-07-15',
    inLanguage: 'fr-CA',
    author: { '@type': 'Person', name: 'Daniel Osei', url: `${origin}/fr/teams` },
  })
  const [, story] = await structuredData('/insights/news/new-harvest-koroneiki')
  expect(story).toMatchObject({ '@type': 'NewsArticle', datePublished: '2026-03-17' })
})

test('every page has a picture for social networks in its language', async () => {
  for (const locale of localeCodes) {
    for (const { path } of indexedPages(allOn)) {
      const image = socialImagePath(path, locale)
      expect(await text(localize(path, locale))).toContain(
        `property="og:image" content="${origin}${image}"`,
      )
      const answer = await env.ASSETS.fetch(new URL(image, origin))
      expect([image, answer.status]).toEqual([image, 200])
      const bytes = new DataView(await answer.arrayBuffer())
      expect([bytes.getUint32(16), bytes.getUint32(20)]).toEqual([1200, 630]) // PNG, IHDR
    }
  }
})

test('the Markdown copy of a page has its heading, its text and absolute links', async () => {
  const answer = await call('/el/insights/blog/tariffs-on-mediterranean-food.md')
  expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  expect(answer.headers.get('link')).toBe(
    `<${origin}/el/insights/blog/tariffs-on-mediterranean-food>; rel="canonical"`,
  )
  const copy = await answer.text()
  expect(copy).toMatch(/^# Δασμοί/m)
  expect(copy).toMatch(/^## /m)
  expect(copy).toMatch(/^- /m)
  expect(copy).toContain(`](${origin}/el/teams)`)
  expect(copy).not.toMatch(/<[a-z!/]/)
})

test('Markdown keeps structure and hides what only screens need', () => {
  const html =
    '<nav><a href="/">Home</a></nav><h1>A<!-- --> title</h1><div><p>5 &lt; 6 *</p>' +
    '<ul><li>one</li><li><a href="/x?a=1&amp;b=2">two</a></li></ul>' +
    '<p><span aria-hidden="true">no<span>no</span></span><time>May</time><span>1</span></p></div>'
  expect(toMarkdown(html, (href) => `https://a.test${href}`)).toBe(
    '# A title\n\n5 \\< 6 \\*\n\n- one\n- [two](https://a.test/x?a=1&b=2)\n\nMay 1\n',
  )
})

test('no text makes the Markdown writer fail', () => {
  const pieces = fc.constantFrom(
    '<p>',
    '</p>',
    '<a href="',
    '">',
    '<',
    '&',
    '</',
    '<img>',
    'x',
    '<!--',
  )
  fc.assert(
    fc.property(fc.array(pieces), (all) => {
      toMarkdown(all.join(''), (href) => href)
    }),
  )
})

test('a feed is well-formed, newest first, with full texts', async () => {
  for (const [path, count] of [
    ['/fr/insights/news/feed.xml', 5],
    ['/el/insights/blog/feed.xml', 6],
  ] as const) {
    const answer = await call(path)
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    const feed = await answer.text()
    expect(feed.match(/<entry>/g)).toHaveLength(count)
    const days = [...feed.matchAll(/<published>([^<]*)</g)].map(([, day]) => day ?? '')
    expect(days).toEqual(days.toSorted().toReversed())
    expect(feed).toContain('&lt;p&gt;')
    expect(feed.replace(/&(amp|lt|gt|quot);/g, '')).not.toContain('&')
  }
})

test('these files may be kept for five minutes and are asked for by their tag', async () => {
  for (const path of ['/robots.txt', '/sitemap.xml', '/llms.txt', '/teams.md']) {
    const answer = await call(path)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
    const again = await call(path, {
      headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
    })
    expect([path, again.status, await again.text()]).toEqual([path, 304, ''])
  }
})

test('an unknown article or story is 404, not listed, and still gives something to read', async () => {
  for (const [path, below] of [
    ['/insights/blog/nothing', 'Tariffs on Mediterranean food'],
    ['/insights/news/nothing', 'New-harvest Koroneiki'],
  ] as const) {
    const answer = await call(path)
    const page = await answer.text()
    expect([path, answer.status]).toEqual([path, 404])
    expect(page).toContain('name="robots" content="noindex"')
    expect(page).not.toContain('rel="canonical"')
    expect(visibleText(page)).toContain(below)
    expect((await call(`${path}.md`)).status).toBe(404)
  }
})

test('short addresses lead to news and blog while those are on', async () => {
  const answer = await call('/el/news')
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/el/insights/news'])
  expect((await call('/blog')).headers.get('location')).toBe('/insights/blog')
  await setFlags({ ...allOn, insights: false, french_language: false })
  expect((await call('/blog')).status).toBe(404)
  expect((await call('/fr/index.md')).status).toBe(404)
})

test('the news filter works by its address', async () => {
  const page = visibleText(await text('/insights/news?category=trade'))
  expect(page).toContain('1 news item shown')
  expect(page).not.toContain('New-harvest Koroneiki')
  expect(visibleText(await text('/insights/news?category=%3Cb%3E'))).toContain('5 news items shown')
})
