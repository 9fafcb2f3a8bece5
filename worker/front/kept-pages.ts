import { Lru } from '../lib/lru.ts'
import type { PageAhead } from './ahead-format.ts'
import type { FrontDeps } from './front-deps.ts'
import type { KeptPage } from './kept-page.ts'
import { readLocation, writeLocation } from './location-cache.ts'
import { isAsShipped, pageKey } from './page-key.ts'
import { buildOf } from './page-settings.ts'
import type { PageState } from './page-state.ts'
import { completed, readAhead } from './pages-ahead.ts'

/** Pages of this isolate, known by its KV. 500 of about 64 KB stay far below its 128 MB. */
const memories = new WeakMap<KVNamespace, Lru<KeptPage>>()

function memoryOf({ KV }: Env): Lru<KeptPage> {
  const memory = memories.get(KV) ?? new Lru<KeptPage>(500)
  memories.set(KV, memory)
  return memory
}

/** A page that this isolate has at hand. */
export const pageInMemory = (env: Env, pathname: string, state: PageState): KeptPage | undefined =>
  memoryOf(env).get(pageKey(env, pathname, state))

type Sought = {
  /** As we write it (`ownPage`); a page that exists in this state. */
  pathname: string
  state: PageState
  /** What the build rendered for this address, where it was asked for already. */
  ahead?: Promise<PageAhead | undefined> | undefined
}

type Using = Pick<FrontDeps, 'defer' | 'services'>

/**
 * The page of an address that all its visitors share: of this isolate, of the build, of this location, else rendered
 * now and kept. Rendering loads React and nothing else of the app: such a page asks no API.
 * @returns nothing where it is no such page, and the app has to say what it is
 */
export async function sharedPage(
  env: Env,
  deps: Using,
  { pathname, state, ahead }: Sought,
): Promise<KeptPage | undefined> {
  const key = pageKey(env, pathname, state)
  const memory = memoryOf(env)
  let page = memory.get(key) ?? (await findBeyond(env, deps, { key, pathname, state, ahead }))
  if (!page) {
    const { renderShared } = await import('../ssr/render-page.ts')
    page = await renderShared(env, deps, pathname, state)
    if (page && buildOf(env) !== '') deps.defer(writeLocation(key, page))
  }
  if (page) memory.set(key, page)
  return page
}

/**
 * Pages of the shipped flags lie beside the Worker; all others are looked for in the cache of this location, which does
 * not outlive a build: its name is part of the key.
 */
async function findBeyond(
  env: Env,
  deps: Using,
  { key, ...sought }: Sought & { key: string },
): Promise<KeptPage | undefined> {
  if (buildOf(env) === '') return undefined
  return (await fromBuild(env, deps, sought)) ?? readLocation(key)
}

async function fromBuild(
  env: Env,
  deps: Using,
  { pathname, state, ahead }: Sought,
): Promise<KeptPage | undefined> {
  if (!isAsShipped(env, state)) return undefined
  const page = await (ahead ?? readAhead(env.ASSETS, pathname))
  if (!page || page.past.join() !== state.past.join()) return undefined
  return completed(page, state, await deps.services(state.flags))
}
