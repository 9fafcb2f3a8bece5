/** Longer addresses are kept nowhere: what hands them on does not take them. */
const longestPage = 2048

/**
 * The address of the page that a form was sent from, with nothing of its query but the marks of a campaign: anything
 * else may be a key, of a preview or of someone's request. Without any where that is too long, and nothing where there
 * is no address.
 */
export function formPage(address: string): string | undefined {
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
