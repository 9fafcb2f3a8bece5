import { RegExpRouter } from 'hono/router/reg-exp-router'
import { beforeEach, expect, test } from 'vitest'
import { type Locale, localeCodes, localize } from '#contract/locales.ts'
import { type PageId, pageIds, pages } from '#contract/pages.ts'
import { indexedPages } from '#contract/site/indexed-pages.ts'
import { partners, team } from '#contract/site/team.ts'
import { freshIsolate, newBuild } from '../front/isolates.ts'
import { call, origin } from '../kit/client.ts'
import { visibleText } from '../kit/crawler.ts'
import { allOn, seedFlags } from '../kit/flag-states.ts'
import { brokenDatabase, brokenKv } from '../kit/outages.ts'
import { createSite } from '../kit/site.ts'
import { unlock } from '../kit/staff.ts'

/** The HTML of a page. */
const html = async (path: string) => (await call(path)).text()

/** Switches a flag as staff. */
const switchFlag = async (id: string, enabled: boolean) =>
  call(`/api/flags/${id}`, { method: 'PATCH', token: await unlock(), body: { enabled } })

beforeEach(() => seedFlags())

const plainPages = pageIds.filter((id) => !/[:*]/.test(pages[id].path))

test('every page answers in every language, with one heading and its own title', async () => {
  for (const locale of localeCodes) {
    const titles = new Set<string>()
    for (const id of plainPages) {
      const response = await call(localize(pages[id].path, locale))
      const page = await response.text()
      expect([response.status, id]).toEqual([200, id])
      expect(page.includes(`<html lang="${locale}"`)).toBe(true)
      // a page behind a sign-in is a skeleton until the browser has a session
      if (pages[id].access === 'public') expect(page.match(/<h1[ >]/g)).toHaveLength(1)
      titles.add(/<title>(.*?)<\/title>/.exec(page)?.[1] ?? '')
    }
    expect(titles.size).toBe(plainPages.length)
  }
})

test('no sentence of an English page stands on the same page in another language', async () => {
  const sentences = (page: string) =>
    visibleText(page)
      .split(/\n|(?<=[.!?])\s/)
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence.split(' ').length >= 3)
  const paths = new Set([
    ...plainPages.map((id) => pages[id].path),
    ...indexedPages(allOn).map(({ path }) => path),
  ])
  for (const path of paths) {
    const english = new Set(sentences(await html(path)))
    for (const locale of localeCodes.filter((other) => other !== 'en')) {
      const translated = sentences(await html(localize(path, locale)))
      const same = translated.filter((sentence) => english.has(sentence))
      expect(same.filter((sentence) => !isProperName(sentence))).toEqual([])
    }
  }
})

/** Whether a text is the same in all languages: address, phone number, or a proper name. */
const isProperName = (text: string) =>
  /Murray Street|Ottawa, ON|Meltemi Imports Inc|^Santorini, Naoussa, /.test(text) ||
  [...team, ...partners].some(({ name }) => name === text) ||
  !/\p{L}/u.test(text)

test('portals, admin screens and the 404 page ask not to be indexed', async () => {
  for (const path of ['/client/login', '/admin/login', '/simple-admin', '/nowhere'])
    expect((await html(path)).includes('name="robots" content="noindex"')).toBe(true)
})

test('an unknown address is 404 in the language of its prefix', async () => {
  const words: Record<Locale, string> = {
    en: 'Page not found',
    fr: 'introuvable',
    el: 'δεν βρέθηκε',
    it: 'non trovata',
    de: 'nicht gefunden',
  }
  for (const locale of localeCodes) {
    const response = await call(localize('/no/such/page', locale))
    expect(response.status).toBe(404)
    expect((await response.text()).includes(words[locale])).toBe(true)
  }
})

