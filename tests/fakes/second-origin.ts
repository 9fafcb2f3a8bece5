import { createServer, request as ask } from 'node:http'

/*
 * A second origin of the site, as a process on loopback: it hands everything to the server at TARGET, which sees the
 * host that was asked for. `node tests/fakes/second-origin.ts`, port PORT.
 */
const target = new URL(process.env['TARGET'] ?? 'http://127.0.0.1:8799')

const server = createServer((incoming, outgoing) => {
  const { method, url, headers } = incoming
  const { hostname, port } = target
  const onward = ask({ hostname, port, method, path: url, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  onward.on('error', () => outgoing.writeHead(502).end())
  incoming.pipe(onward)
})

server.listen(Number(process.env['PORT'] ?? 9557), '127.0.0.1')
