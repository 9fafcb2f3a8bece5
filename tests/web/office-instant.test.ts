import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantOf, officeTime } from '../../web/features/admin/content/text/office-instant.ts'

test('a time that is planned is the office’s, in winter and in summer', () => {
  expect(instantOf('2026-12-24T09:00')).toBe('2026-12-24T14:00:00.000Z')
  expect(instantOf('2027-07-01T09:00')).toBe('2027-07-01T13:00:00.000Z')
  expect(instantOf('2026-12-31T23:30')).toBe('2027-01-01T04:30:00.000Z')
})

test('an hour that the clock leaves out is the next one, and one that comes twice is the first', () => {
  expect(instantOf('2027-03-14T02:30')).toBe('2027-03-14T07:30:00.000Z')
  expect(officeTime('2027-03-14T07:30:00.000Z')).toBe('2027-03-14T03:30')
  expect(instantOf('2026-11-01T01:30')).toBe('2026-11-01T05:30:00.000Z')
})

test('whatever instant is planned is shown as it was typed', () => {
  const minute = fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01') })
  fc.assert(
    fc.property(
      minute.filter((at) => !Number.isNaN(at.getTime())),
      (at) => {
        const typed = officeTime(at.toISOString())
        expect(officeTime(instantOf(typed))).toBe(typed)
      },
    ),
  )
})
