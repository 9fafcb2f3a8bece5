import { activeLocales, localize } from '#contract/locales.ts'
import { indexedPages } from '#contract/site/indexed-pages.ts'
import { atLocation } from '../front/kept-pages.ts'
import { ownPage } from '../front/own-pages.ts'
import { htmlKey } from '../front/page-key.ts'
import { buildOf } from '../lib/settings/build-id.ts'
import { hasPage, type PageState, pageState } from '../front/page-state.ts'
import { kvStart, readBuilt } from '../front/page-stores.ts'
import { formatPage } from '../front/stored-page.ts'
import { listMostViewed } from '../features/analytics/most-viewed.ts'
import type { Deps } from '../deps.ts'
import { log } from '../lib/log.ts'

/** The maximum of pages rendered per change: 1 s of CPU, about a dollar for 1,000 such changes. */
const mostPages = 200
/** A Worker has six connections, and one stays free. */
const putsAtOnce = 5

type Visit = { env: Env; deps: Deps; request: Request }

/**
 * Renders changed pages after the response to the staff member, and stores them in KV for all
 * locations. The cron repeats it, so that pages missed here follow within five minutes. Until then,
 * and after errors, visitors' requests render them.
 */
export async function renderAhead({ env, deps, request }: Visit): Promise<void> {
  if (buildOf(env) === '') return
  try {
    const { keys } = await env.KV.list<string>({ prefix: kvStart })
    const stored = new Map(keys.map(({ name, metadata }) => [name, metadata]))
    const viewed = await listMostViewed(deps.db, deps.now()).catch(() => [])
    const state = await pageState(deps, request)
    const paths = pathsOf(state, viewed)
    let failed = 0
    for (let first = 0; first < paths.length; first += putsAtOnce) {
      // the newest state, because staff may have made further changes
      const now = await pageState(deps, request)
      const putting = paths
        .slice(first, first + putsAtOnce)
        .map((pathname) => putPage({ env, deps }, pathname, now, stored))
      failed += (await Promise.allSettled(putting)).filter(
        (put) => put.status === 'rejected',
      ).length
    }
    if (failed > 0) log('warn', 'Some pages are not rendered ahead', { area: 'pages', failed })
    const gone = [...stored.keys()].filter((name) => !paths.includes(name.slice(kvStart.length)))
    for (const name of gone.slice(0, mostPages)) await env.KV.delete(name)
  } catch (cause) {
    log('warn', 'Pages are not rendered ahead', { area: 'pages', cause })
  }
}

async function putPage(
  { env, deps: { defer } }: { env: Env; deps: Deps },
  pathname: string,
  state: PageState,
  stored: ReadonlyMap<string, string | undefined>,
): Promise<void> {
  const own = ownPage(pathname)
  if (!own || !hasPage(state, own)) return
  const sought = { ...own, pathname }
  const key = await htmlKey(env, sought, state)
  const name = kvStart + pathname
  if (stored.get(name) === key || (await readBuilt(env, pathname)(key))) return
  const page = await atLocation(env, defer, { sought, state, key })
  if (page) await env.KV.put(name, formatPage(page), { metadata: key })
}

/** The most viewed pages, then the home page in every language, then the next page, etc. */
function pathsOf({ flags, content }: PageState, viewed: readonly string[]): string[] {
  const all = indexedPages(flags, content.everywhere).flatMap(({ path, locales }) =>
    activeLocales(flags)
      .filter((locale) => locales?.includes(locale) !== false)
      .map((locale) => localize(path, locale)),
  )
  const known = new Set(all)
  return [...new Set([...viewed.filter((path) => known.has(path)), ...all])].slice(0, mostPages)
}
