import { expect, test } from 'vitest'
import { type Locale, localeCodes } from '#contract/locales.ts'
import type { Glossary } from '../../web/i18n/glossary.ts'
import { planted } from './voices/planted.ts'
import { faultsOf } from './voices/rules.ts'
import { filesRead, textsOf } from './voices/texts.ts'

const files = import.meta.glob<Glossary>('../../web/i18n/*/glossary.ts', {
  eager: true,
  import: 'glossary',
})
const glossaryOf = (locale: Locale): Glossary => files[`../../web/i18n/${locale}/glossary.ts`] ?? []

for (const locale of localeCodes) {
  test(`every sentence in ${locale} keeps to its glossary and its typography`, async () => {
    const texts = await textsOf(locale)
    expect(texts.size).toBeGreaterThan(1_000)
    expect(glossaryOf(locale).length).toBeGreaterThan(10)
    expect(faultsOf(locale, texts, glossaryOf(locale))).toEqual([])
  })

  test(`a mistake of each kind is found in ${locale}, wherever it stands`, async () => {
    const texts = await textsOf(locale)
    for (const [kind, sentence] of Object.entries(planted[locale])) {
      const where = 'news.items.planted.story'
      const faults = faultsOf(locale, new Map([...texts, [where, sentence]]), glossaryOf(locale))
      const found = faults.filter((fault) => fault.startsWith(`${where}: `))
      expect(
        found.filter((fault) => fault.includes(kind)),
        `${kind}: ${sentence}`,
      ).not.toEqual([])
    }
  })

  test(`a title in ${locale} that search results would cut is found`, async () => {
    const texts = new Map([
      ['news.items.long.title', 'x'.repeat(61)],
      ['blog.articles.short.title', 'x'.repeat(60)],
      ['news.items.any.story', 'x'.repeat(61)],
    ])
    const faults = faultsOf(locale, texts, glossaryOf(locale))
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(['news.items.long.title'])
  })

  test(`the glossary of ${locale} forbids nothing that it asks for`, () => {
    for (const { term, not } of glossaryOf(locale)) {
      for (const wrong of not) {
        expect([wrong.source, wrong.test(term)]).toEqual([wrong.source, false])
        // `g` and `y` remember where they were, and \p{L} is no letter without `u`
        expect(wrong.flags).toMatch(/^i?u$/)
      }
    }
  })
}

test('no file with sentences in five languages is left out', () => {
  const sources = import.meta.glob<string>(
    ['../../worker/**/*.{ts,tsx}', '../../web/**/*.{ts,tsx}', '!../../web/i18n/**'],
    { eager: true, query: '?raw', import: 'default' },
  )
  const isGreek = /\p{Script=Greek}{3}/u
  const greek = Object.entries(sources).filter(([, source]) => isGreek.test(source))
  const spoken = greek.map(([path]) => path.replace('../../', ''))
  /** Names of languages and holidays, letters to draw, and words that make a password too easy. */
  const noSentences = [
    'web/fonts/characters.ts',
    'worker/contract/locales.ts',
    'worker/features/auth/passwords/company-words.ts',
    'worker/features/settings/hours/holiday-names.ts',
  ]
  expect(spoken.toSorted()).toEqual([...filesRead('el'), ...noSentences].toSorted())
})
