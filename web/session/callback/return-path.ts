import { pages } from '#contract/pages.ts'

/** Sign-in pages, which are never a return path. */
const signInPaths = new Set<string>([pages.clientLogin.path, pages.adminLogin.path])

/** Whether a path is a sign-in page, which shows the results of links. */
export const isSignInPath = (path: string): boolean => signInPaths.has(path)

/**
 * Validates a return path from a URL that anyone may have written: a path of this site, or `null`.
 * Uses the URL parser, because browsers accept `//host`, `/\host` and tabs.
 */
export function safeReturnPath(given: string | null): string | null {
  if (!given?.startsWith('/')) return null
  const site = 'https://site.invalid'
  if (!URL.canParse(given, site)) return null
  const { origin, pathname, search, hash } = new URL(given, site)
  // `/.//host` is a path of this site, but resolves to another site when parsed again
  if (origin !== site || pathname.startsWith('//') || signInPaths.has(pathname)) return null
  return pathname + search + hash
}

/** The URL of a sign-in page with a return path. */
export const withReturnPath = (to: string, from: string | null): string =>
  from === null ? to : `${to}?${new URLSearchParams({ from })}`
