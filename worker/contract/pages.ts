import type { FlagName, SentFlags } from './flags.ts'

/**
 * Who may see a page. `client` and `admin` are checked again by every API call behind it; `link` is any holder of its
 * signed link, so its address is a secret: no foreign script runs there and no visit is counted.
 */
export type Access = 'public' | 'client' | 'admin' | 'signed-in' | 'link'

type Page = {
  /** Path without language prefix, in React Router's notation. */
  path: string
  access: Access
  /** The page exists only while all of these are on. */
  flags: readonly (FlagName & keyof SentFlags)[]
  /**
   * `reading`: complete without scripts; React waits for a first sign of a person.
   * `application`: React hydrates at once.
   */
  kind: 'reading' | 'application'
  /** Search engines may list it: it stands in sitemap, alternates and llms.txt. See indexed-pages.ts. */
  indexed: boolean
  /** Parameters of the query that change what the server renders. All other queries share one rendering. */
  query: readonly string[]
}

/** Every page of the site, once. Router, guards, navigation, alternates and sitemap read this table. */
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
  /** How a request for access stands; the link in the applicant's mail is signed. */
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

/** Every parameter that some page reads. */
export const readParameters: readonly string[] = [
  ...new Set(pageIds.flatMap((id): readonly string[] => pages[id].query)),
]

/** Whether a query may change what the server renders; any other (campaign links) is left out of it. */
export function isReadQuery(search: string): boolean {
  const query = new URLSearchParams(search)
  return readParameters.some((name) => query.has(name))
}

/** Whether a page exists under these flags. */
export function isPageOn(id: PageId, flags: SentFlags): boolean {
  return pages[id].flags.every((flag) => flags[flag])
}

/**
 * The one way of writing a page's address, without language prefix: routers also take other letter cases and encodings.
 * `null` for pages that have an address for every visitor (`:id`, `*`).
 */
export function canonicalPath(id: PageId, slug: string | undefined): string | null {
  const { path } = pages[id]
  return /\*|:id/.test(path) ? null : path.replace(':slug', slug ?? '')
}

/** The path of one entry of a page whose path ends in `:slug`. */
export const withSlug = (id: 'article' | 'newsStory', slug: string) =>
  pages[id].path.replace(':slug', slug)

/** The path of the Atom feed of a list page, without language prefix. */
export const feedPath = (id: 'news' | 'blog') => `${pages[id].path}/feed.xml`
