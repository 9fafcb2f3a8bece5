import { company } from '#contract/company.ts'

const dayMs = 86_400_000

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
  // the clock's offset of the day before, unless only that of the day after shows this time
  const [before, after] = [wallMs - dayMs, wallMs + dayMs].map((ms) =>
    new Date(wallMs - offsetAt(ms)).toISOString(),
  ) as [string, string]
  return officeTime(before) !== time && officeTime(after) === time ? after : before
}
