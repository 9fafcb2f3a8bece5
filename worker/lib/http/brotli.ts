import { brotliCompressSync, constants } from 'node:zlib'

/**
 * Quality 5 instead of the edge's 4: pages are 8 % smaller, and Greek ones fit into the first round
 * trip.
 */
const quality = 5

/** Compresses with Brotli (RFC 7932). */
export function compressBrotli(text: Uint8Array): Uint8Array<ArrayBuffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: text.byteLength }
  return new Uint8Array(brotliCompressSync(text, { params }))
}

/**
 * Whether the browser takes Brotli. The edge keeps its header to itself and says so beside the request; where no one
 * tells, nothing is packed.
 * Source: Cloudflare, IncomingRequestCfProperties.clientAcceptEncoding; RFC 9110 §12.5.3.
 */
export function acceptsBrotli({ cf }: Request): boolean {
  const accepted = cf?.clientAcceptEncoding
  if (typeof accepted !== 'string') return false
  return accepted.split(',').some((coding) => /^\s*br\s*(;\s*q=(?!0(\.0*)?\s*$)|$)/i.test(coding))
}
