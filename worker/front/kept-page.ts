import type { Locale } from '#contract/locales.ts'
import { entityTag, isNotModified } from '../lib/http/etag.ts'
import { currentRequestId, requestIdOf } from '../lib/log.ts'
import { type PolicyOptions, securityHeadersOf } from '../lib/http/security-policy.ts'
import { compressBrotli, acceptsBrotli } from '../lib/http/brotli.ts'

/** The facts that a page's headers depend on. */
export type PageFacts = {
  language: Locale
  /** Forbids caching, including by the browser. */
  isApplication: boolean
  /** Additional sources of the Content-Security-Policy. */
  opening: PolicyOptions
  /** The flags read while rendering. */
  reads: readonly string[]
}

/** A page shared by all visitors, with headers and body ready to send. */
export type KeptPage = Bytes & {
  facts: PageFacts
  tag: string
  /** The Brotli body, once requested. */
  packed?: Bytes
}

type Bytes = { body: Uint8Array<ArrayBuffer>; headers: Headers }

function packedOf({ body, tag, headers }: KeptPage): Bytes {
  const own = new Headers(headers)
  own.set('content-encoding', 'br')
  // a weak tag: other bytes, the same page (RFC 9110 §8.8.1)
  own.set('etag', `W/${tag}`)
  return { body: compressBrotli(body), headers: own }
}

/** Headers that are equal for every visitor of a page. */
export const headersOf = ({ language, isApplication, opening }: PageFacts) => ({
  ...securityHeadersOf(opening),
  'content-type': 'text/html; charset=utf-8',
  'content-language': language,
  // browsers may cache reading pages but must revalidate, so that switched sections show at once
  'cache-control': isApplication ? 'no-store' : 'private, no-cache',
})

/** @param body the bytes, because encoding the text takes longer than the rest of a request */
export async function keptPage(facts: PageFacts, body: Uint8Array<ArrayBuffer>): Promise<KeptPage> {
  const tag = await entityTag(body)
  return { facts, body, tag, headers: new Headers({ ...headersOf(facts), etag: tag }) }
}

/** Responds with a cached page: 304 if the browser has it, in Brotli if accepted. */
export function answerWith(page: KeptPage, request: Request): Response {
  const isKnown = isNotModified(request.headers.get('if-none-match'), page.tag)
  const isPacked = !isKnown && acceptsBrotli(request)
  const { body, headers } = isPacked ? (page.packed ??= packedOf(page)) : page
  const response = isKnown
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers, ...(isPacked && { encodeBody: 'manual' }) })
  response.headers.set('x-request-id', currentRequestId() ?? requestIdOf(request))
  return response
}
