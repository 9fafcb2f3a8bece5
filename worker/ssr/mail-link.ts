import { activeLocales, defaultLocale, localize, splitLocale } from '#contract/locales.ts'
import { isPageOn, pages } from '#contract/pages.ts'
import type { FlagValues } from '#contract/flags.ts'

/** What mail links and providers' answers put into a query. `sb` alone: entry.client.ts found a fragment of theirs. */
export const mailMarks = ['code', 'token_hash', 'error', 'error_code', 'message', 'sb']

/**
 * Links of mails lead to the site's root where nobody asked for another place: on to the page that understands them
 * and says what happened. Browsers take the fragment along.
 * @returns path and query, or `null` for any other address
 */
export function signInPathOf({ pathname, searchParams }: URL, flags: FlagValues): string | null {
  const { locale, path } = splitLocale(pathname)
  if (path !== '/' || !mailMarks.some((name) => searchParams.has(name))) return null
  const page = isPageOn('clientLogin', flags) ? pages.clientLogin : pages.adminLogin
  const query = searchParams.toString()
  const spoken = activeLocales(flags).includes(locale) ? locale : defaultLocale
  return `${localize(page.path, spoken)}?${query}`
}
