import { dateText } from '#contract/text/date-text.ts'
import { type Locale, locales } from '#contract/locales.ts'
import { useSite } from '../../app/site-context.ts'

/** Formats an ISO date in long form: "October 6, 2026" in Canadian English. */
export const formatDay = (day: string, locale: Locale): string =>
  dateText(day, locales[locale].tag, { dateStyle: 'long', timeZone: 'UTC' })

export const Day = ({ date }: { date: string }) => (
  <time dateTime={date}>{formatDay(date, useSite().locale)}</time>
)
