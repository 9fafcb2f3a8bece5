import { get } from 'node:http'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { baseURL } from '../../setup/e2e-server.ts'
import { expect, test } from '../kit/fixtures.ts'

type Sent = { encoding: string | undefined; bytes: Buffer }

/** What goes over the wire: `fetch` would unpack it. */
function ask(path: string, accepted: string): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': accepted }
    const request = get(new URL(path, baseURL), { headers }, async (answer) => {
      const chunks: Uint8Array[] = []
      for await (const chunk of answer) chunks.push(chunk as Uint8Array)
      resolve({ encoding: answer.headers['content-encoding'], bytes: Buffer.concat(chunks) })
    })
    request.on('error', reject)
  })
}

/** What the edge would make of it. */
const byEdge = (text: Buffer) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).byteLength

test('a page goes over the wire packed once, smaller than the edge would make it', async () => {
  for (const path of ['/', '/el', '/el/insights/blog/olive-oil-grades-and-analyses']) {
    const plain = await ask(path, 'identity')
    // the local server would make gzip of it for who takes both
    const packed = await ask(path, 'br')
    expect([plain.encoding, packed.encoding], path).toEqual([undefined, 'br'])
    expect(brotliDecompressSync(packed.bytes).equals(plain.bytes), path).toBe(true)
    expect(packed.bytes.byteLength / byEdge(plain.bytes), path).toBeLessThan(0.95)
  }
})
