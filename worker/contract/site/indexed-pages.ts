import { company } from '../company.ts'
import type { SentFlags } from '../flags.ts'
import { onlyArticles, onlyNews, type PublicStory } from './news.ts'
import { type Locale, localize } from '../locales.ts'
import { isPageOn, type PageId, pageIds, pages, withSlug } from '../pages.ts'

export type IndexedPage = {
  page: PageId
  /** Path without language prefix. */
  path: string
  /** Day of the last change (ISO), if known. */
  modified?: string
  /** Languages of the page; absent means all. */
  locales?: readonly Locale[]
}

/**
 * Pages that search engines may list under these flags. Alternates, sitemap, llms.txt and Markdown
 * copies all use this list.
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
      return (page === 'article' ? onlyArticles : onlyNews)(stories).map(
        ({ slug, date, locales }) => ({
          page,
          path: withSlug(page, slug),
          modified: date,
          ...(locales && { locales }),
        }),
      )
    case 'news':
    case 'blog': {
      // a list's last change is the date of its newest entry
      const [first] = (page === 'blog' ? onlyArticles : onlyNews)(stories)
      return [{ page, path, ...(first && { modified: first.date }) }]
    }
    case 'privacy':
    case 'terms':
      return [{ page, path, modified: company.legalEffectiveOn[page] }]
    default:
      return [{ page, path }]
  }
}

/** Path of a page's social image, made at build time (web/server/build/social-pictures.ts). */
export const socialImagePath = (path: string, locale: Locale): string =>
  `/assets/social/${locale}${path === '/' ? '/home' : path}.png`

/** Size of a social image in pixels. */
export const socialImageSize = { width: 1200, height: 630 }

/** Path of a page's Markdown copy: `/teams.md`, or `/index.md` for home. */
export const markdownPath = (path: string, locale: Locale): string =>
  path === '/'
    ? `${localize('/', locale).replace(/\/$/, '')}/index.md`
    : `${localize(path, locale)}.md`
