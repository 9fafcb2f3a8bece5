import { expect, test } from 'vitest'
import { officeClock, officeStatus } from '#contract/site/office-hours.ts'

const at = (instant: string) => officeStatus(new Date(instant))
const sunday = 0
const monday = 1
const saturday = 6

test('on a weekday the office is open from nine to five, Toronto time', () => {
  // Wednesday, daylight saving: four hours behind UTC
  expect(at('2026-07-01T12:59:59Z')).toEqual({ isOpen: false, next: { weekday: 3, time: '09:00' } })
  expect(at('2026-07-01T13:00:00Z')).toEqual({ isOpen: true, next: { weekday: 3, time: '17:00' } })
  expect(at('2026-07-01T20:59:59Z').isOpen).toBe(true)
  expect(at('2026-07-01T21:00:00Z')).toEqual({ isOpen: false, next: { weekday: 4, time: '09:00' } })
})

test('in winter the same hours are one hour later by UTC', () => {
  expect(at('2026-01-07T13:59:00Z').isOpen).toBe(false)
  expect(at('2026-01-07T14:00:00Z').isOpen).toBe(true)
  expect(at('2026-01-07T21:59:00Z').isOpen).toBe(true)
  expect(at('2026-01-07T22:00:00Z').isOpen).toBe(false)
})

test('the hours follow the clocks on both sides of a change', () => {
  // clocks go forward on Sunday 8 March 2026 and back on Sunday 1 November 2026
  expect(at('2026-03-06T13:30:00Z').isOpen).toBe(false)
  expect(at('2026-03-09T13:30:00Z').isOpen).toBe(true)
  expect(at('2026-10-30T13:30:00Z').isOpen).toBe(true)
  expect(at('2026-11-02T13:30:00Z').isOpen).toBe(false)
  expect(officeClock(new Date('2026-03-08T06:59:00Z'))).toEqual({
    day: '2026-03-08',
    time: '01:59',
  })
  expect(officeClock(new Date('2026-03-08T07:00:00Z'))).toEqual({
    day: '2026-03-08',
    time: '03:00',
  })
  expect(officeClock(new Date('2026-11-01T06:30:00Z'))).toEqual({
    day: '2026-11-01',
    time: '01:30',
  })
})

test('on Saturday the office is open from ten to two, on Sunday not at all', () => {
  expect(at('2026-07-04T13:59:00Z')).toEqual({
    isOpen: false,
    next: { weekday: saturday, time: '10:00' },
  })
  expect(at('2026-07-04T14:00:00Z').isOpen).toBe(true)
  expect(at('2026-07-04T17:59:00Z').isOpen).toBe(true)
  // Sunday is skipped
  const opensOnMonday = { isOpen: false, next: { weekday: monday, time: '09:00' } }
  expect(at('2026-07-04T18:00:00Z')).toEqual(opensOnMonday)
  expect(at('2026-07-05T16:00:00Z')).toEqual(opensOnMonday)
})

test('midnight at the office is not midnight by UTC', () => {
  // 23:30 on Saturday in Toronto is already Sunday by UTC
  expect(officeClock(new Date('2026-07-05T03:30:00Z'))).toEqual({
    day: '2026-07-04',
    time: '23:30',
  })
  expect(new Date('2026-07-05').getUTCDay()).toBe(sunday)
  expect(officeClock(new Date('2026-07-05T04:00:00Z'))).toEqual({
    day: '2026-07-05',
    time: '00:00',
  })
})
