import type { Interval } from '#contract/site/public-company.ts'

/** Consecutive weekdays with the same hours; numbered as in `Date#getDay`. */
export type DayGroup = { first: number; last: number; hours: readonly Interval[] }

/** Groups a week of opening hours, Monday first. */
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
