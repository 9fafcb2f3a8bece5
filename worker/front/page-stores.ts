import { log } from '../lib/log.ts'
import { within } from '../lib/with-timeout.ts'
import { formatPage, parsePage, type StoredPage } from './stored-page.ts'

/** Rendering takes less time, so a slower store is of no use. */
const timeoutMs = 250
/** Cloudflare caches pages for up to a day. Keys change with the page's contents. */
const locationLifeS = 24 * 3600
/** The age up to which KV may serve a copy (seconds, its minimum). */
const kvCacheTtlS = 30

/** The key of a page in each store. Visitors can request neither file nor cache entry. */
export const aheadPath = (pathname: string): string =>
  `/web/ahead${pathname === '/' ? '/home' : pathname}.txt`
export const kvStart = 'page:'
export const cacheName = 'pages'
export const addressOf = (key: string) => `https://pages.invalid/${key}`

/** Starts reading a page; its key is compared later. Failures and timeouts count as a miss. */
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

/** A page pre-rendered by the build, for the built-in site. */
export const readBuilt = ({ ASSETS }: Pick<Env, 'ASSETS'>, pathname: string) =>
  reading('the build', async () => {
    const file = await ASSETS.fetch(`https://assets.invalid${aheadPath(pathname)}`)
    return file.ok ? file.text() : undefined
  })

/** A page pre-rendered after the last change of the site. */
export const readPublished = ({ KV }: Pick<Env, 'KV'>, pathname: string) =>
  reading('KV', async () => KV.get(kvStart + pathname, { cacheTtl: kvCacheTtlS }))

/** A page rendered by an earlier request at this location. */
export const readLocation = (key: string) =>
  reading('the cache of this location', async () => {
    const found = await (await caches.open(cacheName)).match(addressOf(key))
    return found?.text()
  })(key)

/** Caches a page at this location. A failure is logged, and the page is rendered again. */
export async function writeLocation(page: StoredPage): Promise<void> {
  try {
    const cache = await caches.open(cacheName)
    const headers = { 'cache-control': `public, max-age=${locationLifeS}` }
    await cache.put(addressOf(page.key), new Response(formatPage(page), { headers }))
  } catch (cause) {
    log('warn', 'A page is not kept for other isolates', { area: 'pages', cause })
  }
}
