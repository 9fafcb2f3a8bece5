import { activeLocales, localize, splitLocale } from '#contract/locales.ts'
import { isPageOn, pageIds, pages } from '#contract/pages.ts'
import { ownPage } from '../front/own-pages.ts'
import { hasPage, type PageState } from '../front/page-state.ts'

/**
 * The canonical path of a URL with other capitals, as on signs and in old links. Ids after a page's
 * name and signed links keep their case.
 * @returns `null` when the path is already canonical or matches no page
 */
export function inOurCase(pathname: string, state: PageState): string | null {
  const small = pathname.toLowerCase()
  if (small === pathname || small.includes('%')) return null
  const { locale, path } = splitLocale(small)
  if (!activeLocales(state.flags).includes(locale)) return null
  const own = ownPage(small)
  if (own && pages[own.page].access !== 'link' && hasPage(state, own)) return small
  const given = path === '/' ? path : pathname.slice(-path.length)
  for (const page of pageIds) {
    const root = pages[page].path
    if (!root.endsWith('/*') || !isPageOn(page, state.flags)) continue
    const [start, screen, ...ids] = given.slice(1).split('/')
    if (root !== `/${start?.toLowerCase()}/*`) continue
    const names = ['', start, screen].filter((name) => name !== undefined)
    const written = localize([names.join('/').toLowerCase(), ...ids].join('/'), locale)
    return written === pathname ? null : written
  }
  return null
}
