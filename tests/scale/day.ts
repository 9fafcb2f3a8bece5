import { prices, regions, site } from './assumptions.ts'
import { type LocationResult, simulateLocation } from './location.ts'

export type SimulatedDay = {
  views: number
  /** Shares of all views. */
  hits: { memory: number; nearby: number; render: number; start: number }
  firstByteMs: { p50: number; p95: number; p99: number }
  kvReads: number
  kvWrites: number
  rowsWritten: number
  dollarsAMonth: number
}

/** Simulates a day of the site with this many views. */
export function simulateDay(views: number): SimulatedDay {
  // during the hours of the Ottawa office
  const changesS = Array.from({ length: site.changes }, (_, index) => (13 + index * 2) * 3600 + 600)
  const all = regions.flatMap((region, regionIndex) =>
    sharesOf(region.locations).map((share, index) =>
      simulateLocation(
        hoursOf(views * region.share * share, region.noonUtc),
        changesS,
        regionIndex === 0 && index === 0,
        regionIndex * 1000 + index,
      ),
    ),
  )
  const sum = (read: (played: LocationResult) => number) =>
    all.reduce((total, one) => total + read(one), 0)
  const total = sum((one) => one.views)
  const cpuMs = sum((one) => one.cpuMs)
  const kvReads = sum((one) => one.kvReads)
  const rowsWritten = sum((one) => one.rowsWritten)
  // a snapshot and its pages when something changes, and one of each kind every three minutes by the cron
  const kvWrites = site.changes * (1 + site.shown) + 24 * 20
  // with each change, and every five minutes
  const kvLists = site.changes + 24 * 12
  const times = all.flatMap((one) => one.times).toSorted(([a], [b]) => a - b)
  const percentile = (share: number) => quantile(times, share)
  return {
    views: total,
    hits: {
      memory: sum((one) => one.from.memory) / total,
      nearby: sum((one) => one.from.nearby) / total,
      render: sum((one) => one.from.render) / total,
      start: sum((one) => one.starts) / total,
    },
    firstByteMs: { p50: percentile(0.5), p95: percentile(0.95), p99: percentile(0.99) },
    kvReads,
    kvWrites,
    rowsWritten,
    // two requests per view: the page and its count
    dollarsAMonth: dollars({ requests: 2 * total, cpuMs, kvReads, kvWrites, kvLists, rowsWritten }),
  }
}

/** Zipf shares: the nth location has 1/n of the largest one’s views. */
function sharesOf(locations: number): number[] {
  const weights = Array.from({ length: locations }, (_, index) => 1 / (index + 1))
  const sum = weights.reduce((a, b) => a + b)
  return weights.map((weight) => weight / sum)
}

/** Views by hour of UTC: most in the local afternoon, few at night. */
function hoursOf(views: number, noonUtc: number): number[] {
  const weights = Array.from(
    { length: 24 },
    (_, hour) => 0.15 + Math.max(0, Math.cos(((hour - noonUtc - 2) / 24) * 2 * Math.PI)),
  )
  const sum = weights.reduce((a, b) => a + b)
  return weights.map((weight) => (views * weight) / sum)
}

function quantile(sorted: readonly (readonly [number, number])[], share: number): number {
  const total = sorted.reduce((sum, [, weight]) => sum + weight, 0)
  let passed = 0
  for (const [value, weight] of sorted) {
    passed += weight
    if (passed >= total * share) return value
  }
  return Number.NaN
}

type Used = Record<
  'requests' | 'cpuMs' | 'kvReads' | 'kvWrites' | 'kvLists' | 'rowsWritten',
  number
>

function dollars(aDay: Used): number {
  const names = Object.keys(aDay) as (keyof Used)[]
  return names.reduce((sum, name) => {
    const { included, perMillion } = prices[name]
    return sum + (Math.max(0, aDay[name] * 30 - included) / 1e6) * perMillion
  }, prices.monthly)
}
