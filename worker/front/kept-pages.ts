import type { Deps } from '../deps.ts'
import { Lru } from '../lib/lru.ts'
import type { KeptPage } from './kept-page.ts'
import { readLocation, writeLocation } from './location-cache.ts'
import type { PageAhead } from './ahead-format.ts'
import { completed } from './pages-ahead.ts'
import { buildOf, isAsShipped, type PageState } from './page-key.ts'
import type { FrontDeps } from './front-deps.ts'

/** Pages of this isolate. 500 of about 64 KB stay far below its 128 MB. */
const memory = new Lru<KeptPage>(500)

export const pageInMemory = (key: string): KeptPage | undefined => memory.get(key)

/** Keeps a page for this isolate, and where a build names itself for the others of its location. */
export function keepPage(
  env: object,
  { defer }: Pick<Deps, 'defer'>,
  key: string,
  page: KeptPage,
): void {
  memory.set(key, page)
  if (buildOf(env) !== '') defer(writeLocation(key, page))
}

type Sought = {
  key: string
  state: PageState
  /** What the build rendered for this address; asked for already, or when it is needed. */
  ahead: () => Promise<PageAhead | undefined>
}

/**
 * A page from beyond this isolate. Pages of the shipped flags lie beside the Worker; all others are looked for in the
 * cache of this location, which does not outlive a build: its name is part of the key.
 */
export async function findBeyond(
  env: object,
  deps: FrontDeps,
  { key, state, ahead }: Sought,
): Promise<KeptPage | undefined> {
  if (buildOf(env) === '') return undefined
  const page = (await fromBuild(env, deps, { state, ahead })) ?? (await readLocation(key))
  if (page) memory.set(key, page)
  return page
}

async function fromBuild(
  env: object,
  deps: FrontDeps,
  { state, ahead }: Omit<Sought, 'key'>,
): Promise<KeptPage | undefined> {
  const { flags, past } = state
  if (!isAsShipped(env, state)) return undefined
  const page = await ahead()
  if (!page || page.past.join() !== past.join()) return undefined
  return completed(page, state, await deps.services(flags))
}
