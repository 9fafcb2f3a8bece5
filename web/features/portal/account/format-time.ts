import { dateText } from '#contract/text/date-text.ts'

/** Formats a date for a language, such as "21 November 2026". */
export const formatDay = (instant: string, languageTag: string): string =>
  dateText(instant, languageTag, { dateStyle: 'long' })

/** Formats date and time for a language in the local time zone, with seconds if `isExact`. */
export const formatMoment = (instant: string, languageTag: string, isExact = false): string =>
  dateText(instant, languageTag, { dateStyle: 'long', timeStyle: isExact ? 'medium' : 'short' })
