import { log } from '../lib/log.ts'
import { within } from '../lib/within.ts'
import { type KeptPage, keptPage } from './kept-page.ts'
import { addressOf, cacheName, factsHeader, type Stored } from './stored-page.ts'

/** Cloudflare keeps it for a day, or until it needs the room: keys change with whatever changes pages. */
const lifeS = 24 * 3600
/** Rendering takes less than that: a cache that is slower is of no use. */
const patienceMs = 250
/**
 * A page as some isolate at this location kept it. A cache that fails, is slow, or holds something else than what was
 * put there is one that has nothing: the page is rendered.
 */
export async function readLocation(key: string): Promise<KeptPage | undefined> {
  try {
    return await within(patienceMs, read(key))
  } catch (cause) {
    log('warn', 'The cache of pages does not answer', { area: 'pages', cause })
    return undefined
  }
}

async function read(key: string): Promise<KeptPage | undefined> {
  const cache = await caches.open(cacheName)
  const found = await cache.match(addressOf(key))
  const stored = found?.headers.get(factsHeader)
  if (!found || !stored) return undefined
  const { key: itsKey, tag, facts } = JSON.parse(stored) as Stored
  const page = await keptPage(facts, new Uint8Array(await found.arrayBuffer()))
  // what was cut off, or lies under a key that is not its own, is nobody's page
  return itsKey === key && tag === page.tag ? page : undefined
}

/** Keeps a page for the other isolates of this location. What cannot be kept is rendered again, and the log says so. */
export async function writeLocation(key: string, { facts, body, tag }: KeptPage): Promise<void> {
  try {
    const cache = await caches.open(cacheName)
    const headers = {
      'cache-control': `public, max-age=${lifeS}`,
      [factsHeader]: JSON.stringify({ key, tag, facts } satisfies Stored),
    }
    await cache.put(addressOf(key), new Response(body, { headers }))
  } catch (cause) {
    log('warn', 'A page is not kept for other isolates', { area: 'pages', cause })
  }
}
