import { company } from '#contract/company.ts'
import type { Locale } from '#contract/locales.ts'
import { loadSharedWords } from '../i18n/load-words.ts'
import { wordsOf } from '../i18n/words-of.ts'

/** The words of a page that could not be made, in English where the words themselves are what is missing. */
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
