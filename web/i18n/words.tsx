import { type ReactNode, useMemo } from 'react'
import type { Locale } from '../../worker/contract/locales.ts'
import type { TranslationFunctions, Translations } from './i18n-types.ts'
import { I18nContext } from './i18n-react.tsx'
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

/** Gives what is below it the words loaded so far, through `useI18nContext`. */
export function Words({ locale, children }: { locale: Locale; children: ReactNode }) {
  const LL = wordsOf(locale)
  const value = useMemo(() => ({ locale, LL, setLocale: fixed }), [locale, LL])
  return <I18nContext value={value}>{children}</I18nContext>
}

/** Another language is another document. */
function fixed(): never {
  throw new Error('The language of a page does not change; link to the other one')
}
