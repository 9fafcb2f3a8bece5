import { localeCodes, locales } from '#contract/locales.ts'
import { useI18nContext } from '../../../i18n/words.tsx'

/** What a language is called in the reader's own; a code of none of ours stays as it is. */
export function useLanguageName(): (code: string) => string {
  const { tag } = locales[useI18nContext().locale]
  const names = new Intl.DisplayNames(tag, { type: 'language' })
  return (code) => (localeCodes.some((locale) => locale === code) && names.of(code)) || code
}
