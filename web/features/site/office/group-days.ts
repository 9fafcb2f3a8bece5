type Hours = { opens: string; closes: string } | null

/** Days in a row with the same hours; days as in `Date#getDay`. */
export type DayGroup = { first: number; last: number; hours: Hours }

/** A week of opening hours, from Monday on, with equal neighbours as one. */
export function groupDays(week: Readonly<Record<number, Hours>>): DayGroup[] {
  const groups: DayGroup[] = []
  for (const day of [1, 2, 3, 4, 5, 6, 0]) {
    const hours = week[day] ?? null
    const before = groups.at(-1)
    const isSame = before?.hours?.opens === hours?.opens && before?.hours?.closes === hours?.closes
    if (before && isSame) before.last = day
    else groups.push({ first: day, last: day, hours })
  }
  return groups
}
