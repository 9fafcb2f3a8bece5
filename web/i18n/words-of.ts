import { i18nObject } from 'typesafe-i18n'
import type { Locale } from '#contract/locales.ts'
import type { ChangedTexts } from '#contract/site/page-texts.ts'
import type { Formatters, TranslationFunctions, Translations } from './i18n-types.ts'

/** The words loaded so far (load-words.ts), by language. */
export const loadedWords: Partial<Record<Locale, Translations>> = {}

/** By what staff changed, else by the words themselves: what no page says any more is forgotten. */
const made = new WeakMap<object, { from: Translations | undefined; LL: TranslationFunctions }>()

/**
 * The words of a language, as far as they are loaded. Made anew only when more have been loaded: it remembers
 * every text it has parsed, and parsing them all takes longer than rendering the page.
 * @param texts what is said instead of some of them
 */
export function wordsOf(locale: Locale, texts?: ChangedTexts): TranslationFunctions {
  const from = loadedWords[locale]
  const key = texts ?? from ?? made
  const known = made.get(key)
  if (known && known.from === from) return known.LL
  let words: unknown = from
  for (const path in texts) words = put(words, path.split('.'), texts[path])
  const LL = i18nObject<Locale, Translations, TranslationFunctions, Formatters>(
    locale,
    words as Translations,
    {}, // no text needs one: dates and numbers are formatted where they are shown
  )
  made.set(key, { from, LL })
  return LL
}

/** Words with another text at a path, if they have one there: those of other pages may not be loaded. */
const put = (words: unknown, [key = '', ...rest]: string[], text: unknown): unknown =>
  typeof words === 'object' && words !== null && key in words
    ? { ...words, [key]: put(Reflect.get(words, key), rest, text) }
    : typeof words === 'string'
      ? text
      : words
