import { articles, newsItems } from '#contract/site/insights.ts'
import { type Locale, localeCodes, localize, splitLocale } from '#contract/locales.ts'
import {
  canonicalPath,
  type PageId,
  pageIds,
  pages,
  pageQueryParameters,
  withSlug,
} from '#contract/pages.ts'
import { mailMarks } from '../ssr/mail-link.ts'

export type OwnPage = {
  page: PageId
  locale: Locale
  /** Slug of a story that may exist. The published content decides. */
  slug?: string
}

let known: Map<string, OwnPage> | undefined

/**
 * The page of a canonical path. Only these few paths are cached, because variants that the router
 * also accepts (`/tEams`, `/t%65ams`) are endless.
 */
export function ownPage(pathname: string): OwnPage | undefined {
  return (known ??= new Map(allPages())).get(pathname) ?? storyPage(pathname)
}

const storyPages = ['newsStory', 'article'] as const

function storyPage(pathname: string): OwnPage | undefined {
  const { locale, path } = splitLocale(pathname)
  for (const page of storyPages) {
    const start = withSlug(page, '')
    const slug = path.slice(start.length)
    if (path.startsWith(start) && /^[a-z0-9-]{1,80}$/.test(slug)) return { page, locale, slug }
  }
  return undefined
}

function allPages(): [string, OwnPage][] {
  return localeCodes.flatMap((locale) =>
    pageIds.flatMap((page) =>
      pathsOf(page).map((path): [string, OwnPage] => [localize(path, locale), { page, locale }]),
    ),
  )
}

function pathsOf(page: PageId): string[] {
  const slugs: Partial<Record<PageId, readonly { slug: string }[]>> = {
    article: articles,
    newsStory: newsItems,
  }
  const entries = slugs[page]?.map(({ slug }) => slug)
  if (entries === undefined && pages[page].path.includes(':slug')) return []
  const paths = (entries ?? [undefined]).map((slug) => canonicalPath(page, slug))
  return paths.filter((path) => path !== null)
}

const ownNames = new Set(['preview', ...pageQueryParameters, ...mailMarks])

/** Whether a query has a parameter of a page, preview or emailed link, not only of campaigns. */
export function meansSomething(search: string): boolean {
  // parsing is slow, and most queries have no escapes
  const names = /[%+]/.test(search)
    ? [...new URLSearchParams(search).keys()]
    : search
        .slice(1)
        .split('&')
        .map((part) => part.split('=', 1)[0] ?? '')
  return names.some((name) => ownNames.has(name))
}
