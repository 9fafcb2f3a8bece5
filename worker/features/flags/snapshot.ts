import type { Flag, FlagList } from '../../contract/flag-calls.ts'
import { flagCatalogue, flagNames, type FlagValues } from '../../contract/flags.ts'
import type { Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { contentHash } from '../../lib/etag.ts'
import { listFlags } from './queries.ts'

/** What every page view reads: the flags, their version, and when D1 was asked. */
export type Snapshot = FlagList & { takenAtMs: number }

const kvKey = 'flags'
/** A snapshot older than this is taken anew from D1. */
const lifeMs = 5 * 60_000
/** How long an isolate answers from its own memory: the price of not asking KV on every request. */
const memoryMs = 3_000
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
    warn('D1 does not answer; flags are served from the last snapshot', error)
    return lastKnown.get(deps.kv) ?? builtInSnapshot
  }
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
  const flags = await listFlags(db)
  return { version: await contentHash(JSON.stringify(flags)), flags, takenAtMs: nowMs }
}

function remember(kv: KVNamespace, snapshot: Snapshot, nowMs: number): Snapshot {
  memory.set(kv, { snapshot, readAtMs: nowMs })
  return snapshot
}

async function readKv(kv: KVNamespace): Promise<Snapshot | undefined> {
  try {
    return (await kv.get<Snapshot>(kvKey, { type: 'json', cacheTtl: kvCacheTtlS })) ?? undefined
  } catch (error) {
    warn('KV does not answer; flags are read from D1', error)
    return undefined
  }
}

/** A KV that refuses costs freshness elsewhere (up to the snapshot's life), never the change itself. */
async function writeKv(kv: KVNamespace, snapshot: Snapshot): Promise<void> {
  try {
    await kv.put(kvKey, JSON.stringify(snapshot))
  } catch (error) {
    warn('KV does not take the flag snapshot', error)
  }
}

function newer(a: Snapshot | undefined, b: Snapshot | undefined): Snapshot | undefined {
  if (!a || !b) return a ?? b
  return a.takenAtMs >= b.takenAtMs ? a : b
}

function warn(message: string, error: unknown): void {
  console.warn(JSON.stringify({ level: 'warn', message, cause: String(error) }))
}
