const formats = new Map<string, Intl.DateTimeFormat>()

/** The languages that write the first of a month as an ordinal, and no other day. `Intl` knows none of them. */
const firsts: Record<string, string> = { el: '1η', fr: '1er', it: '1º' }

/**
 * A date or time as a reader writes it: as `Intl.DateTimeFormat`, and the first of a month as the language has it
 * ("1er octobre"), French times without a zero in front ("8 h 33"). Formatters are made once: making one takes longer than rendering the page around it.
 *
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
  // three letters make a month: "1 h 30" is a time
  return first === undefined ? text : text.replace(/(?<!\d)1 (?=\p{L}{3})/u, `${first} `)
}

/** `Intl` writes "1 oct. 2026, 08 h 33" in French; people there, and their language office, "1 oct. 2026 à 8 h 33". */
const timeAsWritten = (text: string, languageTag: string): string =>
  languageTag.startsWith('fr')
    ? text.replace(/(?<!\d)0(?=\d\sh\s)/u, '').replace(/, (?=\d{1,2}\sh\s)/u, ' à ')
    : text
