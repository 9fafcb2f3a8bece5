import type { Deps } from '../../deps.ts'
import { type LazyDb, opened } from '../../db/lazy.ts'
import { log } from '../../lib/log.ts'

const hourMs = 3_600_000

/** What this isolate was asked for since it last wrote to D1, and when that was. */
type Records = Pick<Deps, 'kv' | 'now' | 'defer'> & { db: LazyDb }
type Pending = {
  names: Set<string>
  /** The lists that are in `names` already: a page that is kept brings the same one each time. */
  lists: WeakSet<object>
  reportedAtMs: number
  sinceMs: number
}
const pending = new WeakMap<KVNamespace, Pending>()

/**
 * Remembers that flags were asked for. Each isolate tells D1 about its first reads at once and then once an hour, in one
 * statement after the answer; rows that are younger than an hour are left alone. What an isolate still holds when it
 * ends is lost: the next one asks for the same flags.
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
 * The same for who answers with what is kept: loading SQL takes longer than that, so an isolate's first minute goes by
 * before it tells anyone.
 */
export function recordKeptReads(deps: Records, names: readonly string[]): void {
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

/** SQL is loaded when there is something to store: who only reads kept pages needs none. */
async function store(db: LazyDb, names: string, at: Date): Promise<void> {
  const { storeReads } = await import('./reads.ts')
  await storeReads(await opened(db), names, at)
}
