import { brotliCompressSync, constants } from 'node:zlib'

/** Brotli with the edge’s quality. */
export const compressedByEdge = (text: string | Buffer): Buffer =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
