import type { Flag, FlagList } from '#contract/flag-calls.ts'
import {
  activeLocales,
  defaultLocale,
  type Locale,
  localize,
  splitLocale,
} from '#contract/locales.ts'
import { flagCatalogue, flagNames, type FlagValues } from '#contract/flags.ts'
import { type LazyDb, opened } from '../../db/lazy.ts'
import { DatabaseUnavailable } from '../../db/unavailable.ts'
import type { Deps } from '../../deps.ts'
import { contentHash } from '../../lib/http/etag.ts'
import { log } from '../../lib/log.ts'
import { within } from '../../lib/within.ts'

/** What every page view reads: the flags, their version, and when D1 was asked. */
export type Snapshot = FlagList & {
  /** Counts the changes of flags: it orders snapshots, whatever the clocks of isolates say. */
  revision: number
  takenAtMs: number
}

const kvKey = 'flags'
/** A snapshot older than this is taken anew from D1. */
const lifeMs = 5 * 60_000
/** The cron puts a new one into KV before the old one's life is over, with some runs to spare. */
const renewAfterMs = 3 * 60_000
/**
 * KV takes one write a second and key; a put that came too early is tried again after these waits. Together they stay
 * below the 30 s that work may take after an answer.
 */
const putWaitsMs = [1_100, 1_300, 2_000, 4_000, 8_000]
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

type Reads = Pick<Deps, 'kv' | 'now'> & { db: LazyDb }
type Writes = Reads & Pick<Deps, 'defer' | 'pause' | 'flagsChanged'>

/**
 * The flags as all readers see them: isolate memory, else KV, else D1. While KV is warm D1 is not touched, and no
 * reader ever writes to KV: who changes flags does, and the cron.
 * @throws a database error when there is no snapshot younger than five minutes and D1 fails
 */
export async function getSnapshot({ db, kv, now }: Reads): Promise<Snapshot> {
  const nowMs = now().getTime()
  const fresh = freshSnapshot(kv, nowMs)
  if (fresh) return fresh

  const latest = newer(memory.get(kv)?.snapshot, await readKv(kv))
  if (latest && nowMs - latest.takenAtMs < lifeMs) return remember(kv, latest, nowMs)
  lastKnown.set(kv, latest ?? builtInSnapshot())
  return remember(kv, await takeSnapshot(db, nowMs), nowMs)
}

/** What this isolate remembers, while that is fresh enough to answer without asking anybody. */
export function freshSnapshot(kv: KVNamespace, nowMs: number): Snapshot | undefined {
  const known = memory.get(kv)
  return known && nowMs - known.readAtMs < memoryMs ? known.snapshot : undefined
}

/** Whether this isolate has read flags before, however long ago. */
export const hasReadFlags = (kv: KVNamespace): boolean => memory.has(kv)

/**
 * The flags as D1 has them now, for staff: they change what they read.
 * @throws a database error
 */
export async function getCurrent({ db, kv, now }: Reads): Promise<Snapshot> {
  const nowMs = now().getTime()
  return remember(kv, await takeSnapshot(db, nowMs), nowMs)
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
    return lastKnown.get(deps.kv) ?? builtInSnapshot()
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
 * change is visible here at once, and elsewhere as soon as KV spreads it. A put that KV refuses is tried again after
 * the answer, with what D1 has then.
 */
export async function publishSnapshot(deps: Writes): Promise<Snapshot> {
  const snapshot = await getCurrent(deps)
  if (!(await putNewest(deps.kv, snapshot))) deps.defer(putAgain(deps))
  deps.flagsChanged(snapshot)
  return snapshot
}

/** Keeps KV as D1 is: renews what grows old, and mends what a writer could not put. Run by the cron every minute. */
export async function renewSnapshot(deps: Reads & Pick<Deps, 'pause'>): Promise<void> {
  const snapshot = await getCurrent(deps)
  const stored = await readKv(deps.kv)
  const isCurrent = stored?.version === snapshot.version && stored.revision === snapshot.revision
  if (isCurrent && snapshot.takenAtMs - stored.takenAtMs < renewAfterMs) return
  if (!(await putNewest(deps.kv, snapshot))) await putAgain(deps)
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

let builtIn: Snapshot | undefined

/** What the code says itself. Made when it is first needed: mostly never. */
function builtInSnapshot(): Snapshot {
  return (builtIn ??= {
    version: 'built-in',
    flags: flagNames.toSorted().map((name) => ({
      id: name,
      name,
      enabled: flagCatalogue[name].enabled,
      description: flagCatalogue[name].description,
      group: flagCatalogue[name].group,
      updated_at: new Date(0).toISOString(),
    })),
    revision: 0,
    takenAtMs: 0,
  })
}

async function takeSnapshot(db: LazyDb, nowMs: number): Promise<Snapshot> {
  const { listFlags } = await import('./flag-queries.ts')
  const listed = listFlags(await opened(db))
  const { flags, revision } = await within(dbPatienceMs, listed).catch(asUnavailable)
  const version = await contentHash(JSON.stringify(flags))
  return { version, flags, revision, takenAtMs: nowMs }
}

/** A database that is too slow is one that is away: callers know what to do then. */
function asUnavailable(error: unknown): never {
  const isTooSlow = error instanceof DOMException && error.name === 'TimeoutError'
  throw isTooSlow ? new DatabaseUnavailable(error) : error
}

/** What was asked for first may arrive last: it does not replace what another request has learnt meanwhile. */
function remember(kv: KVNamespace, read: Snapshot, nowMs: number): Snapshot {
  const known = memory.get(kv)?.snapshot
  const isLate = known && known.takenAtMs >= read.takenAtMs && known.revision > read.revision
  const snapshot = isLate ? known : read
  memory.set(kv, { snapshot, readAtMs: nowMs })
  return snapshot
}

async function readKv(kv: KVNamespace): Promise<Snapshot | undefined> {
  try {
    const options = { type: 'json', cacheTtl: kvCacheTtlS } as const
    const stored = await within(kvPatienceMs, kv.get<Snapshot>(kvKey, options))
    // one that was written before there were revisions is older than all others
    return stored ? { ...stored, revision: stored.revision ?? 0 } : undefined
  } catch (error) {
    log('warn', 'KV does not answer; flags are read from D1', { area: 'flags', cause: error })
    return undefined
  }
}

/**
 * @returns whether KV now has what this isolate knows: not if it refused, nor if a newer one came up while the put was
 * under way, which may have landed before it
 */
async function putNewest(kv: KVNamespace, snapshot: Snapshot): Promise<boolean> {
  try {
    await kv.put(kvKey, JSON.stringify(snapshot))
  } catch (error) {
    log('warn', 'KV does not take the flag snapshot', { area: 'flags', cause: error })
    return false
  }
  return newer(memory.get(kv)?.snapshot, snapshot)?.revision === snapshot.revision
}

/** A KV that goes on refusing costs freshness elsewhere until the cron's next run, never the change itself. */
async function putAgain(deps: Reads & Pick<Deps, 'pause'>): Promise<void> {
  for (const waitMs of putWaitsMs) {
    await deps.pause(waitMs)
    const latest = await getCurrent(deps).catch(() => memory.get(deps.kv)?.snapshot)
    if (latest && (await putNewest(deps.kv, latest))) return
  }
  log('error', 'KV has not taken the flag snapshot', { area: 'flags' })
}

function newer(a: Snapshot | undefined, b: Snapshot | undefined): Snapshot | undefined {
  if (!a || !b) return a ?? b
  if (a.revision !== b.revision) return a.revision > b.revision ? a : b
  return a.takenAtMs >= b.takenAtMs ? a : b
}
