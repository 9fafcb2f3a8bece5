import { log } from '../../lib/log.ts'
import { within } from '../../lib/with-timeout.ts'
import type { LazyDb } from '../lazy.ts'
import { withDatabaseTimeout } from '../unavailable.ts'

/** Base of all snapshots: version, and when D1 was read. */
export type SnapshotBase = {
  /** Changes with every write; serves as ETag and in page cache keys. */
  version: string
  /** Number of changes; orders snapshots independently of the isolates' clocks. */
  revision: number
  takenAtMs: number
}

/** Age at which a snapshot expires and is read again from D1. */
const lifeMs = 5 * 60_000
/** Age at which the cron renews the KV entry, a few runs before it expires. */
const renewAfterMs = 3 * 60_000
/**
 * Delays before repeated puts: KV accepts one write per second and key. Their sum, with timeouts,
 * stays below `waitUntil`'s 30 s.
 */
const putWaitsMs = [1_100, 1_300, 2_000, 4_000, 8_000]
/** Lifetime in the isolate's memory. */
const memoryMs = 3_000
/** KV timeout: a read then falls back to D1, a write is repeated after the response. */
const kvTimeoutMs = 1_000
/** Greatest plausible clock difference; entries further in the future are ignored. */
const aheadMs = 60_000
/** Cache lifetime of KV at the edge (seconds; KV's minimum). */
const kvCacheTtlS = 30

type Reads = { db: LazyDb; kv: KVNamespace; now: () => Date }
type Pauses = Reads & { pause: (ms: number) => Promise<void> }
type Writes = Pauses & { defer: (work: Promise<unknown>) => void; pagesChanged: () => void }

type Subject<Snapshot extends SnapshotBase> = {
  /** Name of the KV entry, also used in logs. */
  name: string
  /** Reads the current state from D1. */
  take: (db: LazyDb, nowMs: number) => Promise<Snapshot>
  /** Checks the structure of a KV entry, which another version of the Worker may have written. */
  isWhole: (stored: Snapshot) => boolean
  /** Built-in fallback, created on first use. */
  builtIn: () => Snapshot
  /**
   * Writes further KV entries that the snapshot refers to, before it is published. `inKv` is the
   * current entry.
   */
  putBeside?: (
    deps: Reads,
    snapshot: Snapshot,
    inKv: () => Promise<Snapshot | undefined>,
  ) => Promise<void>
}

/**
 * Snapshots of data that staff change: D1 is the source, one KV entry serves visitors, an isolate
 * caches it for 3 s. Writers publish before they respond; the cron renews and repairs the KV entry.
 */
