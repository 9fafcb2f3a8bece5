import { pages } from '#contract/pages.ts'
import type { Namespaces } from '../../i18n/i18n-types.ts'

type Row = {
  /** Address after /admin-portal/, and key of title and lead in `staffPortal.screens`. */
  path: string
  /** Namespaces in addition to `staffPortal`. */
  words?: Namespaces[]
}

/**
 * All screens of the admin portal in the sidebar's order, read by sidebar, router and 404 page. A new row also needs
 * its module (screen-modules.ts) and icon (shell/icons.tsx).
 */
export const screens = [
  { path: 'dashboard', words: ['staff'] },
  { path: 'sections', words: ['simpleAdmin'] },
  { path: 'feature-flags', words: ['simpleAdmin'] },
  { path: 'users', words: ['staff', 'staffSettings'] },
  { path: 'companies', words: ['staff', 'staffSettings'] },
  { path: 'content', words: ['staffContent', 'staffSettings', 'staff', 'news', 'blog'] },
  { path: 'amazon-assets' },
  { path: 'analytics', words: ['staffFigures', 'staff'] },
  { path: 'settings', words: ['staffSettings', 'staff'] },
  { path: 'notifications', words: ['staff'] },
  { path: 'catalogue', words: ['staff'] },
  { path: 'orders', words: ['staff', 'orders'] },
  { path: 'recalls', words: ['staff', 'staffSettings'] },
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
