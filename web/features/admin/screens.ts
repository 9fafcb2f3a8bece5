import type { ComponentType } from 'react'
import { pages } from '#contract/pages.ts'
import type { Namespaces } from '../../i18n/i18n-types.ts'

/** What a screen's module gives: the screen, below its heading's level (it has an h1 of its own). */
type ScreenModule = { Screen: ComponentType }

type Row = {
  /** The part of the address after /admin-portal/, and the key of title and lead in the words: staffPortal.screens. */
  path: string
  /** Words beside those of `staffPortal`. */
  words?: Namespaces[]
  load: () => Promise<ScreenModule>
}

const soon = () => import('./coming-soon/coming-soon-screen.tsx')

/**
 * Every screen of the admin portal, in the sidebar's order. Sidebar, router, titles and the 404 read this table; an
 * icon per path stands in shell/icons.tsx, and the compiler asks for it.
 */
export const screens = [
  {
    path: 'dashboard',
    words: ['people'],
    load: () => import('./dashboard/dashboard-screen.tsx'),
  },
  {
    path: 'sections',
    words: ['simpleAdmin'],
    load: () => import('./sections/sections-screen.tsx'),
  },
  {
    path: 'feature-flags',
    words: ['simpleAdmin'],
    load: () => import('./flags/feature-flags-screen.tsx'),
  },
  { path: 'users', words: ['people'], load: () => import('./users/users-screen.tsx') },
  { path: 'companies', words: ['people'], load: () => import('./companies/companies-screen.tsx') },
  { path: 'content', load: soon },
  { path: 'amazon-assets', load: () => import('./assets/assets-screen.tsx') },
  { path: 'analytics', load: soon },
  { path: 'settings', load: soon },
  { path: 'notifications', load: soon },
] as const satisfies Row[]

export type ScreenPath = (typeof screens)[number]['path']
export type ScreenRow = Row & { path: ScreenPath }

const root = pages.adminPortal.path.replace('/*', '')

/** The address of a screen, without language prefix; `rest` is what the screen itself reads, such as an id. */
export const screenAddress = (path: ScreenPath, rest = ''): string =>
  `${root}/${path}${rest && `/${rest}`}`

/** Which screen an address below /admin-portal shows: `null` is none, for the portal's own 404. */
export function findScreen(pathname: string): ScreenRow | null {
  const [first = ''] = pathname.slice(root.length + 1).split('/')
  return screens.find(({ path }) => path === first) ?? null
}

/** Whether the address is the portal's own, which leads on to the dashboard. */
export const isPortalRoot = (pathname: string): boolean => pathname.replace(/\/$/, '') === root
