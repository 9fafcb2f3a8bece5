import type { Deps } from '../../deps.ts'
import { type LazyDb, openDb } from '../../db/lazy.ts'
import { log } from '../../lib/log.ts'

const hourMs = 3_600_000

/** What this isolate was asked for since it last wrote to D1, and when that was. */
type Records = Pick<Deps, 'kv' | 'now' | 'defer'> & { db: LazyDb }
type Pending = {
  names: Set<string>
  /** Lists whose names are already recorded: cached pages pass the same list each time. */
  lists: WeakSet<object>
  reportedAtMs: number
  sinceMs: number
}
const pending = new WeakMap<KVNamespace, Pending>()

/**
 * Records reads of flags. Each isolate stores them at first use and then hourly, after the
 * response; unsaved ones are lost with the isolate, which is acceptable.
 */
export function recordReads({ db, kv, now, defer }: Records, names: Iterable<string>): void {
  const at = now()
  const known = rememberReads(kv, at, names)
  if (known.names.size === 0 || at.getTime() - known.reportedAtMs < hourMs) return
  const readNames = JSON.stringify([...known.names])
  known.names.clear()
  known.lists = new WeakSet()
  known.reportedAtMs = at.getTime()
  defer(
    store(db, readNames, at).catch((error: unknown) => {
      log('warn', 'Flag reads are not stored', { area: 'flags', cause: error })
    }),
  )
}

/**
 * `recordReads` for cached pages: waits a minute before it loads SQL, so that an isolate's first
 * answers stay fast.
 */
export function recordCachedReads(deps: Records, names: readonly string[]): void {
  const at = deps.now()
  const { sinceMs } = rememberReads(deps.kv, at, names)
  if (at.getTime() - sinceMs > 60_000) recordReads(deps, [])
}

function rememberReads(kv: KVNamespace, at: Date, names: Iterable<string>): Pending {
  let known = pending.get(kv)
  if (!known) {
    known = { names: new Set(), lists: new WeakSet(), reportedAtMs: 0, sinceMs: at.getTime() }
    pending.set(kv, known)
  }
  if (known.lists.has(names)) return known
  known.lists.add(names)
  for (const name of names) known.names.add(name)
  return known
}

/** Loads SQL only when there is something to store. */
async function store(db: LazyDb, names: string, at: Date): Promise<void> {
  const { storeReads } = await import('./reads.ts')
  await storeReads(await openDb(db), names, at)
}
