import { readParameters } from '#contract/pages.ts'
import { countPage } from '../features/analytics/count-requests.ts'
import { listOf } from '../features/flags/public-list.ts'
import { recordKeptReads } from '../features/flags/record-reads.ts'
import type { Snapshot } from '../features/flags/flag-snapshot.ts'
import { freshSite, getSite, hasReadSite } from '../features/site/snapshot.ts'
import { isNotModified } from '../lib/http/etag.ts'
import { currentRequestId, requestIdOf, withRequestId } from '../lib/log.ts'
import { securityHeadersOf } from '../lib/http/security-policy.ts'
import { mailMarks } from '../ssr/mail-link.ts'
import type { FrontDeps, MakeFrontDeps } from './front-deps.ts'
import { answerPacked, type KeptPage } from './kept-page.ts'
import { askStores, pageInMemory, sharedPage, type Sought } from './kept-pages.ts'
import { ownPage } from './own-pages.ts'
import { hasPage, pageState, pageStateInMemory } from './page-state.ts'

type Fetch = (
  request: Request,
  env: Env,
  execution: ExecutionContext,
) => Response | Promise<Response>

/**
 * What every request meets first: it answers with pages that all visitors share, and with the list of flags, and leaves
 * all else to the app, which is loaded when it is first needed. So an isolate that has just begun answers a known page
 * without evaluating React, zod, SQL or the auth service, and another one with React alone.
 */
export function createFront(makeDeps: MakeFrontDeps, loadApp: () => Promise<Fetch>): Fetch {
  // the function, never the promise of it: asking the runtime for a module that it has takes a tenth of a rendering
  let app: Fetch | undefined

  return (request, env, execution) => {
    const picture = pictureAsked(request)
    if (picture !== null) {
      return sendPicture(request, picture, makeDeps(env, request, execution))
    }
    const asked = import.meta.env.MODE === 'development' ? null : askedFor(request, env)
    if (asked === null) return fromApp(request, env, execution)
    try {
      const deps = makeDeps(env, request, execution)
      const visit = { request, env, deps }
      const answer = answerNow(asked, visit)
      if (answer) return answer
      // what is logged on the way carries the id that the answer carries
      return withRequestId(requestIdOf(request), () =>
        fetchBeyond(asked, visit, () => fromApp(request, env, execution)),
      )
    } catch {
      // the app fails in the same way, and knows how to say so
      return fromApp(request, env, execution)
    }
  }

  async function fromApp(...given: Parameters<Fetch>): Promise<Response> {
    app ??= await loadApp()
    return app(...given)
  }
}

/** What a request wants of `/media/`, or `null`. */
function pictureAsked({ method, url }: Request): string | null {
  // most requests stop here, before anything is parsed
  if (!url.includes('/media/') || (method !== 'GET' && method !== 'HEAD')) return null
  const { pathname } = new URL(url)
  return pathname.startsWith('/media/') ? pathname.slice('/media/'.length) : null
}

async function sendPicture(request: Request, name: string, deps: FrontDeps): Promise<Response> {
  const { servePicture } = await import('../features/content/pictures/serve.ts')
  return servePicture(request, name, deps)
}

type Visit = { request: Request; env: Env; deps: FrontDeps }

/** No address of ours comes near; the app refuses the others. */
const longestAddress = 2 * 1024

/**
 * What the front may answer, or `null`. A preview never meets a kept page: a browser with its cookie, or its token in the
 * address, is the app's ("a preview" in tests/worker/front/).
 */
function askedFor(request: Request, env: Env): Sought | 'flags' | null {
  const { headers, method, url } = request
  if (method !== 'GET' || url.length > longestAddress) return null
  const { pathname, search } = new URL(url)
  if (pathname === '/api/flags') {
    // staff see D1 itself; another origin of ours is told what it may read
    const isPublic = !headers.has('authorization') && !headers.has('origin')
    return isPublic && !Reflect.get(env, 'FAILOVER_ORIGIN') ? 'flags' : null
  }
  const own = ownPage(pathname)
  if (!own || headers.get('cookie')?.includes('preview')) return null
  if (search !== '' && meansSomething(search)) return null
  return { ...own, pathname }
}

let ownNames: ReadonlySet<string> | undefined

/** Whether a query has a name that one of our pages reads, a preview or a mailed link; a campaign's has none. */
function meansSomething(search: string): boolean {
  ownNames ??= new Set(['preview', ...readParameters, ...mailMarks])
  // most are written plainly: reading them with all rules takes longer than the rest of the way
  const names = /[%+]/.test(search)
    ? [...new URLSearchParams(search).keys()]
    : search
        .slice(1)
        .split('&')
        .map((part) => part.split('=', 1)[0] ?? '')
  return names.some((name) => ownNames?.has(name))
}

/** What this isolate has at hand, without a promise: most requests of a warm one. */
function answerNow(asked: Sought | 'flags', visit: Visit): Response | undefined {
  const { request, env, deps } = visit
  if (asked === 'flags') {
    const site = freshSite(deps.kv, deps.now().getTime())
    return site && listFlags(site.flags, visit)
  }
  const state = pageStateInMemory(deps, request)
  if (!state || !hasPage(state, asked)) return undefined
  const page = pageInMemory(env, asked.pathname, state)
  return page && sent(page, asked, visit)
}

async function fetchBeyond(
  asked: Sought | 'flags',
  visit: Visit,
  fromApp: () => Promise<Response>,
): Promise<Response> {
  try {
    const answer =
      asked === 'flags'
        ? listFlags((await getSite(visit.deps)).flags, visit)
        : await findPage(asked, visit)
    if (answer) return answer
  } catch {
    // the app fails in the same way, says so to the visitor, and in the log
  }
  return fromApp()
}

async function findPage(asked: Sought, visit: Visit): Promise<Response | undefined> {
  const { request, env, deps } = visit
  const stores = hasReadSite(deps.kv) ? undefined : askStores(env, asked)
  const state = await pageState(deps, request)
  if (!hasPage(state, asked)) return undefined
  const page = await sharedPage(env, deps, asked, state, stores)
  return page && sent(page, asked, visit)
}

function sent(page: KeptPage, asked: Sought, { deps, request }: Visit): Response {
  recordKeptReads(deps, page.facts.reads)
  countPage(deps, request, asked)
  return answerPacked(page, request)
}

const listHeaders = new WeakMap<Snapshot, Headers>()

function listFlags(snapshot: Snapshot, { request, deps }: Visit): Response {
  const { names, json } = listOf(snapshot)
  recordKeptReads(deps, names)
  const tag = `"${snapshot.version}"`
  const headers =
    listHeaders.get(snapshot) ??
    new Headers({
      ...securityHeadersOf(),
      'content-type': 'application/json',
      'cache-control': 'no-cache',
      etag: tag,
    })
  listHeaders.set(snapshot, headers)
  const isKnown = isNotModified(request.headers.get('if-none-match'), tag)
  const response = new Response(isKnown ? null : json, { status: isKnown ? 304 : 200, headers })
  response.headers.set('x-request-id', currentRequestId() ?? requestIdOf(request))
  return response
}
