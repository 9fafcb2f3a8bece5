/** Weekday names in a language, in the order of `Date#getDay`. */
export function weekdaysOf(tag: string): string[] {
  const names = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' })
  // 2021-01-03 was a Sunday
  return [0, 1, 2, 3, 4, 5, 6].map((day) => names.format(Date.UTC(2021, 0, 3 + day)))
}
