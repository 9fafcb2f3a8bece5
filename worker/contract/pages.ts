import type { FlagName, SentFlags } from './flags.ts'

/**
 * Who may open a page. API calls behind `client` and `admin` pages check again. `link`: holders of
 * a signed link; such pages load no third-party scripts and are not counted.
 */
export type Access = 'public' | 'client' | 'admin' | 'signed-in' | 'link'

type Page = {
  /** Path without language prefix, in React Router's notation. */
  path: string
  access: Access
  /** The page exists only while all these flags are on. */
  flags: readonly (FlagName & keyof SentFlags)[]
  /**
   * `reading`: works without JavaScript, hydrates on first interaction. `application`: hydrates at
   * once.
   */
  kind: 'reading' | 'application'
  /** Listed in sitemap, alternates and llms.txt (indexed-pages.ts). */
  indexed: boolean
  /** Query parameters that change the server's rendering. Others share one cached page. */
  query: readonly string[]
}

/** All pages of the site. Router, guards, navigation, alternates and sitemap derive from it. */
export const pages = {
  home: {
    path: '/',
    access: 'public',
    flags: [],
    kind: 'reading',
    indexed: true,
    query: ['sent'],
  },
  solutions: {
    path: '/solutions',
    access: 'public',
    flags: ['solutions'],
    kind: 'reading',
    indexed: true,
    query: [],
  },
  teams: {
    path: '/teams',
    access: 'public',
    flags: ['teams'],
    kind: 'reading',
    indexed: true,
    query: [],
  },
  partnerships: {
    path: '/partnerships',
    access: 'public',
    flags: ['partnerships'],
    kind: 'reading',
    indexed: true,
    query: [],
  },
  news: {
    path: '/insights/news',
    access: 'public',
    flags: ['insights', 'news'],
    kind: 'reading',
    indexed: true,
    query: ['category'],
  },
  newsStory: {
    path: '/insights/news/:slug',
    access: 'public',
    flags: ['insights', 'news'],
    kind: 'reading',
    indexed: true,
    query: [],
  },
  blog: {
    path: '/insights/blog',
    access: 'public',
    flags: ['insights', 'blog'],
    kind: 'reading',
    indexed: true,
    query: [],
  },
  article: {
    path: '/insights/blog/:slug',
    access: 'public',
    flags: ['insights', 'blog'],
    kind: 'reading',
    indexed: true,
    query: [],
  },
  privacy: {
    path: '/privacy',
    access: 'public',
    flags: [],
    kind: 'reading',
    indexed: true,
    query: [],
  },
  terms: {
    path: '/terms',
    access: 'public',
    flags: [],
    kind: 'reading',
    indexed: true,
    query: [],
  },
  clientLogin: {
    path: '/client/login',
    access: 'public',
    flags: ['client_portal'],
    kind: 'application',
    indexed: false,
    query: ['mode', 'from', 'sent'],
  },
  clientDashboard: {
    path: '/client/*',
    access: 'client',
    flags: ['client_portal'],
    kind: 'application',
    indexed: false,
    query: [],
  },
  adminLogin: {
    path: '/admin/login',
    access: 'public',
    flags: [],
    kind: 'application',
    indexed: false,
    query: ['mode', 'from'],
  },
  /** Status page of a request for access, opened by the signed link in the applicant's mail. */
  accessRequest: {
    path: '/access-request/:id',
    access: 'link',
    flags: [],
    kind: 'application',
    indexed: false,
    query: ['token', 'failed'],
  },
  account: {
    path: '/account',
    access: 'signed-in',
    flags: [],
    kind: 'application',
    indexed: false,
    query: [],
  },
  adminPortal: {
    path: '/admin-portal/*',
    access: 'admin',
    flags: [],
    kind: 'application',
    indexed: false,
    query: [],
  },
  simpleAdmin: {
    path: '/simple-admin',
    access: 'public',
    flags: [],
    kind: 'application',
    indexed: false,
    query: [],
  },
} as const satisfies Record<string, Page>

export type PageId = keyof typeof pages
export const pageIds = Object.keys(pages) as PageId[]

/** All query parameters that some page reads. */
export const pageQueryParameters: readonly string[] = [
  ...new Set(pageIds.flatMap((id): readonly string[] => pages[id].query)),
]

/** Whether a query may change the rendering; campaign parameters do not. */
export function hasPageQuery(search: string): boolean {
  const query = new URLSearchParams(search)
  return pageQueryParameters.some((name) => query.has(name))
}

/** Whether a page exists under these flags. */
export function isPageOn(id: PageId, flags: SentFlags): boolean {
  return pages[id].flags.every((flag) => flags[flag])
}

/**
 * Canonical path without language prefix: routers also accept other letter cases and encodings.
 * `null` for paths with `:id` or `*`.
 */
export function canonicalPath(id: PageId, slug: string | undefined): string | null {
  const { path } = pages[id]
  return /\*|:id/.test(path) ? null : path.replace(':slug', slug ?? '')
}

/** Path of an entry of a page whose path ends in `:slug`. */
export const withSlug = (id: 'article' | 'newsStory', slug: string) =>
  pages[id].path.replace(':slug', slug)

/** Path of a list page's Atom feed, without language prefix. */
export const feedPath = (id: 'news' | 'blog') => `${pages[id].path}/feed.xml`
