import { type PageId, pageIds, pages } from '#contract/pages.ts'
import type { TranslationFunctions } from '../i18n/i18n-types.ts'
import type { Site } from './site-context.ts'
import { findStory, storyWords } from './stories.ts'

export type Crumb = { name: string; path: string }

/**
 * Breadcrumbs from the home page to `path`, shown above the heading and sent as structured data.
 * @param path without language prefix
 */
export function breadcrumbsOf(
  path: string,
  LL: TranslationFunctions,
  news?: Site['news'],
): Crumb[] {
  const home = crumb('home', LL.nav.home())
  for (const list of ['news', 'blog'] as const) {
    if (!path.startsWith(`${pages[list].path}/`)) continue
    const story = findStory(list === 'blog' ? 'article' : 'newsStory', path, news)
    const end = story ? [{ name: storyWords(story, LL).title, path }] : []
    return [home, crumb(list, LL.nav[list]()), ...end]
  }
  const id = indexedIds.find((id) => pages[id].path === path)
  const name = id && namesOf(LL)[id]
  return name ? [home, { name: name(), path }] : [home]
}

/** Pages that search engines list; only they have breadcrumbs. */
type IndexedId = { [Id in PageId]: (typeof pages)[Id]['indexed'] extends true ? Id : never }[PageId]
const indexedIds = pageIds.filter((id): id is IndexedId => pages[id].indexed)

/** Names of list pages' entries; stories are named above, and the home page is the first crumb. */
const namesOf = ({
  nav,
  footer,
}: TranslationFunctions): Record<IndexedId, (() => string) | null> => ({
  home: null,
  newsStory: null,
  article: null,
  solutions: nav.solutions,
  teams: nav.teams,
  partnerships: nav.partnerships,
  news: nav.news,
  blog: nav.blog,
  privacy: footer.privacy,
  terms: footer.terms,
})

const crumb = (id: PageId, name: string): Crumb => ({ name, path: pages[id].path })
