import { env } from 'cloudflare:workers'
import { type Deps, liveDeps } from '../../../worker/deps.ts'
import { createFront } from '../../../worker/front/front.ts'
import { servicesOf } from '../../../worker/ssr/services.ts'
import { origin } from '../kit/client.ts'
import { filesOf } from './isolates.ts'

type Written = { value: string | null; metadata?: unknown; seenAtMs: number[] }
type World = {
  build: string
  nowMs: () => number
  upTo: (most: number) => number
  /** Whether KV refuses a write. */
  refuses: () => boolean
  /** Completes an operation at a random time; by default at once. */
  io?: <Value>(work: () => Value) => Promise<Value>
}

/** Isolates at separate locations, which share only D1 and KV. */
export function openLocations(count: number, world: World, override: Partial<Deps>) {
  const ASSETS = filesOf()
  return spreadKv(count, world).map((KV) => {
    const later: Promise<unknown>[] = []
    const execution = { waitUntil: (work: Promise<unknown>) => void later.push(work) } as never
    const site = { ...env, KV, ASSETS, BUILD_ID: world.build } as Env
    const live = liveDeps(site, new Request(origin), execution)
    const deps: Deps = { ...live, now: () => new Date(world.nowMs()), ...override }
    const front = createFront(
      () => ({ ...deps, services: async (flags) => servicesOf(deps, flags) }),
      async () => new Response('the app'),
    )
    const visit = (path: string, headers = {}) =>
      front(new Request(origin + path, { headers }), site, execution)
    return { deps, site, later, visit }
  })
}

/** KV at several locations: a write is readable at once at its own, elsewhere within a minute. */
function spreadKv(locations: number, { nowMs, upTo, refuses, io }: World): KVNamespace[] {
  const answer = io ?? (async (work) => work())
  const world = new Map<string, Written[]>()
  return Array.from({ length: locations }, (_, own) => {
    const seen = (name: string) =>
      world.get(name)?.findLast(({ seenAtMs }) => (seenAtMs[own] ?? 0) <= nowMs())
    const write = (name: string, value: string | null, metadata?: unknown) =>
      answer(() => {
        if (refuses()) throw new Error('429')
        const seenAtMs = Array.from(
          { length: locations },
          (__, other) => nowMs() + (other === own ? 0 : upTo(60_000)),
        )
        world.set(name, [...(world.get(name) ?? []).slice(-20), { value, metadata, seenAtMs }])
      })
    return {
      get: (name: string, options?: { type?: string }) =>
        answer(() => {
          const value = seen(name)?.value ?? null
          return options?.type === 'json' && value !== null ? JSON.parse(value) : value
        }),
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
  })
}
