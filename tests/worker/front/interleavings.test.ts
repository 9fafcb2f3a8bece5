import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { type FlagName, flagNames } from '#contract/flags.ts'
import { createDb } from '../../../worker/db/client.ts'
import { updateFlag } from '../../../worker/features/flags/change-sets.ts'
import { publishSite, renewSite } from '../../../worker/features/site/snapshot.ts'
import { atLocation } from '../../../worker/front/kept-pages.ts'
import { htmlKey } from '../../../worker/front/page-key.ts'
import { pageState } from '../../../worker/front/page-state.ts'
import { addressOf, kvStart } from '../../../worker/front/page-stores.ts'
import { formatPage, marks } from '../../../worker/front/stored-page.ts'
import { renderAhead } from '../../../worker/ssr/render-ahead.ts'
import { randomFrom } from '../../setup/random.ts'
import { allOn, seedFlags, setFlags } from '../kit/flag-states.ts'
import { noPause, origin } from '../kit/client.ts'
import { seed, tries } from '../kit/soak.ts'
import { builtInState, newBuild } from './isolates.ts'
import { openLocations } from './locations.ts'

afterEach(() => vi.restoreAllMocks())

/** Flags that the frame of every page shows by a link. */
const shown = ['products', 'services', 'brand_story', 'contact'] as const satisfies FlagName[]
const bits = (isOn: (flag: FlagName) => boolean) => shown.map((flag) => +isOn(flag)).join('')

/** A state that staff saved at one location. Pages elsewhere show it by `promisedAtMs`. */
type Change = { state: string; by: number; isHere: boolean; promisedAtMs: number }

/** The index of the newest change that a page must show now; -1 for none. */
const dueAt = (where: number, nowMs: number, changes: readonly Change[]): number =>
  changes.findLastIndex(
    ({ by, isHere, promisedAtMs }) => (by === where && isHere) || promisedAtMs <= nowMs,
  )

/** The state in a page's HTML, which must equal that in its data. */
function stateIn(html: string): string {
  const body = html.indexOf('<body')
  const state = bits((flag) => html.includes(`#${flag.replace('_', '-')}"`, body))
  const { flags } = JSON.parse(/id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? '{}')
  expect(bits((flag) => flags[flag])).toBe(state)
  return state
}

test('no page is older than its promise, whatever the order of changes, visits and what KV does', async () => {
  const paths = ['/', '/el', '/de', '/it/terms', '/privacy', '/de/privacy']
  const random = randomFrom(seed)
  const upTo = (most: number) => Math.floor(random() * most)
  // all other pages are off, so that a change renders twelve pages
  const on = new Set<FlagName>([...shown, 'cookie_consent', 'hero_section'])
  await seedFlags()
  await setFlags({ ...allOn, ...Object.fromEntries(flagNames.map((name) => [name, on.has(name)])) })
  let nowMs = Date.now()
  let isRefusing = false
  const refuses = () => isRefusing && random() < 0.5
  const world = { ...newBuild(), nowMs: () => nowMs, upTo, refuses }
  const isolates = openLocations(3, world, { pause: noPause })
  const changes: Change[] = []
  let compared = 0
  for (let step = 0; step < tries(10_000); step++) {
    nowMs += upTo(8_000)
    const by = upTo(3)
    const { deps, later, site, visit } = isolates[by]!
    const dice = random()
    if (dice < 0.15) {
      if (dice < 0.1) {
        isRefusing = random() < 0.3
        const flag = shown[upTo(shown.length)]!
        on[on.has(flag) ? 'delete' : 'add'](flag)
        await updateFlag(deps.db, flag, { enabled: on.has(flag) }, { actor: 'x', now: deps.now() })
        await publishSite(deps)
        const promisedAtMs = nowMs + (isRefusing ? 6 * 60_000 : 64_000)
        changes.push({ state: bits((name) => on.has(name)), by, isHere: true, promisedAtMs })
      } else await renewSite(deps)
      later.push(renderAhead({ env: site, deps, request: new Request(origin) }))
    } else if (dice < 0.3) {
      await Promise.all(later.splice(0))
    } else {
      const html = await (await visit(paths[upTo(paths.length)]!)).text()
      const due = dueAt(by, nowMs, changes)
      if (due < 0) continue
      const allowed = changes.slice(due).map(({ state }) => state)
      expect(allowed, `step ${step}`).toContain(stateIn(html))
      compared++
    }
  }
  for (const { later } of isolates) await Promise.all(later)
  expect(compared).toBeGreaterThan(tries(5_000))
})

const terms = { page: 'terms', locale: 'en', pathname: '/terms' } as const

