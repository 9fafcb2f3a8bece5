import { useEffect, useState } from 'react'
import { newsItems } from '#contract/site/insights.ts'
import type { Locale } from '#contract/locales.ts'
import type { StoryText } from '#contract/staff/content.ts'
import { loadWords } from '../../../i18n/load-words.ts'
import { wordsOf } from '../../../i18n/words-of.ts'

/** The texts of the code in a language, once they are loaded. */
export function useShippedTexts(
  locale: Locale,
): ((id: string) => StoryText | undefined) | undefined {
  const [loaded, setLoaded] = useState<Locale>()
  useEffect(() => {
    let isCurrent = true
    loadWords(locale, ['news']).then(
      () => isCurrent && setLoaded(locale),
      () => {}, // the code of a page that was open for long: its list says what is wrong
    )
    return () => {
      isCurrent = false
    }
  }, [locale])
  if (loaded !== locale) return undefined
  return (id) => {
    const item = newsItems.find((known) => known.id === id)
    if (!item) return undefined
    const { title, excerpt, story } = wordsOf(locale).news.items[item.id]
    return { title: title(), excerpt: excerpt(), body: story() }
  }
}
