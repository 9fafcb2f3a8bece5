import { company } from '../company.ts'
import type { SentFlags } from '../flags.ts'
import { articles, newsItems } from './insights.ts'
import { type Locale, localize } from '../locales.ts'
import { isPageOn, type PageId, pageIds, pages, withSlug } from '../pages.ts'

export type IndexedPage = {
  page: PageId
  /** Path without language prefix. */
  path: string
  /** The day of its last change (ISO), where its content says so. */
  modified?: string
}

/**
 * Every address that search engines may list under these flags, once for all languages. Alternates, sitemap, llms.txt,
 * Markdown copies and the crawl tests read this list, so that they cannot disagree.
 */
export const indexedPages = (flags: SentFlags): IndexedPage[] =>
  pageIds.filter((id) => pages[id].indexed && isPageOn(id, flags)).flatMap(addressesOf)

function addressesOf(page: PageId): IndexedPage[] {
  const { path } = pages[page]
  switch (page) {
    case 'article':
    case 'newsStory':
      return (page === 'article' ? articles : newsItems).map(({ slug, date }) => ({
        page,
        path: withSlug(page, slug),
        modified: date,
      }))
    case 'news':
    case 'blog':
      // newest first: the list changed when its first entry came
      return [{ page, path, modified: (page === 'blog' ? articles : newsItems)[0].date }]
    case 'privacy':
    case 'terms':
      return [{ page, path, modified: company.legalEffectiveOn }]
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
