import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request as ask } from 'node:http'
import { createSecureServer, type Http2SecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { compressedByEdge } from '../setup/compressed-by-edge.ts'

const isText = /^(text|application\/(javascript|json|manifest)|image\/svg)/
/** Connection headers that HTTP/2 does not have. */
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length'])

/**
 * A proxy that does what the edge does: TLS with a self-made certificate, HTTP/2 and brotli.
 * It also serves static pages to compare with.
 */
export async function startEdge(
  port: number,
  target: URL,
  bare: ReadonlyMap<string, string>,
): Promise<Http2SecureServer> {
  const edge = createSecureServer(makeCertificate(), (incoming, outgoing) => {
    const send = (status: number, headers: Record<string, unknown>, body: Buffer) => {
      const isSent = headers['content-encoding'] !== undefined
      const isPacked = !isSent && isText.test(String(headers['content-type']))
      for (const [name, value] of Object.entries(headers)) {
        if (!hopByHop.has(name)) outgoing.setHeader(name, String(value))
      }
      if (isPacked) outgoing.setHeader('content-encoding', 'br')
      outgoing.writeHead(status)
      outgoing.end(isPacked ? compressedByEdge(body) : body)
    }
    const page = bare.get(incoming.url ?? '')
    if (page !== undefined) {
      return send(200, { 'content-type': 'text/html; charset=utf-8' }, Buffer.from(page))
    }
    const { hostname, port: targetPort } = target
    const named = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'))
    const headers = {
      ...Object.fromEntries(named),
      host: target.host,
      // the Worker compresses pages; everything else is compressed by this proxy
      'accept-encoding': incoming.headers['sec-fetch-dest'] === 'document' ? 'br' : 'identity',
    }
    const onward = ask(
      { hostname, port: targetPort, method: incoming.method, path: incoming.url, headers },
      async (answer) => {
        send(answer.statusCode ?? 502, answer.headers, await buffer(answer))
      },
    )
    onward.on('error', () => send(502, {}, Buffer.alloc(0)))
    onward.end()
  })
  await new Promise<void>((resolve) => edge.listen(port, '127.0.0.1', resolve))
  return edge
}

function makeCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'meltemi-'))
  const [keyout, out] = [join(folder, 'key'), join(folder, 'cert')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  const files = ['-keyout', keyout, '-out', out]
  execFileSync('openssl', ['req', '-x509', ...kind, ...names, ...files], { stdio: 'pipe' })
  const made = { key: readFileSync(keyout), cert: readFileSync(out) }
  rmSync(folder, { recursive: true })
  return made
}
