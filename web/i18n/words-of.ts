import { i18nObject } from 'typesafe-i18n'
import type { Locale } from '#contract/locales.ts'
import type { ChangedTexts } from '#contract/site/page-texts.ts'
import type { Formatters, TranslationFunctions, Translations } from './i18n-types.ts'

/** Texts loaded so far (load-words.ts), by language. */
export const loadedWords: Partial<Record<Locale, Translations>> = {}

/** Translation functions by staff's changes, or by the texts themselves; unused ones are garbage-collected. */
const made = new WeakMap<object, { from: Translations | undefined; LL: TranslationFunctions }>()

/**
 * Returns the translation functions of the loaded texts. Cached until more texts load, because parsing them takes
 * longer than rendering a page.
 * @param texts staff's changes
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
    {}, // no formatters: pages format dates and numbers themselves
  )
  made.set(key, { from, LL })
  return LL
}

/** Replaces the text at a path if it is loaded. */
const put = (words: unknown, [key = '', ...rest]: string[], text: unknown): unknown =>
  typeof words === 'object' && words !== null && key in words
    ? { ...words, [key]: put(Reflect.get(words, key), rest, text) }
    : typeof words === 'string'
      ? text
      : words
