import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Locale } from '#contract/locales.ts'
import type { ChangedTexts } from '#contract/site/page-texts.ts'
import type { TranslationFunctions } from './i18n-types.ts'
import { wordsOf } from './words-of.ts'

type I18n = { locale: Locale; LL: TranslationFunctions }

/*
 * Replaces typesafe-i18n's React adapter, which bundles a second copy of the runtime and supports changing languages.
 */
const I18nContext = createContext<I18n | null>(null)

/** The page's language and its texts. */
export function useI18nContext(): I18n {
  const i18n = useContext(I18nContext)
  if (!i18n) throw new Error('No <Words>')
  return i18n
}

type Props = { locale: Locale; texts?: ChangedTexts | undefined; children: ReactNode }

/** Provides the texts loaded so far, with staff's changes, to its children. */
export function Words({ locale, texts, children }: Props) {
  const LL = wordsOf(locale, texts)
  const i18n = useMemo(() => ({ locale, LL }), [locale, LL])
  return <I18nContext value={i18n}>{children}</I18nContext>
}
