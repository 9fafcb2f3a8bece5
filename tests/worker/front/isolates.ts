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
  /** What the edge says that the browser takes (`Accept-Encoding` as it was sent). */
  encodings?: string
  settings?: Record<string, string>
  method?: string
  body?: string
}

export type Isolate = {
  visit: (path: string, visit?: Visit) => Promise<Response>
  /** Whether a page was rendered here: an isolate reads the shell of pages with the first one. */
  hasRendered: () => boolean
}

/**
 * A Worker that remembers nothing, at a location whose cache is as others left it. Its files are those of the build,
 * without what the build rendered ahead unless `ahead` gives it.
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
      // its work after the answer is done before the next visitor comes
      await waitOnExecutionContext(execution)
      return response
    },
  }
}

/** The files of the build, but of those that it rendered ahead `ahead` only; `read` gets what is asked for. */
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

/** A name of its own for a test's build: no test meets what another kept. */
export const newBuild = () => ({ build: crypto.randomUUID() })

/** What a page's key names on the built-in site. */
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

/** The key of a page's HTML on the built-in site. */
export const builtInKey = async (pathname: string, { build }: { build: string }) =>
  htmlKey({ BUILD_ID: build }, { ...ownPage(pathname)!, pathname }, await builtInState())
