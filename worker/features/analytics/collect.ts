import { type LazyDb, openDb } from '../../db/lazy.ts'
import type { Deps } from '../../deps.ts'
import { log } from '../../lib/log.ts'
import type { CountedFigure, Figure } from './figure.ts'

/** Time over which counts are collected before they are written together. */
const collectMs = 10_000
/** After this time a flush that never ran is started again. */
const lostAfterMs = 3 * collectMs
/** Most different figures that wait. */
const mostWaiting = 1000
/**
 * Most figures with visitor-chosen names (paths, hosts), so that random ones cannot displace page
 * counts.
 */
const mostNamed = 200
const isNamed = ({ of }: Figure) => of === 'missing' || of === 'referrers'

/** Counts of this isolate that are not yet written, and the start of the pending flush. */
type Waiting = { counts: Map<string, CountedFigure>; named: number; flushFromMs: number | null }
const waiting = new WeakMap<KVNamespace, Waiting>()

export type CollectDeps = Pick<Deps, 'kv' | 'now' | 'pause' | 'defer'> & { db: LazyDb }

/**
 * Counts a figure after the response. Each isolate writes at most every ten seconds; counts are
 * lost with the isolate, which is acceptable.
 */
export function collectCount(deps: CollectDeps, figure: Figure): void {
  const { kv, now, defer } = deps
  const mine = waiting.get(kv) ?? { counts: new Map(), named: 0, flushFromMs: null }
  waiting.set(kv, mine)
  const key = JSON.stringify(figure)
  const known = mine.counts.get(key)
  if (known) known.count++
  else if (hasRoom(mine, figure)) {
    mine.counts.set(key, { ...figure, count: 1 })
    if (isNamed(figure)) mine.named++
  }

  const nowMs = now().getTime()
  if (mine.flushFromMs !== null && nowMs - mine.flushFromMs < lostAfterMs) return
  mine.flushFromMs = nowMs
  defer(flushLater(deps, mine))
}

const hasRoom = ({ counts, named }: Waiting, figure: Figure): boolean =>
  isNamed(figure) ? named < mostNamed : counts.size - named < mostWaiting

async function flushLater({ db, pause }: CollectDeps, mine: Waiting): Promise<void> {
  await pause(collectMs)
  mine.flushFromMs = null
  const counts = [...mine.counts.values()]
  mine.counts.clear()
  mine.named = 0
  if (counts.length > 0) await store(db, counts)
}

/** No retry after an error: losing a count is better than counting twice. Loads SQL when needed. */
async function store(db: LazyDb, counts: CountedFigure[]): Promise<void> {
  try {
    const { storeFigures } = await import('./store-figures.ts')
    await storeFigures(await openDb(db), counts)
  } catch (cause) {
    const lost = counts.reduce((sum, { count }) => sum + count, 0)
    log('warn', 'Figures are not counted', { area: 'page-views', lost, cause })
  }
}
