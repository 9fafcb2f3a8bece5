import { useQuery } from '@tanstack/react-query'
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
  const { isSuccess } = useQuery({
    queryKey: ['shipped', locale, ...namespaces],
    queryFn: async () => {
      await loadWords(locale, namespaces)
      return true
    },
    staleTime: Infinity,
    retry: false, // the code of a page that was open for long: its list says what is wrong
  })
  return isSuccess
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
