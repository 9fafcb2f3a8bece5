import { useQuery } from '@tanstack/react-query'
import { type Locale, localeCodes } from '#contract/locales.ts'
import type { Namespaces } from '../../../../i18n/i18n-types.ts'
import { loadSharedWords, loadWords } from '../../../../i18n/load-words.ts'
import { loadedWords } from '../../../../i18n/words-of.ts'

const namespaces: Namespaces[] = ['home', 'company', 'news', 'blog', 'page']

/** The built-in page text by key and language; `undefined` until the language has loaded. */
export function useShippedPageTexts(
  languages: readonly Locale[] = localeCodes,
): ((key: string, locale: Locale) => string) | undefined {
  const { isSuccess } = useQuery({
    queryKey: ['shipped', 'page-texts', ...languages],
    queryFn: async () => {
      await Promise.all(
        languages.flatMap((code) => [loadSharedWords(code), loadWords(code, namespaces)]),
      )
      return true
    },
    staleTime: Infinity,
    retry: false, // outdated code of a page open for long: the list shows the error
  })
  return isSuccess ? shippedPageText : undefined
}

function shippedPageText(key: string, locale: Locale): string {
  let words: unknown = loadedWords[locale]
  for (const part of key.split('.')) {
    words = typeof words === 'object' && words !== null ? Reflect.get(words, part) : undefined
  }
  return typeof words === 'string' ? words : ''
}
