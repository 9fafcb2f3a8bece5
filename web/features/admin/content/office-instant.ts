import { company } from '#contract/company.ts'

/** What the office's clock shows at an instant, as a field for date and time has it (`2026-12-24T09:00`). */
export function officeTime(instant: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: company.timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(new Date(instant))
  return parts.replace(/,?\s+/, 'T')
}

/**
 * The instant at which the office's clock shows a time. An hour that the clock leaves out in spring is the next one; of
 * one that comes twice in autumn it is the first.
 */
export function instantOf(time: string): string {
  const wallMs = Date.parse(`${time}Z`)
  const offsetAt = (ms: number) => Date.parse(`${officeTime(new Date(ms).toISOString())}Z`) - ms
  // the zone's offset is found where it counts: once as if there were none, then where that leads
  const guessMs = wallMs - offsetAt(wallMs - offsetAt(wallMs))
  const earlierMs = guessMs - 3_600_000
  const isEarlier = officeTime(new Date(earlierMs).toISOString()) === time
  return new Date(isEarlier ? earlierMs : guessMs).toISOString()
}
