import { company } from '../company.ts'
import type { SentFlags } from '../flags.ts'
import { articlesAmong, newsAmong, type PublicStory } from './news.ts'
import { type Locale, localize } from '../locales.ts'
import { isPageOn, type PageId, pageIds, pages, withSlug } from '../pages.ts'

export type IndexedPage = {
  page: PageId
  /** Path without language prefix. */
  path: string
  /** The day of its last change (ISO), where its content says so. */
  modified?: string
  /** The languages that have it; absent: all. */
  locales?: readonly Locale[]
}

/**
 * Every address that search engines may list under these flags, once for all languages. Alternates, sitemap, llms.txt,
 * Markdown copies and the crawl tests read this list, so that they cannot disagree.
 */
export const indexedPages = (flags: SentFlags, stories?: readonly PublicStory[]): IndexedPage[] =>
  pageIds
    .filter((id) => pages[id].indexed && isPageOn(id, flags))
    .flatMap((id) => addressesOf(id, stories))

function addressesOf(page: PageId, stories?: readonly PublicStory[]): IndexedPage[] {
  const { path } = pages[page]
  switch (page) {
    case 'article':
    case 'newsStory':
      return (page === 'article' ? articlesAmong : newsAmong)(stories).map(
        ({ slug, date, locales }) => ({
          page,
          path: withSlug(page, slug),
          modified: date,
          ...(locales && { locales }),
        }),
      )
    case 'news':
    case 'blog': {
      // newest first: the list changed when its first entry came
      const [first] = (page === 'blog' ? articlesAmong : newsAmong)(stories)
      return [{ page, path, ...(first && { modified: first.date }) }]
    }
    case 'privacy':
    case 'terms':
      return [{ page, path, modified: company.legalEffectiveOn[page] }]
    default:
      return [{ page, path }]
  }
}

/** Where the picture stands that social networks show with a page; web/server/build/social-pictures.ts makes it at build time. */
export const socialImagePath = (path: string, locale: Locale): string =>
  `/assets/social/${locale}${path === '/' ? '/home' : path}.png`

/** In pixels. */
export const socialImageSize = { width: 1200, height: 630 }

/** The Markdown copy of a page: `/teams.md`, and `/index.md` for a home page. */
export const markdownPath = (path: string, locale: Locale): string =>
  path === '/'
    ? `${localize('/', locale).replace(/\/$/, '')}/index.md`
    : `${localize(path, locale)}.md`
