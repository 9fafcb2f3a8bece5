import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  activeLocales,
  type Locale,
  localeCodes,
  locales,
  localize,
  splitLocale,
} from '#contract/locales.ts'
import { feedPath, isPageOn } from '#contract/pages.ts'
import { indexedPages, markdownPath } from '#contract/site/indexed-pages.ts'
import { liveDeps } from '../../../worker/deps.ts'
import { call, origin } from '../kit/client.ts'
import { alternatesOf, canonicalOf, crawl, locations, visibleText } from '../kit/crawler.ts'
import { allOn, flagStates, setFlags, seedFlags } from '../kit/flag-states.ts'
import { createSite } from '../kit/site.ts'

// an isolate reads the shell once, so the tests before that read come first in this file

let logged: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => logged.mockRestore())

const words: Record<Locale, RegExp> = {
  en: /Something went wrong on our side/,
  fr: /Un problème est survenu de notre côté/,
  el: /Κάτι πήγε στραβά/,
  it: /Si è verificato un errore/,
  de: /Bei uns ist etwas schiefgegangen/,
}

/** Requests a page while the deployment's files cannot be read. */
async function withoutFiles(path: string, answer: () => Promise<Response>) {
  const assets = { fetch: answer } as unknown as Fetcher
  const execution = createExecutionContext()
  const request = new Request(new URL(path, 'https://meltemi.test'))
  const response = await createSite(liveDeps).fetch(request, { ...env, ASSETS: assets }, execution)
  await waitOnExecutionContext(execution)
  return response
}

async function expectBrokenPage(response: Response, locale: Locale) {
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const html = await response.text()
  expect(html).toContain(`<html lang="${locale}">`)
  expect(visibleText(html)).toMatch(words[locale])
  expect(html.match(/<h1>/g)).toHaveLength(1)
  expect(html).toContain('mailto:')
  // the page loads no file, and the policy admits its only style
  expect(html).not.toMatch(/src=|<link|<script/)
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
}

test('while the shell is missing, a visitor reads so in their language and may try again', async () => {
  for (const locale of localeCodes) {
    const response = await withoutFiles(
      localize('/teams', locale),
      async () => new Response('', { status: 404 }),
    )
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('30')
    await expectBrokenPage(response, locale)
  }
  expect(logged.mock.calls.join()).toContain('run the build')
})

test('a visitor reads the same while files cannot be read at all', async () => {
  const response = await withoutFiles('/el', () => Promise.reject(new Error('no assets')))
  expect(response.status).toBe(503)
  await expectBrokenPage(response, 'el')
})

test('the page is shown once its files are there', async () => {
  expect((await call('/teams')).status).toBe(200)
})

test('a page whose code fails is said to be broken, and the log knows why', async () => {
  for (const locale of localeCodes) {
    const captchaWidget = () => {
      throw new Error('The page cannot be made')
    }
    const response = await call(localize('/partnerships', locale), {}, { captchaWidget })
    expect(response.status).toBe(500)
    expect(response.headers.get('retry-after')).toBeNull()
    await expectBrokenPage(response, locale)
  }
  const [line] = logged.mock.calls[0] ?? []
  expect(JSON.parse(String(line))).toMatchObject({
    level: 'error',
    message: 'A page could not be made',
  })
})

beforeEach(() => seedFlags())

/** All pages that a visitor reaches with every flag on. Crawled once for all tests. */
let allPages: ReturnType<typeof crawl> | undefined
async function crawlAll() {
  await setFlags(allOn)
  return (allPages ??= crawl('/'))
}

const text = async (path: string) => (await call(path)).text()
const sorted = (values: Iterable<string>) => [...values].toSorted()

for (const [state, flags] of flagStates) {
  test(`with ${state}, links, languages, sitemap, feeds and copies agree`, async () => {
    const visited = await (flags === allOn ? crawlAll() : setFlags(flags).then(() => crawl('/')))
    const broken = [...visited].filter(([, { status }]) => status !== 200)
    expect(broken.map(([path]) => path)).toEqual([])
    for (const [from, { places }] of visited) {
      for (const [path, id] of places)
        expect(visited.get(path)?.html.includes(` id="${id}"`), `${from}: ${path}#${id}`).toBe(true)
    }

    const indexed = [...visited].filter(([, { html }]) => canonicalOf(html) !== undefined)
    const reachable = new Set(indexed.map(([, { html }]) => canonicalOf(html) ?? ''))
    expect(sorted(locations(await text('/sitemap.xml')))).toEqual(sorted(reachable))
    expect(reachable.size).toBe(indexedPages(flags).length * activeLocales(flags).length)

    for (const [path, { html }] of indexed) {
      const { pathname } = new URL(path, origin)
      expect(canonicalOf(html)).toBe(origin + pathname)
      const { path: shared, locale } = splitLocale(pathname)
      expect(html).toContain(`og:locale" content="${locales[locale].tag.replace('-', '_')}"`)
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
  for (const [path, { html }] of await crawlAll()) {
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
    for (const [drawing] of html.matchAll(/<svg [^>]*>/g))
      expect(drawing).toMatch(/aria-hidden="true"|role="img" aria-label="[^"]+"/)
  }
})

test('titles and descriptions are of a length that search engines show, and no two alike', async () => {
  const pages = await crawlAll()
  const titles = new Map<string, string>()
  for (const path of locations(await text('/sitemap.xml'))) {
    const html = pages.get(new URL(path).pathname)?.html ?? ''
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
  const pages = await crawlAll()
  const length = (path: string) =>
    visibleText(pages.get(path)?.html ?? '').replace(/\s+/g, ' ').length
  for (const { path } of indexedPages(allOn)) {
    const english = length(path)
    expect(english, path).toBeGreaterThan(0)
    for (const code of activeLocales(allOn))
      expect(length(localize(path, code)), `${code} ${path}`).toBeGreaterThan(english * 0.8)
  }
})
