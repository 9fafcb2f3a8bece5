import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { runFakeByHand } from './listen.ts'

export type Mode = 'answers' | 'fails' | 'hangs' | 'babbles'

const hashOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase()

/**
 * A fake of the Pwned Passwords range API (haveibeenpwned.com/API/v3). By hand: `node
 * tests/fakes/breached-passwords.ts`.
 * `PUT /fake` sets `{ "listed": [passwords], "mode": … }`; `GET /fake` returns the received requests.
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

if (import.meta.main) await runFakeByHand(createBreachedPasswords())
