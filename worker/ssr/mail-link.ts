import { activeLocales, defaultLocale, localize, splitLocale } from '#contract/locales.ts'
import { isPageOn, pages } from '#contract/pages.ts'
import type { FlagValues } from '#contract/flags.ts'

/** Marks a fragment of an emailed link that web/browser/entry.ts found on another page. */
const foundMark = 'sb'
/** Query parameters of emailed links and providers' callbacks. */
export const mailMarks = ['code', 'token_hash', 'error', 'error_code', 'message', foundMark]

const signInPages = ['clientLogin', 'adminLogin'] as const

/**
 * The sign-in page for an emailed link or callback that arrived at another page, usually the root.
 * Browsers keep the fragment.
 * @returns path and query, or `null` for any other URL
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
