import { findArticle, findStory } from '../worker/contract/insights.ts'
import { type PageId, pages } from '../worker/contract/pages.ts'
import type { TranslationFunctions } from './i18n/i18n-types.ts'

export type Crumb = { name: string; path: string }

/**
 * The way from the home page to a page. Shown above the heading and told to search engines as breadcrumbs, so that
 * both say the same.
 * @param path without language prefix
 */
export function trailOf(path: string, LL: TranslationFunctions): Crumb[] {
  const home = crumb('home', LL.nav.home())
  const slug = path.split('/').at(-1)
  if (path.startsWith(`${pages.blog.path}/`)) {
    const article = findArticle(slug)
    const end = article ? [{ name: LL.blog.articles[article.id].title(), path }] : []
    return [home, crumb('blog', LL.nav.blog()), ...end]
  }
  if (path.startsWith(`${pages.news.path}/`)) {
    const story = findStory(slug)
    const end = story ? [{ name: LL.news.items[story.id].title(), path }] : []
    return [home, crumb('news', LL.nav.news()), ...end]
  }
  const names = {
    '/solutions': LL.nav.solutions,
    '/teams': LL.nav.teams,
    '/partnerships': LL.nav.partnerships,
    '/insights/news': LL.nav.news,
    '/insights/blog': LL.nav.blog,
    '/privacy': LL.footer.privacy,
    '/terms': LL.footer.terms,
  } satisfies Record<string, () => string>
  const name = Object.entries(names).find(([known]) => known === path)?.[1]
  return name ? [home, { name: name(), path }] : [home]
}

const crumb = (id: PageId, name: string): Crumb => ({ name, path: pages[id].path })
