const formats = new Map<string, Intl.DateTimeFormat>()

/** Languages that write the first of a month as an ordinal; `Intl` does not. */
const firsts: Record<string, string> = { el: '1η', fr: '1er', it: '1º' }

/**
 * Formats a date like `Intl.DateTimeFormat`, with ordinal firsts ("1er octobre") and French times
 * ("8 h 33"). Formatters are cached, because creating one is slow.
 * @param date ISO day or instant, milliseconds, or a `Date`
 */
export function dateText(
  date: string | number | Date,
  languageTag: string,
  options: Intl.DateTimeFormatOptions,
): string {
  const key = languageTag + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(languageTag, options)
  formats.set(key, format)
  const text = timeAsWritten(format.format(new Date(date)), languageTag)
  const first = firsts[languageTag.slice(0, 2)]
  // only before three letters, a month: not in "1 h 30"
  return first === undefined ? text : text.replace(/(?<!\d)1 (?=\p{L}{3})/u, `${first} `)
}

/** Turns French "1 oct. 2026, 08 h 33" of `Intl` into "1 oct. 2026 à 8 h 33", the usual form. */
const timeAsWritten = (text: string, languageTag: string): string =>
  languageTag.startsWith('fr')
    ? text.replace(/(?<!\d)0(?=\d\sh\s)/u, '').replace(/, (?=\d{1,2}\sh\s)/u, ' à ')
    : text
