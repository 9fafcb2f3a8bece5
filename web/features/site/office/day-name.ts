import { dateText } from '#contract/text/date-text.ts'

export const dayName = (day: string, languageTag: string): string =>
  dateText(day, languageTag, { weekday: 'long', timeZone: 'UTC' })

/** An ISO date with weekday. */
export const fullDay = (day: string, languageTag: string): string =>
  dateText(day, languageTag, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
