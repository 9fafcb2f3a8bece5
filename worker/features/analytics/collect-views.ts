import type { Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { log } from '../../lib/log.ts'
import { addViews, type ViewCount } from './add-views.ts'

/** Views wait so long for others to be written with them. */
const collectMs = 10_000
/** Work that was put off may never come to run, if the isolate had to go on without it: then another takes over. */
const lostAfterMs = 3 * collectMs

/** What an isolate has counted and not yet written, and since when somebody is about to write it. */
type Waiting = { counts: Map<string, ViewCount>; flushFromMs: number | null }
const waiting = new WeakMap<Db, Waiting>()

type Needs = Pick<Deps, 'db' | 'now' | 'pause'>

/**
 * Counts a view. Of many within ten seconds one writes for all: D1 takes a write each ten seconds and isolate, however
 * busy the site is. What an isolate holds when it ends is lost; views are figures, not facts.
 */
export async function collectView(deps: Needs, view: Omit<ViewCount, 'views'>): Promise<void> {
  const { db, now, pause } = deps
  const mine = waiting.get(db) ?? { counts: new Map(), flushFromMs: null }
  waiting.set(db, mine)
  const key = JSON.stringify([view.day, view.path, view.locale])
  const known = mine.counts.get(key)
  mine.counts.set(key, { ...view, views: (known?.views ?? 0) + 1 })

  const nowMs = now().getTime()
  if (mine.flushFromMs !== null && nowMs - mine.flushFromMs < lostAfterMs) return
  mine.flushFromMs = nowMs
  await pause(collectMs)
  mine.flushFromMs = null
  const counts = [...mine.counts.values()]
  mine.counts.clear()
  if (counts.length > 0) await store(db, counts)
}

/** A lost view costs less than one counted twice: what fails is not tried again. */
async function store(db: Db, counts: ViewCount[]): Promise<void> {
  try {
    await addViews(db, counts)
  } catch (cause) {
    const views = counts.reduce((sum, { views }) => sum + views, 0)
    log('warn', 'Page views are not counted', { area: 'page-views', views, cause })
  }
}
