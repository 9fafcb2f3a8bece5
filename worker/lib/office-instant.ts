import { officeClock } from '#contract/site/office-hours.ts'

const dayMs = 86_400_000

/** What the office's clock shows at an instant, as if its zone were UTC. */
function shownAt(ms: number): number {
  const { day, time } = officeClock(new Date(ms))
  return Date.parse(`${day}T${time}:00Z`)
}

/**
 * The instant at which the office's clock shows a day and a time (`HH:MM`). Of a time that comes twice, as clocks go
 * back, the first; of one that never comes, as they go forward, the same time after the change. workerd knows no
 * Temporal.
 */
export function officeInstant(day: string, time: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  // how far the zone is from UTC on either side of any change that may be near
  const offsets = [wanted - dayMs, wanted + dayMs].map((near) => shownAt(near) - near)
  const candidates = offsets.map((offset) => wanted - offset).toSorted((one, other) => one - other)
  const hit = candidates.find((ms) => shownAt(ms) === wanted)
  return new Date(hit ?? Math.max(...candidates))
}
