import { type LazyDb, opened } from '../../db/lazy.ts'
import type { Deps } from '../../deps.ts'
import { log } from '../../lib/log.ts'
import type { Counted, Figure } from './figure.ts'

/** Counts wait so long for others to be written with them. */
const collectMs = 10_000
/** Work that was put off may never come to run, if the isolate had to go on without it: then another takes over. */
const lostAfterMs = 3 * collectMs
/** So many different figures at most wait. */
const mostWaiting = 1000
/**
 * And so many of those that strangers name as they like: endless addresses keep no page from being
 * counted, and has D1 look at no more rows than a day may have.
 */
const mostNamed = 200
const isNamed = ({ of }: Figure) => of === 'missing' || of === 'referrers'

/** What an isolate has counted and not yet written, and since when someone is about to write it. */
type Waiting = { counts: Map<string, Counted>; named: number; flushFromMs: number | null }
const waiting = new WeakMap<KVNamespace, Waiting>()

export type Collecting = Pick<Deps, 'kv' | 'now' | 'pause' | 'defer'> & { db: LazyDb }

/**
 * Counts something, after the answer. Of many within ten seconds one writes for all: D1 takes a write each ten seconds
 * and isolate, however busy the site is. What an isolate holds when it ends is lost: these are figures, not facts.
 */
export function collect(deps: Collecting, figure: Figure): void {
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

async function flushLater({ db, pause }: Collecting, mine: Waiting): Promise<void> {
  await pause(collectMs)
  mine.flushFromMs = null
  const counts = [...mine.counts.values()]
  mine.counts.clear()
  mine.named = 0
  if (counts.length > 0) await store(db, counts)
}

/** A lost view costs less than one counted twice: what fails is not tried again. SQL is loaded when it is needed. */
async function store(db: LazyDb, counts: Counted[]): Promise<void> {
  try {
    const { storeFigures } = await import('./store-figures.ts')
    await storeFigures(await opened(db), counts)
  } catch (cause) {
    const lost = counts.reduce((sum, { count }) => sum + count, 0)
    log('warn', 'Figures are not counted', { area: 'page-views', lost, cause })
  }
}
