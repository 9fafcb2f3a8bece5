import { brotliCompressSync } from 'node:zlib'
import type { Response } from '@playwright/test'

/** Of one page. */
export const budgetBytes = {
  scriptsBeforeTouch: 4 * 1024,
  htmlAndStyles: 28 * 1024,
  fonts: 45 * 1024,
  all: 90 * 1024,
  scriptsAfterWaking: 100_000,
}

export type Loaded = { type: string; path: string; sizeBytes: number }

/** Files with a hash in their name weigh the same on every page. */
const known = new Map<string, number>()

/** Bytes as the edge would send them: text by brotli, fonts as they are. */
export async function weigh(response: Response): Promise<Loaded> {
  const path = new URL(response.url()).pathname
  let sizeBytes = known.get(path)
  if (sizeBytes === undefined) {
    const body = await response.body()
    sizeBytes = path.endsWith('.woff2') ? body.length : brotliCompressSync(body).length
    if (path.startsWith('/assets/')) known.set(path, sizeBytes)
  }
  return { type: response.request().resourceType(), path, sizeBytes }
}

export const sum = (loaded: Loaded[]) =>
  loaded.reduce((total, { sizeBytes }) => total + sizeBytes, 0)
