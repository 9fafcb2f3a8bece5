import type { HoursException } from '#contract/settings/catalogue.ts'
import { addDays } from '#contract/site/office-hours.ts'
import type { SpecialDays } from '#contract/site/public-company.ts'

/** Special days with their names. */
export type NamedDays = SpecialDays & Pick<HoursException, 'labels'>

/** Most days that are merged: a row may last a year and have begun a year ago. */
const mostDays = 800

/** Consecutive days with their own hours; none: closed. */
export type SpecialDaysPeriod = Pick<HoursException, 'first_day' | 'last_day' | 'intervals'>

const lengthOf = ({ first_day, last_day }: SpecialDaysPeriod): number =>
  Date.parse(last_day) - Date.parse(first_day)

/** Predicate of a day: a row closes the office for the whole day. */
export const isClosedBy =
  (rows: readonly SpecialDaysPeriod[]) =>
  (day: string): boolean =>
    rowOn(rows, day)?.intervals.length === 0

/**
 * Merges rows into ordered, disjoint periods that touch `from` to `to`. The shorter row wins, then
 * the later one; a closed day inside a closed period does not split it.
 * @param rows latest last
 */
export function specialDays(
  rows: readonly HoursException[],
  from: string,
  to: string,
): NamedDays[] {
  const near = rows.filter(({ first_day, last_day }) => last_day >= from && first_day <= to)
  const begin = near.map(({ first_day }) => first_day).toSorted()[0]
  const end = near
    .map(({ last_day }) => last_day)
    .toSorted()
    .at(-1)
  if (begin === undefined || end === undefined) return []
  const runs: { row: HoursException; first: string; last: string }[] = []
  for (let count = 0; count < mostDays; count++) {
    const day = addDays(begin, count)
    if (day > end) break
    const row = rowOn(near, day)
    const before = runs.at(-1)
    if (row && before?.row === row && before.last === addDays(day, -1)) before.last = day
    else if (row) runs.push({ row, first: day, last: day })
  }
  return runs
    .filter(({ first, last }) => last >= from && first <= to)
    .map(({ row: { intervals, labels }, first, last }) => ({ first, last, intervals, labels }))
}

function rowOn<Row extends SpecialDaysPeriod>(rows: readonly Row[], day: string): Row | undefined {
  const that = rows.filter(({ first_day, last_day }) => first_day <= day && day <= last_day)
  const shortest = that.reduce<Row | undefined>(
    (best, row) => (best && lengthOf(best) < lengthOf(row) ? best : row),
    undefined,
  )
  if (!shortest) return undefined
  const hours = JSON.stringify(shortest.intervals)
  const alike = that.filter(({ intervals }) => JSON.stringify(intervals) === hours)
  return alike.reduce((best, row) => (lengthOf(row) > lengthOf(best) ? row : best))
}
