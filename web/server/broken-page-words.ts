import { company } from '#contract/company.ts'
import type { Locale } from '#contract/locales.ts'
import { loadSharedWords } from '../i18n/load-words.ts'
import { wordsOf } from '../i18n/words-of.ts'

/** Texts of the error page, in English if the language itself cannot be loaded. */
export async function brokenPageWords(locale: Locale, email: string) {
  const ownWords = { company: company.name, email }
  try {
    await loadSharedWords(locale)
    const { brokenPage } = wordsOf(locale)
    return { ...ownWords, title: brokenPage.title(), retry: brokenPage.retry() }
  } catch {
    return { ...ownWords, title: 'Something went wrong on our side.', retry: 'Try again' }
  }
}
