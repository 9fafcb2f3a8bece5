import { createServer, request as ask, type Server } from 'node:http'

/**
 * A second origin of the site: a proxy to another server that keeps the Host header.
 * @param address of that server
 */
export function createSecondOrigin(address: string): Server {
  const { hostname, port } = new URL(address)
  return createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming
    const onward = ask({ hostname, port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(onward)
  })
}
