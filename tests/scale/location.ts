import { cpuMs, isolates, latencyMs, site, snapshots } from './assumptions.ts'
import { randomFrom } from '../setup/random.ts'

/** The result of a day at one location, extrapolated to all of its views. */
export type LocationResult = {
  views: number
  starts: number
  kvReads: number
  cpuMs: number
  rowsWritten: number
  /** Views by the source of the page. */
  from: Record<'memory' | 'nearby' | 'render', number>
  /** Times to the first byte, each with the number of views it represents. */
  times: [ms: number, weight: number][]
}

type Isolate = {
  lastS: number
  snapshotS: number
  pages: Map<number, number>
  hasReact: boolean
  countedS: number
}

/** This many views of an hour are simulated and represent the rest. */
const sampledViews = 150
const hourS = 3600

/**
 * Simulates a day at a location, view by view.
 * @param viewsAt views in each hour of UTC
 * @param changesS times of flag changes in seconds of the day; `isHere`: made at this location
 */
export function simulateLocation(
  viewsAt: readonly number[],
  changesS: readonly number[],
  isHere: boolean,
  seed: number,
): LocationResult {
  const random = randomFrom(seed)
  const anyPage = zipf(site.pages, random)
  const result: LocationResult = {
    views: 0,
    starts: 0,
    kvReads: 0,
    cpuMs: 0,
    rowsWritten: 0,
    from: { memory: 0, nearby: 0, render: 0 },
    times: [],
  }
  /** The location’s cache by page and version, and the last KV read here. */
  const cached = new Set<string>()
  let kvReadS = -Infinity
  const running: (Isolate | undefined)[] = []

  for (const [hour, views] of viewsAt.entries()) {
    if (views <= 0) continue
    const perS = views / hourS
    const count = Math.max(1, Math.ceil(perS / isolates.perSecond))
    const share = perS / count
    // few views are all simulated; of many, a part of the hour in one isolate
    const windowS = Math.min(hourS, sampledViews / share)
    const weight = (hourS / windowS) * count
    let nowS = hour * hourS + (hourS - windowS) * random()
    // the isolate stayed alive before this window if views were frequent enough
    const before = running[0]
    if (before && nowS - before.lastS > 0 && share * isolates.idleS > 3) before.lastS = nowS
    const endS = nowS + windowS
    for (;;) {
      const gapS = -Math.log(1 - random()) / share
      nowS += gapS
      if (nowS > endS) break
      view(nowS, gapS, weight, count)
    }
  }
  return result

  function view(nowS: number, gapS: number, weight: number, count: number): void {
    let time = 0
    let cpu = 0
    let isolate = running[0]
    const hasEnded =
      !isolate || nowS - isolate.lastS > isolates.idleS || random() < gapS / isolates.lifeS
    if (!isolate || hasEnded) {
      isolate = {
        lastS: nowS,
        snapshotS: -Infinity,
        pages: new Map(),
        hasReact: false,
        countedS: -Infinity,
      }
      running[0] = isolate
      result.starts += weight
      time += latencyMs.start
      cpu += cpuMs.start
    }
    isolate.lastS = nowS
    if (nowS - isolate.snapshotS > snapshots.memoryS) {
      isolate.snapshotS = nowS
      result.kvReads += weight
      // others of the location's isolates read it, too
      time += nowS - kvReadS <= snapshots.kvCacheS || count > 1 ? latencyMs.kvNear : latencyMs.kvFar
      kvReadS = nowS
    }
    const seenS = changesS.map((atS) => atS + (isHere ? 0 : snapshots.spreadS))
    const version = seenS.filter((atS) => atS <= nowS).length
    const page = anyPage()
    const from = sourceOf(isolate, page, version, nowS - (seenS[version - 1] ?? -Infinity))
    // pages rendered by the build need no KV read
    if (from !== 'memory' && page < site.shown) result.kvReads += weight
    if (from === 'render') {
      if (!isolate.hasReact) {
        isolate.hasReact = true
        time += latencyMs.loadReact
        cpu += cpuMs.loadReact
      }
    }
    isolate.pages.set(page, version)
    result.from[from] += weight
    time += latencyMs[from]
    cpu += cpuMs[from] + cpuMs.pageView
    // an isolate writes the views of ten seconds at once
    if (nowS - isolate.countedS > 10) {
      isolate.countedS = nowS
      result.rowsWritten += weight
    }
    result.views += weight
    result.cpuMs += cpu * weight
    result.times.push([time, weight])
  }

  function sourceOf(isolate: Isolate, page: number, version: number, sinceS: number) {
    if (isolate.pages.get(page) === version) return 'memory'
    const key = `${page} ${version}`
    // until KV has a changed page, the first visit at a location renders it
    if (sinceS > snapshots.renderS || page >= site.shown || cached.has(key)) return 'nearby'
    cached.add(key)
    return 'render'
  }
}

/** Picks 0 … count - 1 by Zipf’s law: the second is half as frequent as the first. */
function zipf(count: number, random: () => number): () => number {
  const sums: number[] = []
  let sum = 0
  for (let rank = 1; rank <= count; rank++) sums.push((sum += 1 / rank))
  return () => {
    const at = random() * sum
    return sums.findIndex((upTo) => at < upTo)
  }
}
