import { dateText } from '#contract/text/date-text.ts'

/** Formats a time such as "09:00" as the language writes it. */
export const formatTime = (time: string, languageTag: string): string =>
  dateText(`1970-01-01T${time}:00Z`, languageTag, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  })
