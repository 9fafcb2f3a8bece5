import { company } from '#contract/company.ts'
import { type Locale, locales } from '#contract/locales.ts'
import type { Currency } from '#contract/trade/money.ts'

/** How amounts, weights, days and countries are written for a reader. */
export function formatsOf(locale: Locale) {
  const { tag } = locales[locale]
  const kilograms = new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: 'kilogram',
    maximumFractionDigits: 3,
  })
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  const weekdays = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' })
  const moments = (timeZone?: string) =>
    new Intl.DateTimeFormat(tag, {
      dateStyle: 'medium',
      timeStyle: 'short',
      ...(timeZone !== undefined && { timeZone }),
    })
  const atOffice = moments(company.timeZone)
  const here = moments()
  const countries = new Intl.DisplayNames(tag, { type: 'region' })
  const currencies = new Intl.DisplayNames(tag, { type: 'currency' })
  return {
    money: (cents: number, currency: Currency) =>
      new Intl.NumberFormat(tag, { style: 'currency', currency }).format(cents / 100),
    weight: (grams: number) => kilograms.format(grams / 1000),
    day: (day: string) => days.format(new Date(day)),
    weekday: (day: string) => weekdays.format(new Date(day)),
    /** An instant as clocks in Ottawa show it, and as the reader's does. */
    moment: (at: string) => ({
      office: atOffice.format(new Date(at)),
      here: here.format(new Date(at)),
    }),
    country: (code: string) => countries.of(code) ?? code,
    currency: (code: Currency) => currencies.of(code) ?? code,
  }
}

/** A mail about something to whoever looks after the account. */
export const mailAbout = (email: string, subject: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}`
