import { dateFormat } from '../../../i18n/date-format.ts'

/** The name of the weekday of a calendar day (ISO). */
export const dayName = (day: string, languageTag: string): string =>
  dateFormat(languageTag, { weekday: 'long', timeZone: 'UTC' }).format(new Date(day))

/** A calendar day (ISO) with its weekday and date. */
export const fullDay = (day: string, languageTag: string): string =>
  dateFormat(languageTag, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day))
