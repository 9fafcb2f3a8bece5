import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { type Deps, liveDeps } from '../../../worker/deps.ts'
import { ownPage } from '../../../worker/front/own-pages.ts'
import { htmlKey } from '../../../worker/front/page-key.ts'
import { type PageState, pageState } from '../../../worker/front/page-state.ts'
import { noPause, origin } from '../kit/client.ts'
import { ownKv } from '../kit/own-kv.ts'
import { createSite } from '../kit/site.ts'

type Visit = {
  headers?: Record<string, string>
  country?: string
  /** Encodings that the browser accepts according to the edge (`Accept-Encoding` as sent). */
  encodings?: string
  settings?: Record<string, string>
  method?: string
  body?: string
}

export type Isolate = {
  visit: (path: string, visit?: Visit) => Promise<Response>
  /** Whether this isolate rendered a page: it reads the shell with the first one. */
  hasRendered: () => boolean
}

/**
 * A new isolate with empty memory and the location's current cache. It has the build's files, with
 * `ahead` as its only pre-rendered pages.
 */
export function freshIsolate(
  override: Partial<Deps> = {},
  { build = 'b1', ahead = {} }: { build?: string; ahead?: Record<string, string> } = {},
): Isolate {
  const site = createSite((...given) => ({ ...liveDeps(...given), pause: noPause, ...override }))
  const KV = ownKv()
  const files: string[] = []
  const ASSETS = filesOf(ahead, files)
  return {
    hasRendered: () => files.includes('/web/index.html'),
    visit: async (path, visit = {}) => {
      const { headers = {}, country, encodings, settings, method = 'GET', body } = visit
      const cf = { country, clientAcceptEncoding: encodings }
      const request = new Request(new URL(path, origin), {
        method,
        headers,
        ...(body !== undefined && { body }),
        ...((country ?? encodings) !== undefined && { cf }),
      } as RequestInit)
      const execution = createExecutionContext()
      const given = { ...env, KV, ASSETS, BUILD_ID: build, ...settings } as Env
      const response = await site.fetch(request, given, execution)
      // deferred work ends before the next request
      await waitOnExecutionContext(execution)
      return response
    },
  }
}

/** The build's files, with the pre-rendered pages `ahead` only. `read` collects requested paths. */
export const filesOf = (ahead: Record<string, string> = {}, read: string[] = []) =>
  ({
    fetch: async (address: string | URL) => {
      const { pathname } = new URL(address)
      read.push(pathname)
      if (!pathname.startsWith('/web/ahead/')) return env.ASSETS.fetch(address)
      const text = ahead[pathname]
      return new Response(text ?? '', { status: text === undefined ? 404 : 200 })
    },
  }) as unknown as Fetcher

/** A unique build id for each test, so that tests share no cached pages. */
export const newBuild = () => ({ build: crypto.randomUUID() })

/** The state in the cache keys of the built-in site. */
export const builtInState = (): Promise<PageState> => {
  const version = 'built-in'
  const parts = {
    flags: { version, flags: [] },
    settings: { version, values: {}, exceptions: [] },
    content: { version, formerSlugs: {} },
  }
  const stored = { version, revision: 0, takenAtMs: Date.now(), ...parts }
  const kv = { get: async () => stored } as unknown as KVNamespace
  const deps = { kv, origin, db, now: () => new Date(), forms: () => ({ retentionDays: null }) }
  return pageState(deps, new Request(origin))
}
const db = async () => Promise.reject(new Error('KV has all'))

/** The cache key of a page's HTML on the built-in site. */
export const builtInKey = async (pathname: string, { build }: { build: string }) =>
  htmlKey({ BUILD_ID: build }, { ...ownPage(pathname)!, pathname }, await builtInState())
