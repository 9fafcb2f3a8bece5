import { env } from 'cloudflare:workers'
import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { createDb } from '../../../worker/db/client.ts'
import { seed } from '../../../worker/db/seed.ts'
import { freshIsolate } from './isolates.ts'

beforeEach(() => seed(createDb(env.DB), [], new Date()))

const newBuild = () => ({ build: crypto.randomUUID() })
const ofChromium = 'gzip, deflate, br, zstd'

async function unpacked(answer: Response): Promise<string> {
  return brotliDecompressSync(await answer.arrayBuffer()).toString()
}

test('a browser that takes Brotli gets the page packed, from the first visit of an isolate on', async () => {
  const build = newBuild()
  const { visit } = await freshIsolate({}, build)
  const plain = await visit('/el')
  const text = await plain.text()
  for (const isolate of [{ visit }, await freshIsolate({}, build)]) {
    const packed = await isolate.visit('/el', { encodings: ofChromium })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(packed.headers.get('content-security-policy')).toBe(
      plain.headers.get('content-security-policy'),
    )
    expect(await unpacked(packed)).toBe(text)
  }
})

test('whoever takes none gets the text, also after somebody else got it packed', async () => {
  const { visit } = await freshIsolate({}, newBuild())
  const text = await (await visit('/de')).text()
  await visit('/de', { encodings: ofChromium })
  for (const encodings of ['', 'gzip', 'gzip, br;q=0', 'br; q=0.000', 'brotli', 'identity', '*']) {
    const answer = await visit('/de', { encodings })
    expect(answer.headers.get('content-encoding'), encodings).toBeNull()
    expect(await answer.text(), encodings).toBe(text)
  }
  for (const encodings of ['br', 'BR', 'gzip;q=0.5, br;q=1.0', 'br ; q=0.1']) {
    const answer = await visit('/de', { encodings })
    expect(answer.headers.get('content-encoding'), encodings).toBe('br')
  }
})

test('a browser that has the page packed is told that nothing changed', async () => {
  const { visit } = await freshIsolate({}, newBuild())
  await visit('/')
  const first = await visit('/', { encodings: ofChromium })
  const tag = first.headers.get('etag') ?? ''
  expect(tag).toMatch(/^W\/"/)
  const again = await visit('/', { encodings: ofChromium, headers: { 'if-none-match': tag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(again.headers.get('content-encoding')).toBeNull()
})
