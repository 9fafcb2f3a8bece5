import { expect, test } from 'vitest'
import { withFailover } from '../../web/api/failover.ts'

const first = 'https://first.test'
const second = 'https://second.test'

/** Two origins with settable behaviour; `asked` records their requests. */
function createOrigins() {
  const state: Record<string, number | 'unreachable' | 'silent'> = { [first]: 200, [second]: 200 }
  const asked: string[] = []
  let nowMs = 0
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const { origin, pathname } = new URL(input instanceof Request ? input.url : input)
    asked.push(`${init?.method ?? 'GET'} ${origin}${pathname}`)
    const behaviour = state[origin]
    if (behaviour === 'unreachable') throw new TypeError('Failed to fetch')
    if (behaviour === 'silent') {
      return new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      })
    }
    return new Response(behaviour === 304 ? null : origin, { status: behaviour ?? 500 })
  }
  const reliable = withFailover({ first, second, fetch, now: () => nowMs })
  const read = async (path = '/api/geo') => (await reliable(first + path)).text()
  return { state, asked, reliable, read, pass: (ms: number) => (nowMs += ms) }
}

test('only the first origin is asked while it works', async () => {
  const { asked, read } = createOrigins()
  expect(await read()).toBe(first)
  expect(await read()).toBe(first)
  expect(asked).toEqual(['GET https://first.test/api/geo', 'GET https://first.test/api/geo'])
})

test.each([500, 503, 'unreachable'] as const)(
  'a read is repeated at the second origin when the first fails (%s)',
  async (how) => {
    const { state, asked, read } = createOrigins()
    state[first] = how
    expect(await read('/api/flags')).toBe(second)
    expect(asked).toEqual(['GET https://first.test/api/flags', 'GET https://second.test/api/flags'])
  },
)

test(
  'a read moves to the second origin after five seconds of silence',
  { timeout: 9000 },
  async () => {
    const { state, read } = createOrigins()
    state[first] = 'silent'
    const startMs = Date.now()
    expect(await read()).toBe(second)
    expect(Date.now() - startMs).toBeGreaterThanOrEqual(4900)
    expect(Date.now() - startMs).toBeLessThan(7500)
  },
)

test('after a failure reads go to the second origin at once, and back to the first when it works again', async () => {
  const { state, asked, read, pass } = createOrigins()
  state[first] = 503
  await read()
  asked.length = 0
  expect(await read()).toBe(second)
  expect(asked).toEqual(['GET https://second.test/api/geo'])

  pass(30_000)
  asked.length = 0
  expect(await read()).toBe(second) // still failing, so it is left out for another while
  expect(asked).toHaveLength(2)
  await read()
  expect(asked).toHaveLength(3)

  state[first] = 200
  pass(30_000)
  expect(await read()).toBe(first)
  state[second] = 'unreachable'
  expect(await read()).toBe(first)
})

test('the first origin is asked at once when the second fails too', async () => {
  const { state, read } = createOrigins()
  state[first] = 503
  await read()
  state[first] = 200
  state[second] = 'unreachable'
  expect(await read()).toBe(first)
})

test('the first origin’s error is returned when both origins fail', async () => {
  const { state, reliable } = createOrigins()
  state[first] = 503
  state[second] = 500
  expect((await reliable(`${first}/api/geo`)).status).toBe(503)
  state[first] = 'unreachable'
  await expect(reliable(`${first}/api/geo`)).rejects.toThrow('Failed to fetch')
})

test('a response below 500 is returned without asking the second origin', async () => {
  const { state, asked, reliable } = createOrigins()
  for (const status of [304, 401, 403, 404, 409, 429]) {
    state[first] = status
    expect((await reliable(`${first}/api/me`)).status).toBe(status)
  }
  expect(asked.filter((line) => line.includes(second))).toEqual([])
})

test('a write is never repeated', async () => {
  const { state, asked, reliable } = createOrigins()
  for (const method of ['POST', 'PATCH', 'PUT', 'DELETE']) {
    state[first] = 503
    expect((await reliable(`${first}/api/flags`, { method })).status).toBe(503)
    state[first] = 'unreachable'
    await expect(reliable(`${first}/api/flags`, { method })).rejects.toThrow()
  }
  expect(asked.filter((line) => line.includes(second))).toEqual([])
})

test('a read aborted by its caller is not repeated', async () => {
  const { state, asked, reliable } = createOrigins()
  state[first] = 'silent'
  const leaving = new AbortController()
  const read = reliable(`${first}/api/geo`, { signal: leaving.signal })
  leaving.abort()
  await expect(read).rejects.toThrow()
  expect(asked).toHaveLength(1)
})
