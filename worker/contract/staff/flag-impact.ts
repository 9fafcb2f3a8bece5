import type { FlagName, FlagValues } from '../flags.ts'
import { indexedPages } from '../site/indexed-pages.ts'
import { activeLocales, type Locale, localize } from '../locales.ts'
import { allMenuPages, homeSections } from '../site/navigation.ts'
import { isPageOn, type PageId, pageIds, pages } from '../pages.ts'

/** What switching a flag adds to or removes from the site. */
export type FlagImpact = {
  pages: PageId[]
  /** Languages that appear or disappear with all pages. */
  languages: Locale[]
  /** Number of languages in which the pages appear or disappear. */
  inLanguages: number
  /** Affected menu entries: pages, client portal, sections of the home page. */
  menu: (PageId | (typeof homeSections)[number]['word'])[]
  /** Number of sitemap entries, in all languages. */
  sitemapLines: number
}

/**
 * Impact of switching a flag, from the tables that router, menus and sitemap use. Empty when only
 * parts of pages change.
 */
export function flagImpactOf(name: FlagName, flags: FlagValues): FlagImpact {
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

/** Readable path of a page, with "…" for variable parts. */
export const displayPathOf = (id: PageId): string => pages[id].path.replace(/:slug|\*/, '…')
