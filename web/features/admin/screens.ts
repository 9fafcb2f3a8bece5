import { pages } from '#contract/pages.ts'
import type { Namespaces } from '../../i18n/i18n-types.ts'

type Row = {
  /** The part of the address after /admin-portal/, and the key of title and lead in the words: staffPortal.screens. */
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
 * Its code (screen-code.ts) and its icon (shell/icons.tsx) are asked for by the compiler.
 */
export const screens = [
  { path: 'dashboard', group: null, words: ['people'] },
  { path: 'sections', group: 'website', words: ['simpleAdmin'] },
  {
    path: 'content',
    group: 'website',
    words: ['staffContent', 'staffSettings', 'people', 'news', 'blog'],
  },
  { path: 'amazon-assets', group: 'website' },
  { path: 'analytics', group: 'website', words: ['staffFigures', 'people'] },
  { path: 'messages', group: 'sales', words: ['people'] },
  { path: 'catalogue', group: 'sales', words: ['people'] },
  { path: 'orders', group: 'sales', words: ['people', 'orders'] },
  { path: 'recalls', group: 'sales', words: ['people', 'staffSettings'] },
  { path: 'users', group: 'people', words: ['people', 'staffSettings'] },
  { path: 'companies', group: 'people', words: ['people', 'staffSettings'] },
  { path: 'feature-flags', group: 'system', words: ['simpleAdmin'] },
  { path: 'settings', group: 'system', words: ['staffSettings', 'people'] },
  { path: 'notifications', group: 'system', words: ['people'] },
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
