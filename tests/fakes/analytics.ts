import { createServer, type Server } from 'node:http'
import { json } from 'node:stream/consumers'
import { runFakeByHand } from './listen.ts'

type Received = { headers: Record<string, unknown>; body: { domain: string } }

/**
 * A fake of Plausible’s Events API. By hand: `node tests/fakes/analytics.ts`. The domain of an event sets the
 * behaviour: `down.*` answers 503, `hang.*` never.
 * `GET /events?domain=…` lists the received events with their headers.
 */
export function createAnalytics(): Server {
  const received: Received[] = []

  return createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    if (request.method === 'GET') {
      const domain = url.searchParams.get('domain')
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(received.filter(({ body }) => body.domain === domain)))
      return
    }
    const body = (await json(request)) as Received['body']
    received.push({ headers: request.headers, body })
    if (url.pathname !== '/api/event') response.writeHead(404).end()
    else if (body.domain.startsWith('down.')) response.writeHead(503).end()
    else if (!body.domain.startsWith('hang.')) response.writeHead(202).end('ok')
  })
}

if (import.meta.main) await runFakeByHand(createAnalytics())
