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
export type KeptPage = Bytes & {
  facts: PageFacts
  tag: string
  /** The same in Brotli, once someone asked for it. */
  packed?: Bytes
}

type Bytes = { body: Uint8Array<ArrayBuffer>; headers: Headers }

function packedOf({ body, tag, headers }: KeptPage): Bytes {
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

/** The answer with a kept page: 304 to who has it, in Brotli to browsers that take it. */
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
