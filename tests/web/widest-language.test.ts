import { expect, test } from 'vitest'
import { localeCodes } from '#contract/locales.ts'
import { widestLanguage } from '../e2e/kit/languages.ts'
import { pageTexts } from './voices/texts.ts'

const namespaces = Object.keys(import.meta.glob('../../web/i18n/en/*/index.ts')).map(
  (path) => path.split('/').at(-2) ?? '',
)

/** The average length of the ten longest words of a namespace, which decide what fits a narrow window. */
function widthOf(words: Set<string>): number {
  const longest = [...words].map((word) => word.length).toSorted((one, other) => other - one)
  const ten = longest.slice(0, 10)
  return ten.reduce((sum, length) => sum + length, 0) / ten.length
}

test('the widest language of the screen tests has the longest words', async () => {
  const widths = new Map<string, Map<string, number>>()
  for (const locale of localeCodes) {
    const spaces = new Map<string, Set<string>>()
    for (const [path, text] of await pageTexts(locale)) {
      const space = namespaces.find((name) => path.startsWith(`${name}.`)) ?? 'every page'
      const words = spaces.get(space) ?? new Set()
      // without placeholders; a soft hyphen lets a word break
      for (const word of text.replaceAll(/\{[^}]*\}/g, '').split(/[\s\u00AD/·]+/)) words.add(word)
      spaces.set(space, words)
    }
    for (const [space, words] of spaces) {
      widths.set(space, (widths.get(space) ?? new Map()).set(locale, widthOf(words)))
    }
  }
  expect(widths.size).toBeGreaterThan(20)
  const narrower = [...widths].filter(
    ([, of]) => Math.max(...of.values()) > (of.get(widestLanguage) ?? 0),
  )
  expect(narrower).toEqual([])
})
