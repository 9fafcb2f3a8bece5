import { expect, test } from 'vitest'
import { articles } from '#contract/site/insights.ts'
import { ownerClaims, unconfirmedNotice } from '../../worker/ops/owner-claims.ts'
import readme from '../../web/README.md?raw'
import { pageTexts } from './voices/texts.ts'

const files = import.meta.glob<string>(
  [
    '../../worker/contract/{company,site/team}.ts',
    '../../web/features/admin/assets/amazon-brand-store.txt',
  ],
  { eager: true, query: '?raw', import: 'default' },
)

/** The rows of the table below a heading of the owner's list. */
function rowsBelow(heading: string): string[][] {
  const [, part = ''] = readme.split(`## ${heading}\n`)
  const lines = part.split('\n## ')[0]?.match(/^\|.*\|$/gm) ?? []
  return lines.slice(2).map((line) => line.slice(2, -2).split(' | '))
}

test('what only the owner can know stands where the table says it does', async () => {
  const texts = await pageTexts('en')
  const lost = ownerClaims.flatMap(({ claim, where }) =>
    where
      .filter(({ in: place, says }) => {
        const text = texts.get(place) ?? files[`../../${place}`] ?? ''
        return !text.replaceAll(/\s+/g, ' ').includes(says)
      })
      .map((place) => `${claim}: ${place.in} no longer says “${place.says}”`),
  )
  expect(lost).toEqual([])
})

test('the owner’s list names every claim, its places and whether it is confirmed', () => {
  const expected = ownerClaims.map(({ claim, where, confirmed }) => [
    claim,
    [...new Set(where.map((place) => `\`${place.in}\``))].join(', '),
    confirmed ? 'yes' : 'no',
  ])
  expect(rowsBelow('Confirm before going live')).toEqual(expected)
})

test('a deployment names each claim that is not confirmed, and is silent when all are', () => {
  const [first, second] = ownerClaims
  if (!first || !second) throw new Error('The table is empty')
  const notice = unconfirmedNotice([
    { ...first, confirmed: true },
    { ...second, confirmed: false },
  ])
  expect(notice).toContain(second.claim)
  expect(notice).not.toContain(first.claim)
  expect(unconfirmedNotice([{ ...first, confirmed: true }])).toBe('')
})

test('each fact has a place, an official source, and a day only if somebody has looked', async () => {
  const texts = await pageTexts('en')
  const facts = rowsBelow('Facts: law, tariffs, dates, quotas')
  const today = new Date().toISOString().slice(0, 10)
  for (const [key = '', claim = '', source = '', checked = '', ...rest] of facts) {
    expect([key, texts.has(key)]).toEqual([key, true])
    expect([claim, claim.length > 10, source.length > 5, rest]).toEqual([claim, true, true, []])
    const isDay = /^20\d\d-\d\d-\d\d$/.test(checked) && checked <= today
    expect([claim, isDay || checked === 'no']).toEqual([claim, true])
  }
  const named = new Set(facts.map(([key]) => key))
  expect(articles.filter(({ namespace }) => !named.has(`${namespace}.body`))).toEqual([])
})
