import { connect } from 'node:net'
import { leftURL } from '../../setup/e2e-server.ts'
import { ownServers } from '../kit/own-servers.ts'
import { client, expect, test } from '../kit/portal-fixtures.ts'

/* A Worker that nobody has asked for a page, a flag, a key or a password yet. */
const servers = ownServers('left')

test.use({ baseURL: leftURL })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  await servers.worker(leftURL, { SITE_URL: leftURL })
})

test.afterAll(() => servers.end())

const signIn = { path: '/auth/v1/token?grant_type=password', body: JSON.stringify(client) }
const asked: { path: string; body?: string }[] = [
  { path: '/' },
  { path: '/api/flags' },
  { path: '/auth/v1/.well-known/jwks.json' },
  signIn,
  { path: '/el/client/login' },
]

/** Sends a request and hangs up after so many milliseconds, whether an answer has begun or not. */
function leave({ path, body }: { path: string; body?: string }, afterMs: number): Promise<void> {
  const { hostname, port } = new URL(leftURL)
  const lines = [
    `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    ...(body === undefined
      ? []
      : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]),
  ]
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${lines.join('\r\n')}\r\n\r\n${body ?? ''}`)
      setTimeout(() => socket.resetAndDestroy(), afterMs)
    })
    socket.on('close', () => resolve())
    socket.on('error', reject)
  })
}

test('whoever leaves before the first answer leaves the Worker well for everybody after', async ({
  request,
}) => {
  // several at once, and each a little later than the last: some are in the middle of what is read once
  for (const afterMs of [1, 5, 20, 60, 120]) {
    await Promise.all(asked.map((one) => leave(one, afterMs)))
  }
  for (const { path, body } of asked) {
    const answer = await request.fetch(path, {
      timeout: 15_000,
      ...(body !== undefined && {
        method: 'POST',
        data: body,
        headers: { 'content-type': 'application/json' },
      }),
    })
    expect([path, answer.status()]).toEqual([path, 200])
  }
})
