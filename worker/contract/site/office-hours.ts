import { company } from '../company.ts'
import type { Interval, OfficeHours } from './public-company.ts'

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

/** A calendar day (ISO) so many days later. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The hours of one day: those of special days replace those of the week. */
export const hoursOn = (day: string, { hours, special }: OfficeHours): readonly Interval[] =>
  special.find(({ first, last }) => first <= day && day <= last)?.intervals ??
  hours[new Date(day).getUTCDay()] ??
  []

export type OfficeStatus = {
  isOpen: boolean
  /** When that changes next: a day at the office (ISO), how many days ahead that is, and a time (`HH:MM`). */
  next: { day: string; ahead: number; time: string } | null
}

/** No one plans a longer closure, and an office that never opens must not be looked for without end. */
export const searchedDays = 60

/** Whether the office is open; it opens on the minute and is closed from the closing minute on. */
export function officeStatus(at: Date, office: OfficeHours): OfficeStatus {
  const { day: today, time } = officeClock(at)
  for (let ahead = 0; ahead <= searchedDays; ahead++) {
    const day = dayAfter(today, ahead)
    for (const { opens, closes } of hoursOn(day, office)) {
      if (ahead > 0 || time < opens) return { isOpen: false, next: { day, ahead, time: opens } }
      if (time < closes) return { isOpen: true, next: { day, ahead, time: closes } }
    }
  }
  return { isOpen: false, next: null }
}
