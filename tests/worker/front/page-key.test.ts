import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FlagName, flagNames } from '#contract/flags.ts'
import { articles, newsItems } from '#contract/site/insights.ts'
import { pageTextPages, pageTexts } from '#contract/site/page-texts.ts'
import type { PublicCompany } from '#contract/site/public-company.ts'
import { contentOf } from '../../../worker/features/content/content-now.ts'
import { ownPage } from '../../../worker/front/own-pages.ts'
import { htmlKey } from '../../../worker/front/page-key.ts'
import { hasPage, type PageState } from '../../../worker/front/page-state.ts'
import { renderShared } from '../../../worker/ssr/render-page.ts'
import { tries } from '../kit/soak.ts'
import { builtInState } from './isolates.ts'

const names = ['solutions', 'teams', 'partnerships', 'privacy', 'terms', 'client/login']
const lists = ['news', 'blog'].map((list) => `/insights/${list}`)
const shown = [newsItems.slice(0, 2), articles.slice(0, 2)] as const
const stories = shown.flatMap((all, at) => all.map(({ slug }) => `${lists[at]}/${slug}`))
const paths = ['/', ...names.map((name) => `/${name}`), ...lists, ...stories]

const otherCompany: Partial<PublicCompany> = {
  accountManager: 'x',
  phone: '+1',
  email: 'a@b.example',
  privacyEmail: 'c@b.example',
  address: { street: 'x', city: 'x', region: 'x', postalCode: 'x' },
  retentionDays: 7,
  hours: [[], [{ opens: '08:00', closes: '16:00' }]],
  special: [{ first: '2030-01-01', last: '2030-01-02', intervals: [] }],
  notices: ['x'],
}

type Site = { flags: FlagName[]; company: object; texts: string[]; content: object; past: string[] }
const builtIn: Site = { flags: [], company: {}, texts: [], content: {}, past: [] }

async function stateOf({ flags, company, texts, content, past }: Site): Promise<PageState> {
  const state = await builtInState()
  const switched = Object.fromEntries(flags.map((flag) => [flag, !state.flags[flag]]))
  const own = Object.fromEntries(texts.map((key) => [key, `staff's ${key}`]))
  const pageTexts = { en: own, el: own }
  const snapshot = { version: 'v', formerSlugs: {}, ...content, pageTexts }
  const body = (name: string) => `The body ${name}\n\n![](/media/${pictures[0]})`
  const get = async (name: string) => body(name)
  const db = async () => Promise.reject(new Error('KV has all'))
  const all = { ...(await state.company.in('en')), ...company }
  return {
    ...state,
    past,
    flags: { ...state.flags, ...switched },
    company: { version: '', in: async () => all },
    content: contentOf(snapshot as never, { kv: { get } as never, now: () => new Date(), db }),
  }
}

/** @returns the number of pages with unchanged keys */
async function compare(one: Site, other: Site, asked: readonly string[]): Promise<number> {
  const [before, after] = [await stateOf(one), await stateOf(other)]
  let kept = 0
  for (const pathname of asked) {
    const sought = { ...ownPage(pathname)!, pathname }
    if (!hasPage(before, sought) || !hasPage(after, sought)) continue
    if ((await htmlKey({}, sought, before)) !== (await htmlKey({}, sought, after))) continue
    const shownBefore = await renderShared(env, pathname, before)
    const shownAfter = await renderShared(env, pathname, after)
    expect(shownAfter?.html, `${pathname} after ${JSON.stringify(other)}`).toBe(shownBefore?.html)
    kept++
  }
  return kept
}

test('a page that keeps its key keeps its HTML, whatever staff change', async () => {
  const changes: Partial<Site>[] = [
    ...flagNames.map((flag) => ({ flags: [flag] })),
    ...Object.entries(otherCompany).map(([name, value]) => ({ company: { [name]: value } })),
    ...pageTextPages.map((page) => ({
      texts: pageTexts.filter((text) => text.page === page).map(({ key }) => key),
    })),
    { past: [newsItems[0].id] },
  ]
  let often = 0
  for (const change of changes) {
    if ((await compare(builtIn, { ...builtIn, ...change }, paths)) > 8) often++
  }
  // most flags affect every page; hours, retention and texts affect one or two
  expect(often).toBeGreaterThan(15)
})

const pictures = ['0'.repeat(32), '1'.repeat(32)] as const
const word = fc.constantFrom('one', 'two')
const version = fc.constantFrom(1, 2)
const text = fc.record({ version, at: fc.constant('x'), title: word, excerpt: word })
const story = fc.record({
  illustration: fc.constantFrom('honeys', 'wines'),
  texts: fc.record({ en: fc.option(text), el: text }, { requiredKeys: ['en'] }),
})
type Facts = { id: string; slug: string }
const maybe = (facts: Facts) =>
  fc.option(story.map((own) => ({ ...facts, ...own, firstSlug: facts.slug })))
const some = (all: readonly Facts[]) =>
  fc.tuple(...all.map(maybe)).map((chosen) => chosen.filter((each) => each !== null))
const size = { width: 1600, height: 900, widths: [480] }
const picture = fc.record({ en: word, el: word }).map((alts) => ({ ...size, alts }))
const covered = fc.constantFrom(newsItems[0].id, articles[0].id)
const written = shown.flat().flatMap(({ id }) => [`${id}:en`, `${id}:el`])
const published = fc.record({
  byId: fc.record({ [pictures[0]]: picture, [pictures[1]]: picture }),
  covers: fc.dictionary(covered, fc.constantFrom(...pictures)),
  inTexts: fc.constant(Object.fromEntries(written.map((key) => [key, [pictures[0]]]))),
})
const content = fc.record(
  { stories: some(shown[0]), articles: some(shown[1]), pictures: published },
  { requiredKeys: ['articles', 'pictures'] },
)
const parts = fc.constantFrom('stories', 'articles', 'pictures')

test('a page that keeps its key keeps its HTML, whatever is published', async () => {
  let kept = 0
  const asked = ['/', ...[...lists, ...stories].flatMap((path) => [path, `/el${path}`])]
  const flags = fc.subarray<FlagName>(['french_language', 'blog', 'teams'])
  await fc.assert(
    fc.asyncProperty(content, content, parts, flags, async (one, other, part, off) => {
      const base = { ...builtIn, flags: off }
      const after = { ...one, [part]: Reflect.get(other, part) as unknown }
      kept += await compare({ ...base, content: one }, { ...base, content: after }, asked)
    }),
    { numRuns: tries(300) },
  )
  expect(kept).toBeGreaterThan(tries(300))
})
