import { dateFormat } from '../../../i18n/date-format.ts'

/** The name of a day of the week (as in `Date#getDay`). */
export function dayName(weekday: number, languageTag: string): string {
  const format = dateFormat(languageTag, { weekday: 'long', timeZone: 'UTC' })
  return format.format(new Date(Date.UTC(2023, 0, 1 + weekday))) // 1 January 2023 was a Sunday
}
