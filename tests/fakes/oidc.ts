import { createServer, type IncomingMessage, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listenOnLoopback } from './listen.ts'
import { createFakeProvider } from './oidc-provider.ts'

const client = { clientId: 'meltemi', clientSecret: 'known-to-everybody' }

/** The value of OIDC_PROVIDERS for the fake at this address. */
export const oidcSetting = (issuer: string): string =>
  JSON.stringify({
    fake: { issuer, client_id: client.clientId, client_secret: client.clientSecret },
  })

/** The fake OpenID provider. By hand: `node tests/fakes/oidc.ts`, port PORT, 9555 by default. */
export async function createOidc(issuer: string): Promise<Server> {
  const provider = await createFakeProvider({ issuer, ...client })
  return createServer(async (incoming, outgoing) => {
    const response = await provider.answer(await asRequest(incoming, issuer))
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(await response.text())
  })
}

async function asRequest(incoming: IncomingMessage, issuer: string): Promise<Request> {
  const body = await buffer(incoming)
  const { method = 'GET', url = '/', headers } = incoming
  const pairs = Object.entries(headers).map(([name, value]) => [name, String(value)])
  return new Request(new URL(url, issuer), {
    method,
    headers: Object.fromEntries(pairs),
    ...(method === 'POST' && { body }),
  })
}

if (import.meta.main) {
  const port = Number(process.env['PORT'] ?? 9555)
  const issuer = `http://127.0.0.1:${port}`
  await listenOnLoopback(await createOidc(issuer), port)
  console.log(`The fake OpenID provider listens. OIDC_PROVIDERS='${oidcSetting(issuer)}'`)
}
