import { useQuery } from '@tanstack/react-query'
import { type ArticleId, articles, type NewsId, newsItems } from '#contract/site/insights.ts'
import type { Locale } from '#contract/locales.ts'
import type { StoryText } from '#contract/staff/content/stories.ts'
import type { Namespaces } from '../../../i18n/i18n-types.ts'
import { loadWords } from '../../../i18n/load-words.ts'
import { wordsOf } from '../../../i18n/words-of.ts'

/** The title of a built-in story in a language; `undefined` until loaded. */
export function useShippedTitles(locale: Locale): ((id: string) => string | undefined) | undefined {
  return useLoaded(locale, titles) ? (id) => textOf(locale, id)?.title : undefined
}

/** The text of a built-in story, once loaded; `undefined` if there is none. */
export function useShippedText(
  locale: Locale,
  id: string,
): { text: StoryText | undefined } | undefined {
  const article = articles.find((known) => known.id === id)
  const isLoaded = useLoaded(locale, article ? [...titles, article.namespace] : titles)
  return isLoaded ? { text: textOf(locale, id) } : undefined
}

const titles: Namespaces[] = ['news', 'blog']

/** Whether the texts of a language have loaded. */
function useLoaded(locale: Locale, namespaces: Namespaces[]): boolean {
  const { isSuccess } = useQuery({
    queryKey: ['shipped', locale, ...namespaces],
    queryFn: async () => {
      await loadWords(locale, namespaces)
      return true
    },
    staleTime: Infinity,
    retry: false, // outdated code of a page open for long: the list shows the error
  })
  return isSuccess
}

/** The built-in text of a story, if its language has loaded. */
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
