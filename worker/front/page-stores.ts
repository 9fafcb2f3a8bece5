import { log } from '../lib/log.ts'
import { within } from '../lib/with-timeout.ts'
import { formatPage, parsePage, type StoredPage } from './stored-page.ts'

/** Rendering takes less than that: a store that is slower is of no use. */
const timeoutMs = 250
/** Cloudflare keeps a page at its location for a day, or until it needs the room: keys change with what pages show. */
const locationLifeS = 24 * 3600
/** KV may serve a copy this old at its location (seconds, the least it allows). */
const kvCacheTtlS = 30

/** Where a page lies in each store. Only the Worker can read those files, and that cache is one of its own. */
export const aheadPath = (pathname: string): string =>
  `/web/ahead${pathname === '/' ? '/home' : pathname}.txt`
export const kvStart = 'page:'
export const cacheName = 'pages'
export const addressOf = (key: string) => `https://pages.invalid/${key}`

/**
 * A store that fails, is slow, or holds something else than was put there is one that has nothing. Reading begins
 * at once; which key is sought may be known later.
 */
function reading(store: string, read: () => Promise<string | null | undefined>) {
  const text = within(timeoutMs, read()).catch((cause: unknown) => {
    log('warn', `Pages cannot be read from ${store}`, { area: 'pages', cause })
  })
  return async (key: string): Promise<StoredPage | undefined> => {
    const found = await text
    try {
      return found ? parsePage(found, key) : undefined
    } catch (cause) {
      log('warn', `What ${store} has is no page`, { area: 'pages', cause })
      return undefined
    }
  }
}

/** What the build rendered, for the built-in site. */
export const readBuilt = ({ ASSETS }: Pick<Env, 'ASSETS'>, pathname: string) =>
  reading('the build', async () => {
    const file = await ASSETS.fetch(`https://assets.invalid${aheadPath(pathname)}`)
    return file.ok ? file.text() : undefined
  })

/** What the last change of the site rendered, for everyone. */
export const readPublished = ({ KV }: Pick<Env, 'KV'>, pathname: string) =>
  reading('KV', async () => KV.get(kvStart + pathname, { cacheTtl: kvCacheTtlS }))

/** What a visit at this location rendered. */
export const readLocation = (key: string) =>
  reading('the cache of this location', async () => {
    const found = await (await caches.open(cacheName)).match(addressOf(key))
    return found?.text()
  })(key)

/** What cannot be kept is rendered again, and the log says so. */
export async function writeLocation(page: StoredPage): Promise<void> {
  try {
    const cache = await caches.open(cacheName)
    const headers = { 'cache-control': `public, max-age=${locationLifeS}` }
    await cache.put(addressOf(page.key), new Response(formatPage(page), { headers }))
  } catch (cause) {
    log('warn', 'A page is not kept for other isolates', { area: 'pages', cause })
  }
}
