import { localeCodes, locales } from '#contract/locales.ts'
import { useI18nContext } from '../../../i18n/words.tsx'

/** Returns a language's name in the page's language; unknown codes are unchanged. */
export function useLanguageName(): (code: string) => string {
  const { tag } = locales[useI18nContext().locale]
  const names = new Intl.DisplayNames(tag, { type: 'language' })
  return (code) => (localeCodes.some((locale) => locale === code) && names.of(code)) || code
}
