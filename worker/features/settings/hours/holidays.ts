import type { HoursException } from '#contract/settings/catalogue.ts'
import { addDays } from '#contract/site/office-hours.ts'
import { type Holiday, holidayNames } from './holiday-names.ts'

const monday = 1
const iso = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
const weekdayOf = (day: string) => new Date(day).getUTCDay()
/** First Monday on or after a day. */
const mondayFrom = (day: string) => addDays(day, (monday - weekdayOf(day) + 7) % 7)

/**
 * Ontario's public holidays of a year, without substitute days. Source: Employment Standards Act,
 * 2000, s. 1 (1), "public holiday".
 */
export const ontarioHolidays = (year: number): Record<Holiday, string> => ({
  newYear: iso(year, 1, 1),
  family: mondayFrom(iso(year, 2, 15)),
  goodFriday: addDays(easter(year), -2),
  victoria: mondayFrom(iso(year, 5, 18)),
  canada: iso(year, 7, 1),
  labour: mondayFrom(iso(year, 9, 1)),
  thanksgiving: mondayFrom(iso(year, 10, 8)),
  christmas: iso(year, 12, 25),
  boxing: iso(year, 12, 26),
})

/**
 * Easter Sunday (western), by the anonymous Gregorian algorithm (Meeus, "Astronomical Algorithms").
 */
function easter(year: number): string {
  const a = year % 19
  const [b, c] = [Math.floor(year / 100), year % 100]
  const [d, e] = [Math.floor(b / 4), b % 4]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const [i, k] = [Math.floor(c / 4), c % 4]
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  return iso(year, month, (h + l - 7 * m + 33 * month + 19) % 32)
}

/** Public holidays of the coming year without special hours, as proposed closures. */
export function proposeHolidays(known: readonly HoursException[], today: string): HoursException[] {
  const year = Number(today.slice(0, 4))
  return [year, year + 1]
    .flatMap((each) => Object.entries(ontarioHolidays(each)) as [Holiday, string][])
    .filter(([, day]) => day >= today && day < addDays(today, 365))
    .filter(([, day]) => !known.some((row) => row.first_day <= day && day <= row.last_day))
    .map(([holiday, day]) => ({
      first_day: day,
      last_day: day,
      intervals: [],
      labels: holidayNames[holiday],
    }))
}
