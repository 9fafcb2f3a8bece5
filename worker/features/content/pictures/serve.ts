import { securityHeadersOf } from '../../../lib/http/security-policy.ts'
import { isNotModified } from '../../../lib/http/etag.ts'
import { currentRequestId, log, requestIdOf, withRequestId } from '../../../lib/log.ts'
import { within } from '../../../lib/with-timeout.ts'

type Reads = { media: R2Bucket; defer: (work: Promise<unknown>) => void }

const timeoutMs = 5_000
const cacheTimeoutMs = 250
const cacheName = 'pictures'
const types = new Set(['image/jpeg', 'image/webp'])

/** Blocks every source, because a picture opened by itself never runs code. */
const policy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/**
 * Serves a picture at `/media/<id>-<width>`. The bytes under a name never change, so browsers cache
 * them permanently. Each location caches them for a day, so deleted pictures are gone after that.
 * @param name the part after `/media/`
 */
export const servePicture = (request: Request, name: string, deps: Reads): Promise<Response> =>
  withRequestId(requestIdOf(request), () => answer(request, name, deps))

/** Accepts exact names only, so that variants of a URL cannot fill the cache. */
const knownName = /^[\da-f]{32}-(?:[1-9]\d{1,3}|share)$/

async function answer(request: Request, name: string, deps: Reads): Promise<Response> {
  if (!knownName.test(name)) return withHeaders(request, null, 404, { 'cache-control': 'no-store' })
  const tag = `"${name}"`
  const kept = { 'cache-control': 'public, max-age=31536000, immutable', etag: tag }
  // a copy in a browser never becomes outdated
  if (isNotModified(request.headers.get('if-none-match'), tag)) {
    return withHeaders(request, null, 304, kept)
  }
  const address = new URL(`/media/${name}`, request.url).href
  try {
    const picture = (await readLocation(address)) ?? (await readBucket(name, address, deps))
    if (!picture) return withHeaders(request, null, 404, { 'cache-control': 'no-store' })
    const { type, bytes } = picture
    return withHeaders(request, bytes, 200, {
      ...kept,
      'content-type': type,
      'content-length': String(bytes.byteLength),
    })
  } catch (cause) {
    log('error', 'A picture could not be read', { area: 'pictures', cause })
    return withHeaders(request, null, 503, { 'cache-control': 'no-store', 'retry-after': '30' })
  }
}

type Found = { type: string; bytes: ArrayBuffer }

async function readBucket(name: string, address: string, { media, defer }: Reads) {
  const bytesOf = async (): Promise<Found | null> => {
    const object = await media.get(name)
    const type = object?.httpMetadata?.contentType ?? ''
    if (!object || !types.has(type)) return null
    return { type, bytes: await object.arrayBuffer() }
  }
  const found = await within(timeoutMs, bytesOf())
  if (found) defer(writeLocation(address, found))
  return found
}

/** The location's copy; `null` when its cache has none, fails or is slow. */
async function readLocation(address: string): Promise<Found | null> {
  const read = async () => {
    const found = await (await caches.open(cacheName)).match(address)
    const type = found?.headers.get('content-type') ?? ''
    return found && types.has(type) ? { type, bytes: await found.arrayBuffer() } : null
  }
  return within(cacheTimeoutMs, read()).catch(() => null)
}

async function writeLocation(address: string, { type, bytes }: Found): Promise<void> {
  try {
    const headers = { 'content-type': type, 'cache-control': 'public, max-age=86400' }
    await (await caches.open(cacheName)).put(address, new Response(bytes, { headers }))
  } catch (cause) {
    log('warn', 'A picture is not kept near by', { area: 'pictures', cause })
  }
}

function withHeaders(
  request: Request,
  bytes: ArrayBuffer | null,
  status: number,
  headers: Record<string, string>,
): Response {
  return new Response(request.method === 'HEAD' ? null : bytes, {
    status,
    headers: {
      ...securityHeadersOf(),
      ...headers,
      'content-security-policy': policy,
      // feed readers embed the picture in pages of other origins
      'cross-origin-resource-policy': 'cross-origin',
      'x-request-id': currentRequestId() ?? requestIdOf(request),
    },
  })
}
