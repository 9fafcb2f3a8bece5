import { activeLocales, defaultLocale, localize, splitLocale } from '#contract/locales.ts'
import { isPageOn, pages } from '#contract/pages.ts'
import type { FlagValues } from '#contract/flags.ts'

/** What mail links and providers' answers put into a query. `sb` alone: entry.client.ts found a fragment of theirs. */
const marks = ['code', 'token_hash', 'error', 'error_code', 'message', 'sb']

/** Whether an address is the root's with what mail links and providers bring along. */
export function isMailLink(pathname: string, query: URLSearchParams): boolean {
  return splitLocale(pathname).path === '/' && marks.some((name) => query.has(name))
}

/**
 * Links of mails lead to the site's root where nobody asked for another place: on to the page that understands them
 * and says what happened. Browsers take the fragment along.
 * @returns path and query, or `null` for any other address
 */
export function signInPathOf({ pathname, searchParams }: URL, flags: FlagValues): string | null {
  if (!isMailLink(pathname, searchParams)) return null
  const { locale } = splitLocale(pathname)
  const page = isPageOn('clientLogin', flags) ? pages.clientLogin : pages.adminLogin
  const query = searchParams.toString()
  const spoken = activeLocales(flags).includes(locale) ? locale : defaultLocale
  return `${localize(page.path, spoken)}?${query}`
}
