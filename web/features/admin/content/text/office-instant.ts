import { company } from '#contract/company.ts'

const dayMs = 86_400_000

/** Office-local time of an instant, for a `datetime-local` field (`2026-12-24T09:00`). */
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
 * The instant of an office-local time. A time skipped in spring moves one hour on, and one repeated
 * in autumn is the first.
 */
export function instantOf(time: string): string {
  const wallMs = Date.parse(`${time}Z`)
  const offsetAt = (ms: number) => Date.parse(`${officeTime(new Date(ms).toISOString())}Z`) - ms
  // uses the offset of the day before, unless only that of the day after yields this time
  const [before, after] = [wallMs - dayMs, wallMs + dayMs].map((ms) =>
    new Date(wallMs - offsetAt(ms)).toISOString(),
  ) as [string, string]
  return officeTime(before) !== time && officeTime(after) === time ? after : before
}
