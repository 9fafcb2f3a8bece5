import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Locale } from '#contract/locales.ts'
import type { ChangedTexts } from '#contract/site/page-texts.ts'
import type { TranslationFunctions } from './i18n-types.ts'
import { wordsOf } from './words-of.ts'

type I18n = { locale: Locale; LL: TranslationFunctions }

/*
 * The generator's own React adapter carries a second copy of its runtime and a language that can change; here
 * another language is another document.
 */
const I18nContext = createContext<I18n | null>(null)

/** The words of the page's language, and which it is. */
export function useI18nContext(): I18n {
  const i18n = useContext(I18nContext)
  if (!i18n) throw new Error('No <Words>')
  return i18n
}

type Props = { locale: Locale; texts?: ChangedTexts | undefined; children: ReactNode }

/** Gives what is below it the words loaded so far, with what staff wrote instead of some. */
export function Words({ locale, texts, children }: Props) {
  const LL = wordsOf(locale, texts)
  const i18n = useMemo(() => ({ locale, LL }), [locale, LL])
  return <I18nContext value={i18n}>{children}</I18nContext>
}
