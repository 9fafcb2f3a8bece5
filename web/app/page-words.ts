import type { PageId } from '#contract/pages.ts'
import type { TranslationFunctions } from '../i18n/i18n-types.ts'
import type { Site } from './site-context.ts'
import { findStory, storyWords } from './stories.ts'

export type PageWords = { title: string; description: string }

/**
 * Title and description of a page, for its head, lists and feeds.
 * @param path without language prefix; the words of the 404 page for a story that does not exist
 */
export function pageWords(
  page: PageId | 'notFound',
  path: string,
  LL: TranslationFunctions,
  news?: Site['news'],
): PageWords {
  if (page === 'article' || page === 'newsStory') {
    const story = findStory(page, path, news)
    if (!story) return pageWords('notFound', path, LL)
    const { title, excerpt, description } = storyWords(story, LL)
    return { title, description: description || firstSentences(excerpt) }
  }
  const words = LL.page.about[page]
  return { title: words.title(), description: words.description() }
}

/** The whole sentences that fit in `limit` characters; a very short result is replaced by the text cut at a word. */
function firstSentences(text: string, limit = 160): string {
  let kept = ''
  for (const sentence of text.split(/(?<=[.!?])\s+/)) {
    if (kept.length + sentence.length >= limit) break
    kept += (kept && ' ') + sentence
  }
  if (kept.length >= limit / 2) return kept
  return `${text.slice(0, text.lastIndexOf(' ', limit - 1)).replace(/[\s,;:.·]+$/, '')}…`
}
