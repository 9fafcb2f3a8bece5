import { dateText } from '#contract/text/date-text.ts'
import { type Locale, locales } from '#contract/locales.ts'
import { isSettingKey, type SettingKey } from '#contract/settings/setting-keys.ts'
import type { HoursException } from '#contract/settings/catalogue.ts'
import type { PendingAddress } from '#contract/staff/settings.ts'
import type { Interval } from '#contract/site/public-company.ts'
import { ApiError } from '../../../api/client.ts'
import { formatDay } from '../screen/moment.tsx'
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts'

type Words = TranslationFunctions['staffSettings']

/** Name of an audit entry's key. */
export function auditKeyName(key: string, { names }: Words): string {
  if (isSettingKey(key)) return names[key]()
  return key.startsWith('exception:') ? names.special() : names.asked()
}

const dayOfYear = (day: string, locale: Locale, withYear: boolean) =>
  dateText(day, locales[locale].tag, {
    day: 'numeric',
    month: 'long',
    ...(withYear && { year: 'numeric' }),
    timeZone: 'UTC',
  })

/** Two ISO dates as a range, both included. */
export function formatDays(first: string, last: string, locale: Locale): string {
  const isOneYear = first.slice(0, 4) === last.slice(0, 4)
  const end = formatDay(last, locale)
  return first === last ? end : `${dayOfYear(first, locale, !isOneYear)} – ${end}`
}

/** Weekday name, numbered as in `Date#getDay`. */
export const weekdayName = (weekday: number, locale: Locale): string =>
  // 2023-01-01 was a Sunday
  dateText(Date.UTC(2023, 0, 1 + weekday), locales[locale].tag, {
    weekday: 'long',
    timeZone: 'UTC',
  })

export const formatHours = (intervals: readonly Interval[], words: Words): string =>
  intervals.map(({ opens, closes }) => `${opens}–${closes}`).join(', ') || words.week.closed()

export function formatValue(key: string, value: unknown, words: Words, locale: Locale): string {
  if (value === null || value === undefined) {
    return isSettingKey(key) ? words.builtIn() : words.past.none()
  }
  if (key.startsWith('exception:')) {
    const { first_day, last_day, intervals, labels } = value as HoursException
    const hours = intervals.length === 0 ? words.special.closed() : formatHours(intervals, words)
    const name = labels[locale] === undefined ? '' : `, ${labels[locale]}`
    return `${formatDays(first_day, last_day, locale)}, ${hours}${name}`
  }
  if (!isSettingKey(key)) return (value as PendingAddress).address
  return settingText(key, value, words, locale)
}

function settingText(key: SettingKey, value: unknown, words: Words, locale: Locale): string {
  if (key === 'address') return Object.values(value as Record<string, string>).join(', ')
  if (key === 'hours') {
    const week = value as readonly (readonly Interval[])[]
    return [1, 2, 3, 4, 5, 6, 0]
      .map((day) => `${weekdayName(day, locale)} ${formatHours(week[day] ?? [], words)}`)
      .join(' · ')
  }
  if (key === 'staffLocale') return locales[value as Locale].name
  if (key === 'secondPerson') return words.content[value === true ? 'yes' : 'no']()
  if (key === 'retentionDays' || key === 'sessionDays')
    return `${String(value)} ${words.data.days(Number(value))}`
  return String(value)
}

/** Names the invalid fields of a failed save; `undefined` for other errors. */
export function wrongFields(reason: Error, words: Words): string | undefined {
  if (!(reason instanceof ApiError) || reason.code !== 'request/invalid') return undefined
  if (reason.staffCode !== undefined || reason.errors.length === 0) return undefined
  const fields = reason.errors.map(({ path }) =>
    path.startsWith('exceptions') ? words.names.special() : path,
  )
  return words.invalid({ fields: [...new Set(fields)].join(', ') })
}
