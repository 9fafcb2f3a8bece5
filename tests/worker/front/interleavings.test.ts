import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { type FlagName, flagNames } from '#contract/flags.ts'
import { publishSite, renewSite } from '../../../worker/features/site/snapshot.ts'
import { liveDeps } from '../../../worker/deps.ts'
import { createFront } from '../../../worker/front/front.ts'
import { renderAhead as renderPagesAhead } from '../../../worker/ssr/render-ahead.ts'
import { servicesOf } from '../../../worker/ssr/services.ts'
import { randomFrom } from '../../setup/random.ts'
import { allOn, seedFlags, setFlags } from '../kit/flag-states.ts'
import { noPause, origin } from '../kit/client.ts'
import { execute } from '../kit/rows.ts'
import { seed, tries } from '../kit/soak.ts'
import { filesOf, newBuild } from './isolates.ts'

/** Of these the frame of every page shows each by a link; all other pages are off, so that a change renders twelve. */
const shown = ['products', 'services', 'brand_story', 'contact'] as const satisfies FlagName[]
const paths = ['/', '/el', '/de', '/it/terms', '/privacy', '/de/privacy']
const stateIn = (html: string) =>
  shown.map((flag) => +html.includes(`#${flag.replace('_', '-')}"`)).join('')

type Written = { value: string | null; metadata?: unknown; seenAtMs: number[] }

test('no page is older than its promise, whatever the order of changes, visits and what KV does', async () => {
  const random = randomFrom(seed)
  const upTo = (most: number) => Math.floor(random() * most)
  const on = new Set<FlagName>([...shown, 'cookie_consent', 'hero_section'])
  await seedFlags()
  await setFlags({ ...allOn, ...Object.fromEntries(flagNames.map((name) => [name, on.has(name)])) })
  let nowMs = Date.now()
  const now = () => new Date(nowMs)
  const world = new Map<string, Written[]>()
  const states: { atMs: number; state: string; by: number; promisedMs: number }[] = []
  const { build } = newBuild()
  let refuses = false

  const isolates = [0, 1, 2].map((isolate) => {
    const seen = (name: string) =>
      world.get(name)?.findLast(({ seenAtMs }) => (seenAtMs[isolate] ?? 0) <= nowMs)
    const write = async (name: string, value: string | null, metadata?: unknown) => {
      if (refuses && random() < 0.5) throw new Error('429')
      // KV spreads a write within a minute; where it was made it is there
      const seenAtMs = [0, 1, 2].map((other) => nowMs + (other === isolate ? 0 : upTo(60_000)))
      world.set(name, [...(world.get(name) ?? []).slice(-20), { value, metadata, seenAtMs }])
    }
    const kv = {
      get: async (name: string, options?: { type?: string }) => {
        const value = seen(name)?.value ?? null
        return options?.type === 'json' && value !== null ? JSON.parse(value) : value
      },
      put: (name: string, value: string, options?: { metadata?: unknown }) =>
        write(name, value, options?.metadata),
      delete: (name: string) => write(name, null),
      list: async () => ({
        keys: [...world.keys()].flatMap((name) => {
          const { value, metadata } = seen(name) ?? {}
          return name.startsWith('page:') && value ? [{ name, metadata }] : []
        }),
      }),
    } as unknown as KVNamespace
    const later: Promise<unknown>[] = []
    const execution = { waitUntil: (work: Promise<unknown>) => void later.push(work) } as never
    const own = { ...env, KV: kv, ASSETS: filesOf(), BUILD_ID: build } as Env
    const request = new Request(origin)
    const renderAhead = (): unknown => later.push(renderPagesAhead({ env: own, deps, request }))
    const deps = { ...liveDeps(own, request, execution, renderAhead), now, pause: noPause }
    const front = createFront(
      () => ({ ...deps, services: async (flags) => servicesOf(deps, flags) }),
      async () => new Response('the app', { status: 500 }),
    )
    return {
      deps,
      settle: () => Promise.all(later.splice(0)),
      visit: (path: string) => front(new Request(origin + path), own, execution),
    }
  })

  let compared = 0
  for (let step = 0; step < tries(10_000); step++) {
    nowMs += upTo(8_000)
    const which = upTo(3)
    const isolate = isolates[which]!
    const dice = random()
    if (dice < 0.1) {
      refuses = random() < 0.3
      const flag = shown[upTo(shown.length)]!
      on[on.has(flag) ? 'delete' : 'add'](flag)
      await execute('update feature_flags set enabled = ? where name = ?', +on.has(flag), flag)
      const changed = `insert into flag_changes (flag_id, actor, changed_at, "from", "to", change_set, from_updated_at, to_updated_at)
        values (?1, 'x', 'x', 0, 1, ?2, 'x', 'x')`
      await execute(changed, flag, `set${step}`)
      await publishSite(isolate.deps)
      const state = shown.map((name) => +on.has(name)).join('')
      states.push({ atMs: nowMs, state, by: which, promisedMs: refuses ? 6 * 60_000 : 64_000 })
    } else if (dice < 0.15) {
      await renewSite(isolate.deps)
      isolate.deps.pagesChanged()
    } else if (dice < 0.3) {
      await isolate.settle()
    } else {
      const response = await isolate.visit(paths[upTo(paths.length)]!)
      const html = await response.text()
      expect(response.status, html.slice(0, 200)).toBe(200)
      // what is overdue for this isolate: the newest state that was promised to it by now
      const due = states.findLastIndex(
        ({ atMs, by, promisedMs }) => by === which || atMs + promisedMs <= nowMs,
      )
      if (due < 0) continue
      const allowed = states.slice(due).map(({ state }) => state)
      expect(allowed, `step ${step}`).toContain(stateIn(html.slice(html.indexOf('<body'))))
      const boot = /id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? '{}'
      const { flags } = JSON.parse(boot) as { flags: Record<string, boolean> }
      expect(shown.map((name) => +!!flags[name]).join('')).toBe(stateIn(html))
      compared++
    }
  }
  for (const { settle } of isolates) await settle()
  expect(compared).toBeGreaterThan(tries(5_000))
})
