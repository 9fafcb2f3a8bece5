import { splitLocale } from '#contract/locales.ts'
import { type PageId, pages } from '#contract/pages.ts'
import { officeClock } from '#contract/site/office-hours.ts'
import { isBot } from '../../lib/http/is-bot.ts'
import { collectCount, type CollectDeps } from './collect.ts'

const longestPath = 200

/** Counts a page request, without personal data. */
export function countPage(
  deps: CollectDeps,
  request: Request,
  { page, pathname }: { page: PageId; pathname: string },
): void {
  if (pages[page].access !== 'public' || !isOpening(request)) return
  const { path, locale } = splitLocale(pathname)
  collectCount(deps, { of: 'requests', day: today(deps.now()), path, locale, source: 'page' })
}

/** Counts a request for a feed or a Markdown copy. */
export function countFile(deps: CollectDeps, pathname: string): void {
  const source = pathname.endsWith('.md') ? 'markdown' : 'feed'
  const { path, locale } = splitLocale(pathname)
  collectCount(deps, { of: 'requests', day: today(deps.now()), path, locale, source })
}

/** Counts a request for an address without a page. */
export function countMissing(deps: CollectDeps, request: Request, pathname: string): void {
  if (!isOpening(request)) return
  collectCount(deps, {
    of: 'missing',
    day: today(deps.now()),
    path: pathname.slice(0, longestPath),
  })
}

/**
 * Whether the request is a person's navigation: not a prefetch, not a bot.
 * Source: W3C Fetch Metadata (`Sec-Fetch-Dest`), Fetch standard (`Sec-Purpose`).
 */
function isOpening({ headers, method }: Request): boolean {
  return (
    method === 'GET' &&
    headers.get('sec-fetch-dest') === 'document' &&
    !headers.get('sec-purpose')?.includes('prefetch') &&
    !isBot(headers.get('user-agent') ?? undefined)
  )
}

/** Office-local day, cached for a minute because the calendar is slow. */
let known = { minute: 0, day: '' }

function today(now: Date): string {
  const minute = Math.floor(now.getTime() / 60_000)
  if (minute !== known.minute) known = { minute, day: officeClock(now).day }
  return known.day
}
