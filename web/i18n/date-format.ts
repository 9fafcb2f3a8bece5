const formats = new Map<string, Intl.DateTimeFormat>()

/** A formatter of dates, made once: making one takes longer than rendering the page around it. */
export function dateFormat(
  languageTag: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = languageTag + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(languageTag, options)
  formats.set(key, format)
  return format
}
