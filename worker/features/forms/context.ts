import type { FormMeta } from '#contract/forms.ts'

/** As the form's own account of it (contract/forms.ts): a header is as long as its sender likes. */
const longestPage = 2048

/**
 * Where a submission was sent from, as HubSpot may know it. The page by our own account, else by the browser's, with
 * nothing of its query but the marks of a campaign; the cookie only if it has HubSpot's form, since any other would make it refuse everything.
 */
export function contextOf(
  request: Request,
  origin: string,
  { pageUri, pageName, hutk }: FormMeta,
): Record<string, string> {
  const page = pageUri ?? request.headers.get('referer') ?? ''
  const isOurs =
    page.length <= longestPage &&
    URL.canParse(page) &&
    [origin, new URL(request.url).origin].includes(new URL(page).origin)
  const isCookie = hutk !== undefined && /^[\da-f]{32}$/i.test(hutk)
  return {
    ...(isOurs && { pageUri: withoutKeys(page) }),
    ...(pageName && { pageName }),
    ...(isCookie && { hutk }),
  }
}

/** Anything else in a query may be a key: of a preview, of somebody's request. */
function withoutKeys(page: string): string {
  const url = new URL(page)
  const marks = [...url.searchParams].filter(([name]) => name.startsWith('utm_'))
  url.search = new URLSearchParams(marks).toString()
  url.hash = ''
  url.username = ''
  url.password = ''
  return url.href
}
