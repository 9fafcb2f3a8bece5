import type { Locale } from '#contract/locales.ts'
import { entityTag, isNotModified } from '../lib/http/etag.ts'
import { currentRequestId, requestIdOf } from '../lib/log.ts'
import { type PolicyOptions, securityHeadersOf } from '../lib/http/security-policy.ts'
import { compressBrotli, acceptsBrotli } from '../lib/http/brotli.ts'

/** What a page is sent with besides its bytes. */
export type PageFacts = {
  language: Locale
  /** No one keeps a copy of it, not even the browser. */
  isApplication: boolean
  /** What its policy admits. */
  opening: PolicyOptions
  /** The flags that it depended on when it was rendered. */
  reads: readonly string[]
}

/** A page that all its visitors share, ready to be sent: nothing of it is made per request. */
export type KeptPage = {
  facts: PageFacts
  body: Uint8Array<ArrayBuffer>
  tag: string
  headers: Headers
  /** The same in Brotli, once someone asked for it. */
  packed?: PackedPage
}

type PackedPage = Pick<KeptPage, 'body' | 'headers'>

function packedOf({ body, tag, headers }: KeptPage): PackedPage {
  const own = new Headers(headers)
  own.set('content-encoding', 'br')
  // other bytes, the same page (RFC 9110 §8.8.1)
  own.set('etag', `W/${tag}`)
  return { body: compressBrotli(body), headers: own }
}

/** What every visitor of a page gets alike. */
export const headersOf = ({ language, isApplication, opening }: PageFacts) => ({
  ...securityHeadersOf(opening),
  'content-type': 'text/html; charset=utf-8',
  'content-language': language,
  // the browser may keep a reading page but asks each time: a switched section shows at once
  'cache-control': isApplication ? 'no-store' : 'private, no-cache',
})

/** @param body its bytes: encoding the text takes longer than the rest of a request */
export async function keptPage(facts: PageFacts, body: Uint8Array<ArrayBuffer>): Promise<KeptPage> {
  const tag = await entityTag(body)
  return { facts, body, tag, headers: new Headers({ ...headersOf(facts), etag: tag }) }
}

/** The answer with a kept page; 304 to who has it. */
export function answerWith({ body, tag, headers }: KeptPage, request: Request): Response {
  const isKnown = isNotModified(request.headers.get('if-none-match'), tag)
  const response = isKnown
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers })
  return named(response, request)
}

/**
 * The same, in Brotli for browsers that take it. Only for what nothing wraps on its way out: a copy of the answer would
 * be packed once more.
 */
export function answerPacked(page: KeptPage, request: Request): Response {
  if (!acceptsBrotli(request)) return answerWith(page, request)
  if (isNotModified(request.headers.get('if-none-match'), page.tag))
    return answerWith(page, request)
  page.packed ??= packedOf(page)
  const { body, headers } = page.packed
  return named(new Response(body, { headers, encodeBody: 'manual' }), request)
}

function named(response: Response, request: Request): Response {
  response.headers.set('x-request-id', currentRequestId() ?? requestIdOf(request))
  return response
}
