import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  momentsOf,
  momentsWithout,
  nextFrom,
} from '../../../../worker/features/trade/standing/calendar.ts'

const terms = { deliveryDays: '1 2 5', cutoffTime: '14:00', cutoffDays: 1 }

test('on both days when clocks change, an order goes at 13:00 of the office and counts until 14:00', () => {
  const moments = (day: string) => {
    const found = momentsOf(terms, day)
    return found && [found.announceAt, found.sendAt, found.cutoffAt].map((at) => at.toISOString())
  }
  // Sunday, 14 March 2027: 14:00 is 18:00 UTC from that morning on
  expect(moments('2027-03-15')).toEqual([
    '2027-03-12T18:00:00.000Z',
    '2027-03-14T17:00:00.000Z',
    '2027-03-14T18:00:00.000Z',
  ])
  // Sunday, 7 November 2027: 14:00 is 19:00 UTC again
  expect(moments('2027-11-08')).toEqual([
    '2027-11-05T19:00:00.000Z',
    '2027-11-07T18:00:00.000Z',
    '2027-11-07T19:00:00.000Z',
  ])
})

test('a day without deliveries has no moments', () => {
  expect(momentsOf(terms, '2026-11-25')).toBeNull()
  expect(momentsOf(null, '2026-11-24')).toBeNull()
  expect(momentsOf({ ...terms, deliveryDays: '' }, '2026-11-24')).toBeNull()
})

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('the next delivery is the first of the rhythm whose cut-off is to come, whatever passed', () => {
  fc.assert(
    fc.property(
      day,
      fc.constantFrom(1, 2, 4),
      fc.date({
        min: new Date('2020-01-01'),
        max: new Date('2040-01-01'),
        noInvalidDate: true,
      }),
      (start, weeks, now) => {
        const next = nextFrom(terms, start, weeks, now)
        const daysOn = (Date.parse(next) - Date.parse(start)) / 86_400_000
        expect(daysOn % (weeks * 7)).toBe(0)
        expect(daysOn).toBeGreaterThanOrEqual(0)
        const cutoffOf = (one: string) => (momentsOf(terms, one) ?? momentsWithout(one)).cutoffAt
        expect(cutoffOf(next) > now).toBe(true)
        const previous = new Date(Date.parse(next) - weeks * 7 * 86_400_000)
          .toISOString()
          .slice(0, 10)
        if (daysOn > 0) expect(cutoffOf(previous) <= now).toBe(true)
      },
    ),
    { numRuns: 500 },
  )
})
