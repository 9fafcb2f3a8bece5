import { dateText } from '#contract/text/date-text.ts'

/** A time of day such as "09:00" in the reader's way of writing times. */
export const formatTime = (time: string, languageTag: string): string =>
  dateText(`1970-01-01T${time}:00Z`, languageTag, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  })
