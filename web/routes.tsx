import type { ComponentType } from 'react'
import {
  data,
  type LoaderFunctionArgs,
  type Params,
  redirectDocument,
  type RouteObject,
  type ShouldRevalidateFunction,
} from 'react-router'
import type { SentFlags } from '#contract/flags.ts'
import type { Locale } from '#contract/locales.ts'
import { isPageOn, type PageId, pageIds, pages } from '#contract/pages.ts'
import { routerNews, type Site, useSite } from './app/site-context.ts'
import { Words } from './i18n/words.tsx'
import type { Namespaces } from './i18n/i18n-types.ts'
import { hasWords, loadWords } from './i18n/load-words.ts'
import { ErrorPage } from './features/site/frame/error-page.tsx'
import { Root } from './root.tsx'

type PageModule = {
  Page: ComponentType
  /** Namespaces that depend on the address, such as the text of one article. */
  wordsFor?: (params: Params, news?: Site['news']) => Namespaces[]
  /** Whether the address names an existing item; otherwise the page answers 404. */
  exists?: (params: Params, news?: Site['news']) => boolean
  /** Loads API data for pages that must work without scripts. */
  load?: (args: LoaderFunctionArgs) => Promise<unknown>
  /** Whether a change of address within the page loads the data again. */
  shouldRevalidate?: ShouldRevalidateFunction
  /** Loads further modules needed before the page is shown. */
  prepare?: () => Promise<void>
}
type PageEntry = { words: Namespaces[]; load: () => Promise<PageModule> }

/** In browsers the contact form loads its own words when it is used. */
const homeWords: Namespaces[] = import.meta.env.SSR ? ['home', 'forms', 'problem'] : ['home']
/** The server renders no screen behind a sign-in. */
const clientWords: Namespaces[] = import.meta.env.SSR ? [] : ['portal', 'accessRequest', 'orders']

/** Module and translation namespaces of each page in contract/pages.ts, loaded when the page is first shown. */
const pageModules: Record<PageId | 'notFound', PageEntry> = {
  home: { words: homeWords, load: () => import('./features/home/home-page.tsx') },
  solutions: { words: ['company'], load: () => import('./features/company/solutions-page.tsx') },
  teams: { words: ['company'], load: () => import('./features/company/teams-page.tsx') },
  partnerships: {
    words: ['company'],
    load: () => import('./features/company/partnerships-page.tsx'),
  },
  news: { words: ['news'], load: () => import('./features/insights/news-page.tsx') },
  newsStory: {
    words: ['news', 'blog'],
    load: () => import('./features/insights/story-page.tsx'),
  },
  blog: { words: ['blog'], load: () => import('./features/insights/blog-page.tsx') },
  article: {
    words: ['blog'],
    load: () => import('./features/insights/article-page.tsx'),
  },
  privacy: { words: ['legal'], load: () => import('./features/legal/privacy-page.tsx') },
  terms: { words: ['legal'], load: () => import('./features/legal/terms-page.tsx') },
  clientLogin: {
    words: ['portal', 'forms', 'problem'],
    load: () => import('./features/portal/entrance/client-login-page.tsx'),
  },
  clientDashboard: {
    words: clientWords,
    load: () => import('./features/portal/shell/client-page.tsx'),
  },
  adminLogin: {
    words: ['portal'],
    load: () => import('./features/portal/entrance/admin-login-page.tsx'),
  },
  account: {
    words: ['portal', 'problem'],
    load: () => import('./features/portal/account/account-page.tsx'),
  },
  accessRequest: {
    words: ['accessRequest'],
    load: () => import('./features/access-request/status-page.tsx'),
  },
  adminPortal: {
    words: ['portal', 'staffPortal', 'problem'],
    load: () => import('./features/admin/admin-portal-page.tsx'),
  },
  simpleAdmin: {
    words: ['simpleAdmin', 'portal', 'problem'],
    load: () => import('./features/simple-admin/simple-admin-page.tsx'),
  },
  notFound: { words: ['page'], load: () => import('./features/site/frame/not-found-page.tsx') },
}

/** Files of the server, not pages: links to them load a document. */
const files = ['/llms.txt', '/robots.txt', '/sitemap.xml']

type RouteId = keyof typeof pageModules

const loaded = new Map<string, PageModule>()

/** Loads a page's module and words; called by its route, and before hydration. */
export async function loadPage(
  id: string,
  locale: Locale,
  params: Params,
  news?: Site['news'],
): Promise<PageModule> {
  const { words, load } = pageModules[id as RouteId]
  const [page] = await Promise.all([loaded.get(id) ?? load(), loadWords(locale, words)])
  await Promise.all([page.prepare?.(), loadWords(locale, page.wordsFor?.(params, news) ?? [])])
  loaded.set(id, page)
  return page
}

/** Returns whether a page's module and words are loaded. */
export function isPageReady(id: string, locale: Locale, params: Params): boolean {
  const page = loaded.get(id)
  return page !== undefined && hasWords(locale, page.wordsFor?.(params) ?? [])
}

/** Server only: whether a page can be rendered without loading modules, words or API data. */
export function isFullyLoaded(
  id: string,
  locale: Locale,
  params: Params,
  news?: Site['news'],
): boolean {
  const page = loaded.get(id)
  return (
    page !== undefined &&
    page.load === undefined &&
    page.exists?.(params, news) !== false &&
    hasWords(locale, [
      ...pageModules[id as RouteId].words,
      ...(page.wordsFor?.(params, news) ?? []),
    ])
  )
}

/** Pages of news and articles: changes by staff are sent with the document only, so links load a document. */
const changing = new Set<string>(['news', 'newsStory', 'blog', 'article'])

/**
 * Route table of server and browser. A page whose flags are off has no route and answers 404.
 * @param isNewsChanged browser only: whether staff changed any news or articles
 */
export function createRoutes(
  flags: SentFlags,
  locale: Locale,
  isNewsChanged = false,
): RouteObject[] {
  const route = (id: RouteId, path: string): RouteObject => ({
    id,
    path,
    loader: async (args) => {
      if (isNewsChanged && changing.has(id)) return redirectDocument(args.request.url)
      const news = args.context.get(routerNews) ?? undefined
      const { exists, load } = await loadPage(id, locale, args.params, news)
      if (load) return load(args)
      return exists?.(args.params, news) === false ? data(null, { status: 404 }) : null
    },
    shouldRevalidate: (args) =>
      loaded.get(id)?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate,
    // each page has its own words
    Component: () => {
      const page = loaded.get(id)
      const { texts } = useSite()
      return (
        page && (
          <Words locale={locale} texts={texts}>
            <page.Page />
          </Words>
        )
      )
    },
  })
  return [
    {
      Component: Root,
      ErrorBoundary: ErrorPage,
      children: [
        ...pageIds.filter((id) => isPageOn(id, flags)).map((id) => route(id, pages[id].path)),
        ...files.map((path): RouteObject => ({
          path,
          loader: ({ request }) => redirectDocument(new URL(path, request.url).href),
        })),
        route('notFound', '*'),
      ],
    },
  ]
}
