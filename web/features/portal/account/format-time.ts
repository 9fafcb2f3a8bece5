import { dateText } from '#contract/text/date-text.ts'

/** "21 November 2026", in the reader's way. */
export const formatDay = (instant: string, languageTag: string): string =>
  dateText(instant, languageTag, { dateStyle: 'long' })

/** Day and time, in the reader's way and time zone; to the second where minutes are the same. */
export const formatMoment = (instant: string, languageTag: string, isExact = false): string =>
  dateText(instant, languageTag, { dateStyle: 'long', timeStyle: isExact ? 'medium' : 'short' })
