import type { FlagName, FlagValues } from '../flags.ts'
import { indexedPages } from '../site/indexed-pages.ts'
import { activeLocales, type Locale, localize } from '../locales.ts'
import { allMenuPages, homeSections } from '../site/navigation.ts'
import { isPageOn, type PageId, pageIds, pages } from '../pages.ts'

/** What a switch adds to the site, or takes from it. */
export type FlagImpact = {
  /** Pages of the router's table, by their path. */
  pages: PageId[]
  /** Languages that come or go with all their pages. */
  languages: Locale[]
  /** Languages in which the pages come or go. */
  inLanguages: number
  /** Entries of menus: pages, the client portal, and sections of the home page. */
  menu: (PageId | (typeof homeSections)[number]['word'])[]
  /** Lines of the sitemap: addresses of all languages. */
  sitemapLines: number
}

/**
 * What switching one flag changes for visitors, from the same tables that router, menus and sitemap read. Nothing in it
 * means that parts of pages change, not pages.
 */
export function impactOf(name: FlagName, flags: FlagValues): FlagImpact {
  const on = surface({ ...flags, [name]: true })
  const off = surface({ ...flags, [name]: false })
  const lost = <Item>(one: readonly Item[], other: readonly Item[]) =>
    one.filter((item) => !other.includes(item))
  return {
    pages: lost(on.pages, off.pages),
    languages: lost(on.languages, off.languages),
    inLanguages: on.languages.length,
    menu: lost(on.menu, off.menu),
    sitemapLines: on.addresses.length - off.addresses.length,
  }
}

function surface(flags: FlagValues) {
  const languages = activeLocales(flags)
  const shown = pageIds.filter((id) => isPageOn(id, flags))
  const linked: PageId[] = [...allMenuPages, 'clientLogin']
  return {
    languages,
    pages: shown,
    menu: [
      ...linked.filter((id) => shown.includes(id)),
      ...homeSections.filter(({ flag }) => flags[flag]).map(({ word }) => word),
    ],
    addresses: indexedPages(flags).flatMap(({ path }) =>
      languages.map((locale) => localize(path, locale)),
    ),
  }
}

/** The path of a page as people read it; an ellipsis says that there are several. */
export const pathOf = (id: PageId): string => pages[id].path.replace(/:slug|\*/, '…')
