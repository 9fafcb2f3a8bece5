import { pages } from '#contract/pages.ts'
import { Lru } from '../lib/lru.ts'
import type { FrontDeps } from './front-deps.ts'
import { type KeptPage, keptPage } from './kept-page.ts'
import type { OwnPage } from './own-pages.ts'
import { htmlKey, pageKey } from './page-key.ts'
import { buildOf } from '../lib/settings/build-id.ts'
import type { PageState } from './page-state.ts'
import { readBuilt, readLocation, readPublished, writeLocation } from './page-stores.ts'
import { filledIn, type StoredPage } from './stored-page.ts'

/** Cached pages of this isolate by KV binding. 500 of about 64 KB stay far below its 128 MB. */
const memories = new WeakMap<KVNamespace, Lru<KeptPage>>()

function memoryOf({ KV }: Env): Lru<KeptPage> {
  const memory = memories.get(KV) ?? new Lru<KeptPage>(500)
  memories.set(KV, memory)
  return memory
}

/** A page in this isolate's memory. */
export const pageInMemory = (env: Env, pathname: string, state: PageState) =>
  memoryOf(env).get(pageKey(env, pathname, state))

/** A canonical path and its page, which exists in the current state. */
export type Sought = OwnPage & { pathname: string }

/** The shared stores of a page, cheapest first. None in development or for rarely used pages. */
const storesOf = (env: Env, { page }: Sought) =>
  buildOf(env) !== '' && pages[page].indexed ? [readBuilt, readPublished] : []

/** Reads all stores at once, so that a new isolate waits only once. */
export const askStores = (env: Env, sought: Sought) =>
  storesOf(env, sought).map((read) => read(env, sought.pathname))

type Using = Pick<FrontDeps, 'defer' | 'services'>

/**
 * A shared page from this isolate's memory, the build, KV or the location's cache, else rendered
 * and cached. Rendering loads only React, because such a page calls no API.
 * @param asked reads of the stores that have already started
 * @returns nothing when the path has no shared page, and the app has to answer
 */
export async function sharedPage(
  env: Env,
  deps: Using,
  sought: Sought,
  state: PageState,
  asked?: ReturnType<typeof askStores>,
): Promise<KeptPage | undefined> {
  const key = pageKey(env, sought.pathname, state)
  const memory = memoryOf(env)
  const known = memory.get(key)
  if (known) return known
  const keyed = { sought, state, key: await htmlKey(env, sought, state) }
  let stored: StoredPage | undefined
  for (const [index, read] of storesOf(env, sought).entries()) {
    stored ??= await (asked?.[index] ?? read(env, sought.pathname))(keyed.key)
  }
  stored ??= await atLocation(env, deps.defer, keyed)
  if (!stored) return undefined
  const { services, opening } = await deps.services(state.flags)
  const facts = { ...stored.facts, opening: { ...opening, ...stored.facts.opening } }
  const html = await filledIn(stored, state, services)
  const page = await keptPage(facts, new TextEncoder().encode(html))
  memory.set(key, page)
  return page
}

type Keyed = { sought: Sought; state: PageState; key: string }

/** A page from the location's cache, else rendered and cached there. */
export async function atLocation(
  env: Env,
  defer: FrontDeps['defer'],
  { sought, state, key }: Keyed,
): Promise<StoredPage | undefined> {
  const isKept = buildOf(env) !== ''
  const kept = isKept ? await readLocation(key) : undefined
  if (kept) return kept
  const { renderShared } = await import('../ssr/render-page.ts')
  const page = await renderShared(env, sought.pathname, state)
  const stored = page && { key, ...page }
  if (stored && isKept) defer(writeLocation(stored))
  return stored
}
