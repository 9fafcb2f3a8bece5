import { company } from '#contract/company.ts'
import { dateText } from '#contract/text/date-text.ts'
import { sizeText } from '#contract/text/size-text.ts'
import { type Locale, locales } from '#contract/locales.ts'
import { type Currency, moneyText } from '#contract/trade/money.ts'

/** Formatters for amounts, weights, days and countries in a language. */
export function formattersFor(locale: Locale) {
  const { tag } = locales[locale]
  const kilograms = new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: 'kilogram',
    maximumFractionDigits: 3,
  })
  const whole = new Intl.NumberFormat(tag)
  const moment = { dateStyle: 'medium', timeStyle: 'short' } as const
  const countries = new Intl.DisplayNames(tag, { type: 'region' })
  return {
    money: (cents: number, currency: Currency) => moneyText(cents, currency, tag),
    weight: (grams: number) => kilograms.format(grams / 1000),
    day: (day: string) => dateText(day, tag, { dateStyle: 'long', timeZone: 'UTC' }),
    weekday: (day: string) => dateText(day, tag, { dateStyle: 'full', timeZone: 'UTC' }),
    size: (bytes: number) => sizeText(bytes, tag),
    /** `2026-11` */
    month: (month: string) =>
      dateText(`${month}-01`, tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    count: (figure: number) => whole.format(figure),
    /** An instant in the office's time zone and in the device's. */
    moment: (at: string) => ({
      office: dateText(at, tag, { ...moment, timeZone: company.timeZone }),
      here: dateText(at, tag, moment),
    }),
    country: (code: string) => countries.of(code) ?? code,
  }
}

export const mailtoUrl = (email: string, subject: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}`
