import type { NewsId } from '#contract/site/insights.ts'
import { type PublicStory, shippedStories } from '#contract/site/news.ts'
import type { TranslationFunctions } from '../i18n/i18n-types.ts'
import type { Site } from './site-context.ts'

/** The story of an address, among those that the page has. */
export const findStory = (slug: string | undefined, news: Site['news'] = shippedStories) =>
  news.find((story) => story.slug === slug)

/** What a story is called and about: as staff wrote it, else as shipped. */
export function storyWords(story: PublicStory, LL: TranslationFunctions) {
  const { title, excerpt = '' } = story
  if (title !== undefined) return { title, excerpt }
  const shipped = LL.news.items[story.id as NewsId]
  return { title: shipped.title(), excerpt: shipped.excerpt() }
}
