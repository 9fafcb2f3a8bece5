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

/** Pages of this isolate, known by its KV. 500 of about 64 KB stay far below its 128 MB. */
const memories = new WeakMap<KVNamespace, Lru<KeptPage>>()

function memoryOf({ KV }: Env): Lru<KeptPage> {
  const memory = memories.get(KV) ?? new Lru<KeptPage>(500)
  memories.set(KV, memory)
  return memory
}

/** A page that this isolate has at hand. */
export const pageInMemory = (env: Env, pathname: string, state: PageState) =>
  memoryOf(env).get(pageKey(env, pathname, state))

/** An address as we write it, and its page, which exists in the state that it is sought in. */
export type Sought = OwnPage & { pathname: string }

/** Where everyone finds a page, the cheapest first. Not while developing, nor pages that few ask for. */
const storesOf = (env: Env, { page }: Sought) =>
  buildOf(env) !== '' && pages[page].indexed ? [readBuilt, readPublished] : []

/** Asks all of them at once: an isolate that knows nothing yet waits once. */
export const askStores = (env: Env, sought: Sought) =>
  storesOf(env, sought).map((read) => read(env, sought.pathname))

type Using = Pick<FrontDeps, 'defer' | 'services'>

/**
 * The page of an address that all its visitors share: of this isolate, of the build, of KV, of this location, else
 * rendered now and kept. Rendering loads React and nothing else of the app: such a page asks no API.
 * @param asked the stores, where they were asked already
 * @returns nothing where it is no such page, and the app has to say what it is
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

/** Of this location, else rendered and kept for it. */
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
