import { log } from '../../lib/log.ts'
import { within } from '../../lib/within.ts'
import type { LazyDb } from '../lazy.ts'
import { inTime } from '../unavailable.ts'

/** What every page view reads of something that staff change: its version, and when D1 was asked. */
export type Taken = {
  /** Changes with every write, so it serves as ETag and as part of page cache keys. */
  version: string
  /** Counts the changes: it orders snapshots, whatever the clocks of isolates say. */
  revision: number
  takenAtMs: number
}

/** A snapshot older than this is taken again from D1. */
const lifeMs = 5 * 60_000
/** The cron puts a new one into KV before the old one's life is over, with some runs to spare. */
const renewAfterMs = 3 * 60_000
/**
 * KV takes one write a second and key; a put that came too early is tried again after these waits. Together they stay
 * below the 30 s that work may take after an answer, also where each put is waited for in vain.
 */
const putWaitsMs = [1_100, 1_300, 2_000, 4_000, 8_000]
/** How long an isolate answers from its own memory: the price of not asking KV on every request. */
const memoryMs = 3_000
/** No one waits longer for KV: who reads goes on to D1, and what it does not take is put again behind the answer. */
const kvTimeoutMs = 1_000
/** A time further ahead than clocks differ is no time at which D1 was asked. */
const aheadMs = 60_000
/** KV may serve a copy this old at its edge location (seconds, the least KV allows). */
const kvCacheTtlS = 30

type Reads = { db: LazyDb; kv: KVNamespace; now: () => Date }
type Pauses = Reads & { pause: (ms: number) => Promise<void> }
type Writes = Pauses & { defer: (work: Promise<unknown>) => void; pagesChanged: () => void }

type Subject<Snapshot extends Taken> = {
  /** Of its one KV entry, and of the log's lines. */
  name: string
  /** As D1 has it now. */
  take: (db: LazyDb, nowMs: number) => Promise<Snapshot>
  /** Whether it has the parts that readers walk through: KV may hold what another Worker, or a hand, wrote. */
  isWhole: (stored: Snapshot) => boolean
  /** What counts where nothing is known. Made when it is first needed: mostly never. */
  builtIn: () => Snapshot
  /** Puts what a snapshot names and KV has beside it, before readers learn of it. `inKv` is the one that KV has so far. */
  putBeside?: (
    deps: Reads,
    snapshot: Snapshot,
    inKv: () => Promise<Snapshot | undefined>,
  ) => Promise<void>
}

/**
 * D1 is the truth, one KV entry is the snapshot that visitors' requests read, and an isolate remembers it for three
 * seconds. A writer publishes a new one before the answer; the cron renews it, and mends what KV refused.
 */
export function createSnapshots<Snapshot extends Taken>({
  name,
  take,
  isWhole,
  builtIn,
  putBeside,
}: Subject<Snapshot>) {
  /** Per isolate and KV namespace; a write in the same isolate replaces it, so its next reader sees the change. */
  const memory = new WeakMap<
    KVNamespace,
    { snapshot: Snapshot; readAtMs: number; isFromDb: boolean }
  >()
  /** What to fall back on while D1 is down: too old for `memory`, better than nothing. */
  const lastKnown = new WeakMap<KVNamespace, Snapshot>()

  function fresh(kv: KVNamespace, nowMs: number): Snapshot | undefined {
    const known = memory.get(kv)
    return known && nowMs - known.readAtMs < memoryMs ? known.snapshot : undefined
  }

  /**
   * An answer that was asked for first may arrive last: it does not replace a newer one. Only D1 contradicts D1, as KV
   * may hold a revision that never was.
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

  /** What KV has, if it can be used: else it is as if KV had none, and the cron puts another in its place. */
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
   * @returns whether KV now has what this isolate knows: not if it refused or said nothing, nor if a newer one came up while
   * the put was under way, which may have landed before it
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
   * Whether D1 has no newer one, to be asked after a put: an isolate whose change came later may have put it before ours
   * landed, and neither knows of the other.
   */
  const isStillNewest = async (deps: Reads, snapshot: Snapshot): Promise<boolean> =>
    isNewestOf(await getCurrent(deps).catch(() => snapshot), snapshot)

  /** A KV that goes on refusing costs freshness elsewhere until the cron's next run, never the change itself. */
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
    return remember(kv, await inTime('page', take(db, nowMs)), nowMs, true)
  }

  return {
    /** What this isolate remembers, while that is fresh enough to answer without asking anyone. */
    fresh,

    /** Whether this isolate has read it before, however long ago. */
    hasRead: (kv: KVNamespace): boolean => memory.has(kv),

    /**
     * As all readers see it: isolate memory, else KV, else D1. While KV is warm D1 is not touched, and no reader ever
     * writes to KV: who changes something does, and the cron.
     * @throws a database error when there is no snapshot younger than five minutes and D1 fails
     */
    get,

    /**
     * As D1 has it now, for staff: they change what they read.
     * @throws a database error
     */
    getCurrent,

    /** `get` for pages, which must always answer: when it fails, the last snapshot known, else what is built in. */
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
     * Takes it from D1 and hands it to all readers. Call it after every write, before answering: then the change is
     * visible here at once, and elsewhere as soon as KV spreads it. A put that KV refuses or does not answer, or that another
     * isolate's change overtook, is tried again after the answer, with what D1 has then.
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

    /** Keeps KV as D1 is: renews what grows old, and mends what a writer could not put. Run by the cron every minute. */
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

const isTaken = ({ version, revision, takenAtMs }: Taken, nowMs: number): boolean =>
  typeof version === 'string' &&
  Number.isFinite(revision) &&
  Number.isFinite(takenAtMs) &&
  takenAtMs <= nowMs + aheadMs

const isNewestOf = (known: Taken | undefined, snapshot: Taken): boolean =>
  !known || known.revision <= snapshot.revision

function newer<Snapshot extends Taken>(
  a: Snapshot | undefined,
  b: Snapshot | undefined,
): Snapshot | undefined {
  if (!a || !b) return a ?? b
  if (a.revision !== b.revision) return a.revision > b.revision ? a : b
  return a.takenAtMs >= b.takenAtMs ? a : b
}
