import { expect, test } from 'vitest'
import { dateText } from '#contract/text/date-text.ts'
import { type Locale, localeCodes, locales } from '#contract/locales.ts'

const long = { dateStyle: 'long', timeZone: 'UTC' } as const

test('the first of a month is written as each language requires', () => {
  const written = localeCodes.map((locale: Locale) =>
    dateText('2026-10-01', locales[locale].tag, long),
  )
  expect(written).toEqual([
    'October 1, 2026',
    '1er octobre 2026',
    '1η Οκτωβρίου 2026',
    '1º ottobre 2026',
    '1. Oktober 2026',
  ])
})

test('other days and times are not written as a first of the month', () => {
  expect(dateText('2026-10-11', 'fr-CA', long)).toBe('11 octobre 2026')
  expect(dateText('2026-10-21', 'it-IT', long)).toBe('21 ottobre 2026')
  const time = { ...long, timeStyle: 'short' } as const
  expect(dateText('2026-10-02T01:30:00Z', 'fr-CA', time)).toMatch(/^2 octobre 2026 à 1\sh\s30$/)
  expect(dateText('2026-10-01T01:30:00Z', 'fr-CA', time)).toMatch(/^1er octobre 2026 à 1\sh\s30$/)
})

test('a French time has no leading zero and follows “à”', () => {
  const medium = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const
  const written = (instant: string) => dateText(instant, 'fr-CA', medium)
  expect(written('2026-10-01T08:03:00Z')).toMatch(/^1er oct. 2026 à 8\sh\s03$/)
  expect(written('2026-10-02T00:30:00Z')).toMatch(/^2 oct. 2026 à 0\sh\s30$/)
  expect(written('2026-10-02T20:30:00Z')).toMatch(/^2 oct. 2026 à 20\sh\s30$/)
  const clock = { timeStyle: 'short', timeZone: 'UTC' } as const
  expect(dateText('2026-10-02T08:30:00Z', 'fr-CA', clock)).toMatch(/^8\sh\s30$/)
})
