import { officeClock } from '#contract/site/office-hours.ts'

const dayMs = 86_400_000

/** The office's local time at an instant, encoded as if it were UTC. */
function shownAt(ms: number): number {
  const { day, time } = officeClock(new Date(ms))
  return Date.parse(`${day}T${time}:00Z`)
}

/**
 * Instant of an office-local day and time (`HH:MM`). Of a time that occurs twice (clock change) the
 * first; a skipped time moves past the change. workerd lacks Temporal.
 */
export function officeInstant(day: string, time: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  // UTC offsets before and after any nearby clock change
  const offsets = [wanted - dayMs, wanted + dayMs].map((near) => shownAt(near) - near)
  const candidates = offsets.map((offset) => wanted - offset).toSorted((one, other) => one - other)
  const hit = candidates.find((ms) => shownAt(ms) === wanted)
  return new Date(hit ?? Math.max(...candidates))
}
