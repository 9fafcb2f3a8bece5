import { expect, test } from 'vitest'
import { groupDays } from '../../web/features/site/office/group-days.ts'

const nine = [{ opens: '09:00', closes: '17:00' }]
const ten = [{ opens: '10:00', closes: '14:00' }]

test('days in a row with the same hours are one line', () => {
  const week = [[], nine, nine, nine, nine, nine, ten]
  expect(groupDays(week)).toEqual([
    { first: 1, last: 5, hours: nine },
    { first: 6, last: 6, hours: ten },
    { first: 0, last: 0, hours: [] },
  ])
})

test('a Friday with hours of its own has a line of its own', () => {
  const week = [[], nine, nine, nine, nine, ten, []]
  expect(groupDays(week)).toEqual([
    { first: 1, last: 4, hours: nine },
    { first: 5, last: 5, hours: ten },
    { first: 6, last: 0, hours: [] },
  ])
})
