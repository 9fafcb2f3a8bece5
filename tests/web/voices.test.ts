import { expect, test } from 'vitest'
import { type Locale, localeCodes } from '#contract/locales.ts'
import { articles } from '#contract/site/insights.ts'
import readme from '../../web/README.md?raw'
import type { Glossary } from '../../web/i18n/glossary.ts'
import { ownerClaims, unconfirmedNotice } from '../../worker/ops/owner-claims.ts'
import { plantedMistakes } from './voices/planted-mistakes.ts'
import { findMistakes } from './voices/rules.ts'
import { workerTextFiles, pageTexts, allTexts } from './voices/texts.ts'

const files = import.meta.glob<Glossary>('../../web/i18n/*/glossary.ts', {
  eager: true,
  import: 'glossary',
})
const glossaryOf = (locale: Locale): Glossary => files[`../../web/i18n/${locale}/glossary.ts`] ?? []

for (const locale of localeCodes) {
  test(`every sentence in ${locale} follows its glossary and typography`, async () => {
    const texts = await allTexts(locale)
    expect(texts.size).toBeGreaterThan(1_000)
    expect(glossaryOf(locale).length).toBeGreaterThan(10)
    expect(findMistakes(locale, texts, glossaryOf(locale))).toEqual([])
  })

  test(`the rules find a planted mistake of each kind in ${locale}`, async () => {
    const sentences = Object.entries(plantedMistakes[locale])
    const place = (index: number) => `news.items.planted${index}.story`
    const texts = await allTexts(locale)
    for (const [index, [, sentence]] of sentences.entries()) texts.set(place(index), sentence)
    const faults = findMistakes(locale, texts, glossaryOf(locale))
    for (const [index, [kind, sentence]] of sentences.entries()) {
      const found = faults.filter((fault) => fault.startsWith(`${place(index)}: `))
      expect(
        found.filter((fault) => fault.includes(kind)),
        `${kind}: ${sentence}`,
      ).not.toEqual([])
    }
  })

  test(`a title in ${locale} that search results would cut off is found`, async () => {
    const texts = new Map([
      ['news.items.long.title', 'x'.repeat(61)],
      ['blog.articles.short.title', 'x'.repeat(60)],
      ['news.items.any.story', 'x'.repeat(61)],
    ])
    const faults = findMistakes(locale, texts, glossaryOf(locale))
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(['news.items.long.title'])
  })

  test(`the glossary of ${locale} does not forbid its own terms`, () => {
    for (const { term, not } of glossaryOf(locale)) {
      for (const wrong of not) {
        expect([wrong.source, wrong.test(term)]).toEqual([wrong.source, false])
        // `g` and `y` keep state, and \p{L} needs `u`
        expect(wrong.flags).toMatch(/^i?u$/)
      }
    }
  })
}

test('every file with sentences in five languages is checked', () => {
  const sources = import.meta.glob<string>(
    ['../../worker/**/*.{ts,tsx}', '../../web/**/*.{ts,tsx}', '!../../web/i18n/**'],
    { eager: true, query: '?raw', import: 'default' },
  )
  const isGreek = /\p{Script=Greek}{3}/u
  const greek = Object.entries(sources).filter(([, source]) => isGreek.test(source))
  const spoken = greek.map(([path]) => path.replace('../../', ''))
  /** Names of languages and holidays, font subsets, and common passwords. */
  const noSentences = [
    'web/fonts/characters.ts',
    'worker/contract/locales.ts',
    'worker/features/auth/passwords/password-rules.ts',
    'worker/features/settings/hours/holiday-names.ts',
  ]
  expect(spoken.toSorted()).toEqual([...workerTextFiles('el'), ...noSentences].toSorted())
})

const claimFiles = import.meta.glob<string>(
  [
    '../../worker/{contract/{company,site/team},features/outbox/form-words}.ts',
    '../../web/features/admin/assets/amazon-brand-store.txt',
  ],
  { eager: true, query: '?raw', import: 'default' },
)

/** The table rows below a heading of web/README.md. */
function rowsBelow(heading: string): string[][] {
  const [, part = ''] = readme.split(`## ${heading}\n`)
  const lines = part.split('\n## ')[0]?.match(/^\|.*\|$/gm) ?? []
  return lines.slice(2).map((line) => line.slice(2, -2).split(' | '))
}

test('every claim that the owner has to confirm is in the place named by the table', async () => {
  const texts = await pageTexts('en')
  const lost = ownerClaims.flatMap(({ claim, where }) =>
    where
      .filter(({ in: place, says }) => {
        const text = texts.get(place) ?? claimFiles[`../../${place}`] ?? ''
        return !text.replaceAll(/\s+/g, ' ').includes(says)
      })
      .map((place) => `${claim}: ${place.in} no longer says “${place.says}”`),
  )
  expect(lost).toEqual([])
})

test('the owner’s table lists every claim with its places and whether it is confirmed', () => {
  const expected = ownerClaims.map(({ claim, where, confirmed }) => [
    claim,
    [...new Set(where.map((place) => `\`${place.in}\``))].join(', '),
    confirmed ? 'yes' : 'no',
  ])
  expect(rowsBelow('Confirm before going live')).toEqual(expected)
})

test('a deployment lists unconfirmed claims, and prints nothing when all are confirmed', () => {
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

test('each fact has a place, an official source, and a date only once checked', async () => {
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
