import { findArticle, findStory } from '../worker/contract/insights.ts'
import type { PageId } from '../worker/contract/pages.ts'
import type { TranslationFunctions } from './i18n/i18n-types.ts'

export type PageWords = { title: string; description: string }

/**
 * What a page is called and about, for its head, lists of pages and feeds.
 * @param path without language prefix; an article or story that does not exist has the words of the 404 page
 */
export function pageWords(
  page: PageId | 'notFound',
  path: string,
  LL: TranslationFunctions,
): PageWords {
  const slug = path.split('/').at(-1)
  if (page === 'article') {
    const article = findArticle(slug)
    if (!article) return pageWords('notFound', path, LL)
    const { title, description } = LL.blog.articles[article.id]
    return { title: title(), description: description() }
  }
  if (page === 'newsStory') {
    const story = findStory(slug)
    if (!story) return pageWords('notFound', path, LL)
    const { title, excerpt } = LL.news.items[story.id]
    return { title: title(), description: firstSentences(excerpt()) }
  }
  const words = LL.page[page]
  return { title: words.title(), description: words.description() }
}

/** As many whole sentences as search engines show; at least the first. */
function firstSentences(text: string, limit = 160): string {
  const sentences = text.split(/(?<=[.!?])\s+/)
  let kept = sentences[0] ?? ''
  for (const sentence of sentences.slice(1)) {
    if (kept.length + 1 + sentence.length > limit) break
    kept += ` ${sentence}`
  }
  return kept
}
