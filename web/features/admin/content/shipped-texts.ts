import { useEffect, useState } from 'react'
import { type ArticleId, articles, type NewsId, newsItems } from '#contract/site/insights.ts'
import type { Locale } from '#contract/locales.ts'
import type { StoryText } from '#contract/staff/content/stories.ts'
import type { Namespaces } from '../../../i18n/i18n-types.ts'
import { loadWords } from '../../../i18n/load-words.ts'
import { wordsOf } from '../../../i18n/words-of.ts'

/** What a story of the code is called in a language, once that is loaded. */
export function useShippedTitles(locale: Locale): ((id: string) => string | undefined) | undefined {
  return useLoaded(locale, titles) ? (id) => textOf(locale, id)?.title : undefined
}

/** Its text, once that is loaded; `undefined` where the code has none. */
export function useShippedText(
  locale: Locale,
  id: string,
): { text: StoryText | undefined } | undefined {
  const article = articles.find((known) => known.id === id)
  const isLoaded = useLoaded(locale, article ? [...titles, article.namespace] : titles)
  return isLoaded ? { text: textOf(locale, id) } : undefined
}

const titles: Namespaces[] = ['news', 'blog']

/** Whether the words of a language are here. */
function useLoaded(locale: Locale, namespaces: Namespaces[]): boolean {
  const name = [locale, ...namespaces].join(' ')
  const [loaded, setLoaded] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    const [code, ...all] = name.split(' ')
    loadWords(code as Locale, all as Namespaces[]).then(
      () => isCurrent && setLoaded(name),
      () => {}, // the code of a page that was open for long: its list says what is wrong
    )
    return () => {
      isCurrent = false
    }
  }, [name])
  return loaded === name
}

/** As far as its words are loaded. */
function textOf(locale: Locale, id: string): StoryText | undefined {
  const LL = wordsOf(locale)
  if (newsItems.some((known) => known.id === id)) {
    const { title, excerpt, story } = LL.news.items[id as NewsId]
    return { title: title(), excerpt: excerpt(), body: story() }
  }
  const article = articles.find((known) => known.id === id)
  if (!article) return undefined
  const { title, excerpt, description } = LL.blog.articles[id as ArticleId]
  return {
    title: title(),
    excerpt: excerpt(),
    description: description(),
    body: LL[article.namespace].body(),
  }
}
