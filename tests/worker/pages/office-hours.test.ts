import { expect, test } from 'vitest'
import { companyDefaults } from '#contract/company.ts'
import { officeClock, officeStatus } from '#contract/site/office-hours.ts'
import type { SpecialDays } from '#contract/site/public-company.ts'

const at = (instant: string, special: SpecialDays[] = []) =>
  officeStatus(new Date(instant), { hours: companyDefaults.hours, special })
/** Whether the office is open, and the next change: date, days ahead and time. */
const shown = (instant: string, special?: SpecialDays[]) => {
  const { isOpen, next } = at(instant, special)
  return [isOpen, next?.day, next?.ahead, next?.time]
}
const clock = (instant: string) => Object.values(officeClock(new Date(instant))).join(' ')
const sunday = 0

test('on a weekday the office is open from nine to five, Toronto time', () => {
  // Wednesday in daylight saving time, four hours behind UTC
  expect(shown('2026-07-01T12:59:59Z')).toEqual([false, '2026-07-01', 0, '09:00'])
  expect(shown('2026-07-01T13:00:00Z')).toEqual([true, '2026-07-01', 0, '17:00'])
  expect(at('2026-07-01T20:59:59Z').isOpen).toBe(true)
  expect(shown('2026-07-01T21:00:00Z')).toEqual([false, '2026-07-02', 1, '09:00'])
})

test('the hours follow the clocks on both sides of a change', () => {
  // clocks go forward on Sunday 8 March 2026 and back on Sunday 1 November 2026
  expect(at('2026-03-06T13:30:00Z').isOpen).toBe(false)
  expect(at('2026-03-09T13:30:00Z').isOpen).toBe(true)
  expect(at('2026-10-30T13:30:00Z').isOpen).toBe(true)
  expect(at('2026-11-02T13:30:00Z').isOpen).toBe(false)
  expect(clock('2026-03-08T06:59:00Z')).toBe('2026-03-08 01:59')
  expect(clock('2026-03-08T07:00:00Z')).toBe('2026-03-08 03:00')
  expect(clock('2026-11-01T06:30:00Z')).toBe('2026-11-01 01:30')
})

test('on Saturday the office is open from ten to two, on Sunday not at all', () => {
  expect(shown('2026-07-04T13:59:00Z')).toEqual([false, '2026-07-04', 0, '10:00'])
  expect(at('2026-07-04T14:00:00Z').isOpen).toBe(true)
  expect(at('2026-07-04T17:59:00Z').isOpen).toBe(true)
  // Sunday is skipped
  expect(shown('2026-07-04T18:00:00Z')).toEqual([false, '2026-07-06', 2, '09:00'])
  expect(shown('2026-07-05T16:00:00Z')).toEqual([false, '2026-07-06', 1, '09:00'])
})

test('midnight at the office is not midnight by UTC', () => {
  // 23:30 on Saturday in Toronto is already Sunday by UTC
  expect(clock('2026-07-05T03:30:00Z')).toBe('2026-07-04 23:30')
  expect(new Date('2026-07-05').getUTCDay()).toBe(sunday)
  expect(clock('2026-07-05T04:00:00Z')).toBe('2026-07-05 00:00')
})

const holidays = { first: '2026-12-24', last: '2027-01-01', intervals: [] }

test('a closure replaces the days of the week, and what opens next is after it', () => {
  // a Thursday, at noon; Friday 1 January is the last closed day
  expect(shown('2026-12-24T17:00:00Z', [holidays])).toEqual([false, '2027-01-02', 9, '10:00'])
  expect(at('2026-12-23T17:00:00Z', [holidays]).isOpen).toBe(true)
  expect(at('2027-01-02T16:00:00Z', [holidays]).isOpen).toBe(true)
})

test('a day may have several hours, and special ones replace all of them', () => {
  const intervals = [
    { opens: '08:00', closes: '09:30' },
    { opens: '13:00', closes: '14:00' },
  ]
  const special = [{ first: '2026-07-01', last: '2026-07-01', intervals }]
  const day = '2026-07-01'
  const next = (instant: string) => shown(instant, special)
  expect(next('2026-07-01T13:00:00Z')).toEqual([true, day, 0, '09:30'])
  expect(next('2026-07-01T14:00:00Z')).toEqual([false, day, 0, '13:00'])
  expect(next('2026-07-01T18:30:00Z')).toEqual([false, '2026-07-02', 1, '09:00'])
})

test('an office that never opens is not looked for without end', () => {
  const closed = [{ first: '2026-01-01', last: '2027-12-31', intervals: [] }]
  expect(at('2026-07-01T15:00:00Z', closed)).toEqual({ isOpen: false, next: null })
  const sixty = [{ first: '2026-07-01', last: '2026-08-29', intervals: [] }]
  // 30 August is a Sunday, and the search ends before 61 days
  expect(at('2026-07-01T15:00:00Z', sixty).next).toBeNull()
  const shorter = [{ first: '2026-07-01', last: '2026-08-28', intervals: [] }]
  expect(at('2026-07-01T15:00:00Z', shorter).next).toMatchObject({ day: '2026-08-29', ahead: 59 })
})
