import { type ArticleId, articles, type NewsId } from '#contract/site/insights.ts'
import { onlyArticles, isArticle, onlyNews, type PublicStory } from '#contract/site/news.ts'
import type { PageId } from '#contract/pages.ts'
import type { RichNode } from '#contract/text/rich-text.ts'
import type { TranslationFunctions } from '../i18n/i18n-types.ts'
import type { Site } from './site-context.ts'

export const findNews = (slug: string | undefined, news: Site['news']) =>
  onlyNews(news).find((story) => story.slug === slug)
export const findArticle = (slug: string | undefined, news: Site['news']) =>
  onlyArticles(news).find((story) => story.slug === slug)

/** Finds the story that a page shows; `undefined` for other pages. */
export function findStory(page: PageId | 'notFound', path: string, news: Site['news']) {
  const slug = path.split('/').at(-1)
  if (page === 'newsStory') return findNews(slug, news)
  return page === 'article' ? findArticle(slug, news) : undefined
}

/** Title and excerpt of a story: staff's text, or the built-in one in the page's language. */
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

/** Translation namespace with the text of a built-in article. */
export const articleNamespace = (id: string) =>
  (articles.find((article) => article.id === id) ?? articles[0]).namespace

/** Full text of a story, on its own page. */
export const storyBody = (
  { body, ...story }: PublicStory,
  LL: TranslationFunctions,
): string | RichNode[] =>
  body ??
  ('author' in story
    ? LL[articleNamespace(story.id)].body()
    : LL.news.items[story.id as NewsId].story())
