import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { localeCodes, localize } from '#contract/locales.ts'
import { pageIds, pages } from '#contract/pages.ts'
import { indexedPages, socialImagePath } from '#contract/site/indexed-pages.ts'
import { liveDeps } from '../../../worker/deps.ts'
import { toMarkdown } from '../../../worker/features/seo/markdown.ts'
import { adminSql } from '../../../worker/ops/admin-sql.ts'
import { createWorld, json } from '../auth/world.ts'
import { call, origin } from '../kit/client.ts'
import { visibleText } from '../kit/crawler.ts'
import { allOn, setFlags, seedFlags } from '../kit/flag-states.ts'
import { scalar } from '../kit/rows.ts'

beforeEach(async () => {
  await seedFlags()
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

test('articles and stories are marked as such, with their day', async () => {
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
  const pieces = ['<p>', '</p>', '<a href="', '">', '<', '&', '</', '<img>', 'x', '<!--']
  const all = fc.array(fc.constantFrom(...pieces))
  fc.assert(fc.property(all, (text) => void toMarkdown(text.join(''), (href) => href)))
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
    const headers = { 'if-none-match': answer.headers.get('etag') ?? '' }
    const again = await call(path, { headers })
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

const unset = { ...env, SITE_URL: '' }
const originAt = (address: string) =>
  liveDeps(unset, new Request(address), { waitUntil() {} }).origin

test('without SITE_URL a caller’s Host reaches no mail: only this very machine is served', async () => {
  for (const address of ['http://localhost:8787', 'http://127.0.0.1:9140', 'http://[::1]:8787'])
    expect(originAt(address)).toBe(address)
  const alike = ['http://localhost.evil.example', 'http://127.0.0.1.evil.example']
  for (const address of [...alike, 'https://evil.example', 'http://192.0.2.1'])
    expect(() => originAt(address), address).toThrow('server/setting-missing')
  const response = await call('https://evil.example/auth/v1/health', {}, {}, { SITE_URL: '' })
  expect(response.status).toBeGreaterThanOrEqual(500)
})

test('an administrator made of an unconfirmed account keeps nothing that a stranger left there', async () => {
  const world = createWorld()
  const email = 'boss@example.com'
  const password = 'Strangers-2'
  await world.post('/signup', { email, password, data: { first_name: 'Eve' } })
  const { token } = world.lastMail(email)
  const now = new Date()
  const sql = adminSql({ id: crypto.randomUUID(), email, passwordHash: 'unused', now })
  const statements = sql.split(';\n').filter((statement) => statement.trim() !== '')
  await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)))
  expect((await world.post('/verify', { type: 'signup', token_hash: token })).status).toBe(403)
  world.pass(61)
  await world.post('/recover', { email })
  const link = world.lastMail(email)
  const session = await json(
    await world.post('/verify', { type: 'recovery', token_hash: link.token }),
  )
  expect(session).toMatchObject({ user: { email } })
  expect(JSON.stringify(session)).not.toContain('Eve')
  expect((await world.post('/token?grant_type=password', { email, password })).status).toBe(400)
  expect(await scalar("select count(*) n from user_roles where role = 'admin'")).toBe(1)
})

const rulesIn = (html: string) => /<script type="speculationrules">(.*?)<\/script>/.exec(html)?.[1]

test('a reading page says what may be fetched ahead of a click, and its policy admits just that', async () => {
  for (const path of ['/', '/el', '/teams']) {
    const answer = await call(path)
    const rules = rulesIn(await answer.text()) ?? ''
    const hash = createHash('sha256').update(rules).digest('base64')
    expect(answer.headers.get('content-security-policy')).toContain(
      `script-src 'self' 'sha256-${hash}';`,
    )
    // prefetched but never run: such a page counts no view and calls no external service
    expect(Object.keys(JSON.parse(rules))).toEqual(['prefetch'])
  }
})

test('no application is fetched ahead, and none fetches ahead', async () => {
  const rules = rulesIn(await (await call('/')).text()) ?? '{}'
  const { where } = JSON.parse(rules).prefetch[0]
  const not: string[] = where.and[1].not.href_matches
  const isLeftOut = (path: string) =>
    not.some((pattern) => new URLPattern({ pathname: pattern }).test({ pathname: path }))
  for (const id of pageIds) {
    const path = pages[id].path.replace(':slug', 'some-story').replace(/:id|\*/, 'x')
    for (const address of [path, `/el${path === '/' ? '' : path}`])
      expect([address, isLeftOut(address)]).toEqual([address, pages[id].kind === 'application'])
  }
  for (const file of ['/api/flags', '/sitemap.xml', '/el/index.md', '/insights/news/feed.xml'])
    expect([file, isLeftOut(file)]).toEqual([file, true])
  expect(rulesIn(await (await call('/client/login')).text())).toBeUndefined()
})

test('a security researcher finds where to write, and a password manager where a password is changed', async () => {
  const contact = await text('/.well-known/security.txt')
  expect(contact).toContain('Contact: mailto:hello@meltemi.example\n')
  const expires = Date.parse(/^Expires: (.+)$/m.exec(contact)?.[1] ?? '')
  expect((expires - Date.now()) / 86_400_000).toSatisfy((days: number) => days > 170 && days < 365)
  const change = await call('/.well-known/change-password')
  expect([change.status, change.headers.get('location')]).toEqual([302, '/account'])
})
