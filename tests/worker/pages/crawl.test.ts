import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { indexedPages, markdownPath } from '#contract/site/indexed-pages.ts'
import { activeLocales, localize, splitLocale } from '#contract/locales.ts'
import { feedPath, isPageOn } from '#contract/pages.ts'
import { createDb } from '../../../worker/db/client.ts'
import { seed } from '../../../worker/db/seed.ts'
import { call, origin } from '../kit/client.ts'
import { alternatesOf, canonicalOf, crawl, locations, visibleText } from '../kit/crawler.ts'
import { allOn, flagStates, setFlags } from '../kit/flag-states.ts'

beforeEach(() => seed(createDb(env.DB), [], new Date()))

const text = async (path: string) => (await call(path)).text()
const sorted = (values: Iterable<string>) => [...values].toSorted()

for (const [state, flags] of flagStates) {
  test(`with ${state}, links, languages, sitemap, feeds and copies agree`, async () => {
    await setFlags(flags)
    const visited = await crawl('/')
    const broken = [...visited].filter(([, { status }]) => status !== 200)
    expect(broken.map(([path]) => path)).toEqual([])
    for (const [from, { places }] of visited) {
      for (const [path, id] of places) {
        expect(visited.get(path)?.html.includes(` id="${id}"`), `${from}: ${path}#${id}`).toBe(true)
      }
    }

    const indexed = [...visited].filter(([, { html }]) => canonicalOf(html) !== undefined)
    const reachable = new Set(indexed.map(([, { html }]) => canonicalOf(html) ?? ''))
    const sitemap = await text('/sitemap.xml')
    expect(sorted(locations(sitemap))).toEqual(sorted(reachable))
    expect(reachable.size).toBe(indexedPages(flags).length * activeLocales(flags).length)

    for (const [path, { html }] of indexed) {
      const { pathname } = new URL(path, origin)
      expect(canonicalOf(html)).toBe(origin + pathname)
      const shared = splitLocale(pathname).path
      expect(alternatesOf(html)).toEqual([
        ...activeLocales(flags).map((code) => `${code} ${origin}${localize(shared, code)}`),
        `x-default ${origin}${shared}`,
      ])
    }

    const llms = await text('/llms.txt')
    const copies = [...llms.matchAll(/\]\(([^)]*\.md)\)/g)].map(([, url = '']) => url)
    const expected = activeLocales(flags).flatMap((code) =>
      indexedPages(flags).map(({ path }) => origin + markdownPath(path, code)),
    )
    expect(sorted(copies)).toEqual(sorted(expected))
    for (const id of ['news', 'blog'] as const) {
      for (const code of ['en', 'fr', 'el'] as const) {
        const isOn = isPageOn(id, flags) && activeLocales(flags).includes(code)
        const path = localize(feedPath(id), code)
        expect((await call(path)).status, path).toBe(isOn ? 200 : 404)
        expect(llms.includes(`${origin}${path})`), path).toBe(isOn)
      }
    }
  })
}

test('every page has one first heading, no skipped level, and words for its pictures', async () => {
  await setFlags(allOn)
  for (const [path, { html }] of await crawl('/')) {
    if (html === '') continue // a feed
    const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))
    expect(
      levels.filter((level) => level === 1),
      path,
    ).toHaveLength(1)
    expect(levels[0], path).toBe(1)
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? 0), `${path}: ${levels.join(' ')}`).toBeLessThanOrEqual(
        1,
      )
    })
    for (const [image] of html.matchAll(/<img [^>]*>/g)) expect(image).toMatch(/ alt="/)
    for (const [drawing] of html.matchAll(/<svg [^>]*>/g)) {
      expect(drawing).toMatch(/aria-hidden="true"|role="img" aria-label="[^"]+"/)
    }
  }
})

test('titles and descriptions are of a length that search engines show, and no two alike', async () => {
  await setFlags(allOn)
  const titles = new Map<string, string>()
  for (const path of locations(await text('/sitemap.xml'))) {
    const html = await text(new URL(path).pathname)
    const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
    expect(title.length, title).toBeGreaterThan(10)
    expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(70)
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(200)
    const language = splitLocale(new URL(path).pathname).locale
    expect(titles.get(`${language} ${title}`), path).toBeUndefined()
    titles.set(`${language} ${title}`, path)
  }
})

test('every translation of a page is at least 80 % as long as the English one', async () => {
  await setFlags(allOn)
  const length = async (path: string) => visibleText(await text(path)).replace(/\s+/g, ' ').length
  for (const { path } of indexedPages(allOn)) {
    const english = await length(path)
    for (const code of activeLocales(allOn)) {
      expect(await length(localize(path, code)), `${code} ${path}`).toBeGreaterThan(english * 0.8)
    }
  }
})
