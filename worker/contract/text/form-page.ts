/** Longest URL that is kept, in characters. */
const longestPage = 2048

/**
 * URL of the page that sent a form, with campaign parameters only: others may be secrets, such as a
 * preview's signature. Without query when it is too long; `undefined` when malformed.
 */
export function formPageUrl(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  const marks = [...url.searchParams].filter(([name]) => name.startsWith('utm_'))
  url.search = new URLSearchParams(marks).toString()
  url.hash = ''
  url.username = ''
  url.password = ''
  if (url.href.length > longestPage) url.search = ''
  return url.href.length > longestPage ? undefined : url.href
}
