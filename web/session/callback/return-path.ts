import { pages } from '#contract/pages.ts'

/** Back to a sign-in page would be a circle. */
const signInPaths = new Set<string>([pages.clientLogin.path, pages.adminLogin.path])

/** Whether someone signs in there: such a page says all that a link may come to. */
export const isSignInPath = (path: string): boolean => signInPaths.has(path)

/**
 * The way back to where someone came from, taken from an address anyone may have written: a path of this site
 * or `null`. The URL parser decides, because browsers read `//host`, `/\host` and tabs in odd ways.
 */
export function safeReturnPath(given: string | null): string | null {
  if (!given?.startsWith('/')) return null
  const site = 'https://site.invalid'
  if (!URL.canParse(given, site)) return null
  const { origin, pathname, search, hash } = new URL(given, site)
  // `/.//host` is a path of this site that turns into another site once it is resolved again
  if (origin !== site || pathname.startsWith('//') || signInPaths.has(pathname)) return null
  return pathname + search + hash
}

/** The address of a sign-in page that leads back to where someone is now. */
export const withReturnPath = (to: string, from: string | null): string =>
  from === null ? to : `${to}?${new URLSearchParams({ from })}`
