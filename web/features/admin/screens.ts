import { pages } from '#contract/pages.ts'
import type { Namespaces } from '../../i18n/i18n-types.ts'

type Row = {
  /** Address after /admin-portal/, and key of title and lead in `staffPortal.screens`. */
  path: string
  /** The heading that it stands under in the sidebar; the dashboard stands above all. */
  group: ScreenGroup | null
  /** Words beside those of `staffPortal`. */
  words?: Namespaces[]
}

export const screenGroups = ['website', 'sales', 'people', 'system'] as const
export type ScreenGroup = (typeof screenGroups)[number]

/**
 * Every screen of the admin portal, in the sidebar's order. Sidebar, router, titles, search and the 404 read this table.
 * Its code (screen-modules.ts) and its icon (shell/icons.tsx) are asked for by the compiler.
 */
export const screens = [
  { path: 'dashboard', group: null, words: ['staff'] },
  { path: 'sections', group: 'website', words: ['simpleAdmin'] },
  {
    path: 'content',
    group: 'website',
    words: ['staffContent', 'staffSettings', 'staff', 'news', 'blog'],
  },
  { path: 'amazon-assets', group: 'website' },
  { path: 'analytics', group: 'website', words: ['staffFigures', 'staff'] },
  { path: 'messages', group: 'sales', words: ['staff'] },
  { path: 'catalogue', group: 'sales', words: ['staff'] },
  { path: 'orders', group: 'sales', words: ['staff', 'orders'] },
  { path: 'recalls', group: 'sales', words: ['staff', 'staffSettings'] },
  { path: 'users', group: 'people', words: ['staff', 'staffSettings'] },
  { path: 'companies', group: 'people', words: ['staff', 'staffSettings'] },
  { path: 'feature-flags', group: 'system', words: ['simpleAdmin'] },
  { path: 'settings', group: 'system', words: ['staffSettings', 'staff'] },
  { path: 'notifications', group: 'system', words: ['staff'] },
] as const satisfies Row[]

export type ScreenPath = (typeof screens)[number]['path']
export type ScreenRow = Row & { path: ScreenPath }

const root = pages.adminPortal.path.replace('/*', '')

/** Address of a screen without language prefix; `rest` is read by the screen itself, such as an id. */
export const screenAddress = (path: ScreenPath, rest = ''): string =>
  `${root}/${path}${rest && `/${rest}`}`

/** The screen at an address below /admin-portal; `null` for the portal's 404 page. */
export function findScreen(pathname: string): ScreenRow | null {
  const [first = ''] = pathname.slice(root.length + 1).split('/')
  return screens.find(({ path }) => path === first) ?? null
}

/** Whether the address is /admin-portal itself, which redirects to the dashboard. */
export const isPortalRoot = (pathname: string): boolean => pathname.replace(/\/$/, '') === root
