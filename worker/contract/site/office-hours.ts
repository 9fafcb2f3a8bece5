import { company } from '../company.ts'
import type { Interval, OfficeHours } from './public-company.ts'

/**
 * The Swedish locale formats `2026-11-21 15:30`, as ISO does. Created on first use, because loading
 * a time zone is slow.
 */
let clock: Intl.DateTimeFormat | undefined

/** Day (ISO) and time (`HH:MM`) at the office. */
export function officeClock(at: Date): { day: string; time: string } {
  clock ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: company.timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const [day = '', time = ''] = clock.format(at).split(' ')
  return { day, time }
}

/** The ISO day a number of days later. */
export function addDays(day: string, days: number): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Opening hours of a day: special days override the weekday. */
export const openingHoursOn = (day: string, { hours, special }: OfficeHours): readonly Interval[] =>
  special.find(({ first, last }) => first <= day && day <= last)?.intervals ??
  hours[new Date(day).getUTCDay()] ??
  []

export type OfficeStatus = {
  isOpen: boolean
  /** Next change: ISO day, number of days ahead, and time (`HH:MM`). */
  next: { day: string; ahead: number; time: string } | null
}

/** Limit of the search for the next opening, for an office that never opens. */
export const maxLookaheadDays = 60

/**
 * Whether the office is open: from the opening minute up to, but not including, the closing minute.
 */
export function officeStatus(at: Date, office: OfficeHours): OfficeStatus {
  const { day: today, time } = officeClock(at)
  for (let ahead = 0; ahead <= maxLookaheadDays; ahead++) {
    const day = addDays(today, ahead)
    for (const { opens, closes } of openingHoursOn(day, office)) {
      if (ahead > 0 || time < opens) return { isOpen: false, next: { day, ahead, time: opens } }
      if (time < closes) return { isOpen: true, next: { day, ahead, time: closes } }
    }
  }
  return { isOpen: false, next: null }
}
