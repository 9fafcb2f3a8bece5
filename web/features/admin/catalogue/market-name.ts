import { type Locale, locales } from '#contract/locales.ts'

/** The countries of a set of markets, such as `CA US`, as a reader calls them. */
export function marketName(set: string, locale: Locale): string {
  const { tag } = locales[locale]
  const countries = new Intl.DisplayNames(tag, { type: 'region' })
  const names = set.split(' ').map((code) => countries.of(code) ?? code)
  return new Intl.ListFormat(tag).format(names)
}
