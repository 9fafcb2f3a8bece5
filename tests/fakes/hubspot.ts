import { createServer, type IncomingMessage, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { type PortalBehaviour, createPortal, type Submission } from './hubspot-portal.ts'
import { runFakeByHand } from './listen.ts'

const paths = {
  submit: /^\/submissions\/v3\/integration\/(secure\/)?submit\/(\d+)\/([\w-]+)$/,
  control: /^\/fake\/(\d+)$/,
}

/**
 * A fake of HubSpot’s form submissions. By hand: `node tests/fakes/hubspot.ts`. Each portal id is a portal of its
 * own, so that tests do not interfere:
 * `PUT /fake/{portalId}` sets its behaviour, `GET /fake/{portalId}` returns its calls.
 */
export function createHubSpot(): Server {
  const portals = new Map<string, ReturnType<typeof createPortal>>()

  function portal(id: string) {
    const known = portals.get(id) ?? createPortal()
    portals.set(id, known)
    return known
  }

  return createServer(async (incoming, outgoing) => {
    const answer = (status: number, body: unknown) => {
      outgoing.writeHead(status, { 'content-type': 'application/json' })
      outgoing.end(JSON.stringify(body))
    }
    try {
      const { method, url = '/' } = incoming
      const body = await text(incoming)
      const [, controlled] = paths.control.exec(url) ?? []
      if (controlled !== undefined) {
        if (method === 'PUT')
          portals.set(controlled, createPortal(JSON.parse(body) as PortalBehaviour))
        return answer(200, portal(controlled).seen)
      }
      const [path, secure, id = '', formId = ''] = paths.submit.exec(url) ?? []
      if (path === undefined || method !== 'POST') return answer(404, { status: 'error' })
      const { submit, delayMs } = portal(id)
      const verdict = submit(asSubmission(incoming, secure !== undefined, formId, body))
      if (delayMs > 0) await wait(delayMs)
      if (verdict === 'hang') return
      if (verdict === 'html') return outgoing.end('<title>Sign in</title>')
      if (verdict === 'reset') return incoming.socket.resetAndDestroy()
      return answer(verdict.status, verdict.body)
    } catch {
      return answer(400, { status: 'error', message: 'The request is not valid' })
    }
  })
}

function asSubmission(
  { headers }: IncomingMessage,
  isSecure: boolean,
  formId: string,
  json: string,
): Submission {
  const body = JSON.parse(json) as { fields: { name: string; value: string }[] }
  const fields = Object.fromEntries(body.fields.map(({ name, value }) => [name, value]))
  const variant = isSecure ? 'secure' : 'public'
  return { variant, formId, authorization: headers.authorization ?? null, fields, body }
}

if (import.meta.main) await runFakeByHand(createHubSpot())
