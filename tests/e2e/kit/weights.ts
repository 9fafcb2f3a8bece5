import { brotliCompressSync } from 'node:zlib'
import type { Response } from '@playwright/test'

/** Maximum transfers per page. */
export const pageBudgetBytes = {
  scriptsBeforeTouch: 4 * 1024,
  htmlAndStyles: 28 * 1024,
  fonts: 45 * 1024,
  all: 90 * 1024,
  scriptsAfterWaking: 100_000,
}

export type Transfer = { type: string; path: string; sizeBytes: number }

/** Sizes by URL, as hashed files have the same size on every page. */
const known = new Map<string, number>()

async function measure(response: Response): Promise<Transfer> {
  const path = new URL(response.url()).pathname
  let sizeBytes = known.get(path)
  if (sizeBytes === undefined) {
    const body = await response.body()
    sizeBytes = path.endsWith('.woff2') ? body.length : brotliCompressSync(body).length
    if (path.startsWith('/assets/')) known.set(path, sizeBytes)
  }
  return { type: response.request().resourceType(), path, sizeBytes }
}

/** The sizes after compression at the edge: text with brotli, fonts unchanged. */
export const measureTransfers = (responses: readonly Response[]) =>
  Promise.all(responses.map(measure))

export const totalBytes = (loaded: Transfer[]) =>
  loaded.reduce((total, { sizeBytes }) => total + sizeBytes, 0)
