import { beforeEach, expect, test } from 'vitest'
import { articles } from '#contract/site/insights.ts'
import { call } from '../kit/client.ts'
import { opened } from '../kit/crawler.ts'
import { unlock } from '../kit/staff.ts'
import { localeCodes, localize } from '#contract/locales.ts'
import { loadWords } from '../../../web/i18n/load-words.ts'
import { loadedWords } from '../../../web/i18n/words-of.ts'
import { seedFlags } from '../kit/flag-states.ts'

beforeEach(() => seedFlags())

const id = 'B52E8E0C-0F1A-4B36-9C1B-7A9D4E1F2A3B'
const slug = articles[0]?.slug ?? ''

test('an address in other capitals, or of the account below /client, leads to the page that it means', async () => {
  for (const [typed, meant] of [
    ['/TEAMS', '/teams'],
    ['/tEams?utm_source=Fair', '/teams?utm_source=Fair'],
    ['/FR', '/fr'],
    ['/Fr/Teams', '/fr/teams'],
    ['/EL/Insights/News', '/el/insights/news'],
    [`/Insights/Blog/${slug.toUpperCase()}`, `/insights/blog/${slug}`],
    ['/Client/Login?from=/client/Orders', '/client/login?from=/client/Orders'],
    ['/Simple-Admin', '/simple-admin'],
    ['/ACCOUNT', '/account'],
    ['/client/account', '/account'],
    ['/de/client/account', '/de/account'],
    ['/DE/CLIENT/Catalogue', '/de/client/catalogue'],
    [`/client/Orders/${id}`, `/client/orders/${id}`],
    ['/Admin-Portal', '/admin-portal'],
    [`/Admin-Portal/Feature-Flags`, '/admin-portal/feature-flags'],
  ] as const)
    expect(await opened(typed), typed).toEqual([308, meant])
})

test('ids, signed links and addresses without a page stay as they were written', async () => {
  for (const [path, status] of [
    [`/client/orders/${id}`, 200],
    [`/admin-portal/content/${id}`, 200],
    [`/Access-Request/${id}?token=aB`, 404],
    ['/Nowhere', 404],
    ['/Insights/Blog/No-Such-Text', 404],
    ['/media/ABC', 404],
    ['/FR/Nowhere', 404],
  ] as const)
    expect(await opened(path), path).toEqual([status, null])
})

test('a page or a language that is switched off is led to in no letter case', async () => {
  const token = await unlock()
  const body = { enabled: false }
  for (const flag of ['teams', 'french_language'])
    await call(`/api/flags/${flag}`, { method: 'PATCH', token, body })
  for (const path of ['/Teams', '/FR/Privacy', '/fr', '/fr/teams'])
    expect((await opened(path))[0], path).toBe(404)
})

const html = async (path: string) => (await call(path)).text()

/* The server must render this page in all languages; e2e tests check one. */

test('the page behind an emailed link asks for nothing before it is followed, in every language', async () => {
  for (const locale of localeCodes) {
    await loadWords(locale, ['portal'])
    const busyTitle = loadedWords[locale]?.portal.link.busyTitle ?? ''
    expect(busyTitle).not.toBe('')
    for (const page of ['/client/login', '/admin/login']) {
      const path = localize(page, locale)
      for (const query of [
        'token_hash=0123abcd&type=invite',
        'code=0123abcd',
        'mode=recovery&code=0123abcd',
        'error=access_denied',
        'sb',
      ]) {
        const followed = await html(`${path}?${query}`)
        expect(followed, query).toContain(busyTitle)
        expect(followed, query).not.toMatch(/type="(password|email)"/)
      }
      const plain = await html(path)
      expect(plain).toContain('type="password"')
      expect(plain).not.toContain(busyTitle)
    }
  }
})

test('a page that needs scripts says so without them, in every language', async () => {
  for (const locale of localeCodes) {
    await loadWords(locale, ['page'])
    const title = loadedWords[locale]?.page.needsScripts.title
    const portals = ['/client/dashboard', '/client/login', '/admin-portal', '/simple-admin']
    for (const page of ['/account', ...portals]) {
      const said = /<noscript>([\s\S]*?)<\/noscript>/.exec(await html(localize(page, locale)))
      expect(said?.[1], page).toContain(title)
    }
  }
})
