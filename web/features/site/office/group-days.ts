import type { Interval } from '#contract/site/public-company.ts'

/** Days in a row with the same hours; days as in `Date#getDay`. */
export type DayGroup = { first: number; last: number; hours: readonly Interval[] }

/** A week of opening hours, from Monday on, with equal neighbours as one. */
export function groupDays(week: readonly (readonly Interval[])[]): DayGroup[] {
  const groups: DayGroup[] = []
  for (const day of [1, 2, 3, 4, 5, 6, 0]) {
    const hours = week[day] ?? []
    const before = groups.at(-1)
    if (JSON.stringify(before?.hours) === JSON.stringify(hours)) before!.last = day
    else groups.push({ first: day, last: day, hours })
  }
  return groups
}
