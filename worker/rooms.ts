import type { Handle, Room } from './app.ts'
import type { Deps } from './deps.ts'

/**
 * The rooms behind the front, by how their addresses begin. Each is loaded with the first request for it, so that who
 * signs in does not wait for the shop, and a page for neither.
 */
const rooms: [address: RegExp, load: () => Promise<Room>][] = [
  [
    /^\/(auth\/v1(\/|$)|\.well-known\/jwks\.json$)/,
    async () => (await import('./rooms/auth.ts')).authRoom,
  ],
  [
    /^\/(api|ofrep\/v1)(\/|$)/,
    async () =>
      (await import('./rooms/api.ts')).apiRoom(async (...given) =>
        (await import('./ssr/pages.ts')).renderFormAnswer(...given),
      ),
  ],
  [/^/, async () => (await import('./rooms/pages.ts')).pagesRoom(answerInRoom)],
]

/** The function, never the promise of it: asking the runtime for a module that it has takes a tenth of a rendering. */
const loaded = new Map<RegExp, Handle>()

export async function answerInRoom(...given: Parameters<Handle>): Promise<Response> {
  const { pathname } = new URL(given[0].url)
  for (const [address, load] of rooms) {
    if (!address.test(pathname)) continue
    const handle = loaded.get(address) ?? (await open(load))
    loaded.set(address, handle)
    return handle(...given)
  }
  throw new Error('The last room takes every address')
}

async function open(load: () => Promise<Room>): Promise<Handle> {
  const [{ createApp }, { liveDeps }, room] = await Promise.all([
    import('./app.ts'),
    import('./deps.ts'),
    load(),
  ])
  return createApp(liveDeps, renderAhead, [room]).fetch
}

/** Renders what a change changed, before anyone asks. Never fails: what it leaves out is rendered later. */
export const renderAhead = async (visit: {
  env: Env
  deps: Deps
  request: Request
}): Promise<void> => (await import('./ssr/render-ahead.ts')).renderAhead(visit)
