import { dateFormat } from '../../../i18n/date-format.ts'

/** "21 November 2026", in the reader's way. */
export const formatDay = (instant: string, languageTag: string): string =>
  dateFormat(languageTag, { dateStyle: 'long' }).format(new Date(instant))

/** Day and time, in the reader's way and time zone. */
export const formatMoment = (instant: string, languageTag: string): string =>
  dateFormat(languageTag, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(instant))
