import { createServer } from 'node:http'

/** A provider of text messages that speaks Twilio's Messages API, and shows what it was given: `GET /?to=+1613…`. */
const messages: { to: string; text: string }[] = []

createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://sms.test')
  if (request.method === 'POST') {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const given = new URLSearchParams(body)
    messages.push({ to: given.get('To') ?? '', text: given.get('Body') ?? '' })
    response.writeHead(201, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ sid: `SM${messages.length}` }))
    return
  }
  const to = url.searchParams.get('to')
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(messages.filter((message) => message.to === to)))
}).listen(Number(process.env.PORT), '127.0.0.1')
