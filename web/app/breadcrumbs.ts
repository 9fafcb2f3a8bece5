import { type PageId, pageIds, pages } from '#contract/pages.ts'
import type { TranslationFunctions } from '../i18n/i18n-types.ts'
import type { Site } from './site-context.ts'
import { findStory, storyWords } from './stories.ts'

export type Crumb = { name: string; path: string }

/**
 * The way from the home page to a page. Shown above the heading and told to search engines as breadcrumbs, so that
 * both say the same.
 * @param path without language prefix
 */
export function trailOf(path: string, LL: TranslationFunctions, news?: Site['news']): Crumb[] {
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

/** Pages that search engines list: they are told the way to each, and so are readers. */
type IndexedId = { [Id in PageId]: (typeof pages)[Id]['indexed'] extends true ? Id : never }[PageId]
const indexedIds = pageIds.filter((id): id is IndexedId => pages[id].indexed)

/** What each is called; entries of lists are told above, and home is where the way begins. */
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
