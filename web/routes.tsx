import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router'
import type { FlagValues } from '../worker/contract/flags.ts'
import type { Locale } from '../worker/contract/locales.ts'
import { isPageOn, type PageId, pageIds, pages } from '../worker/contract/pages.ts'
import { Words } from './i18n/words.tsx'
import type { Namespaces } from './i18n/i18n-types.ts'
import { loadWords } from './i18n/load-words.ts'
import { ErrorPage } from './features/site/error-page.tsx'
import { Root } from './root.tsx'

type PageModule = { Page: ComponentType; loader?: LoaderFunction }
type PageEntry = { words: Namespaces[]; load: () => Promise<PageModule> }

/** Each page of contract/pages.ts with its code and words, both loaded when the page is first shown. */
const pageModules: Record<PageId | 'notFound', PageEntry> = {
  home: { words: ['home'], load: () => import('./features/home/home-page.tsx') },
  solutions: { words: ['company'], load: () => import('./features/company/solutions-page.tsx') },
  teams: { words: ['company'], load: () => import('./features/company/teams-page.tsx') },
  partnerships: {
    words: ['company'],
    load: () => import('./features/company/partnerships-page.tsx'),
  },
  news: { words: ['insights'], load: () => import('./features/insights/news-page.tsx') },
  blog: { words: ['insights'], load: () => import('./features/insights/blog-page.tsx') },
  article: { words: ['insights'], load: () => import('./features/insights/article-page.tsx') },
  privacy: { words: ['legal'], load: () => import('./features/legal/privacy-page.tsx') },
  terms: { words: ['legal'], load: () => import('./features/legal/terms-page.tsx') },
  clientLogin: { words: ['portal'], load: () => import('./features/portal/client-login-page.tsx') },
  clientDashboard: {
    words: ['portal'],
    load: () => import('./features/portal/client-dashboard-page.tsx'),
  },
  adminLogin: { words: ['portal'], load: () => import('./features/portal/admin-login-page.tsx') },
  account: { words: ['portal'], load: () => import('./features/portal/account/account-page.tsx') },
  adminPortal: { words: ['portal'], load: () => import('./features/admin/admin-portal-page.tsx') },
  simpleAdmin: {
    words: ['simpleAdmin'],
    load: () => import('./features/simple-admin/simple-admin-page.tsx'),
  },
  notFound: { words: [], load: () => import('./features/site/not-found-page.tsx') },
}

/** The one router table of server and browser. A page whose flags are off is no route: it answers 404. */
export function createRoutes(flags: FlagValues, locale: Locale): RouteObject[] {
  const lazy =
    ({ words, load }: PageEntry) =>
    async () => {
      const [{ Page, loader }] = await Promise.all([load(), loadWords(locale, words)])
      // a provider per page: it sees the words that came with the page
      const Component = () => (
        <Words locale={locale}>
          <Page />
        </Words>
      )
      return { Component, ...(loader && { loader }) }
    }
  return [
    {
      Component: Root,
      ErrorBoundary: ErrorPage,
      children: [
        ...pageIds
          .filter((id) => isPageOn(id, flags))
          .map((id) => ({ id, path: pages[id].path, lazy: lazy(pageModules[id]) })),
        { id: 'notFound', path: '*', lazy: lazy(pageModules.notFound) },
      ],
    },
  ]
}
