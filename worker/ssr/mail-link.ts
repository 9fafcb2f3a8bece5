import { activeLocales, defaultLocale, localize, splitLocale } from '#contract/locales.ts'
import { isPageOn, pages } from '#contract/pages.ts'
import type { FlagValues } from '#contract/flags.ts'

/** A fragment of theirs, which web/browser/entry.ts found on any page. */
const foundMark = 'sb'
/** What mail links and providers' answers put into a query. */
export const mailMarks = ['code', 'token_hash', 'error', 'error_code', 'message', foundMark]

const signInPages = ['clientLogin', 'adminLogin'] as const

/**
 * Links of mails lead to the site's root where no one asked for another place, and anywhere where a stranger did: on to
 * the page that understands them and says what happened. Browsers take the fragment along.
 * @returns path and query, or `null` for any other address
 */
export function signInPathOf(url: URL, flags: FlagValues): string | null {
  const { pathname, searchParams } = url
  const { locale, path } = splitLocale(pathname)
  const isThere = signInPages.some((page) => pages[page].path === path && isPageOn(page, flags))
  const isFound = searchParams.has(foundMark) && !isThere
  const isLink = path === '/' && mailMarks.some((name) => searchParams.has(name))
  if (!isFound && !isLink) return null
  const page = isPageOn('clientLogin', flags) ? pages.clientLogin : pages.adminLogin
  const query = searchParams.toString()
  const spoken = activeLocales(flags).includes(locale) ? locale : defaultLocale
  return `${localize(page.path, spoken)}?${query}`
}
