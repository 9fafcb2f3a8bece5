import { countPage } from '../features/analytics/count-requests.ts'
import { answerFlags, namesOf } from '../features/flags/public-list.ts'
import type { Handle } from '../app.ts'
import { recordCachedReads } from '../features/flags/record-reads.ts'
import type { Snapshot } from '../features/flags/flag-snapshot.ts'
import { freshSite, getSite, hasReadSite } from '../features/site/snapshot.ts'
import { requestIdOf, withRequestId } from '../lib/log.ts'
import type { FrontDeps, MakeFrontDeps } from './front-deps.ts'
import { answerWith, type KeptPage } from './kept-page.ts'
import { askStores, pageInMemory, sharedPage, type Sought } from './kept-pages.ts'
import { meansSomething, ownPage } from './own-pages.ts'
import { hasPage, pageState, pageStateInMemory } from './page-state.ts'

/**
 * Handles every request first. Serves cached pages and the list of flags, and passes everything
 * else to the app, which is loaded on first use. A new isolate thus serves a cached page without
 * evaluating React, zod, SQL or auth, and other pages with React alone.
 */
export function createFront(makeDeps: MakeFrontDeps, fromApp: Handle): Handle {
  return (request, env, execution) => {
    const picture = pictureIn(request)
    if (picture !== undefined) {
      return sendPicture(request, picture, makeDeps(env, request, execution))
    }
    const asked = import.meta.env.MODE === 'development' ? null : askedFor(request, env)
    if (asked === null) return fromApp(request, env, execution)
    // the app fails in the same way, with an error page and a log entry
    const orApp = async (answer?: Response) => answer ?? fromApp(request, env, execution)
    try {
      const visit = { request, env, deps: makeDeps(env, request, execution) }
      const answer = answerNow(asked, visit)
      if (answer) return answer
      // log entries carry the request id of the response
      return withRequestId(requestIdOf(request), () =>
        answerLater(asked, visit).then(orApp, () => orApp()),
      )
    } catch {
      return orApp()
    }
  }
}

/** The name of a requested picture. A text search excludes most requests. */
const pictureIn = ({ method, url }: Request): string | undefined =>
  url.includes('/media/') && /^(GET|HEAD)$/.test(method)
    ? /^\/media\/(.*)/.exec(new URL(url).pathname)?.[1]
    : undefined

async function sendPicture(request: Request, name: string, deps: FrontDeps): Promise<Response> {
  const { servePicture } = await import('../features/content/pictures/serve.ts')
  return servePicture(request, name, deps)
}

type Visit = { request: Request; env: Env; deps: FrontDeps }

/** The longest URL answered here; all of the site's are shorter. The app refuses longer ones. */
const longestAddress = 2 * 1024

/**
 * The page or list that may be answered from a cache, or `null`. Preview requests, with a cookie or
 * a token in the URL, always go to the app ("a preview" in tests/worker/front/).
 */
function askedFor(request: Request, env: Env): Sought | 'flags' | null {
  const { headers, method, url } = request
  if ((method !== 'GET' && method !== 'HEAD') || url.length > longestAddress) return null
  const { pathname, search } = new URL(url)
  if (pathname === '/api/flags') {
    // staff read D1 itself, and cross-origin responses need CORS headers
    const isPublic = !headers.has('authorization') && !headers.has('origin')
    return isPublic && !Reflect.get(env, 'FAILOVER_ORIGIN') ? 'flags' : null
  }
  const own = ownPage(pathname)
  if (!own || headers.get('cookie')?.includes('preview')) return null
  if (search !== '' && meansSomething(search)) return null
  return { ...own, pathname }
}

/** A response from this isolate's memory, without a promise, as for most requests. */
function answerNow(asked: Sought | 'flags', visit: Visit): Response | undefined {
  const { request, env, deps } = visit
  if (asked === 'flags') {
    const site = freshSite(deps.kv, deps.now().getTime())
    return site && listFlags(site.flags, visit)
  }
  const state = pageStateInMemory(deps, request)
  const page = state && hasPage(state, asked) && pageInMemory(env, asked.pathname, state)
  return page ? sent(page, asked, visit) : undefined
}

async function answerLater(asked: Sought | 'flags', visit: Visit): Promise<Response | undefined> {
  const { request, env, deps } = visit
  if (asked === 'flags') return listFlags((await getSite(deps)).flags, visit)
  const stores = hasReadSite(deps.kv) ? undefined : askStores(env, asked)
  const state = await pageState(deps, request)
  if (!hasPage(state, asked)) return undefined
  const page = await sharedPage(env, deps, asked, state, stores)
  return page && sent(page, asked, visit)
}

function sent(page: KeptPage, asked: Sought, { deps, request }: Visit): Response {
  recordCachedReads(deps, page.facts.reads)
  countPage(deps, request, asked)
  return answerWith(page, request)
}

function listFlags(flags: Snapshot, { deps, request }: Visit): Response {
  recordCachedReads(deps, namesOf(flags))
  return answerFlags(flags, request)
}
