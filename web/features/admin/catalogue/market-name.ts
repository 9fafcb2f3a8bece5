import { type Locale, locales } from '#contract/locales.ts'

/** Country names of a market code such as `CA US`. */
export function marketName(set: string, locale: Locale): string {
  const { tag } = locales[locale]
  const countries = new Intl.DisplayNames(tag, { type: 'region' })
  const names = set.split(' ').map((code) => countries.of(code) ?? code)
  return new Intl.ListFormat(tag).format(names)
}
