import type { Locale } from '#contract/locales.ts'
import type { TranslationFunctions, Translations } from './i18n-types.ts'
import { i18nObject, loadedLocales } from './i18n-util.ts'

const made = new Map<Locale, { from: Translations; LL: TranslationFunctions }>()

/**
 * The words of a language, as far as they are loaded. Made anew only when more have been loaded: it remembers
 * every text it has parsed, and parsing them all takes longer than rendering the page.
 */
export function wordsOf(locale: Locale): TranslationFunctions {
  const from = loadedLocales[locale]
  const known = made.get(locale)
  if (known?.from === from) return known.LL
  const LL = i18nObject(locale)
  made.set(locale, { from, LL })
  return LL
}
