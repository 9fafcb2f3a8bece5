import { createServer, type IncomingMessage } from 'node:http'
import { createFakeProvider } from './oidc-provider.ts'

/*
 * The fake OpenID provider as a process on loopback: `node tests/fakes/oidc.ts`. The port is PORT, 9555 by default.
 * What OIDC_PROVIDERS has to say for it is printed once it listens.
 */
const port = Number(process.env['PORT'] ?? 9555)
const issuer = `http://127.0.0.1:${port}`
const provider = await createFakeProvider({
  issuer,
  clientId: 'meltemi',
  clientSecret: 'known-to-everybody',
})

const server = createServer(async (incoming, outgoing) => {
  const response = await provider.answer(await asRequest(incoming))
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(await response.text())
})

async function asRequest(incoming: IncomingMessage): Promise<Request> {
  const chunks: Uint8Array[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const { method = 'GET', url = '/', headers } = incoming
  const pairs = Object.entries(headers).map(([name, value]) => [name, String(value)])
  return new Request(new URL(url, issuer), {
    method,
    headers: Object.fromEntries(pairs),
    ...(method === 'POST' && { body: Buffer.concat(chunks) }),
  })
}

server.listen(port, '127.0.0.1', () => {
  const { clientId: client_id, clientSecret: client_secret } = provider
  const setting = JSON.stringify({ fake: { issuer, client_id, client_secret } })
  console.log(`The fake OpenID provider listens. OIDC_PROVIDERS='${setting}'`)
})
