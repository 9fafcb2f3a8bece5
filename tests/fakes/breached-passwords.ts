import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenByHand } from './listen.ts'

export type Mode = 'answers' | 'fails' | 'hangs' | 'babbles'

const hashOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase()

/**
 * A stand-in for a service that knows breached passwords. By hand: `node tests/fakes/breached-passwords.ts`. It speaks the range API: the first five digits of a SHA-1 in, the
 * rest of every one that is listed out, padded. What is listed, and what goes wrong, is for tests to say:
 * `PUT /fake` with `{ "listed": [passwords], "mode": … }`; `GET /fake` tells what was asked.
 * Source: haveibeenpwned.com/API/v3, "Searching by range".
 */
export function createBreachedPasswords(): Server {
  let mode: Mode = 'answers'
  let listed: string[] = []
  let asked: { path: string; padding: string | undefined }[] = []

  function range(prefix: string): string {
    const known = listed.map(hashOf).filter((hash) => hash.startsWith(prefix))
    const padding = [`${'0'.repeat(34)}1:0`, `${hashOf(`padding of ${prefix}`).slice(5)}:0`]
    return [...known.map((hash) => `${hash.slice(5)}:42`), ...padding].join('\r\n')
  }

  return createServer(async (request, response) => {
    const path = request.url ?? '/'
    if (path === '/fake') {
      if (request.method === 'PUT') {
        ;({ mode = 'answers', listed = [] } = JSON.parse(await text(request)))
        asked = []
      }
      response.end(JSON.stringify({ asked }))
      return
    }
    const padding = request.headers['add-padding']
    asked.push({ path, padding: Array.isArray(padding) ? padding[0] : padding })
    const prefix = /^\/range\/([0-9A-F]{5})$/.exec(path)?.[1]
    if (prefix === undefined)
      return response.writeHead(400).end('The hash was not in a valid format')
    if (mode === 'hangs') return
    if (mode === 'fails') return response.writeHead(503).end()
    response.end(mode === 'babbles' ? '<!doctype html>\n:::\n' : range(prefix))
  })
}

if (import.meta.main) await listenByHand(createBreachedPasswords())
