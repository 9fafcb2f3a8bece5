import { expect, test } from 'vitest'
import { dateText } from '#contract/site/date-text.ts'
import { type Locale, localeCodes, locales } from '#contract/locales.ts'

const long = { dateStyle: 'long', timeZone: 'UTC' } as const

test('the first of a month is written as each language writes it', () => {
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

test('no other day is, nor a time', () => {
  expect(dateText('2026-10-11', 'fr-CA', long)).toBe('11 octobre 2026')
  expect(dateText('2026-10-21', 'it-IT', long)).toBe('21 ottobre 2026')
  const time = { ...long, timeStyle: 'short' } as const
  expect(dateText('2026-10-02T01:30:00Z', 'fr-CA', time)).toMatch(/^2 octobre 2026 à 01\sh\s30$/)
  expect(dateText('2026-10-01T01:30:00Z', 'fr-CA', time)).toMatch(/^1er octobre 2026 à 01\sh\s30$/)
})
