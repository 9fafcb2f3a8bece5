import { type Locale, locales } from '#contract/locales.ts'
import { dateFormat } from '../../i18n/date-format.ts'
import { useSite } from '../../app/site-context.ts'

/** A calendar day (ISO) in long form, as the language writes it: "October 6, 2026" in Canadian English. */
export const formatDay = (day: string, locale: Locale): string =>
  dateFormat(locales[locale].tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

export const Day = ({ date }: { date: string }) => (
  <time dateTime={date}>{formatDay(date, useSite().locale)}</time>
)
