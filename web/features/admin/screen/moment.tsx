import { company } from '#contract/company.ts'
import { dateText } from '#contract/text/date-text.ts'
import { type Locale, locales } from '#contract/locales.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { serverNowMs } from '../../../app/server-clock.ts'

const steps = [
  { unit: 'year', s: 365 * 86_400 },
  { unit: 'month', s: 30 * 86_400 },
  { unit: 'day', s: 86_400 },
  { unit: 'hour', s: 3600 },
  { unit: 'minute', s: 60 },
] as const

/** Relative time of an instant: "2 hours ago". */
export function formatAge(instant: string, locale: Locale, nowMs = serverNowMs()): string {
  const distanceS = (Date.parse(instant) - nowMs) / 1000
  const words = new Intl.RelativeTimeFormat(locales[locale].tag, { numeric: 'auto' })
  const step = steps.find(({ s }) => Math.abs(distanceS) >= s)
  return step ? words.format(Math.trunc(distanceS / step.s), step.unit) : words.format(0, 'minute')
}

/** An instant with date and time in the device's time zone. */
export const formatInstant = (instant: string, locale: Locale): string =>
  dateText(instant, locales[locale].tag, { dateStyle: 'medium', timeStyle: 'short' })

/** When something ends, in the office's time zone: its words name the zone, as two people may read it in two places. */
export const formatEnd = (instant: string, locale: Locale): string =>
  dateText(instant, locales[locale].tag, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: company.timeZone,
  })

/** An ISO date in medium form. */
export const formatDay = (day: string, locale: Locale): string =>
  dateText(day, locales[locale].tag, { dateStyle: 'medium', timeZone: 'UTC' })

export function RelativeTime({ at }: { at: string }) {
  const { locale } = useI18nContext()
  return (
    <time dateTime={at} title={formatInstant(at, locale)}>
      {formatAge(at, locale)}
    </time>
  )
}