/** Runs a random interleaving of all D1 and KV operations. @returns the number of pages checked */
async function interleave(random: () => number, build: string): Promise<number> {
  const upTo = (most: number) => Math.floor(random() * most)
  let [nowMs, revision, refused, compared] = [Date.UTC(2026, 0, 5), 0, 0, 0]
  const on = new Set<FlagName>(flagNames)
  const changes: Change[] = []
  const waiting: (() => void)[] = []
  const io = async <Value>(work: () => Value): Promise<Value> => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    return work()
  }
  const flagRows = () =>
    flagNames.map((name) => ({ id: name, name, enabled: on.has(name), updatedAt: 'x', revision }))
  const batch = () => io(() => [flagRows(), [], [], [], [], [], []])
  const db = Object.assign(Object.create(createDb(env.DB)), { batch })
  const refuses = () => random() < 0.1 && ++refused > 0
  const world = { build, nowMs: () => nowMs, upTo, refuses, io }
  const isolates = openLocations(2, world, { db, pause: () => io(() => {}) })
  const acts = {
    change: async (by: number) => {
      const { deps, later } = isolates[by]!
      const flag = shown[upTo(2)]!
      on[on.has(flag) ? 'delete' : 'add'](flag)
      revision++
      const state = bits((name) => on.has(name))
      const change = { state, by, isHere: false, promisedAtMs: Infinity }
      changes.push(change)
      await publishSite(deps)
      change.isHere = true
      await Promise.allSettled(later.splice(0))
      // KV spreads in 60 s, memory lasts 3 s; a write that KV refused is read from D1 after 5 min
      change.promisedAtMs = nowMs + (refused > 0 ? 6 * 60_000 : 75_000)
    },
    visit: async (by: number) => {
      const due = dueAt(by, nowMs, changes)
      const html = await (await isolates[by]!.visit(terms.pathname)).text()
      const allowed = changes.slice(Math.max(due, 0)).map(({ state }) => state)
      expect(due < 0 ? [bits(() => true), ...allowed] : allowed).toContain(stateIn(html))
      compared++
    },
    preview: async (by: number) => {
      const before = waiting.length
      const answer = isolates[by]!.visit(terms.pathname, { cookie: '__Host-preview=x' })
      expect(waiting.length, 'it asks no store').toBe(before)
      expect(await (await answer).text(), 'and is the app’s').toBe('the app')
    },
    renew: (by: number) => renewSite(isolates[by]!.deps),
    renderAhead: async (by: number) => {
      const { deps, site } = isolates[by]!
      const state = await pageState(deps, new Request(origin))
      const key = await htmlKey(site, terms, state)
      const page = await atLocation(site, deps.defer, { sought: terms, state, key })
      await site.KV.put(kvStart + terms.pathname, formatPage(page!)).catch(() => {})
    },
  }
  const chances = ['change', 'visit', 'visit', 'visit', 'preview', 'renew', 'renderAhead'] as const
  let idle = 0
  const release = async () => {
    idle = waiting.length === 0 ? idle + 1 : 0
    waiting.splice(upTo(waiting.length), 1)[0]?.()
    for (let tick = 0; tick < 30; tick++) await Promise.resolve()
    // a timer takes thirty times as long, but lets modules and files load
    if (waiting.length === 0) await (idle > 20 ? scheduler.wait(1) : new Response('').text())
  }
  const running: Promise<unknown>[] = []
  for (let step = 0; step < 24; step++) {
    if (random() < 0.35) running.push(acts[chances[upTo(chances.length)]!](upTo(2)))
    else await release()
    // during an operation the clock moves little, so that it ends within a second
    nowMs += waiting.length === 0 ? upTo(40_000) : upTo(200)
  }
  const walk = { isOver: false }
  const all = Promise.all(running).finally(() => (walk.isOver = true))
  while (!walk.isOver) await release()
  await all
  return compared
}

test('in random interleavings no page is older than its promise, and no preview meets a kept one', async () => {
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue()
  const { build } = newBuild()
  // fills the location's cache with each state, so that no page needs rendering
  const kept = new Map<string, string>()
  for (const off of [[], ['products'], ['services'], ['products', 'services']]) {
    const flags = { ...allOn, ...Object.fromEntries(off.map((name) => [name, false])) }
    const key = await htmlKey({ BUILD_ID: build }, terms, { ...(await builtInState()), flags })
    const links = shown.filter((flag) => flags[flag]).map((flag) => `#${flag.replace('_', '-')}"`)
    const facts = { language: 'en', isApplication: false, opening: {}, reads: [] } as const
    const html = `<body>${links.join()}<script id="boot">{${marks.boot}}</script>`
    kept.set(addressOf(key), formatPage({ key, facts, hasStories: false, html }))
  }
  const match = async (name: string) => kept.has(name) && { text: async () => kept.get(name) }
  vi.spyOn(caches, 'open').mockResolvedValue({ match, put: async () => {} } as never)
  const random = randomFrom(seed)
  let compared = 0
  for (let run = 0; run < tries(10_000); run++) compared += await interleave(random, build)
  expect(compared).toBeGreaterThan(tries(10_000))
}, 60_000)
