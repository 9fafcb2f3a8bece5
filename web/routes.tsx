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
import { routedNews, type Site, useSite } from './app/site-context.ts'
import { Words } from './i18n/words.tsx'
import type { Namespaces } from './i18n/i18n-types.ts'
import { hasWords, loadWords } from './i18n/load-words.ts'
import { ErrorPage } from './features/site/frame/error-page.tsx'
import { Root } from './root.tsx'

type PageModule = {
  Page: ComponentType
  /** Words that depend on the address: an article's text comes with that article only. */
  wordsFor?: (params: Params, news?: Site['news']) => Namespaces[]
  /** Whether the address names something we have; the page answers 404 otherwise. */
  exists?: (params: Params, news?: Site['news']) => boolean
  /** What the page shows of the API, where it has to work without scripts. */
  load?: (args: LoaderFunctionArgs) => Promise<unknown>
  /** Whether another address of the same page has to be loaded. */
  shouldRevalidate?: ShouldRevalidateFunction
  /** What must be there besides before the page is shown. */
  prepare?: () => Promise<void>
}
type PageEntry = { words: Namespaces[]; load: () => Promise<PageModule> }

/** In the browser the contact form brings its own words, once it is used. */
const homeWords: Namespaces[] = import.meta.env.SSR ? ['home', 'forms', 'problem'] : ['home']
/** The server renders no screen behind a sign-in. */
const clientWords: Namespaces[] = import.meta.env.SSR ? [] : ['portal', 'accessRequest', 'orders']

/** Each page of contract/pages.ts with its code and words, both loaded when the page is first shown. */
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

/** Files of the server, not pages: a link to one loads it again. */
const files = ['/llms.txt', '/robots.txt', '/sitemap.xml']

type RouteId = keyof typeof pageModules

/** Code that is here. A route reads it when it is shown: until then a page that cannot be loaded is no error. */
const loaded = new Map<string, PageModule>()

/** Loads a page with all its words. Part of its route; React's first render in the browser needs them before that. */
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

/** Whether a page can be shown at once. */
export function isPageReady(id: string, locale: Locale, params: Params): boolean {
  const page = loaded.get(id)
  return page !== undefined && hasWords(locale, page.wordsFor?.(params) ?? [])
}

/** On the server: whether a page's loader has nothing left to do, since its code and words are here and it exists. */
export function asksNothing(
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

/** News and articles that staff changed come with their page only: a link to them loads it again. */
const changing = new Set<string>(['news', 'newsStory', 'blog', 'article'])

/**
 * The one router table of server and browser. A page whose flags are off is no route: it answers 404.
 * @param isNewsChanged in the browser, whether staff changed any news or articles
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
      const news = args.context.get(routedNews) ?? undefined
      const { exists, load } = await loadPage(id, locale, args.params, news)
      if (load) return load(args)
      return exists?.(args.params, news) === false ? data(null, { status: 404 }) : null
    },
    shouldRevalidate: (args) =>
      loaded.get(id)?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate,
    // words per page: it sees those that came with it
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