test('a browser that has the page gets 304 until a flag changes', async () => {
  const tag = (await call('/it')).headers.get('etag') ?? ''
  const again = await call('/it', { headers: { 'if-none-match': tag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  await switchFlag('founder', false)
  expect((await call('/it', { headers: { 'if-none-match': tag } })).status).toBe(200)
})

test('language links keep the path, and the query of a page that reads it', async () => {
  const news = await html('/insights/news?category=trade&x=%22')
  expect(news.includes('href="/el/insights/news?category=trade&amp;x=%22"')).toBe(true)
  expect((await html('/teams?x=1')).includes('href="/el/teams"')).toBe(true)
})

test('a query that a page does not read changes nothing of its markup', async () => {
  const token = await unlock()
  const renderAll = async (query: string) => {
    for (const enabled of [false, true]) {
      // another version of the flags, so no cached page is used
      await call('/api/flags/founder', { method: 'PATCH', token, body: { enabled } })
    }
    return Promise.all(plainPages.map((id) => html(localize(pages[id].path, 'it') + query)))
  }
  const campaign = await renderAll('?utm_source=mail&sort=price')
  const plain = await renderAll('')
  for (const [index, id] of plainPages.entries())
    expect([id, plain[index]]).toEqual([id, campaign[index]])
})

test('no answer carries an inline script, an inline style attribute or a loose policy', async () => {
  for (const path of ['/', '/el', '/client/login', '/nowhere', '/api/flags', '/api/nothing']) {
    const answer = await call(path)
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')?;/)
    expect(policy).not.toContain('unsafe')
    const body = await answer.text()
    expect(body).not.toMatch(/<[^>]+\sstyle=/)
    for (const [, attributes, code] of body.matchAll(/<script([^>]*)>([^<]*)/g)) {
      expect(
        code === '' ||
          /type="(application\/(ld\+)?json|importmap|speculationrules)"/.test(attributes ?? ''),
      ).toBe(true)
    }
  }
})

test('a trailing slash leads to the address without it', async () => {
  const answer = await call('/fr/teams/?a=b')
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/fr/teams?a=b'])
  expect((await call(`${origin}//evil.example/`)).headers.get('location')).toBe('/evil.example')
})

test('text of a visitor cannot break out of the page', async () => {
  const page = await html('/insights/news?x=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E')
  expect(page.includes('<script>alert')).toBe(false)
})

test('every route suits the fast router: one that does not would slow all of them down', () => {
  const { routes } = createSite()
  const router = new RegExpRouter<string>()
  for (const { method, path } of routes) router.add(method, path, `${method} ${path}`)
  for (const method of new Set(routes.map(({ method }) => method))) router.match(method, '/')
  expect(routes.length).toBeGreaterThan(50)
})

test('a page that is switched off is 404, and its links are gone everywhere in the same answer', async () => {
  const gated: Partial<Record<PageId, string>> = {
    solutions: 'solutions',
    teams: 'teams',
    partnerships: 'partnerships',
    news: 'insights',
    clientLogin: 'client_portal',
  }
  for (const [id, flag] of Object.entries(gated) as [PageId, string][]) {
    const { path } = pages[id]
    expect((await html('/')).includes(`href="${path}"`)).toBe(true)
    await switchFlag(flag, false)
    expect((await call(path)).status).toBe(404)
    expect((await call(`/de${path}`)).status).toBe(404)
    for (const from of ['/', '/el', '/terms', '/nowhere'])
      expect((await html(from)).includes(`${path}"`)).toBe(false)
    await switchFlag(flag, true)
    expect((await call(path)).status).toBe(200)
  }
})

test('a section that is switched off leaves the page and the navigation', async () => {
  const gated = {
    products: 'products',
    services: 'services',
    'brand-story': 'brand_story',
    contact: 'contact',
    founder: 'founder',
    process: 'our_process',
    home: 'hero_section',
  }
  for (const [section, flag] of Object.entries(gated)) {
    expect((await html('/')).includes(`id="${section}"`)).toBe(true)
    await switchFlag(flag, false)
    for (const path of ['/', '/fr', '/teams']) {
      const page = await html(path)
      expect(page.includes(`id="${section}"`)).toBe(false)
      expect(page.includes(`#${section}"`)).toBe(false)
      expect(page.match(/<h1[ >]/g)).toHaveLength(1)
    }
    await switchFlag(flag, true)
  }
})

test('without the rotating keyword the first one stands still and there is nothing to pause', async () => {
  await switchFlag('rotating_keywords', false)
  const page = await html('/')
  expect(page.includes('olive oils')).toBe(true)
  expect(page.includes('>mountain honeys<')).toBe(false)
  expect(page.includes('data-pause=""')).toBe(false)
})

test('while D1 and KV are down pages answer with the built-in defaults', async () => {
  for (const path of ['/', '/el/teams']) {
    expect((await call(path, {}, { db: brokenDatabase, kv: brokenKv() })).status).toBe(200)
  }
})

test('buyers read which currency they are quoted in, by their country', async () => {
  const shown = {
    CA: 'We quote in Canadian dollars (CAD).',
    US: 'We quote in US dollars (USD).',
    GR: 'We quote in euros (EUR).',
    JP: 'We quote in Canadian dollars (CAD).',
    T1: 'We quote in Canadian dollars (CAD).',
  }
  const { visit } = freshIsolate({}, newBuild())
  for (const path of ['/', '/solutions']) {
    for (const [country, words] of Object.entries(shown))
      expect(visibleText(await (await visit(path, { country })).text())).toContain(words)
    expect(visibleText(await (await visit(path)).text())).toContain('Canadian dollars')
  }
})

test('the call agrees with the page, and the browser keeps its answer for five minutes', async () => {
  const response = await freshIsolate().visit('/api/geo', { country: 'US' })
  expect(await response.json()).toEqual({ country: 'US', currency: 'USD' })
  expect(response.headers.get('cache-control')).toBe('private, max-age=300')
})
