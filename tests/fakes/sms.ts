import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { runFakeByHand } from './listen.ts'

/** A fake of Twilio’s Messages API. `GET /?to=+1613…` returns the messages to a number. */
export function createSms(): Server {
  const messages: { to: string; text: string }[] = []

  return createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://sms.test')
    if (request.method === 'POST') {
      const given = new URLSearchParams(await text(request))
      messages.push({ to: given.get('To') ?? '', text: given.get('Body') ?? '' })
      response.writeHead(201, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ sid: `SM${messages.length}` }))
      return
    }
    const to = url.searchParams.get('to')
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(messages.filter((message) => message.to === to)))
  })
}

if (import.meta.main) await runFakeByHand(createSms())
