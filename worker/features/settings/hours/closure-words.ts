import { dateText } from '#contract/text/date-text.ts'
import { type Locale, locales } from '#contract/locales.ts'
import type { Interval } from '#contract/site/public-company.ts'
import type { NamedDays } from './special-days.ts'

type Words = {
  closed: string
  /** Special opening hours. */
  special: string
  /** Notice with the period's name. */
  named: string
}

/** Notices of special days on pages and in mails, as standalone sentences. */
export const closureWords: Record<Locale, Words> = {
  en: {
    closed: 'Office closed: {days}',
    special: 'Special hours: {days}, {times}',
    named: '{text} ({name})',
  },
  fr: {
    closed: 'Bureau fermé : {days}',
    special: 'Horaire particulier : {days}, {times}',
    named: '{text} ({name})',
  },
  el: {
    closed: 'Κλειστά: {days}',
    special: 'Ειδικό ωράριο: {days}, {times}',
    named: '{text} ({name})',
  },
  it: {
    closed: 'Ufficio chiuso: {days}',
    special: 'Orario speciale: {days}, {times}',
    named: '{text} ({name})',
  },
  de: {
    closed: 'Büro geschlossen: {days}',
    special: 'Geänderte Öffnungszeiten: {days}, {times} Uhr',
    named: '{text} ({name})',
  },
}

/** Notice of special days: "Office closed: December 24 – January 1 (Holidays)". */
export function closureText({ first, last, intervals, labels }: NamedDays, locale: Locale): string {
  const { closed, special, named } = closureWords[locale]
  const fill = (text: string, values: Record<string, string>) =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  const text = fill(intervals.length === 0 ? closed : special, {
    days: dayRange(first, last, locale),
    times: intervals.map((interval) => timeRange(interval, locale)).join(', '),
  })
  const name = labels[locale]
  return name === undefined ? text : fill(named, { text, name })
}

function dayRange(first: string, last: string, locale: Locale): string {
  const options = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return [...new Set([first, last])]
    .map((day) => dateText(day, locales[locale].tag, options))
    .join(' – ')
}

function timeRange({ opens, closes }: Interval, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locales[locale].tag, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  })
  return [opens, closes]
    .map((time) => format.format(new Date(`1970-01-01T${time}:00Z`)))
    .join(' – ')
}
