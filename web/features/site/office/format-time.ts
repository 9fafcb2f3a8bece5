import { dateFormat } from '../../../i18n/date-format.ts'

/** A time of day such as "09:00" in the reader's way of writing times. */
export function formatTime(time: string, languageTag: string): string {
  const format = dateFormat(languageTag, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  })
  return format.format(new Date(`1970-01-01T${time}:00Z`))
}
