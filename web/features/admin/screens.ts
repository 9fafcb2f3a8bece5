import { pages } from '#contract/pages.ts'
import type { Namespaces } from '../../i18n/i18n-types.ts'

type Row = {
  /** The part of the address after /admin-portal/, and the key of title and lead in the words: staffPortal.screens. */
  path: string
  /** Words beside those of `staffPortal`. */
  words?: Namespaces[]
}

/**
 * Every screen of the admin portal, in the sidebar's order. Sidebar, router, titles and the 404 read this table. Its
 * code (screen-code.ts) and its icon (shell/icons.tsx) are asked for by the compiler.
 */
export const screens = [
  { path: 'dashboard', words: ['people'] },
  { path: 'sections', words: ['simpleAdmin'] },
  { path: 'feature-flags', words: ['simpleAdmin'] },
  { path: 'users', words: ['people', 'staffSettings'] },
  { path: 'companies', words: ['people', 'staffSettings'] },
  { path: 'content', words: ['staffContent', 'staffSettings', 'people', 'news', 'blog'] },
  { path: 'amazon-assets' },
  { path: 'analytics', words: ['staffFigures', 'people'] },
  { path: 'settings', words: ['staffSettings', 'people'] },
  { path: 'notifications', words: ['people'] },
  { path: 'catalogue', words: ['people'] },
  { path: 'orders', words: ['people', 'orders'] },
  { path: 'recalls', words: ['people', 'staffSettings'] },
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
