import { company } from '../company.ts'

/**
 * Swedish writes `2026-11-21 15:30`: day and time as ISO wants them, in the office's zone, daylight saving included.
 * Made when it is first asked for: loading a zone takes longer than answering a request.
 */
let clock: Intl.DateTimeFormat | undefined

/** The calendar day (ISO) and the time of day (`HH:MM`) at the office. */
export function officeClock(at: Date): { day: string; time: string } {
  clock ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: company.timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const [day = '', time = ''] = clock.format(at).split(' ')
  return { day, time }
}

type Hours = { opens: string; closes: string } | null

export type OfficeStatus = {
  isOpen: boolean
  /** When that changes next: a day of the week as in `Date#getDay`, and a time at the office (`HH:MM`). */
  next: { weekday: number; time: string } | null
}

/** Whether the office is open; it opens on the minute and is closed from the closing minute on. Holidays are not known. */
export function officeStatus(at: Date): OfficeStatus {
  const { day, time } = officeClock(at)
  const today = new Date(day).getUTCDay()
  const hours: readonly Hours[] = Object.values(company.hours)
  for (let ahead = 0; ahead <= 7; ahead++) {
    const weekday = (today + ahead) % 7
    const open = hours[weekday]
    if (!open) continue
    if (ahead > 0 || time < open.opens)
      return { isOpen: false, next: { weekday, time: open.opens } }
    if (time < open.closes) return { isOpen: true, next: { weekday, time: open.closes } }
  }
  return { isOpen: false, next: null }
}