export function createSnapshots<Snapshot extends SnapshotBase>({
  name,
  take,
  isWhole,
  builtIn,
  putBeside,
}: Subject<Snapshot>) {
  /** Cache of this isolate by KV namespace; writes of this isolate replace it. */
  const memory = new WeakMap<
    KVNamespace,
    { snapshot: Snapshot; readAtMs: number; isFromDb: boolean }
  >()
  /** Last known snapshot, the fallback while D1 is down. */
  const lastKnown = new WeakMap<KVNamespace, Snapshot>()

  function fresh(kv: KVNamespace, nowMs: number): Snapshot | undefined {
    const known = memory.get(kv)
    return known && nowMs - known.readAtMs < memoryMs ? known.snapshot : undefined
  }

  /**
   * Caches a snapshot unless a newer one is known. Only a read from D1 can lower the revision,
   * because KV may hold one of a rolled-back change.
   */
  function remember(kv: KVNamespace, read: Snapshot, nowMs: number, isFromDb: boolean): Snapshot {
    const known = memory.get(kv)
    const isLate =
      known &&
      (known.isFromDb || !isFromDb) &&
      known.snapshot.takenAtMs >= read.takenAtMs &&
      known.snapshot.revision >= read.revision
    const latest = isLate ? known : { snapshot: read, isFromDb }
    memory.set(kv, { ...latest, readAtMs: nowMs })
    return latest.snapshot
  }

  /** The KV entry, or `undefined` when it is missing, expired or malformed. */
  async function readKv(kv: KVNamespace, nowMs: number): Promise<Snapshot | undefined> {
    try {
      const options = { type: 'json', cacheTtl: kvCacheTtlS } as const
      const stored = await within(kvTimeoutMs, kv.get<Snapshot>(name, options))
      return stored && isTaken(stored, nowMs) && isWhole(stored) ? stored : undefined
    } catch (error) {
      log('warn', `KV does not answer: the ${name} is read from D1`, { area: name, cause: error })
      return undefined
    }
  }

  /**
   * @returns whether KV has the latest snapshot known to this isolate; `false` after an error, a
   * timeout or a concurrent newer snapshot
   */
  async function putNewest(deps: Reads, snapshot: Snapshot): Promise<boolean> {
    const { kv } = deps
    try {
      await putBeside?.(deps, snapshot, () => readKv(kv, deps.now().getTime()))
      await within(kvTimeoutMs, kv.put(name, JSON.stringify(snapshot)))
    } catch (error) {
      log('warn', `KV does not take the snapshot of ${name}`, { area: name, cause: error })
      return false
    }
    return isNewestOf(memory.get(kv)?.snapshot, snapshot)
  }

  /**
   * Whether D1 has no newer revision; asked after a put, because another isolate's put may have
   * been overwritten.
   */
  const isStillNewest = async (deps: Reads, snapshot: Snapshot): Promise<boolean> =>
    isNewestOf(await getCurrent(deps).catch(() => snapshot), snapshot)

  /** Repeats a failed put with growing delays; after that the cron repairs it. */
  async function putAgain(deps: Pauses): Promise<void> {
    for (const waitMs of putWaitsMs) {
      await deps.pause(waitMs)
      const latest = await getCurrent(deps).catch(() => memory.get(deps.kv)?.snapshot)
      if (!latest || !(await putNewest(deps, latest))) continue
      if (await isStillNewest(deps, latest)) return
    }
    log('error', `KV has not taken the snapshot of ${name}`, { area: name })
  }

  async function get({ db, kv, now }: Reads): Promise<Snapshot> {
    const nowMs = now().getTime()
    const known = fresh(kv, nowMs)
    if (known) return known

    const latest = newer(memory.get(kv)?.snapshot, await readKv(kv, nowMs))
    if (latest && nowMs - latest.takenAtMs < lifeMs) return remember(kv, latest, nowMs, false)
    lastKnown.set(kv, latest ?? builtIn())
    return getCurrent({ db, kv, now })
  }

  async function getCurrent({ db, kv, now }: Reads): Promise<Snapshot> {
    const nowMs = now().getTime()
    return remember(kv, await withDatabaseTimeout('page', take(db, nowMs)), nowMs, true)
  }

  return {
    /** The cached snapshot, if it is still valid. */
    fresh,

    /** Whether this isolate has ever read it. */
    hasRead: (kv: KVNamespace): boolean => memory.has(kv),

    /**
     * Reads the snapshot for all readers: isolate memory, else KV, else D1. Never writes to KV.
     * @throws a database error when no snapshot is younger than five minutes and D1 fails
     */
    get,

    /**
     * Reads D1, for staff, who must see the current state.
     * @throws a database error
     */
    getCurrent,

    /**
     * `get` for pages: falls back to the last known snapshot, then to the built-in one. Never
     * throws.
     */
    read: async (deps: Reads): Promise<Snapshot> => {
      try {
        return await get(deps)
      } catch (error) {
        log('warn', `D1 does not answer: the ${name} is served from the last snapshot`, {
          area: name,
          cause: error,
        })
        return lastKnown.get(deps.kv) ?? builtIn()
      }
    },

    /**
     * Reads D1 and publishes the snapshot, so that the change is visible here at once and elsewhere
     * when KV has spread it. Call it after every write, before responding.
     */
    publish: async (deps: Writes): Promise<Snapshot> => {
      const snapshot = await getCurrent(deps)
      const isPut = await putNewest(deps, snapshot)
      const settle = async () => {
        if (!isPut || !(await isStillNewest(deps, snapshot))) await putAgain(deps)
      }
      deps.defer(settle())
      deps.pagesChanged()
      return snapshot
    },

    /** Renews the KV entry and repairs failed puts; the cron runs it every minute. */
    renew: async (deps: Pauses): Promise<void> => {
      const snapshot = await getCurrent(deps)
      const stored = await readKv(deps.kv, deps.now().getTime())
      const isCurrent =
        stored?.version === snapshot.version && stored.revision === snapshot.revision
      if (isCurrent && snapshot.takenAtMs - stored.takenAtMs < renewAfterMs) return
      if (!(await putNewest(deps, snapshot))) await putAgain(deps)
    },
  }
}

const isTaken = ({ version, revision, takenAtMs }: SnapshotBase, nowMs: number): boolean =>
  typeof version === 'string' &&
  Number.isFinite(revision) &&
  Number.isFinite(takenAtMs) &&
  takenAtMs <= nowMs + aheadMs

const isNewestOf = (known: SnapshotBase | undefined, snapshot: SnapshotBase): boolean =>
  !known || known.revision <= snapshot.revision

function newer<Snapshot extends SnapshotBase>(
  a: Snapshot | undefined,
  b: Snapshot | undefined,
): Snapshot | undefined {
  if (!a || !b) return a ?? b
  if (a.revision !== b.revision) return a.revision > b.revision ? a : b
  return a.takenAtMs >= b.takenAtMs ? a : b
}
