import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { baseURL } from '../../setup/e2e-server.ts'
import { compressedByEdge } from '../../setup/compressed-by-edge.ts'
import { expect, test } from '../kit/fixtures.ts'

type Sent = { encoding: string | undefined; bytes: Buffer }

/** The raw body, as `fetch` would decompress it. */
function ask(path: string, accepted: string): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': accepted }
    const request = get(new URL(path, baseURL), { headers }, async (answer) => {
      resolve({ encoding: answer.headers['content-encoding'], bytes: await buffer(answer) })
    })
    request.on('error', reject)
  })
}

test('a page is sent with the build’s own compression, smaller than the edge’s', async () => {
  for (const path of ['/', '/el', '/el/insights/blog/olive-oil-grades-and-analyses']) {
    const plain = await ask(path, 'identity')
    // with both offered, the local server would choose gzip
    const packed = await ask(path, 'br')
    expect([plain.encoding, packed.encoding], path).toEqual([undefined, 'br'])
    expect(brotliDecompressSync(packed.bytes).equals(plain.bytes), path).toBe(true)
    expect(packed.bytes.byteLength / compressedByEdge(plain.bytes).byteLength, path).toBeLessThan(
      0.95,
    )
  }
})
