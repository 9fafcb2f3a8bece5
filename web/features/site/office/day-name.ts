import { dateText } from '#contract/text/date-text.ts'

/** The name of the weekday of a calendar day (ISO). */
export const dayName = (day: string, languageTag: string): string =>
  dateText(day, languageTag, { weekday: 'long', timeZone: 'UTC' })

/** A calendar day (ISO) with its weekday and date. */
export const fullDay = (day: string, languageTag: string): string =>
  dateText(day, languageTag, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
