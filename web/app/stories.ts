import { type ArticleId, articles, type NewsId } from '#contract/site/insights.ts'
import { onlyArticles, isArticle, onlyNews, type PublicStory } from '#contract/site/news.ts'
import type { PageId } from '#contract/pages.ts'
import type { RichNode } from '#contract/text/rich-text.ts'
import type { TranslationFunctions } from '../i18n/i18n-types.ts'
import type { Site } from './site-context.ts'

/** The news item, or the article, of an address, among those that the page has. */
export const findNews = (slug: string | undefined, news: Site['news']) =>
  onlyNews(news).find((story) => story.slug === slug)
export const findArticle = (slug: string | undefined, news: Site['news']) =>
  onlyArticles(news).find((story) => story.slug === slug)

/** What a page shows, if that is a story. */
export function findStory(page: PageId | 'notFound', path: string, news: Site['news']) {
  const slug = path.split('/').at(-1)
  if (page === 'newsStory') return findNews(slug, news)
  return page === 'article' ? findArticle(slug, news) : undefined
}

/** What a story is called and about: as staff wrote it, else as shipped. */
export function storyWords(story: PublicStory, LL: TranslationFunctions) {
  const { title, excerpt = '', description } = story
  if (title !== undefined) return { title, excerpt, description }
  if (isArticle(story)) {
    const shipped = LL.blog.articles[story.id as ArticleId]
    return {
      title: shipped.title(),
      excerpt: shipped.excerpt(),
      description: shipped.description(),
    }
  }
  const shipped = LL.news.items[story.id as NewsId]
  return { title: shipped.title(), excerpt: shipped.excerpt() }
}

/** The dictionary that has the text of a shipped article. */
export const namespaceOf = (id: string) =>
  (articles.find((article) => article.id === id) ?? articles[0]).namespace

/** The text of a story, on its own page. */
export const storyBody = (
  { body, ...story }: PublicStory,
  LL: TranslationFunctions,
): string | RichNode[] =>
  body ??
  ('author' in story ? LL[namespaceOf(story.id)].body() : LL.news.items[story.id as NewsId].story())
