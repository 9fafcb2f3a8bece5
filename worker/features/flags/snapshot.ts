import type { Flag, FlagList } from '../../contract/flag-calls.ts'
import {
  activeLocales,
  defaultLocale,
  type Locale,
  localize,
  splitLocale,
} from '../../contract/locales.ts'
import { flagCatalogue, flagNames, type FlagValues } from '../../contract/flags.ts'
import { DatabaseUnavailable, type Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { contentHash } from '../../lib/etag.ts'
import { log } from '../../lib/log.ts'
import { within } from '../../lib/within.ts'
import { listFlags } from './queries.ts'

/** What every page view reads: the flags, their version, and when D1 was asked. */
export type Snapshot = FlagList & { takenAtMs: number }

const kvKey = 'flags'
/** A snapshot older than this is taken anew from D1. */
const lifeMs = 5 * 60_000
/** How long an isolate answers from its own memory: the price of not asking KV on every request. */
const memoryMs = 3_000
/** A page waits no longer for a store before it takes what it knows: KV is asked first, then D1. */
const kvPatienceMs = 1_000
const dbPatienceMs = 3_000
/** KV may serve a copy this old at its edge location (seconds, the least KV allows). */
const kvCacheTtlS = 30

/** Per isolate and KV namespace; a write in the same isolate replaces it, so its next reader sees the change. */
const memory = new WeakMap<KVNamespace, { snapshot: Snapshot; readAtMs: number }>()
/** What to fall back on while D1 is down: too old for `memory`, better than nothing. */
const lastKnown = new WeakMap<KVNamespace, Snapshot>()

type Reads = Pick<Deps, 'db' | 'kv' | 'now' | 'defer'>

/**
 * The flags as all readers see them: isolate memory, else KV, else D1. While KV is warm D1 is not touched.
 * @throws a database error when there is no snapshot younger than five minutes and D1 fails
 */
export async function getSnapshot({ db, kv, now, defer }: Reads): Promise<Snapshot> {
  const nowMs = now().getTime()
  const known = memory.get(kv)
  if (known && nowMs - known.readAtMs < memoryMs) return known.snapshot

  const latest = newer(known?.snapshot, await readKv(kv))
  if (latest && nowMs - latest.takenAtMs < lifeMs) return remember(kv, latest, nowMs)
  lastKnown.set(kv, latest ?? builtInSnapshot)
  const fresh = await takeSnapshot(db, nowMs)
  defer(writeKv(kv, fresh))
  return remember(kv, fresh, nowMs)
}

/** `getSnapshot` for pages, which must always answer: when it fails, the last snapshot known, else the defaults. */
export async function readSnapshot(deps: Reads): Promise<Snapshot> {
  try {
    return await getSnapshot(deps)
  } catch (error) {
    log('warn', 'D1 does not answer; flags are served from the last snapshot', {
      area: 'flags',
      cause: error,
    })
    return lastKnown.get(deps.kv) ?? builtInSnapshot
  }
}

/**
 * The address of a page, for a mail in a language. A language that is switched off has no pages, so then it is the
 * default language's: the words of the mail stay, and its link works.
 */
export async function pageLink(
  deps: Reads & Pick<Deps, 'origin'>,
  path: string,
  locale: Locale,
): Promise<string> {
  const isOpen = activeLocales(flagValues(await readSnapshot(deps))).includes(locale)
  return deps.origin + localize(path, isOpen ? locale : defaultLocale)
}

/** The same for an address that a mail has carried for a while. What is none of our pages stays as it is. */
export async function openLink(deps: Reads & Pick<Deps, 'origin'>, link: string): Promise<string> {
  const url = new URL(link)
  const { locale, path } = splitLocale(url.pathname)
  if (url.origin !== deps.origin || locale === defaultLocale) return link
  const page = await pageLink(deps, path, locale)
  return page === url.origin + url.pathname ? link : page + url.search + url.hash
}

/**
 * Takes the flags from D1 and hands them to all readers. Call it after every write, before answering: then the
 * change is visible here at once, and elsewhere as soon as KV spreads it.
 */
export async function publishSnapshot({ db, kv, now }: Omit<Reads, 'defer'>): Promise<Snapshot> {
  const nowMs = now().getTime()
  const snapshot = remember(kv, await takeSnapshot(db, nowMs), nowMs)
  await writeKv(kv, snapshot)
  return snapshot
}

const valuesOf = new WeakMap<Flag[], FlagValues>()

/** Each flag's value; flags that D1 does not know have their built-in default. */
export function flagValues({ flags }: Pick<FlagList, 'flags'>): FlagValues {
  const known = valuesOf.get(flags) ?? computeValues(flags)
  valuesOf.set(flags, known)
  return known
}

function computeValues(flags: Flag[]): FlagValues {
  const stored = new Map(flags.map(({ name, enabled }) => [name, enabled]))
  const entries = flagNames.map((name) => [name, stored.get(name) ?? flagCatalogue[name].enabled])
  return Object.fromEntries(entries) as FlagValues
}

const builtInFlags: Flag[] = flagNames
  .map((name) => ({
    id: name,
    name,
    enabled: flagCatalogue[name].enabled,
    description: flagCatalogue[name].description,
    group: flagCatalogue[name].group,
    updated_at: new Date(0).toISOString(),
  }))
  .toSorted((a, b) => a.name.localeCompare(b.name))

const builtInSnapshot: Snapshot = { version: 'built-in', flags: builtInFlags, takenAtMs: 0 }

async function takeSnapshot(db: Db, nowMs: number): Promise<Snapshot> {
  const flags = await within(dbPatienceMs, listFlags(db)).catch(asUnavailable)
  return { version: await contentHash(JSON.stringify(flags)), flags, takenAtMs: nowMs }
}

/** A database that is too slow is one that is away: callers know what to do then. */
function asUnavailable(error: unknown): never {
  const isTooSlow = error instanceof DOMException && error.name === 'TimeoutError'
  throw isTooSlow ? new DatabaseUnavailable(error) : error
}

function remember(kv: KVNamespace, snapshot: Snapshot, nowMs: number): Snapshot {
  memory.set(kv, { snapshot, readAtMs: nowMs })
  return snapshot
}

async function readKv(kv: KVNamespace): Promise<Snapshot | undefined> {
  try {
    const options = { type: 'json', cacheTtl: kvCacheTtlS } as const
    return (await within(kvPatienceMs, kv.get<Snapshot>(kvKey, options))) ?? undefined
  } catch (error) {
    log('warn', 'KV does not answer; flags are read from D1', { area: 'flags', cause: error })
    return undefined
  }
}

/** A KV that refuses costs freshness elsewhere (up to the snapshot's life), never the change itself. */
async function writeKv(kv: KVNamespace, snapshot: Snapshot): Promise<void> {
  try {
    await kv.put(kvKey, JSON.stringify(snapshot))
  } catch (error) {
    log('warn', 'KV does not take the flag snapshot', { area: 'flags', cause: error })
  }
}

function newer(a: Snapshot | undefined, b: Snapshot | undefined): Snapshot | undefined {
  if (!a || !b) return a ?? b
  return a.takenAtMs >= b.takenAtMs ? a : b
}
